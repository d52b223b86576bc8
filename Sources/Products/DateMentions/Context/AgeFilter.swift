/// Tells how old somebody is, from how long something lasts: "12 years old", "tiene 9 años", "wird 50
/// Jahre".
struct AgeFilter {
  let lattice: Lattice

  /// Whether a length is an age.
  func isAge(_ amounts: [DateExpression.Amount], _ begin: Int, _ end: Int) -> Bool {
    guard amounts.count == 1, amounts[0].unit == .year || amounts[0].unit == .month else {
      return false
    }
    let tokens = lattice.tokens
    // "12 years old", "50 anos de casados"
    let noun = lattice.has(.of, at: end) ? end + 1 : end
    if noun < tokens.count, tokens[noun].lines == 0, Self.behind.contains(tokens[noun].key) {
      return true
    }
    let isForeign = !Self.english.contains(tokens[end - 1].key)
    // "faz 9 anos": the verb may be read as part of the length.
    let isLed = end - begin > 2 && isForeign && isVerb(begin)
    guard isLed || begin > 0 && tokens[begin].lines == 0 else { return false }
    let verb = isLed ? begin : begin - 1
    if Self.aged == tokens[verb].key || isForeign && Self.alter == tokens[verb].key { return true }
    // Between the verb and the years stands nothing: "elle a 6 ans".
    guard isForeign, amounts[0].unit == .year else { return false }
    return Self.becoming.contains(tokens[verb].key)
      || Self.having.contains(tokens[verb].key) && isLast(end)
  }

  private func isVerb(_ index: Int) -> Bool {
    Self.having.contains(lattice.tokens[index].key)
      || Self.becoming.contains(lattice.tokens[index].key)
  }

  /// Whether nothing more is said of the years but when: "tiene 5 años en la empresa" is no age.
  private func isLast(_ end: Int) -> Bool {
    guard end < lattice.tokens.count else { return true }
    let token = lattice.tokens[end]
    return token.kind == .mark || token.lines > 0 || lattice.has(.and, at: end)
      || lattice.has(.D, at: end) || lattice.has(.P, at: end)
      || lattice.has(.in, at: end) && lattice.has(.P, at: end + 1)
  }

  private static func set(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { WordKey.of($0) })
  }

  private static let behind = set(
    "old alt oud gammal gammel gamle gamla verheiratet getrouwd gift gifta casados casamento sposati"
      + " maries mariage matrimonio")
  private static let aged = WordKey.of("aged")
  private static let alter = WordKey.of("alter")
  /// Who has or is so many years. What was is none: "Lena war 3 Jahre in Rom".
  private static let having = set(
    """
    tiene tengo tienen tenia a ai avait ha ho hanno aveva tem tenho tinha faz fez fazem fizeram is ist ar er
    """)
  /// Who becomes so old, whatever is said of it.
  private static let becoming = set(
    """
    cumple cumplio cumplira aura compie fara blev wordt wird werde blir bliver fyller fylder
    """)
  private static let english = set("year years yr yrs month months")
}
