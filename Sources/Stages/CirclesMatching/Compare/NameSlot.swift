/// Where in a text a name is likely: it has a capital, or stands at the start, behind somebody met or
/// before what somebody does.
enum NameSlot {
  static func holds(_ at: Int, _ text: FoldedText, isHeard: Bool) -> Bool {
    let token = text.tokens[at]
    if token.flags.contains(.capital), token.flags.isDisjoint(with: .opensSentence) || at < 3 {
      return true
    }
    guard isHeard || at == 0 else { return false }
    if at < 3 { return true }
    if isBehindLead(at, text) { return true }
    return at + 1 < text.tokens.count && Verbs.follows(text.tokens[at + 1].hash)
  }

  /// Whether the word before leads to somebody who was met, is asked or has a title.
  static func isBehindLead(_ at: Int, _ text: FoldedText) -> Bool {
    let before = text.tokens[at - 1].hash
    return Verbs.meets(before) || Verbs.isErrand(before) || RoleWords.titles.contains(before)
  }
}
