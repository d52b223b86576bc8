import CirclesModel

@testable import CirclesReaders

/// Draws screens of our own for the tests: lines at places in parts of the width, as an OCR engine
/// would give them.
struct ScreenDrawing {
  /// The width and height of the screen.
  var width = 1000.0
  var height = 2160.0
  private(set) var lines: [ScreenLine] = []
  /// Where the next line stands.
  private(set) var y = 30.0

  /// The size of the text of messages.
  static let text = 44.0
  /// The size of times, names above bubbles and receipts.
  static let small = 28.0

  /// Puts a line whose left edge stands at `x`; answers nothing, and moves down by `step` ems.
  mutating func put(
    _ text: String, left x: Double, size: Double = Self.text, step: Double = 1.25,
    confidence: Double = 0.95
  ) {
    lines.append(ScreenLine(words: words(text, x, y, size, confidence)))
    y += step * size
  }

  /// Puts a line in the middle.
  mutating func centre(_ text: String, size: Double = Self.small) {
    let words = words(text, 0, y, size, 0.95)
    let total = words.last?.box.right ?? 0
    put(text, left: (width - total) / 2, size: size, step: 2.4)
  }

  /// Puts a line that ends at the right margin.
  mutating func right(_ text: String, size: Double = Self.text, step: Double = 1.25) {
    let total = words(text, 0, y, size, 0.95).last?.box.right ?? 0
    put(text, left: 0.94 * width - total, size: size, step: step)
  }

  /// Adds words of another size to the line put last, on its foot: a time in a bubble.
  mutating func stamp(_ text: String, left x: Double, size: Double = Self.small) {
    guard var last = lines.popLast() else { return }
    let foot = last.words[0].box.top + 0.72 * LineShape.em(of: last.words[0])
    last.words += words(text, x, foot - 0.72 * size, size, 0.9)
    lines.append(last)
  }

  /// Leaves the room between two bubbles.
  mutating func gap(_ height: Double = 45) { y += height }

  /// Moves to a place from the top.
  mutating func move(to place: Double) { y = place }

  /// The screen.
  var screen: Screen { Screen(width: width, height: height, lines: lines, sourceLine: 1) }

  /// The words of a line at a place: letters reach as far as those of any face do.
  private func words(
    _ text: String, _ x: Double, _ y: Double, _ size: Double, _ confidence: Double
  ) -> [ScreenWord] {
    var left = x
    return text.split(separator: " ").map { word in
      let width = LineWidth.of(String(word)) * size
      let isLow = !word.contains { !"acemnorsuvwxzgpqy.,:;-".contains($0) }
      let hangs = word.contains { "gjpqyQ,;()[]|@/$".contains($0) }
      let top = y + (isLow ? 0.19 * size : 0)
      let box = ScreenBox(
        left: left, top: top, right: left + width,
        bottom: y + 0.72 * size + (hangs ? 0.2 * size : 0))
      left += width + LineWidth.space * size
      return ScreenWord(text: String(word), box: box, confidence: confidence)
    }
  }

  /// What a story says, a line an item, for comparing.
  static func told(_ story: ScreenConversation) -> [String] {
    story.items.map { item in
      switch item {
      case .separator: return "--"
      case .bubble(let bubble):
        let who =
          switch bubble.side {
          case .mine: "me"
          case .theirs: bubble.label ?? "them"
          case .unseen: bubble.label ?? "?"
          }
        let time = bubble.clock?.best.map { " @\($0.hour):\($0.minute)" } ?? ""
        return "\(who): \(bubble.text)\(time)" + (bubble.kind == .text ? "" : " [\(bubble.kind)]")
      }
    }
  }
}
