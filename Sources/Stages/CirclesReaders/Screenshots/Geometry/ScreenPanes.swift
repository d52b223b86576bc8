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

  /// The middle of the rightmost strip that parts the screen: within the list there are others.
  private static func gutter(of screen: Screen) -> Double? {
    strips(of: screen).last.map { ($0.begin + $0.end) / 2 }
  }

  /// The strips that no word reaches into, with text on both sides of them.
  private static func strips(of screen: Screen) -> [(begin: Double, end: Double)] {
    let words = screen.lines.flatMap(\.words).map(\.box).sorted { $0.left < $1.left }
    var found: [(begin: Double, end: Double)] = []
    var reach = 0.0
    for box in words {
      let middle = (box.left + reach) / 2
      if (0.2...0.48).contains(middle / screen.width), box.left - reach > 0.012 * screen.width,
        isParted(screen, at: middle)
      {
        found.append((reach, box.left))
      }
      reach = max(reach, box.right)
    }
    return found
  }

  /// Whether text stands on both sides, somewhere on one height: what is said at the left and at the
  /// right of one chat stands below each other.
  private static func isParted(_ screen: Screen, at x: Double) -> Bool {
    let words = screen.lines.flatMap(\.words)
    let left = screen.lines.filter { $0.words.contains { $0.box.right < x } }
    let right = screen.lines.filter { $0.words.contains { $0.box.left > x } }
    guard left.count >= 5, right.count >= 4 else { return false }
    return words.contains { one in
      one.box.right < x && one.text.filter(\.isLetter).count >= 3
        && words.contains {
          $0.box.left > x && $0.box.top < one.box.bottom && $0.box.bottom > one.box.top
        }
    }
  }
}
