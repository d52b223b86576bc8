/// What an OCR dump holds: its pages, and whether it broke off.
struct ScreenDump: Sendable {
  var screens: [Screen] = []
  /// Whether something could not be read on, or was more than a screen can hold.
  var isDamaged = false

  /// More pages than this are no screenshots.
  static let maximumScreens = 500
}

/// Gathers words into lines and lines into screens, within bounds.
struct ScreenGathering {
  private(set) var dump = ScreenDump()
  private var lines: [ScreenLine] = []
  private var words: [ScreenWord] = []
  private var width = 0.0
  private var height = 0.0
  private var sourceLine = 1
  private var isOpen = false

  mutating func beginScreen(width: Double, height: Double, line: Int) {
    endScreen()
    (self.width, self.height, sourceLine, isOpen) = (width, height, max(line, 1), true)
  }

  mutating func add(_ text: String, _ box: ScreenBox, _ confidence: Double) {
    let text = text.trimmingSpaces
    guard !text.isEmpty, box.width > 0, box.height > 0 else { return }
    if words.count >= Screen.maximumWords || text.utf8.count > Screen.longestWord {
      dump.isDamaged = true
      return
    }
    isOpen = true
    let sure = confidence.isFinite ? max(0, min(1, confidence)) : 0
    words.append(ScreenWord(text: text, box: box, confidence: sure))
  }

  mutating func endLine() {
    if words.isEmpty { return }
    if lines.count < Screen.maximumLines {
      lines.append(ScreenLine(words: words.sorted { $0.box.left < $1.box.left }))
    } else {
      dump.isDamaged = true
    }
    words = []
  }

  mutating func endScreen() {
    endLine()
    defer { (lines, isOpen) = ([], false) }
    if !isOpen { return }
    if dump.screens.count >= ScreenDump.maximumScreens {
      dump.isDamaged = true
      return
    }
    dump.screens.append(
      Screen(width: width, height: height, lines: lines, sourceLine: sourceLine))
  }

  mutating func finish(isDamaged: Bool) -> ScreenDump {
    endScreen()
    dump.isDamaged = dump.isDamaged || isDamaged
    return dump
  }
}
