import CirclesModel

/// A word that an OCR engine saw.
struct ScreenWord: Hashable, Sendable {
  var text: String
  var box: ScreenBox
  /// How sure the engine is, 0 to 1; 1 where it does not say.
  var confidence: Double
}

/// A line of words, from left to right.
struct ScreenLine: Hashable, Sendable {
  var words: [ScreenWord]

  var text: String { words.map(\.text).joined(separator: " ") }

  var box: ScreenBox {
    guard let first = words.first else { return ScreenBox(left: 0, top: 0, right: 0, bottom: 0) }
    return words.dropFirst().reduce(first.box) { $0.union($1.box) }
  }

  /// The engine's sureness, longer words counting for more.
  var confidence: Double {
    var sum = 0.0
    var weight = 0.0
    for word in words {
      let letters = Double(max(word.text.count, 1))
      sum += word.confidence * letters
      weight += letters
    }
    return weight == 0 ? 0 : sum / weight
  }
}

/// One screenshot as an OCR engine saw it, with the place of every word.
struct Screen: Sendable {
  var width: Double
  var height: Double
  var lines: [ScreenLine]
  /// The line of the dump on which it begins, from 1.
  var sourceLine: Int
  /// Whether it is the part of a wider window that holds the chat.
  var isPane = false

  /// What is more than this on one screen is damage.
  static let maximumLines = 600
  /// The same of words in one line.
  static let maximumWords = 200
  /// The longest text of a word, in characters.
  static let longestWord = 500

  /// A screen with sizes that hold its words, whatever the dump says of the page.
  init(width: Double, height: Double, lines: [ScreenLine], sourceLine: Int) {
    let lines = lines.filter { !$0.words.isEmpty }
    let right = lines.map(\.box.right).max() ?? 0
    let bottom = lines.map(\.box.bottom).max() ?? 0
    self.width = max(width.isFinite ? min(width, ScreenBox.limit) : 0, right, 1)
    self.height = max(height.isFinite ? min(height, ScreenBox.limit) : 0, bottom, 1)
    self.lines = lines
    self.sourceLine = sourceLine
  }
}

/// One screenshot as text alone.
struct FlatScreen: Hashable, Sendable {
  /// A line, and whether the engine began a new block of text with it.
  struct Line: Hashable, Sendable {
    var text: String
    var beginsBlock: Bool
  }

  var lines: [Line]
  /// When it was taken, by the clock on the wall, where the text itself says so.
  var takenAt: WallTime?
  /// The line of the file on which it begins, from 1.
  var sourceLine: Int
}
