/// Turns the screen of a script that is written from right to left, as its sides are turned too: the
/// owner speaks at the left, the arrow back stands at the right.
enum MirroredScreen {
  /// The screen, turned where most of its letters are of such a script. Words stand in the order of
  /// their reading then.
  static func upright(_ screen: Screen) -> Screen {
    guard isTurned(screen) else { return screen }
    let width = screen.width
    var upright = screen
    upright.lines = screen.lines.map { line in
      ScreenLine(
        words: line.words.map { word in
          var word = word
          (word.box.left, word.box.right) = (width - word.box.right, width - word.box.left)
          return word
        }.sorted { $0.box.left < $1.box.left })
    }
    return upright
  }

  private static func isTurned(_ screen: Screen) -> Bool {
    var turned = 0
    var letters = 0
    for line in screen.lines {
      for word in line.words {
        for scalar in word.text.unicodeScalars where scalar.properties.isAlphabetic {
          letters += 1
          if isRightToLeft(scalar) { turned += 1 }
        }
      }
    }
    return turned * 2 > letters
  }

  /// Hebrew, Arabic and the scripts between them.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
      || (0xFE70...0xFEFC).contains(scalar.value)
  }
}
