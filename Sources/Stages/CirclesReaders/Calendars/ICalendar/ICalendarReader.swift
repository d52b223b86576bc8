public import CirclesModel
import SourceDiagnostics

/// Reads calendars (RFC 5545): meetings with others, and birthdays.
///
/// A meeting is a note of the kind `meeting` for each time that it took place; its id is made of the
/// event's UID and RECURRENCE-ID alone, so that it is the same one in every file.
public struct ICalendarReader: Reader {
  /// A reader of calendars.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "icalendar", title: "Calendar (iCalendar)", extensions: ["ics", "ical", "ifb"],
      recognisedBy: "it begins with BEGIN:VCALENDAR", contents: .messages)
  }

  /// Certain where the first line says so.
  public func confidence(for probe: FileProbe) -> Confidence {
    let head = WholeText.decodeHead(probe.head)
    let first = head.drop { $0.isWhitespace }
      .prefix { !$0.isNewline }.filter { !$0.isWhitespace }
    if first.uppercased() == "BEGIN:VCALENDAR" { return .certain }
    let name = probe.name.lowercased()
    let isNamed = format.extensions.contains { name.hasSuffix(".\($0)") }
    return isNamed ? .byName : .none
  }

  /// Reads the components, and cuts them into events.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let bytes = try WholeText.bytes(
      of: input, limit: ReadingLimits.calendarBytes, code: "calendar.too-large")
    return ICalendarCursor(bytes, path: input.path, format: format.id, context: context)
  }
}
