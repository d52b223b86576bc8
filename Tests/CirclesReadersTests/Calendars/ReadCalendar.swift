import CirclesModel
import SourceDiagnostics

@testable import CirclesReaders

/// What the reader of calendars makes of a text.
struct ReadCalendar {
  var notes: [NoteRecord] = []
  var codes: [String] = []
  var diagnostics: [Diagnostic] = []
  var series: [MeetingSeries] = []
  var skipped = 0
  var refused = 0

  /// The instants of the meetings.
  var times: [String] { notes.compactMap { $0.capturedAt?.text } }
  /// Whom the first note names.
  var people: [String] { notes.first?.speakers ?? [] }

  init(bytes: [UInt8], owners: [String] = [], zone: String = "UTC") throws {
    let input = MemoryInput(bytes, path: "a.ics", modifiedAt: nil)
    let context = ReadingContext(region: "GB", timeZone: zone, owners: owners)
    let cursor = try ICalendarReader().open(input, context)
    while let chunk = try cursor.next() {
      let parsed = chunk.parse()
      diagnostics += parsed.diagnostics
      series += parsed.series
      skipped += parsed.skipped
      refused += parsed.refused
      for case .note(let note) in parsed.records { notes.append(note) }
    }
    codes = diagnostics.map(\.code.description)
  }

  /// Reads events, each given by its lines.
  init(_ events: String..., head: String = "", owners: [String] = [], zone: String = "UTC") throws {
    let body = events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT\n" }.joined()
    try self.init(
      bytes: Array("BEGIN:VCALENDAR\n\(head)\(body)END:VCALENDAR\n".utf8), owners: owners,
      zone: zone)
  }
}

/// Lines of events.
enum Lines {
  static let ana = "ATTENDEE;CN=Ana Ruiz:mailto:Ana@Example.org"

  static func event(_ lines: String..., uid: String = "u1") -> String {
    (["UID:\(uid)", ana, "SUMMARY:Tea"] + lines).joined(separator: "\n")
  }
}
