import CirclesModel

/// A text by its Unicode scalars, to cut pieces out of it.
struct ScalarText: Sendable {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Whether one of some signs stands between two places.
  func holds(anyOf signs: Set<Unicode.Scalar>, _ start: Int, _ end: Int) -> Bool {
    let (start, end) = (max(0, start), min(end, scalars.count))
    return start < end && scalars[start..<end].contains { signs.contains($0) }
  }

  /// Whether a letter that is not ASCII stands between two places.
  func isAccented(_ start: Int, _ end: Int) -> Bool {
    let (start, end) = (max(0, start), min(end, scalars.count))
    return start < end && scalars[start..<end].contains { $0.value >= 0x80 }
  }

  /// The words between two places, with single spaces between them.
  func words(_ start: Int, _ end: Int) -> String {
    let scalars = scalars[max(0, start)..<min(end, scalars.count)]
    var text: [UInt8] = []
    text.reserveCapacity(scalars.count)
    var isSpaced = false
    for scalar in scalars {
      let isSpace =
        scalar.value < 0x80
        ? scalar.value == 0x20 || scalar.value < 0x0E && scalar.value > 0x08
        : scalar.properties.isWhitespace
      if isSpace {
        isSpaced = !text.isEmpty
      } else {
        if isSpaced { text.append(UInt8(ascii: " ")) }
        isSpaced = false
        scalar.append(to: &text)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension ReadSegment {
  /// Where some words stand in the text, in scalars; nil where there are none.
  func span(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first, let last = range.last else { return nil }
    return words[first].start..<max(words[first].start, words[last].end)
  }

  /// Whether capitals are written within sentences: in speech, and by many in chats, they are not.
  var hasCapitals: Bool {
    var capitals = 0
    for (index, word) in words.enumerated()
    where word.isWord && word.isCapital && !openings.contains(index) {
      capitals += 1
    }
    return capitals * 8 >= words.count
  }

  /// The text of some words, with where it stands; nil where there are none.
  func found(_ range: Range<Int>, in text: ScalarText) -> Found? {
    guard let first = range.first, let last = range.last else { return nil }
    let start = words[first].start
    let end = max(start, words[last].end)
    return Found(text: text.words(start, end), start: start, end: end)
  }
}
