import CirclesModel

/// Words that too many people bear to look at each of them.
extension MentionFinder {
  /// Those worth looking at of a word's bearers, in ascending order: those whose card shares a rare
  /// word with the text, those who bear the next word too, and the first few. Nil for all of them.
  func singledOut(_ start: Int, _ text: FoldedText) -> [UInt32]? {
    let hash = text.tokens[start].hash
    guard bearerCount(hash) > Self.maximumLooked else { return nil }
    var found = favoured
    let next = start + 1
    if next < text.tokens.count {
      let token = text.tokens[next]
      // `Sarah C.`: an initial is looked for among all.
      if token.length == 1, token.flags.contains(.capital), token.hash != Self.i { return nil }
      if bearerCount(token.hash) <= Self.maximumLooked {
        found.formUnion(hits(next, text, isFirst: false).map(\.person))
      } else {
        for left in keys(of: hash) {
          for right in keys(of: token.hash) { found.formUnion(shared(left, right)) }
        }
      }
    }
    for key in keys(of: hash) { found.formUnion(index.postings[key].prefix(Self.maximumBearers)) }
    return found.sorted()
  }

  /// How many people a word may call, of those who have the word itself or another form of it.
  func bearerCount(_ hash: UInt64) -> Int {
    keys(of: hash).map { index.postings[$0].count }.max() ?? 0
  }

  private func keys(of hash: UInt64) -> [UInt64] {
    [BlockKey.word.of(hash)]
      + Diminutives.all.places(of: hash).map { BlockKey.group.of($0.group) }
  }

  /// The people who have both keys.
  private func shared(_ left: UInt64, _ right: UInt64) -> [UInt32] {
    let (one, other) = (index.postings[left], index.postings[right])
    let (few, many) = one.count < other.count ? (one, other) : (other, one)
    return few.filter { many.holds($0) }
  }
}

extension ArraySlice<UInt32> {
  /// Whether a number is among these, which are in ascending order.
  func holds(_ number: UInt32) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == number
  }
}
