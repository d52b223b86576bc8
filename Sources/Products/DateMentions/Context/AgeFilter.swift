/// Tells how old somebody is, or how long married, from how long something lasts: "12 years old", "tiene 9
/// años", "50 ans de mariage".
struct AgeFilter {
  let lattice: Lattice

  /// Whether a length is an age.
  func isAge(_ amounts: [DateExpression.Amount], _ begin: Int, _ end: Int) -> Bool {
    guard amounts.count == 1, amounts[0].unit == .year || amounts[0].unit == .month else {
      return false
    }
    let tokens = lattice.tokens
    if end < tokens.count, tokens[end].lines == 0, Self.behind.contains(tokens[end].key) {
      return true
    }
    let isForeign = amounts[0].unit == .year && !Self.english.contains(tokens[end - 1].key)
    if isForeign, end - begin > 2, Self.having.contains(tokens[begin].key) { return true }
    guard begin > 0, tokens[begin].lines == 0 else { return false }
    if Self.before.contains(tokens[begin - 1].key) { return true }
    // Between a verb of having and the years stands nothing: "elle a 6 ans".
    return isForeign && Self.having.contains(tokens[begin - 1].key)
  }

  private static func set(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { WordKey.of($0) })
  }

  private static let behind = set(
    "old alt oud gammal gammel gamle gamla married verheiratet getrouwd gift gifta casados sposati maries"
  )
  private static let before = set("aged married alter")
  /// Who has, is, becomes or was so many years.
  private static let having = set(
    """
    tiene tengo tienen tenia cumple cumplio cumplira a ai avait aura ha ho hanno aveva compie tem tenho tinha
    faz fez fara fazem fizeram blev is was wordt wird werde ist war ar er blir bliver fyller fylder var
    """)
  private static let english = set("year years yr yrs month months")
}
