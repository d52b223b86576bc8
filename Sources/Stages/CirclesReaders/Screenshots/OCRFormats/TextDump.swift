import CirclesModel

/// Cuts the text of one or more screenshots into screens: Apple Shortcuts' "Extract Text from
/// Image", Live Text, Tesseract's txt.
///
/// A form feed ends a page of Tesseract's. A line `--- IMG_1234.PNG 2026-03-14T19:05:33+01:00`
/// begins an image and says when it was taken, by the clock of its own zone.
enum TextDump {
  /// More screens than this in a file are no screenshots.
  static let maximumScreens = 500

  /// The screens of a text, and whether it was more than can be read.
  static func read(_ text: String) -> (screens: [FlatScreen], isDamaged: Bool) {
    var screens: [FlatScreen] = []
    var screen = FlatScreen(lines: [], takenAt: nil, sourceLine: 1)
    var isDamaged = false
    var isAfterBlank = true
    func close() {
      if !screen.lines.isEmpty { screens.append(screen) }
    }
    for (number, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let mark = ImageMark(row) {
        close()
        screen = FlatScreen(lines: [], takenAt: mark.takenAt, sourceLine: number + 1)
        isAfterBlank = true
        continue
      }
      let parts = row.split(separator: "\u{0C}", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          close()
          screen = FlatScreen(lines: [], takenAt: screen.takenAt, sourceLine: number + 1)
          isAfterBlank = true
        }
        let line = part.trimmingSpaces
        if line.isEmpty {
          isAfterBlank = true
        } else if screen.lines.count >= Screen.maximumLines || line.utf8.count > longestLine {
          isDamaged = true
        } else {
          screen.lines.append(FlatScreen.Line(text: line, beginsBlock: isAfterBlank))
          isAfterBlank = false
        }
      }
      if screens.count >= maximumScreens { return (screens, true) }
    }
    close()
    return (screens, isDamaged)
  }

  /// The longest line of a screen, in bytes.
  private static let longestLine = 2000
}

/// The line before an image's text.
struct ImageMark {
  var takenAt: WallTime?

  /// Nil where a line is anything else.
  init?(_ line: some StringProtocol) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count >= 2, words[0] == "---" else { return nil }
    let pictures = [".png", ".jpg", ".jpeg", ".heic", ".webp", ".gif", ".tiff"]
    let isPicture = words[1...].contains { word in
      pictures.contains { word.lowercased().hasSuffix($0) }
    }
    takenAt = words.dropFirst().compactMap { Self.time($0) }.first
    if !isPicture, takenAt == nil { return nil }
  }

  /// `2026-03-14T19:05:33+01:00`: what the clock showed where it was taken.
  private static func time(_ word: some StringProtocol) -> WallTime? {
    let parts = word.prefix(19).split { "-T:".contains($0) }.map { Int($0) }
    guard parts.count >= 5, word.contains("T"), let year = parts[0], let month = parts[1],
      let day = parts[2], let hour = parts[3], let minute = parts[4]
    else { return nil }
    let second = parts.count > 5 ? parts[5] ?? 0 : 0
    return WallTime(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}
