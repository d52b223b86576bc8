/// What a line of a screen is, in text alone.
enum FlatKind: Hashable {
  case separator(DaySeparator)
  /// The app's own words: what stands above is parted from what stands below.
  case furniture
  case receipt
  /// An avatar's letters: the line below is the other side's.
  case avatar
  /// A time alone, with ticks or without.
  case stamp(ClockReading, hasTicks: Bool, isEdited: Bool)
  /// The name of who speaks below.
  case label(String)
  case text
}

/// Tells the kinds of the lines of a chat apart.
struct FlatSorting {
  let header: FlatHeader
  let lines: [FlatScreen.Line]
  /// Whether each bubble bears its own time.
  let areStamped: Bool
  /// The names that stand above bubbles.
  let labels: Set<String>
  private let marks: Set<String>

  init(_ header: FlatHeader, _ lines: [FlatScreen.Line]) {
    self.header = header
    self.lines = lines
    areStamped = Self.areStamped(lines, header)
    labels = FlatLabels.find(lines, header)
    marks = labels.union(header.members).union(header.name.map { [$0] } ?? [])
      .reduce(into: []) { $0.formUnion(ChatName.initials($1)) }
  }

  /// One kind for each line.
  func kinds() -> [FlatKind] { lines.map { kind($0.text) } }

  private func kind(_ line: String) -> FlatKind {
    if areStamped, let stamp = stamp(line) { return stamp }
    if let separator = DaySeparator(line), isSeparator(separator, line) {
      return .separator(separator)
    }
    if labels.contains(line) { return .label(line) }
    if marks.contains(line), !["I", "A"].contains(line) || isAvatarOften(line) { return .avatar }
    if Notices.isDeleted(line) { return .text }
    if Notices.isReceipt(line) { return .receipt }
    if Notices.isSystem(line) || Notices.isMark(line) { return .furniture }
    if !line.contains(where: \.isLetterOrDigit), !hasEmoji(line) { return .furniture }
    return .text
  }

  private func hasEmoji(_ line: String) -> Bool {
    line.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }

  private func isAvatarOften(_ line: String) -> Bool {
    lines.filter { $0.text == line }.count > 1
  }

  private func stamp(_ line: String) -> FlatKind? {
    let words = line.split(separator: " ").map(String.init)
    guard let stamp = BubbleStamp(words), stamp.length == words.count, let clock = stamp.clock
    else {
      return nil
    }
    return .stamp(clock, hasTicks: stamp.hasTicks, isEdited: stamp.isEdited)
  }

  /// A day's name alone is a separator only where each bubble says its time; people say it too.
  private func isSeparator(_ separator: DaySeparator, _ line: String) -> Bool {
    if separator.clock != nil {
      return separator.day != .unsaid || line.split(separator: " ").count > 1
    }
    switch separator.day {
    case .today, .yesterday, .weekday: return areStamped
    default: return areStamped || line.first?.isLowercase != true
    }
  }

  private static func areStamped(_ lines: [FlatScreen.Line], _ header: FlatHeader) -> Bool {
    var count = 0
    for line in lines {
      let words = line.text.split(separator: " ").map(String.init)
      if let separator = DaySeparator(line.text), separator.day != .unsaid { continue }
      if let stamp = BubbleStamp(words), stamp.clock?.isExact == true { count += 1 }
    }
    let isStamping = header.subtitle.map { $0.apps.allSatisfy(\.stampsBubbles) } ?? false
    return count >= (isStamping ? 1 : 3) && count * (isStamping ? 20 : 6) >= lines.count
  }
}
