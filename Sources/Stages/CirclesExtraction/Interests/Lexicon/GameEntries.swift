/// Games, collecting, and what is studied for its own sake. The notation is `InterestLexicon`'s.
enum GameEntries {
  static let games = """
    chess, speed chess, backgammon, go club, mahjong=mah jong, shogi, xiangqi, checkers=draughts,
    dominoes, bridge club=duplicate bridge, poker, cribbage, canasta, euchre, pinochle, rummy,
    bingo, trivia night=pub quiz=trivia nights=quiz nights=pub quizzes,
    crosswords=crossword puzzles=crossword puzzle=cryptic crosswords, sudoku, wordle,
    jigsaw puzzles=jigsaws=jigsaw, rubik's cube=speedcubing=rubiks cubes, escape rooms,
    tabletop games,
    dungeons and dragons=dungeons & dragons=d&d=dnd, role-playing games=roleplaying games=rpgs,
    larp=larping, warhammer, wargaming=war games, magic the gathering, pokemon,
    settlers of catan=catan, scrabble, video games=videogames=computer games, video gaming,
    retro gaming, game design, speedrunning, minecraft, mario kart, animal crossing,
    stardew valley, pinball, arcade games, esports=e-sports, fantasy football, fantasy baseball,
    fantasy leagues, puzzles, coding=programming, open source, game development, ping pong league,
    cornhole, horseshoes, foosball, pub trivia, rhythm games, sim racing,
    flight simulators=flight simulator, simulators
    """

  static let collecting = """
    birding=birds, motorcycling=motorcycles=motorbikes, moths=butterflies, roses, orchids,
    dahlias, succulents=cacti=cactus, tulips, irises, mosaics, writing a novel=novel,
    writing a memoir=memoir, screenwriting=screenplay, marathon running=marathon,
    running=half marathon=half=ultra=relay=10k=5k, stamp collecting=stamps=philately,
    coin collecting=coins=numismatics,
    record collecting=vinyl collecting=collecting records=vinyl records=vinyl, antiques=antiquing,
    postcards, typewriters, fountain pens, vintage cameras, vintage radios, watches, sneakers,
    baseball cards, trading cards, comic books, action figures, lego, maps, minerals, seashells,
    teapots, vintage clothes=vintage clothing, rare books, first editions, autographs, model cars,
    classic cars=vintage cars=car restoration, vintage motorcycles, vintage tractors,
    pinball machines, arcade cabinets, clocks, dolls, snow globes, matchbooks, beer mats,
    pressed flowers, meteorites, swords, banknotes, enamel pins, perfume, tea sets
    """

  static let studies = """
    astrology, tarot=tarot reading=tarot cards, numerology, philosophy, history, roman history,
    military history, archaeology, geology, linguistics, etymology, esperanto,
    sign language=asl=bsl, latin, ancient greek, mythology, theology, bible study, physics,
    mathematics, economics, psychology, neuroscience, ecology, botany, mycology, ornithology,
    entomology, paleontology=palaeontology, oceanography, cryptography, chess problems, investing,
    cryptocurrency=crypto, true crime, book club=book clubs=reading group, audiobooks, memoirs,
    public speaking=toastmasters, debating=debate club, model un, museum volunteering,
    lifelong learning, stoicism
    """

  static let languages = """
    spanish, portuguese, french, italian, german, dutch, swedish, norwegian, danish, finnish,
    icelandic, polish, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, russian,
    ukrainian, serbian, croatian, slovenian, lithuanian, latvian, estonian, arabic, hebrew,
    persian=farsi, urdu, hindi, bengali, punjabi, gujarati, marathi, tamil, telugu, kannada,
    malayalam, sinhala, nepali, tibetan, mandarin=mandarin chinese=chinese, cantonese, japanese,
    korean, vietnamese, thai, khmer, burmese, indonesian, malay, tagalog, hawaiian, maori,
    swahili, amharic, yoruba, igbo, hausa, zulu, xhosa, afrikaans, welsh,
    irish=gaelic=irish gaelic, scottish gaelic, breton, basque, catalan, galician, georgian,
    armenian, albanian, mongolian, kazakh, yiddish, quechua, navajo, sanskrit, braille, morse code
    """
}
