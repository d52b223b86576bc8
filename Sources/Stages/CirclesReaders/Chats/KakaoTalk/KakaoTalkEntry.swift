import CirclesModel

/// A message of an export, or what the app itself says, which has no name.
struct KakaoTalkEntry {
  /// When; nil where no day stands before it.
  var time: WallTime?
  /// Who writes, as the export calls them.
  var name: String
  /// What, in all its lines.
  var text: String
  /// The line on which it begins.
  var line: Int
  /// What is wrong with it, where it is a row of a table.
  var problem: CSVRow.Problem?
}

/// The entries of an export, whichever program wrote it.
protocol KakaoTalkEntries {
  /// How many bytes of the file were read so far.
  var offset: Int { get }
  /// The export's title, once the first entry was asked for.
  var title: KakaoTalkTitle? { get }
  /// How many notices of the app were left out so far, besides the entries without a name.
  var notices: Int { get }
  /// The next entry; nil at the end.
  mutating func next() throws(ReadError) -> KakaoTalkEntry?
}

/// The entries of a text, as phones and Windows write them.
struct KakaoTalkText: KakaoTalkEntries {
  private static let maximumMessageBytes = 1 << 20

  private var lines: TextLines
  private(set) var title: KakaoTalkTitle?
  private var pending: KakaoTalkEntry?
  /// The day of the bar above, in a text of Windows.
  private var day: WallTime?
  /// Whether heads are those of Windows; nil before the first.
  private var isOfWindows: Bool?
  /// A line that is a day and nothing else: it parts the messages of days if one of that day follows.
  private var separator: (text: String, day: WallTime)?
  private var isAtStart = true
  private var isAfterBlank = true
  private(set) var notices = 0
  /// Lines of Windows that read like notices, until what follows tells: behind a notice no message
  /// goes on.
  private var held: (text: String, lines: Int)?

  init(_ lines: TextLines) { self.lines = lines }

  var offset: Int { lines.offset }

  mutating func next() throws(ReadError) -> KakaoTalkEntry? {
    while let line = try lines.next() {
      let text = String(decoding: line.bytes, as: UTF8.self)
      if line.continuesLongLine {
        append(text, breaks: false)
      } else if let entry = take(text, line.number) {
        let done = pending
        pending = entry
        if let done { return finished(done) }
      }
    }
    if !isAfterBlank { flushSeparator() }
    passHeld()
    defer { pending = nil }
    return pending.map(finished)
  }

  /// Takes a line; the entry that it begins, or nil.
  private mutating func take(_ text: String, _ number: Int) -> KakaoTalkEntry? {
    let isBlank = text.trimmed.isEmpty
    if isAtStart, !isBlank {
      isAtStart = false
      title = KakaoTalkTitle(text)
      if title != nil { return nil }
    }
    switch KakaoTalkLine(text) {
    case .bar(let day):
      passHeld()
      self.day = day
      isOfWindows = true
      separator = nil
      isAfterBlank = true
      return nil
    case .phone(let time, let name, let body) where isOfWindows != true:
      isOfWindows = false
      if !isSeparated(from: time) { flushSeparator() }
      separator = nil
      isAfterBlank = false
      return KakaoTalkEntry(time: time, name: name, text: body, line: number)
    case .windows(let hour, let minute, let name, let body) where isOfWindows != false:
      passHeld()
      isOfWindows = true
      let time = day.flatMap {
        WallTime(year: $0.year, month: $0.month, day: $0.day, hour: hour, minute: minute)
      }
      isAfterBlank = false
      return KakaoTalkEntry(time: time, name: name, text: body, line: number)
    case .day(let day) where isOfWindows != true:
      flushSeparator()
      separator = (text, day)
    case .saved where pending == nil: break
    default:
      if isOfWindows == true, hold(text, isBlank: isBlank) { return nil }
      flushSeparator()
      append(text, breaks: true)
      isAfterBlank = isBlank
    }
    return nil
  }

  /// Whether the line that is a day parts the pending message from one of that time. A day that somebody
  /// wrote at a message's end is another one, or the message's own.
  private func isSeparated(from time: WallTime) -> Bool {
    guard let day = separator?.day, day.isSameDay(as: time) else { return false }
    return pending?.time.map { !day.isSameDay(as: $0) } ?? true
  }

  /// Gives a line that is a day back to the message on which it goes.
  private mutating func flushSeparator() {
    guard let text = separator?.text else { return }
    separator = nil
    append(text, breaks: true)
  }

  /// Holds a line back that reads like a notice, or is blank behind one; any other shows that those
  /// were words of the message above.
  private mutating func hold(_ text: String, isBlank: Bool) -> Bool {
    if KakaoTalkNotice.matches(text) || isBlank && held != nil {
      let (before, lines) = held.map { ($0.text + "\n", $0.lines) } ?? ("", 0)
      let fits = before.utf8.count + text.utf8.count < Self.maximumMessageBytes
      held = (fits ? before + text : before, lines + (isBlank ? 0 : 1))
      return true
    }
    if let words = held?.text { append(words, breaks: true) }
    held = nil
    return false
  }

  /// Leaves held lines out: they were notices.
  private mutating func passHeld() {
    notices += held?.lines ?? 0
    held = nil
  }

  private mutating func append(_ text: String, breaks: Bool) {
    guard let bytes = pending?.text.utf8.count, bytes + text.utf8.count < Self.maximumMessageBytes
    else { return }
    pending?.text += breaks ? "\n" + text : text
  }

  private func finished(_ entry: KakaoTalkEntry) -> KakaoTalkEntry {
    var entry = entry
    entry.text = entry.text.replacing("\0", with: "").trimmed
    return entry
  }
}

extension WallTime {
  /// Whether it is of the same day as another time.
  func isSameDay(as other: WallTime) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }
}
