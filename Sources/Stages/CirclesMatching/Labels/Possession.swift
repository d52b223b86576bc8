/// Languages that put the owner behind: `the mother of Sean`, `der Mann von Anna`.
enum Possession {
  private static let of = Set(
    FoldedText("of von vom de del della di do da du van av til").tokens.map(\.hash))

  /// The name behind a relative, whose relative it is.
  static func other(behind at: Int, _ text: FoldedText, isHeard: Bool = false) -> Int? {
    guard at + 2 < text.tokens.count, of.contains(text.tokens[at + 1].hash),
      !CommonWords.common.contains(text.tokens[at].hash),
      text.tokens[at].flags.isDisjoint(with: breaks)
    else { return nil }
    var other = at + 2
    if Verbs.definite.contains(text.tokens[other].hash)
      || Verbs.my.contains(text.tokens[other].hash), other + 1 < text.tokens.count
    {
      other += 1
    }
    let token = text.tokens[other]
    guard isHeard || token.flags.contains(.capital), !CommonWords.common.contains(token.hash),
      !PlaceTable.standard.isPlace(token.hash)
    else { return nil }
    return other
  }

  /// Whether the name there is that of somebody whose relative is meant.
  static func isOwner(_ at: Int, _ text: FoldedText) -> Bool {
    for back in 2...3 where at >= back {
      if RelationLabels.table[text.tokens[at - back].hash] != nil,
        other(behind: at - back, text, isHeard: true) == at
      {
        return true
      }
    }
    return false
  }

  /// Whether a word of a card's note says what the contact is to the owner: `sogra, mora em Santos`,
  /// `my cousin`, and not `wife Ana` or `mother of two`.
  static func isOwners(_ at: Int, _ text: FoldedText) -> Bool {
    let token = text.tokens[at]
    let isEnd = at + 1 == text.tokens.count || !token.flags.isDisjoint(with: ends)
    guard isEnd, token.flags.isDisjoint(with: .possessive) else { return false }
    if at == 0 || !text.tokens[at - 1].flags.isDisjoint(with: ends) { return true }
    // `hermano de mi mamá` is an uncle, not the mother.
    return Verbs.my.contains(text.tokens[at - 1].hash)
      && !(at > 1 && of.contains(text.tokens[at - 2].hash))
  }

  private static let breaks: TokenFlags = [.stop, .comma, .colon, .endsLine, .dash]
  private static let ends: TokenFlags = [.stop, .comma, .endsLine, .dash, .bracket]
}
