import CirclesModel
import SourceDiagnostics

/// A component of a calendar with the properties that matter here.
struct ICalendarComponent: Sendable {
  /// `VEVENT`, `STANDARD`, in upper case.
  var name: String
  var line: Int
  var lines: [ICalendarLine] = []
  /// The rules of a time zone.
  var children: [ICalendarComponent] = []
  /// Lines that were left out because there are too many.
  var leftOut = 0

  func first(_ name: String) -> ICalendarLine? { lines.first { $0.name == name } }
  func all(_ name: String) -> [ICalendarLine] { lines.filter { $0.name == name } }

  /// Which of several versions of the event it is.
  var version: EventVersion {
    let stamp = first("LAST-MODIFIED") ?? first("DTSTAMP")
    let digits = stamp?.value.filter { $0.isASCII && $0.isNumber } ?? ""
    return EventVersion(
      sequence: first("SEQUENCE").flatMap { Int($0.value.trimmed) } ?? 0,
      stamp: digits.count == 14 ? Int64(digits) ?? 0 : 0)
  }
}

/// One VCALENDAR.
struct ICalendar: Sendable {
  var method = ""
  /// The account that the calendar is of, as Google names it.
  var owner = ""
  /// The zone of times without one.
  var zoneName: String?
  var zones: [String: ICalendarComponent] = [:]
  var events: [ICalendarComponent] = []
}

/// The components of a file, and what was wrong with them.
struct ICalendarFile {
  /// How many events are read, and how many lines of one.
  static let mostEvents = 200_000
  static let mostLines = 2_000
  static let deepest = 16

  private(set) var calendars: [ICalendar] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Events that could not be taken.
  private(set) var refused = 0
  private let path: String
  private var events = 0
  private var open: [ICalendarComponent] = []
  private var calendar: ICalendar?

  private static let kept: Set<String> = [
    "UID", "DTSTART", "RRULE", "EXDATE", "RDATE", "RECURRENCE-ID", "STATUS", "SUMMARY", "LOCATION",
    "DESCRIPTION", "ATTENDEE", "ORGANIZER", "CATEGORIES", "TZID", "TZOFFSETFROM", "TZOFFSETTO",
    "X-NEXTCLOUD-BC-YEAR", "X-NEXTCLOUD-BC-FIELD-TYPE", "X-GOOGLE-CALENDAR-CONTENT-DISPLAY",
    "X-LIC-LOCATION", "SEQUENCE", "LAST-MODIFIED", "DTSTAMP",
  ]

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    var lines = ICalendarLines(bytes)
    while let (text, number) = lines.next() {
      if lines.isDamaged {
        report(
          .warning, "calendar.encoding", "this line is not UTF-8; the wrong bytes are replaced",
          number)
      }
      if lines.isCut {
        report(.warning, "calendar.long-line", "this line is too long; cut", number)
      }
      guard let line = ICalendarLine(text, line: number) else {
        report(.warning, "calendar.bad-line", "this is not a calendar line; left out", number, 1)
        continue
      }
      take(line)
    }
    for component in open.reversed() { tell(unclosed: component) }
    if let calendar {
      report(
        .warning, "calendar.unclosed", "the calendar breaks off: END:VCALENDAR is missing", nil)
      calendars.append(calendar)
    }
  }

  private mutating func take(_ line: ICalendarLine) {
    let word = line.value.uppercased().filter { !$0.isWhitespace }
    switch line.name {
    case "BEGIN" where word == "VCALENDAR":
      if let calendar { calendars.append(calendar) }
      for component in open.reversed() { tell(unclosed: component) }
      (open, calendar) = ([], ICalendar())
    case "BEGIN":
      if calendar == nil { calendar = ICalendar() }
      if open.count < Self.deepest { open.append(ICalendarComponent(name: word, line: line.line)) }
    case "END" where word == "VCALENDAR":
      for component in open.reversed() { tell(unclosed: component) }
      open = []
      if let calendar { calendars.append(calendar) }
      calendar = nil
    case "END": close(word, line)
    default:
      if open.isEmpty {
        property(line)
      } else if Self.kept.contains(line.name) {
        let last = open.count - 1
        if open[last].lines.count < Self.mostLines {
          open[last].lines.append(line)
        } else {
          open[last].leftOut += 1
        }
      }
    }
  }

  private mutating func property(_ line: ICalendarLine) {
    switch line.name {
    case "METHOD": calendar?.method = line.value.uppercased()
    case "X-WR-CALNAME": calendar?.owner = line.text.lowercased()
    case "X-WR-TIMEZONE": calendar?.zoneName = line.text
    default: break
    }
  }

  private mutating func close(_ word: String, _ line: ICalendarLine) {
    guard let place = open.lastIndex(where: { $0.name == word }) else {
      return report(
        .warning, "calendar.bad-end", "this ends a component that was not opened; left out",
        line.line, line.column)
    }
    for component in open[(place + 1)...].reversed() { tell(unclosed: component) }
    let component = open[place]
    open.removeSubrange(place...)
    if component.leftOut > 0 {
      report(
        .warning, "calendar.too-many-lines",
        "the component has too many lines; \(component.leftOut) left out", component.line)
    }
    switch word {
    case "VEVENT":
      events += 1
      if events > Self.mostEvents {
        refused += 1
        if events == Self.mostEvents + 1 {
          report(
            .error, "calendar.too-many-events", "the file has more events than can be read",
            component.line)
        }
      } else {
        calendar?.events.append(component)
      }
    case "VTIMEZONE":
      if let id = component.first("TZID")?.value { calendar?.zones[id] = component }
    case "STANDARD", "DAYLIGHT":
      // A zone has two rules, and some more for its past.
      if let last = open.indices.last, open[last].children.count < 512 {
        open[last].children.append(component)
      }
    default: break
    }
  }

  private mutating func tell(unclosed component: ICalendarComponent) {
    let isEvent = component.name == "VEVENT"
    if isEvent { refused += 1 }
    report(
      isEvent ? .error : .warning, "calendar.unclosed",
      "the component opened here is not closed; left out", component.line, 1)
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, _ line: Int?,
    _ column: Int = 1
  ) {
    // One damaged file can be told of in a thousand lines; more help nobody.
    if diagnostics.count >= 1_000, severity != .error { return }
    diagnostics.append(
      Diagnostic(
        severity, code, message,
        at: SourceLocation(path: path, line: line, column: line == nil ? nil : column)))
  }
}
