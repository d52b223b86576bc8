import CirclesModel

/// A letter to the owner: whoever signs it wrote it.
extension NoteScorer {
  /// Takes the name on a line of its own at the end of a text that greets the owner.
  mutating func takeSignature(_ mentions: [Mention]) {
    let tokens = view.text.tokens
    guard view.source == .chatImport || view.source == .shortcutImport,
      let greeted = tokens.prefix(Self.heading).firstIndex(where: { owner.contains($0.hash) }),
      greeted > 0
    else { return }
    let signed = mentions.last { mention in
      mention.from > max(greeted, tokens.count / 2)
        && tokens[mention.from].flags.contains(.opensLine)
        && tokens[mention.to].flags.contains(.endsLine)
    }
    guard let signed else { return }
    let words = view.text.excerpt(signed.from, signed.to)
    for hit in signed.people where hit.match.rank != nil || hit.match == .soleFamily {
      guard let at = admit(hit.person) else { continue }
      candidates[at].raise(.title, 1, words)
      candidates[at].raise(.heading)
    }
  }

  /// As many words may stand before the owner's name: a head and a greeting.
  private static let heading = 30
}
