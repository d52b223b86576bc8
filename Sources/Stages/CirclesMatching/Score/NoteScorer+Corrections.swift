/// Names that a speaker gets wrong and puts right.
extension NoteScorer {
  /// Drops the names that the speaker takes back at once: `catherine no katrin`.
  func dropCorrected(_ mentions: inout [Mention]) {
    let tokens = view.text.tokens
    var kept: [Mention] = []
    for (number, mention) in mentions.enumerated() {
      let next = number + 1 < mentions.count ? mentions[number + 1].from : 0
      let isTakenBack =
        next > mention.to + 1 && next - mention.to <= 3
        && tokens[(mention.to + 1)..<next].allSatisfy { Self.corrections.contains($0.hash) }
        && tokens[mention.to].flags.isDisjoint(with: .possessive)
      if !isTakenBack { kept.append(mention) }
    }
    mentions = kept
  }

  private static let corrections = Set(
    FoldedText("no non nein nee nej nei nao sorry pardon perdon scusa scusi").tokens.map(\.hash))
}
