/// Whether two given names may be one person's: `Mike` and `Michael`.
public enum NameForms {
  /// Whether one is a short or long form of the other, or both are short forms of one name.
  public static func areForms(_ one: String, _ other: String) -> Bool {
    guard let first = FoldedText(one).tokens.first?.hash,
      let second = FoldedText(other).tokens.first?.hash
    else { return false }
    if first == second { return true }
    let groups = Set(Diminutives.all.places(of: first).map(\.group))
    return Diminutives.all.places(of: second).contains { groups.contains($0.group) }
  }
}
