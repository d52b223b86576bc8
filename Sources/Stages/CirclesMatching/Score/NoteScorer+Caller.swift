import CirclesModel

/// A voice message to the owner: whoever says who they are speaks of themself.
extension NoteScorer {
  /// Takes who introduces themself right behind the owner's name: `Robin it's Nora, ring me`.
  mutating func takeCaller(_ mentions: [Mention]) {
    guard view.isHeard, let caller = mentions.first(where: { isCaller($0) }) else { return }
    let words = view.text.excerpt(caller.from, caller.to)
    for hit in caller.people where hit.match.rank == .exact {
      guard let at = admit(hit.person) else { continue }
      candidates[at].raise(.partner, 1, words)
    }
  }

  private func isCaller(_ mention: Mention) -> Bool {
    let tokens = view.text.tokens
    // `it's Nora's birthday`, `it's Nora who ...`
    if tokens[mention.to].flags.contains(.possessive) { return false }
    if mention.to + 1 < tokens.count, Self.others.contains(tokens[mention.to + 1].hash) {
      return false
    }
    guard let start = Self.callsIn(view.text, mention.from), start > 0, start <= Self.reach,
      owner.contains(tokens[start - 1].hash)
    else { return false }
    return tokens[..<(start - 1)].allSatisfy {
      Verbs.greets($0.hash) || RoleWords.titles.contains($0.hash) || owner.contains($0.hash)
    }
  }

  /// So many words at most stand before: a greeting, a title and the owner's name.
  private static let reach = 4

  /// The first word of what somebody says their name by: `it's Nora`, `this is Nora`, `hier ist die Nora`.
  private static func callsIn(_ text: FoldedText, _ at: Int) -> Int? {
    var before = at - 1
    if before > 0, articles.contains(text.tokens[before].hash) { before -= 1 }
    guard before >= 0 else { return nil }
    let token = text.tokens[before]
    if itself.contains(token.hash) || token.hash == it && token.flags.contains(.possessive) {
      return before
    }
    guard before > 0, verbs.contains(token.hash), heres.contains(text.tokens[before - 1].hash)
    else { return nil }
    return before - 1
  }

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  private static let articles = set("der die el la le il o a")
  private static let itself = set("its cest bins soy sono met")
  /// `it's`, whose ending is cut off.
  private static let it = WordHash.of("it")
  private static let others = set("who whose that not nicht qui que")
  private static let verbs = set("is ist spricht e ar er")
  private static let heres = set("this here hier det aqui")
}
