/// A wide window with a list of chats at the left and one chat beside it.
enum ScreenPanes {
  /// The part of the screen that holds the chat; the whole where it is not parted.
  static func chat(of screen: Screen) -> Screen {
    guard screen.width > 1.1 * screen.height, let gutter = gutter(of: screen) else {
      return screen
    }
    let lines = screen.lines.map { line in
      ScreenLine(words: line.words.filter { $0.box.left >= gutter }.map { moved($0, gutter) })
    }
    var pane = Screen(
      width: screen.width - gutter, height: screen.height, lines: lines,
      sourceLine: screen.sourceLine)
    pane.isPane = true
    return pane
  }

  private static func moved(_ word: ScreenWord, _ gutter: Double) -> ScreenWord {
    var word = word
    word.box.left -= gutter
    word.box.right -= gutter
    return word
  }

  /// The middle of the widest strip that no word reaches into, with text on both sides of it.
  private static func gutter(of screen: Screen) -> Double? {
    let words = screen.lines.flatMap(\.words).map(\.box).sorted { $0.left < $1.left }
    var best: (begin: Double, end: Double)?
    var reach = 0.0
    for box in words {
      let width = box.left - reach
      let middle = (box.left + reach) / 2
      if (0.2...0.48).contains(middle / screen.width), width > 0.012 * screen.width,
        best.map({ width > $0.end - $0.begin }) ?? true
      {
        best = (reach, box.left)
      }
      reach = max(reach, box.right)
    }
    guard let best else { return nil }
    let x = (best.begin + best.end) / 2
    let left = screen.lines.filter { $0.words.contains { $0.box.right < x } }
    let right = screen.lines.filter { $0.words.contains { $0.box.left > x } }
    return left.count >= 5 && right.count >= 4 ? x : nil
  }
}
