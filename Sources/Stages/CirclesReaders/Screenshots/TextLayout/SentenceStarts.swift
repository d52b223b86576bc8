/// Words by which messages begin, and which hardly stand in the middle of a sentence with a capital.
enum SentenceStarts {
  /// Whether a line begins with such a word, or with a sign that only begins sentences.
  static func begins(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    if "¿¡".contains(first) { return true }
    guard first.isUppercase else { return false }
    let word = line.prefix { $0.isLetter || "'’".contains($0) }
    return words.contains(FoldedText.fold(String(word)))
  }

  /// Whether a line begins with an answer or a greeting, as messages do, in small letters too.
  static func answers(_ line: String) -> Bool {
    let word = line.prefix { $0.isLetter || "'’".contains($0) }
    return answers.contains(FoldedText.fold(String(word)))
  }

  private static let answers: Set<String> = Set(
    """
    ok okay k yes yeah yep yup no nope haha hahaha ha lol lmao omg oh ooh ah aw aww wow hey hi hello
    thanks thank thx ty sure great nice perfect cool awesome congrats deal done same true right well
    sorry please good morning lets yay hmm wait ugh welcome
    si vale claro gracias hola jaja jajaja perfecto genial ay bueno dale
    ja nein danke hallo gut genau klar super ach oui non merci bonjour salut
    ciao grazie certo va bene sim nao obrigado obrigada oi ola hoi dank goed leuk
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let words: Set<String> = Set(
    """
    im ive id ill youre youve youll theyre theyve theyll weve well hes shes thatll dont didnt cant
    couldnt wont wouldnt isnt arent wasnt havent hasnt doesnt shouldnt gonna
    he she we you they it its the this that these those what whats when where wheres who whos why how
    hows which is are am was were do does did can could would will should shall have has had ok okay
    yes yep yeah yup no nope not nothing haha hahaha ha lol oh ooh ah aw omg wow and but so because or
    just my your our his her their also thanks thank thx hi hey hello morning let lets if then same
    see sorry sure good great nice perfect cool awesome amazing lovely love congrats congratulations
    happy please maybe probably definitely absolutely exactly really right well now still got get
    going come call tell all there theres here heres hope looking looks sounds send sent welcome ringing trying bringing waiting walking done deal
    never always only one two both everyone someone for from in on at with after before until
    si no que y pero pues vale claro gracias perfecto hola hoy te me mi tu yo el la los las un una
    como cuando donde por para muy ya jaja jajaja buenas buenos genial dale nos lo es esta son
    ja nein und aber danke hallo super gut wir ich du er sie das der die ein eine was wann wo wie
    warum ist sind hast habe kann mach machen schon sehr dann bis alles genau klar gerne na ach
    oui non mais merci bonjour salut je tu il elle nous vous le les un une c est quoi quand ou bien
    super parfait avec pour dans ca on d accord
    ciao grazie ma perche io noi va bene certo perfetto sono che cosa come quando dove
    sim nao mas obrigado obrigada oi ola eu voce ele ela nos que como quando onde tudo bom boa
    hoi dank ik jij wij zij maar goed leuk wat wanneer waar hoe nee en het een
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
