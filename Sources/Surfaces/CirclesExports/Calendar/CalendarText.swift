import CirclesModel
import VCard

/// Lines of iCalendar (RFC 5545).
struct CalendarText {
  private(set) var bytes: [UInt8] = []

  /// Adds a line whose value is in its own form.
  mutating func line(_ line: String) { ContentLine.fold(Array(line.utf8), into: &bytes) }

  /// Adds a line with a text.
  mutating func line(_ name: String, text: String) {
    var value: [UInt8] = Array("\(name):".utf8)
    ValueEscaping.append(text: Self.printable(text).utf8, to: &value)
    ContentLine.fold(value, into: &bytes)
  }

  /// Hands over what was written so far.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Without control characters, which RFC 5545 does not allow in a text.
  private static func printable(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A }
    if isPlain { return text }
    let scalars = text.unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0x7F || $0.value == 0x0A || $0.value == 0x09
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// `20260317`.
  static func day(_ day: GregorianDay) -> String {
    DateNotation.four(day.year) + DateNotation.two(day.month) + DateNotation.two(day.day)
  }

  /// A time of the notebook as an instant in UTC; the beginning of 1970 for what is none.
  static func stamp(_ time: String) -> String {
    let digits = time.prefix(19).filter(\.isNumber)
    guard digits.count == 14, time.hasSuffix("Z") else {
      return digits.count >= 8 ? digits.prefix(8) + "T000000Z" : "19700101T000000Z"
    }
    return digits.prefix(8) + "T" + digits.suffix(6) + "Z"
  }
}

/// An event of a day, each year or once.
struct CalendarEvent {
  /// Does not change as long as the event is the same one.
  var uid: String
  var title: String
  var description = ""
  var category = ""
  /// The first day.
  var day: GregorianDay
  /// The last day, where it is another one.
  var lastDay: GregorianDay?
  /// When it comes again; nil for once.
  var rule: String?
  /// Further days.
  var days: [GregorianDay] = []
  /// When it was changed last.
  var modifiedAt: String

  func write(to text: inout CalendarText, alarms: [CalendarExportOptions.Alarm]) {
    let stamp = CalendarText.stamp(modifiedAt)
    text.line("BEGIN:VEVENT")
    text.line("UID:\(uid)@circles-import")
    text.line("DTSTAMP:\(stamp)")
    text.line("LAST-MODIFIED:\(stamp)")
    text.line("DTSTART;VALUE=DATE:\(CalendarText.day(day))")
    if let end = GregorianDay(daysSince1970: max(lastDay ?? day, day).daysSince1970 + 1) {
      text.line("DTEND;VALUE=DATE:\(CalendarText.day(end))")
    }
    if let rule { text.line("RRULE:\(rule)") }
    if !days.isEmpty {
      text.line("RDATE;VALUE=DATE:" + days.map(CalendarText.day).joined(separator: ","))
    }
    text.line("SUMMARY", text: title)
    if !description.isEmpty { text.line("DESCRIPTION", text: description) }
    if !category.isEmpty { text.line("CATEGORIES:\(category)") }
    text.line("CLASS:PRIVATE")
    text.line("TRANSP:TRANSPARENT")
    for alarm in alarms {
      text.line("BEGIN:VALARM")
      text.line("ACTION:DISPLAY")
      text.line("TRIGGER:\(alarm.trigger)")
      text.line("DESCRIPTION", text: title)
      text.line("END:VALARM")
    }
    text.line("END:VEVENT")
  }
}
