/// Words that want another one behind them: hardly any message ends in `the` or `para`.
enum WordsInside {
  /// Whether a line ends in such a word.
  static func endOpen(_ line: String) -> Bool {
    guard let last = line.split(whereSeparator: \.isWhitespace).last else { return false }
    return words.contains(FoldedText.fold(String(last)).replacing(" ", with: ""))
  }

  /// Articles, prepositions, conjunctions, pronouns and auxiliary verbs, folded, of the languages in
  /// which the furniture is known.
  private static let words: Set<String> = Set(
    """
    a an the to of in on at for with from by about into and or but because if when while that which
    who whose my your his her our their its this these those is are was were be been am i we they he
    she im youre theyre were ive youve weve ill youll very really so too as than how what where no
    not do does did can could would will should shall may might must have has had let lets get got
    every some any one two three both another other more most just still only even also like per vs
    til till around by
    between under over after before until since without during
    el la los las un una unos unas de del al en con por para sin y o u e que mi tu su mis tus sus
    nuestro nuestra es son era fue muy se te me le lo nos si ya como cuando donde porque pero esta
    este estos estas hay mas
    der die das den dem des ein eine einen einem einer und oder aber weil wenn dass zu zum zur im an
    auf aus bei mit nach von vom vor fur uber um ich du er sie wir ihr es mein meine meinen dein
    deine sein ihre unser ist sind war hat habe hast kann will wird werden nicht kein keine sehr
    noch nur auch wie was wo bis ab seit
    les une d l et ou mais qui quand je il elle on nous vous ils mon ma mes ton ta tes son sa ses
    notre votre au aux dans sur avec pour par sans chez est sont etait tres ne pas plus
    alle dalle fino entro gli i uno di da della dei delle alla nel nella su per tra ma che non ti ci mio mia tuo tua suo
    sua sono ho hai ha piu molto
    as ate os um uma do dos das na nas em com sem mas eu voce ele ela meu minha teu seu sua muito nao mais
    het een van voor met op aan bij naar uit ik jij hij zij wij mijn jouw zijn heb heeft niet geen
    heel nog ook tot sinds
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
