/// A wide window with a list of chats at the left and one chat beside it.
enum ScreenPanes {
  /// The part of the screen that holds the chat; the whole where it is not parted.
  static func chat(of screen: Screen) -> Screen {
    guard screen.width > 0.68 * screen.height, let gutter = gutter(of: screen) else {
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

  /// The middle of the rightmost strip that no word reaches into, with text on both sides of it.
  private static func gutter(of screen: Screen) -> Double? {
    let words = screen.lines.flatMap(\.words).map(\.box).sorted { $0.left < $1.left }
    var best: (begin: Double, end: Double)?
    var reach = 0.0
    for box in words {
      let width = box.left - reach
      let middle = (box.left + reach) / 2
      if (0.2...0.48).contains(middle / screen.width), width > 0.012 * screen.width,
        isParted(screen, at: middle)
      {
        best = (reach, box.left)
      }
      reach = max(reach, box.right)
    }
    return best.map { ($0.begin + $0.end) / 2 }
  }

  /// Whether text stands on both sides, in lines of which enough have something on one side only:
  /// what is said at the left and at the right of one chat is not parted so.
  private static func isParted(_ screen: Screen, at x: Double) -> Bool {
    let left = screen.lines.filter { $0.words.contains { $0.box.right < x } }
    let right = screen.lines.filter { $0.words.contains { $0.box.left > x } }
    return left.count >= 5 && right.count >= 4
  }
}
