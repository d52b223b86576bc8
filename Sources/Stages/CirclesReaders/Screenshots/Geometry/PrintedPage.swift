/// Tells a printed page from a screen: columns of a newspaper, rows of a ledger, small type.
///
/// To a reader of bubbles its columns look like two sides that talk. What a chat never has are lines
/// that stand beside each other all the way down, and more lines than a screen can hold.
struct PrintedPage {
  let screen: Screen

  /// Fewer lines beside each other tell nothing: a tablet shows a list of chats at the left.
  private static let leastBeside = 20
  /// So many rows of three cells and more are a table.
  private static let leastTableRows = 8
  /// No screen of usual form shows more lines; a long one that was put together has more height.
  private static let mostLines = 90.0
  private static let usualForm = 2.2

  /// Whether it is one.
  var isPrinted: Bool {
    let form = max(1, screen.height / (Self.usualForm * screen.width))
    if Double(screen.lines.count) > Self.mostLines * form { return true }
    let boxes = screen.lines.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
      .map { (box: $0.box, isText: isText($0)) }
    var (texts, beside, tableRows) = (0, 0, 0)
    for (place, line) in boxes.enumerated() {
      var (neighbours, leftOf) = (0, 0)
      var hasText = false
      for (other, next) in boxes.enumerated() where other != place {
        guard Self.areLevel(line.box, next.box) else { continue }
        neighbours += 1
        if next.box.left < line.box.left { leftOf += 1 }
        if next.isText { hasText = true }
      }
      if line.isText {
        texts += 1
        if hasText { beside += 1 }
      }
      // The first cell stands for its row.
      if neighbours >= 2, leftOf == 0 { tableRows += 1 }
    }
    return beside >= Self.leastBeside && beside * 3 >= texts || tableRows >= Self.leastTableRows
  }

  /// Whether a line is words of some length, and no time, tick or picture beside a message.
  private func isText(_ line: ScreenLine) -> Bool {
    line.words.count >= 2 && line.box.width > 0.08 * screen.width
  }

  /// Whether two lines stand beside each other on one height.
  private static func areLevel(_ one: ScreenBox, _ other: ScreenBox) -> Bool {
    guard one.right < other.left || other.right < one.left else { return false }
    let shared = min(one.bottom, other.bottom) - max(one.top, other.top)
    return shared > 0.5 * min(one.height, other.height)
  }
}
