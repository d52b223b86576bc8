/// Which rows end in a time of their own, and whether the app writes such times at all.
struct StampedRows {
  /// One for each row; nil where it has none.
  let stamps: [BubbleStamp?]
  /// Whether the app writes a time into each bubble.
  let areStamped: Bool

  init(_ rows: ScreenRows, _ kinds: [RowKind]) {
    let em = rows.measure.em
    var found: [BubbleStamp?] = []
    var sure = 0
    for (row, kind) in zip(rows.rows, kinds) {
      var stamp: BubbleStamp?
      if kind.isSaid {
        let words = row.line.words
        stamp = BubbleStamp(words.map(\.text), isSmall: Self.small(words, em))
        if let taken = stamp, taken.length < words.count {
          let tail = words.suffix(taken.length)
          let isSmall = tail.contains { LineShape.em(of: $0) < 0.87 * em }
          let isApart = Self.isApart(words, taken.length, em)
          if taken.clock?.isExact == true, isSmall || isApart { sure += 1 }
        } else if stamp != nil {
          // A clock in the size of the text, alone on its row: said, not stamped.
          stamp = nil
        }
      } else if case .time(let clock, _) = kind, clock.isExact {
        sure += 1
      }
      found.append(stamp)
    }
    let bubbles = kinds.filter(\.isSaid).count
    areStamped = sure >= 2 && sure * 6 >= bubbles
    stamps = areStamped ? found : found.map { _ in nil }
  }

  /// What is so much smaller than the text, or so badly read, that it is no part of it.
  static func small(_ words: [ScreenWord], _ em: Double) -> [Bool] {
    words.indices.map { index in
      let word = words[index]
      if LineShape.em(of: word) < 0.87 * em { return true }
      return index > 0 && word.box.left - words[index - 1].box.right > 0.45 * em
        && word.confidence < 0.75
    }
  }

  private static func isApart(_ words: [ScreenWord], _ length: Int, _ em: Double) -> Bool {
    let place = words.count - length
    guard place > 0, place < words.count else { return false }
    return words[place].box.left - words[place - 1].box.right > 0.6 * em
  }
}
