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
      if isOfWindows == true, KakaoTalkNotice.matches(text) {
        return KakaoTalkEntry(time: nil, name: "", text: text.trimmed, line: number)
      }
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
  fileprivate func isSameDay(as other: WallTime) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }
}
