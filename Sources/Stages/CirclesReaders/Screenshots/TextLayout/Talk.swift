/// How much of a text is said by somebody to somebody: what a chat has, and a recipe, a list of
/// settings or a timetable has not.
enum Talk {
  /// The share of lines that say I or you, ask, exclaim or answer, 0 to 1.
  ///
  /// Nothing is told where the letters are not Latin, whose words are not known here: 1.
  static func share(of lines: [String]) -> Double {
    let said = lines.filter { $0.filter(\.isLetter).count >= 2 }
    if said.isEmpty { return 0 }
    let foreign = said.filter { line in
      line.unicodeScalars.contains { $0.value > 0x24F && $0.properties.isAlphabetic }
    }
    if foreign.count * 2 > said.count { return 1 }
    return Double(said.filter(isTalk).count) / Double(said.count)
  }

  private static func isTalk(_ line: String) -> Bool {
    if let last = line.last(where: { !$0.isWhitespace }), "?!".contains(last) { return true }
    if "¿¡".contains(line.prefix(1)), !line.isEmpty { return true }
    if SentenceStarts.answers(line) { return true }
    return line.split(whereSeparator: \.isWhitespace).contains { word in
      word == "|" || persons.contains(FoldedText.fold(String(word)))
    }
  }

  private static let persons: Set<String> = Set(
    """
    i im ive ill id you youre youve youll me my mine your we us our were weve lets hes shes
    ich du mir mich dir dich mein meine dein deine wir uns euch sie ihnen ihre
    yo tu te mi mis tus nos vos usted estoy voy vienes tienes quieres
    je jai moi toi mon ton tes nous vous suis
    io ti mio mia tuo tua noi sono sei hai
    eu voce meu minha seu teu nos estou vou
    ik jij je mij jou mijn jouw wij ons
    jag du mig dig oss vi mitt din ditt jeg meg deg dere har kan skal ska
    mam masz jestem jestes mnie ciebie moj twoj nasz moge mozesz bede ci mi
    ben sen bana sana benim senin biz siz musun misin
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
