/// The size of a line's letters and the line on which they stand, told from the boxes of its words.
///
/// A box only spans what a word's letters reach: `are` is lower than `Body`. The size of the type
/// (the em) is what can be compared between lines.
struct LineShape: Sendable {
  /// The size of the type.
  var em: Double
  /// Where the letters stand.
  var baseline: Double

  init(_ words: [ScreenWord]) {
    let telling = words.filter {
      $0.text.filter(\.isLetterOrDigit).count >= 2 && $0.confidence > 0.4
    }
    let used = telling.isEmpty ? words : telling
    var sizes: [Double] = []
    var feet: [Double] = []
    for word in used {
      let size = Self.em(of: word)
      sizes.append(size)
      feet.append(word.box.bottom - (Self.hangs(word.text) ? 0.2 * size : 0))
    }
    em = Self.median(sizes)
    baseline = Self.median(feet)
  }

  /// The size of one word's type: what its letters reach is a known part of the em in any face.
  static func em(of word: ScreenWord) -> Double {
    let rises = word.text.contains { !"acemnorsuvwxzgpqy.,:;-_·•~".contains($0) }
    let hangs = hangs(word.text)
    let part: Double =
      switch (rises, hangs) {
      case (true, true): 0.93
      case (true, false): 0.72
      case (false, true): 0.73
      case (false, false): 0.53
      }
    return word.box.height / part
  }

  private static func hangs(_ text: String) -> Bool {
    text.contains { "gjpqyQ,;()[]{}|@/$".contains($0) }
  }

  /// The value in the middle; 0 for none.
  static func median(_ values: [Double]) -> Double {
    if values.isEmpty { return 0 }
    return values.sorted()[values.count / 2]
  }
}

extension Character {
  var isLetterOrDigit: Bool { isLetter || isNumber }
}
