/// Instruments, music and what is read or watched. The notation is `InterestLexicon`'s.
enum MusicEntries {
  static let instruments = """
    guitar, bass guitar=bass, electric guitar, classical guitar, slide guitar, ukulele=uke, banjo,
    mandolin, violin, fiddle, viola, cello, double bass=upright bass, harp, piano, keyboards,
    harpsichord, organ, accordion, concertina, melodica, flute, piccolo, recorder, tin whistle,
    oboe, clarinet, bassoon, saxophone=sax=tenor sax=alto sax=tenor saxophone, trumpet, cornet,
    trombone, french horn, tuba, euphonium, bagpipes=pipes, uilleann pipes, harmonica,
    drums=drumming=drum kit, cajon, djembe, tabla, steel drums=steelpan, marimba, xylophone,
    vibraphone, glockenspiel, handbells=bell ringing=change ringing, theremin,
    synthesizers=synths=modular synths, didgeridoo, sitar, sarod, veena, oud, kora, mbira,
    balalaika, bouzouki, zither, dulcimer=hammered dulcimer, autoharp, erhu, guzheng, pipa, koto,
    shamisen, taiko=taiko drumming, gamelan, hurdy-gurdy, nyckelharpa, lute, lyre, viola da gamba,
    ocarina, kalimba, pedal steel, turntables=djing=dj-ing
    """

  static let makingMusic = """
    choir=choir singing=choral singing=choirs, gospel choir, chamber choir, community choir,
    barbershop=barbershop quartet, a cappella=acappella,
    shape note singing=shape-note singing=sacred harp singing, karaoke, beatboxing, brass band,
    marching band, community band, cover band, string quartet, orchestra, community orchestra,
    bluegrass jams=bluegrass jam, old-time jams, trad sessions, music production=producing music,
    field recording=field recordings, beat making, throat singing, yodeling=yodelling,
    singing lessons=voice lessons, conducting, garage band=punk band
    """

  static let genres = """
    jazz, blues, soul, funk, gospel, bluegrass, country music, folk music, indie music, punk,
    punk rock, metal=heavy metal, death metal, classical music, baroque music, early music,
    chamber music, opera music, techno, house music, ambient music, electronic music,
    drum and bass, hip hop=hip-hop, rap, reggae, ska, dub, dancehall, afrobeat=afrobeats,
    highlife, samba, bossa nova, fado, tango music, mariachi, cumbia, salsa music, k-pop=kpop,
    j-pop, bollywood, qawwali, ghazals, klezmer, celtic music, sea shanties, show tunes,
    musical scores, live music, music festivals,
    crime novels=crime fiction=detective novels=detective stories,
    mysteries=mystery novels=murder mysteries=whodunits, nordic noir=scandi noir, thrillers,
    science fiction=sci-fi=scifi, fantasy novels=fantasy books=fantasy, romance novels=romances,
    historical fiction, graphic novels, horror movies=horror films=horror, ghost stories,
    westerns, biographies, short stories, russian novels, poetry readings, spy novels, cookbooks,
    classic films=old movies=classic movies, silent films, foreign films, anime,
    k-dramas=korean dramas=kdramas, soap operas=telenovelas, reality tv=reality shows,
    nature documentaries, period dramas, sitcoms, cooking shows, baking shows, podcasts,
    true crime podcasts, radio dramas, agatha christie, jane austen, sherlock holmes,
    tolkien=lord of the rings, star trek, star wars, doctor who, harry potter, shakespeare,
    terry pratchett, stephen king, marvel, studio ghibli, miyazaki, hitchcock, bach, mozart,
    beethoven, chopin, dolly parton, taylor swift, the beatles=beatles, bob dylan, grateful dead,
    bruce springsteen, beyonce, eurovision
    """

  static let following = """
    baseball games, basketball games, hockey games, premier league, champions league, world cup,
    la liga, bundesliga, serie a, nba, wnba, nfl, nhl, mls, college football, college basketball,
    tour de france, cycling races, olympics, wimbledon, horse racing, nascar, wrestling shows,
    arsenal, chelsea, liverpool, manchester united=man united, manchester city=man city,
    tottenham=spurs, everton, newcastle united, leeds united, aston villa, west ham, celtic,
    barcelona, real madrid, atletico, juventus, inter milan, ac milan, bayern, dortmund, ajax,
    boca juniors, river plate, flamengo, yankees, mets, red sox, dodgers, giants, cubs, white sox,
    mariners, astros, braves, phillies, padres, blue jays, orioles, twins, brewers, tigers,
    lakers, celtics, warriors, bulls, knicks, raptors, blazers=trail blazers, sonics,
    spurs basketball, packers, cowboys, patriots, steelers, seahawks, chiefs, bears, eagles,
    broncos, 49ers, bills, timbers, thorns, sounders, galaxy, liberty basketball,
    storm basketball, canucks, maple leafs=leafs, canadiens=habs, bruins, rangers, penguins,
    blackhawks, kraken, oilers, flames hockey, all blacks, springboks, wallabies,
    cricket world cup, the ashes, ipl, six nations, state of origin, sumo tournaments
    """
}
