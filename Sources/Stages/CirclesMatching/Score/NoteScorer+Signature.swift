import CirclesModel

/// A letter to the owner: whoever signs it wrote it.
extension NoteScorer {
  /// Takes the name on a line of its own at the end of a text that greets the owner.
  mutating func takeSignature(_ mentions: [Mention]) {
    let tokens = view.text.tokens
    guard view.source == .chatImport || view.source == .shortcutImport else { return }
    let greeted = tokens.prefix(Self.heading).firstIndex { owner.contains($0.hash) } ?? 0
    let signed = mentions.last { mention in
      guard mention.from > max(greeted, tokens.count / 2),
        endsLine(mention.to)
      else { return false }
      if closes(before: mention.from) { return true }
      return greeted > 0 && tokens[mention.from].flags.contains(.opensLine)
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

  /// Whether nothing but kisses follows on the line.
  private func endsLine(_ at: Int) -> Bool {
    let tokens = view.text.tokens
    var at = at
    while at + 1 < tokens.count, !tokens[at].flags.contains(.endsLine) {
      at += 1
      let letters = view.text.folded(tokens[at])
      if letters.contains(where: { $0 != UInt8(ascii: "x") && $0 != UInt8(ascii: "o") }) {
        return false
      }
    }
    return true
  }

  /// Whether a few words that end a letter stand before a name: `Varm kram, Anna`, `love Ana`.
  private func closes(before from: Int) -> Bool {
    let tokens = view.text.tokens
    for at in stride(from: from - 1, through: max(0, from - 4), by: -1) {
      if tokens[at].flags.contains(.stop) { return false }
      if Self.closings.contains(tokens[at].hash) {
        var start = at
        while start > 0, !tokens[start].flags.contains(.opensLine) { start -= 1 }
        return at - start <= 3
      }
    }
    return false
  }

  private static let closings = Set(
    FoldedText(
      """
      love loving regards wishes cheers sincerely yours hugs xoxo kisses best thanks kram kramar halsningar halsning mvh
      vanliga hilsen hilsener klem knus groetjes groet groeten liefs kus grusse gruss grusse lg vg saludos abrazo
      abrazos besos beso carino bises bisous bise amities amicalement cordialement abraco abracos beijo beijos bjs baci
      bacio abbraccio abbracci saluti
      """
    ).tokens.map(\.hash))

  /// As many words may stand before the owner's name: a head and a greeting.
  private static let heading = 30
}
