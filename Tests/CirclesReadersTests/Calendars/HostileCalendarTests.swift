import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A calendar that is damaged, or means harm")
struct HostileCalendarTests {
  @Test(
    "with a rule that cannot be followed is read without it, and that is told",
    arguments: [
      "FREQ=SECONDLY", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30", "FREQ=NEVER", "",
      "FREQ=DAILY;COUNT=0",
      "RSCALE=CHINESE;FREQ=YEARLY", "FREQ=DAILY;FREQ=WEEKLY",
    ])
  func rules(rule: String) throws {
    let read = try ReadCalendar(Lines.event("DTSTART:20260101T100000Z", "RRULE:\(rule)"))
    #expect(read.times == ["2026-01-01T10:00:00Z"])
    #expect(read.codes == ["calendar.bad-rule"])
    #expect(read.diagnostics.first?.location.line == 7)
    #expect(read.diagnostics.first?.location.column == 7)
  }

  @Test("that recurs without end stops at its bound")
  func endless() throws {
    let read = try ReadCalendar(Lines.event("DTSTART:19000101T100000Z", "RRULE:FREQ=HOURLY"))
    #expect(read.notes.count == 20_000)
    #expect(read.codes == ["calendar.too-often"])
  }

  @Test(
    "with times that are none is refused with their place",
    arguments: [
      "DTSTART:99991231T235959Z", "DTSTART:00010101T000000Z", "DTSTART:tomorrow",
      "DTSTART:20260230",
      "DTSTART;TZID=:20260101T250000", "DTSTART:",
    ])
  func times(start: String) throws {
    let read = try ReadCalendar(Lines.event(start, "RRULE:FREQ=DAILY"))
    #expect(read.notes.count + read.skipped + read.refused == 1)
  }

  @Test("with a crowd is read as far as is useful")
  func crowd() throws {
    let crowd = (0..<100_000).map { "ATTENDEE:mailto:a\($0)@example.org" }.joined(separator: "\n")
    let read = try ReadCalendar(Lines.event("DTSTART:20260101T100000Z") + "\n" + crowd)
    #expect(read.people.count == EventParticipants.most)
    #expect(read.codes == ["calendar.too-many-lines", "calendar.many-attendees"])
  }

  @Test("that is no UTF-8, or has lines that are none, says so and goes on")
  func bytes() throws {
    var bytes = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Caf".utf8)
    bytes += [0xE9, 0x0A]
    bytes += Array(
      "nonsense\nDTSTART:20260101T100000Z\n\(Lines.ana)\nEND:VEVENT\nEND:VCALENDAR".utf8)
    let read = try ReadCalendar(bytes: bytes)
    #expect(read.codes == ["calendar.encoding", "calendar.bad-line"])
    #expect(read.diagnostics.map(\.location.line) == [4, 5])
    #expect(read.notes.first?.title == "Caf\u{FFFD}")
  }

  @Test("that is folded within a letter is whole again")
  func folded() throws {
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260101T100000Z\r\nUID:1\r\n"
    var bytes = Array((text + Lines.ana + "\r\nSUMMARY:Caf").utf8)
    bytes += [0xC3] + Array("\r\n ".utf8) + [0xA9]
    bytes += Array("\\, later\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
    #expect(try ReadCalendar(bytes: bytes).notes.first?.title == "Café, later")
  }

  @Test("whose components are not closed, or too deep, is read as far as it goes")
  func unclosed() throws {
    let event = "BEGIN:VEVENT\n\(Lines.event("DTSTART:20260101T100000Z"))\n"
    let read = try ReadCalendar(
      bytes: Array("BEGIN:VCALENDAR\n\(event)END:VEVENT\n\(event)".utf8))
    #expect(read.notes.count == 1)
    #expect(read.refused == 1)
    #expect(read.codes == ["calendar.unclosed", "calendar.unclosed"])
    let deep = String(repeating: "BEGIN:VEVENT\n", count: 10_000)
    #expect(try ReadCalendar(bytes: Array(deep.utf8)).refused == ICalendarFile.deepest)
    #expect(try ReadCalendar(bytes: Array("END:VEVENT\nEND:VCALENDAR".utf8)).notes.isEmpty)
  }

  @Test("cut anywhere gives no meeting that the whole does not have")
  func cuts() throws {
    let text = """
      BEGIN:VCALENDAR
      X-WR-TIMEZONE:Europe/Paris
      BEGIN:VEVENT
      \(Lines.event("DTSTART;TZID=Europe/London:20260317T183000", "RRULE:FREQ=WEEKLY;COUNT=3"))
      END:VEVENT
      BEGIN:VEVENT
      \(Lines.event("RECURRENCE-ID:20260324T183000Z", "DTSTART:20260325T100000Z"))
      END:VEVENT
      END:VCALENDAR

      """
    let bytes = Array(text.utf8)
    let whole = Set(try ReadCalendar(bytes: bytes).notes.map(\.id))
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let read = try ReadCalendar(bytes: Array(bytes[..<end]))
      #expect(whole.isSuperset(of: read.notes.map(\.id)))
    }
  }
}
