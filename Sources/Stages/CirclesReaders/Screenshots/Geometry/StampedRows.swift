/// Which rows end in a time of their own, and whether the app writes such times at all.
struct StampedRows {
  /// One for each row; nil where it has none.
  let stamps: [BubbleStamp?]
  /// Whether the app writes a time into each bubble.
  let areStamped: Bool
  /// The times that stand small left of the owner's bubbles; nil where there is none.
  let beside: [BubbleStamp?]

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
    beside = zip(rows.rows, kinds).map { row, kind in
      kind.isSaid ? Self.leading(row.line.words, em) : nil
    }
    sure += beside.filter { $0 != nil }.count
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

  /// A clock before a gap and text that is larger: LINE and others write it beside the bubble.
  private static func leading(_ words: [ScreenWord], _ em: Double) -> BubbleStamp? {
    for length in 1...3 where words.count > length {
      let head = words.prefix(length)
      // A badly read word reaches into the gap.
      let gap = words[length].confidence < 0.3 ? 0 : 0.45 * em
      guard words[length].box.left - words[length - 1].box.right > gap,
        head.allSatisfy({ LineShape.em(of: $0) < 0.87 * em }),
        let stamp = BubbleStamp(head.map(\.text)), stamp.length == length,
        stamp.clock?.isExact == true
      else { continue }
      return stamp
    }
    return nil
  }

  private static func isApart(_ words: [ScreenWord], _ length: Int, _ em: Double) -> Bool {
    let place = words.count - length
    guard place > 0, place < words.count else { return false }
    return words[place].box.left - words[place - 1].box.right > 0.6 * em
  }
}
