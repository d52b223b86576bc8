/// The rows of a screen's chat, with head, input bar, avatars and scraps taken away.
struct ScreenRows {
  var measure: ScreenMeasure
  var rows: [ScreenMeasure.Row]
  /// Which apps have the input bar that was seen.
  var inputBar: [ChatApp]?

  init(_ screen: Screen, below header: ScreenHeader) {
    var lines = screen.lines.filter { line in
      let box = line.box
      return (box.top + box.bottom) / 2 > header.bottom
    }
    let keyboard = Keyboard.top(in: lines, height: screen.height)
    if let keyboard {
      lines.removeAll { $0.box.bottom > keyboard }
      Keyboard.takeField(&lines, above: keyboard, width: screen.width)
    }
    let highest = (keyboard == nil ? 0.6 : 0.35) * screen.height
    let bar = lines.compactMap { line -> (top: Double, apps: [ChatApp])? in
      guard line.box.top > highest else { return nil }
      let addressed: [ChatApp]? = InputBar.isAddressed(line.text, to: header.name) ? [] : nil
      return (InputBar.apps(in: line.text) ?? addressed).map { (line.box.top, $0) }
    }.max { $0.top < $1.top }
    if let bar {
      inputBar = bar.apps
      lines.removeAll { ($0.box.top + $0.box.bottom) / 2 > bar.top }
    }
    measure = ScreenMeasure(screen, lines)
    if let left = measure.left {
      lines = AvatarGutter.clear(lines, left: left, em: measure.em)
    }
    let em = measure.em
    let rows = Self.merged(lines, em).map(ScreenMeasure.row)
    measure.rows = rows
    measure.refreshRight()
    self.rows = rows
    let kept = rows.filter { !isScrap($0, screen.height, hasBar: bar != nil) }
    self.rows = kept
  }

  /// Lines that stand beside each other become one.
  private static func merged(_ lines: [ScreenLine], _ em: Double) -> [ScreenLine] {
    let sorted = lines.map { (line: $0, base: LineShape($0.words).baseline) }
      .sorted { $0.base < $1.base }
    var result: [(line: ScreenLine, base: Double)] = []
    for entry in sorted {
      if let last = result.last, entry.base - last.base < 0.4 * em,
        entry.line.box.left > last.line.box.right || entry.line.box.right < last.line.box.left
      {
        let words = (last.line.words + entry.line.words).sorted { $0.box.left < $1.box.left }
        result[result.count - 1].line = ScreenLine(words: words)
      } else {
        result.append(entry)
      }
    }
    return result.map(\.line)
  }

  /// What icons, reactions and cut letters are read as.
  private func isScrap(_ row: ScreenMeasure.Row, _ height: Double, hasBar: Bool) -> Bool {
    let text = row.text
    let letters = text.filter(\.isLetterOrDigit).count
    let hasEmoji = text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    if letters == 0 { return !hasEmoji }
    if row.confidence < 0.3 || row.confidence < 0.45 && !hasWord(row) { return true }
    if text.count == 1,
      text.unicodeScalars.allSatisfy({ $0.value < 0x250 && $0.properties.isAlphabetic }),
      !"kKyYnNxX".contains(text)
    {
      return true
    }
    let isFoot = !hasBar && row.box.top > 0.9 * height
    if isFoot, row.confidence < 0.68 || letters <= 3 || row.box.top > 0.97 * height { return true }
    let isOnSide = isTheirs(row) || row.box.right > measure.right - 1.2 * measure.em
    return letters <= 3 && !isOnSide && !isDay(row)
  }

  /// Whether a word of some length was read well.
  private func hasWord(_ row: ScreenMeasure.Row) -> Bool {
    row.line.words.contains { $0.confidence > 0.7 && $0.text.filter(\.isLetter).count >= 3 }
  }

  /// `Hoy` in the middle.
  private func isDay(_ row: ScreenMeasure.Row) -> Bool {
    abs(row.box.middle - measure.width / 2) < 0.05 * measure.width
      && DaySeparator(row.text)?.isSure == true
  }

  /// Whether the row begins where the other side's text begins.
  func isTheirs(_ row: ScreenMeasure.Row) -> Bool {
    guard let left = measure.left else { return false }
    return abs(row.box.left - left) < 1.3 * measure.em
  }

  /// The side of some rows that belong together.
  func side(_ box: ScreenBox) -> Bubble.Side {
    guard let left = measure.left else { return .mine }
    let before = box.left - left
    if before < 1.3 * measure.em { return .theirs }
    return before < measure.right - box.right - measure.em ? .theirs : .mine
  }
}
