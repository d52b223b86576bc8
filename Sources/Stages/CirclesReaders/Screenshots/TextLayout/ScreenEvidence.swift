/// How much in a text speaks for a screenshot of a chat, against a note or an export.
enum ScreenEvidence {
  /// From this on it is taken for one.
  static let enough = 3.0

  /// Weighs the signs; 0 where something else is plain.
  static func weigh(_ text: String) -> Double {
    let lines = text.split(separator: "\n").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    if lines.isEmpty || lines.prefix(200).contains(where: isExport) { return 0 }
    // Lines of a phone's screen are short.
    let long = lines.prefix(120).filter { $0.count > 64 }.count
    if long * 8 > lines.count { return 0 }
    var weight = 0.0
    if StatusBar.isSure(lines[0]) {
      weight += 2
    } else if StatusBar.isWhole(lines[0]) {
      weight += lines.prefix(3).dropFirst().contains(where: StatusBar.isRest) ? 2 : 1
    } else if StatusBar.isTop(lines[0]) {
      weight += 1.5
    }
    if lines[0].hasPrefix("< ") || lines[0].hasPrefix("‹") { weight += 1 }
    if lines.count >= 5, lines.filter({ $0.count <= 56 }).count * 10 >= lines.count * 9 {
      weight += 1
    }
    if lines.prefix(8).contains(where: { isArrow($0) }) { weight += 1 }
    if lines.prefix(10).contains(where: isSubtitle) { weight += 1.5 }
    if hasField(lines) { weight += 1.5 }
    var stamps = 0
    var separators = 0
    var days = 0
    var receipts = 0
    for line in lines.prefix(200) {
      let words = line.split(separator: " ").map(String.init)
      if let separator = DaySeparator(line), separator.day != .unsaid {
        if separator.clock != nil { separators += 3 } else { days += 1 }
      } else if Notices.isReceipt(line) {
        receipts += line.contains(where: \.isNumber) ? 2 : 1
      } else if let stamp = BubbleStamp(words), stamp.clock?.isExact == true {
        stamps += 1
      }
      if Notices.isSystem(line) { receipts += 1 }
    }
    weight += min(2.5, Double(separators) * 0.5) + min(1, Double(days) * 0.5)
    weight += min(2, Double(receipts) * 0.75)
    let isNamed = !SpeakerHeads(Array(lines.prefix(200))).names.isEmpty
    if isNamed { weight += 1 }
    if Talk.share(of: lines) >= 0.3 { weight += 0.5 }
    let areStamped = stamps >= 3 && stamps * 6 >= lines.count
    if areStamped { weight += 1.5 }
    let isFramed = separators > 0 || days > 0 || receipts > 0 || areStamped
    return isSpoken(lines, isFramed: isFramed, isNamed: isNamed)
      ? weight : min(weight, enough - 1)
  }

  /// Whether somebody speaks in the lines. Lists, pages and calendars have a phone's frame too, and
  /// times; but they say neither I nor you, and ask nothing.
  static func isSpoken(_ lines: [String], isFramed: Bool, isNamed: Bool = false) -> Bool {
    if TabBar.ends(lines) || areListed(lines) { return false }
    if lines.count < 6 { return true }
    let hasSubtitle = lines.prefix(10).contains(where: isSubtitle)
    let hasBar = hasField(lines)
    // The clock at the top is later than all.
    if !hasBar, TimeOrder.isBackward(Array(lines.dropFirst())) { return false }
    if hasBar, hasSubtitle || isFramed { return true }
    // Who speaks is said again and again, below a head.
    if isNamed, lines.prefix(4).contains(where: isArrow) { return true }
    return Talk.share(of: lines) >= (hasSubtitle || hasBar || isFramed ? 0.14 : 0.2)
  }

  /// Whether there is a field to write in, or the keys to do so.
  private static func hasField(_ lines: [String]) -> Bool {
    lines.suffix(4).contains { line in
      InputBar.apps(in: line) != nil || InputBar.isAddressed(line, to: nil)
        || Keyboard.isLastRow(line.split(separator: " ").map(String.init))
    }
  }

  /// Whether lines are the points of a note: `- milk`, `• call the bank`.
  private static func areListed(_ lines: [String]) -> Bool {
    lines.count { line in
      line.count > 3 && "-–•·*".contains(line.prefix(1)) && line.dropFirst().first == " "
    } >= 3
  }

  /// An arrow back, alone or before a name with icons behind.
  private static func isArrow(_ line: String) -> Bool {
    if ["<", "‹", "←", "›"].contains(line) || line.hasSuffix(" ›") { return true }
    return (line.hasPrefix("<") || line.hasSuffix(" >")) && line.count < 40
  }

  private static func isSubtitle(_ line: String) -> Bool { Subtitles.meaning(of: line) != nil }

  /// A line of a chat that was exported, not photographed: a date, then more.
  private static func isExport(_ line: String) -> Bool {
    let line = line.drop { "[\u{200E}\u{200F}\u{202A}\u{202B}".contains($0) }
    let head = line.prefix { $0.isNumber || "./-".contains($0) }
    guard head.split(whereSeparator: { "./-".contains($0) }).count >= 3, line.count > head.count + 8
    else { return false }
    return line.contains(": ") || line.contains(" - ")
  }
}
