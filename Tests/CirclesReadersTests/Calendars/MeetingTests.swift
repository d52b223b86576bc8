import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A meeting in a calendar")
struct MeetingTests {
  @Test(
    "is at the instant that its clock says",
    arguments: [
      ("DTSTART:20260317T183000Z", "2026-03-17T18:30:00Z"),
      ("DTSTART;TZID=Europe/London:20260617T183000", "2026-06-17T17:30:00Z"),
      ("DTSTART;TZID=/x.org/20210210_1/America/New_York:20260117T183000", "2026-01-17T23:30:00Z"),
      ("DTSTART;TZID=Home Time:20260117T100000", "2026-01-17T04:30:00Z"),
      ("DTSTART;TZID=Home Time:20260717T100000", "2026-07-17T03:30:00Z"),
      ("DTSTART;TZID=W. Europe Standard Time:20260717T100000", "2026-07-17T08:00:00Z"),
      ("DTSTART;TZID=\"tzone://Microsoft/Utc\":20260717T100000", "2026-07-17T10:00:00Z"),
      ("DTSTART:20260617T183000", "2026-06-17T16:30:00Z"),
      ("DTSTART;VALUE=DATE:20260617", "2026-06-16T22:00:00Z"),
    ])
  func zones(start: String, expected: String) throws {
    let zone = """
      BEGIN:VTIMEZONE
      TZID:Home Time
      BEGIN:STANDARD
      DTSTART:16011028T030000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      TZOFFSETFROM:+0630
      TZOFFSETTO:+0530
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010325T020000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      TZOFFSETFROM:+0530
      TZOFFSETTO:+0630
      END:DAYLIGHT
      END:VTIMEZONE

      """
    let read = try ReadCalendar(Lines.event(start), head: zone, zone: "Europe/Berlin")
    #expect(read.times == [expected])
    #expect(read.codes.isEmpty)
  }

  @Test("that recurs is there each time, but for those taken out, and with those added")
  func recurs() throws {
    let read = try ReadCalendar(
      Lines.event(
        "DTSTART;TZID=Europe/London:20260324T180000", "RRULE:FREQ=WEEKLY;COUNT=3",
        "EXDATE;TZID=Europe/London:20260331T180000", "RDATE:20260101T120000Z"))
    #expect(
      read.times == [
        "2026-01-01T12:00:00Z", "2026-03-24T18:00:00Z", "2026-04-07T17:00:00Z",
      ])
    #expect(Set(read.notes.map(\.id)).count == 3)
    #expect(read.series.first?.kept == Set(read.notes.map(\.id)))
  }

  @Test("told apart is that time alone, under the id that the time had")
  func override() throws {
    let weekly = Lines.event("DTSTART:20260324T180000Z", "RRULE:FREQ=WEEKLY;COUNT=2")
    let plain = try ReadCalendar(weekly)
    let moved = try ReadCalendar(
      Lines.event("RECURRENCE-ID:20260331T180000Z", "DTSTART:20260401T090000Z"), weekly)
    #expect(moved.times.sorted() == ["2026-03-24T18:00:00Z", "2026-04-01T09:00:00Z"])
    #expect(Set(moved.notes.map(\.id)) == Set(plain.notes.map(\.id)))
    let gone = try ReadCalendar(
      weekly, Lines.event("RECURRENCE-ID:20260331T180000Z", "STATUS:CANCELLED"))
    #expect(gone.times == ["2026-03-24T18:00:00Z"])
    #expect(gone.series.first?.cancelled == [try #require(plain.notes.last).id])
    #expect(gone.codes == ["calendar.cancelled"])
  }

  @Test("changed for good from some time on is as changed from then")
  func thisAndFuture() throws {
    let weekly = Lines.event(
      "DTSTART;TZID=Europe/London:20260317T180000", "RRULE:FREQ=WEEKLY;COUNT=4")
    let moved = """
      UID:u1
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/London:20260324T180000
      DTSTART;TZID=Europe/London:20260325T190000
      SUMMARY:Coffee
      ATTENDEE;CN=Ben Okafor:mailto:ben@example.org
      """
    let read = try ReadCalendar(weekly, moved)
    // The clock of London went forward on 29 March.
    #expect(
      read.notes.map { [$0.capturedAt?.text ?? "", $0.title, $0.speakers.first ?? ""] }.sorted {
        $0[0] < $1[0]
      } == [
        ["2026-03-17T18:00:00Z", "Tea", "Ana Ruiz"],
        ["2026-03-25T19:00:00Z", "Coffee", "Ben Okafor"],
        ["2026-04-01T18:00:00Z", "Coffee", "Ben Okafor"],
        ["2026-04-08T18:00:00Z", "Coffee", "Ben Okafor"],
      ])
    let plain = try ReadCalendar(weekly)
    #expect(Set(read.notes.map(\.id)) == Set(plain.notes.map(\.id)))

    let off = try ReadCalendar(weekly, moved + "\nSTATUS:CANCELLED")
    #expect(off.times == ["2026-03-17T18:00:00Z"])
    #expect(off.series.first?.kept == Set(off.notes.map(\.id)))
  }

  @Test("has those who came: no rooms, not the owner, nobody who declined")
  func people() throws {
    let read = try ReadCalendar(
      Lines.event(
        "DTSTART:20260101T100000Z", "ORGANIZER;CN=Me:mailto:robin@example.org",
        "ATTENDEE;PARTSTAT=DECLINED;CN=No One:mailto:no@example.org",
        "ATTENDEE;PARTSTAT=DELEGATED;CN=Sent Other:mailto:sent@example.org",
        "ATTENDEE;ROLE=NON-PARTICIPANT;CN=Told Only:mailto:told@example.org",
        "ATTENDEE;CUTYPE=ROOM;CN=Room:mailto:room@example.org",
        "ATTENDEE;CN=\"Bright, Theo\":invalid:nomail",
        "ATTENDEE;CN=x;EMAIL=Lena@example.org:/principal/1"),
      owners: ["robin@example.org"])
    #expect(read.people == ["Ana Ruiz", "Theo Bright", "x"])
    #expect(
      read.notes.first?.calendar?.attendees.map(\.email) == [
        "ana@example.org", "", "lena@example.org",
      ])
  }

  @Test(
    "is none, and it is told why",
    arguments: [
      ("DTSTART:25000101T100000Z", "calendar.ahead"),
      ("DTSTART:25000101T100000Z\nRRULE:FREQ=DAILY", "calendar.ahead"),
      ("DTSTART:20260101T100000Z\nSTATUS:CANCELLED", "calendar.cancelled"),
      (
        "DTSTART:20260101T100000Z\nATTENDEE;PARTSTAT=DECLINED:mailto:me@example.org",
        "calendar.declined"
      ),
    ])
  func skipped(lines: String, code: String) throws {
    let read = try ReadCalendar(Lines.event(lines), owners: ["me@example.org"])
    #expect(read.notes.isEmpty)
    #expect(read.codes == [code])
    #expect(read.skipped == 1)
    #expect(read.diagnostics.first?.location.line == 2)
  }

  @Test("of our own calendar is left out")
  func own() throws {
    let read = try ReadCalendar(
      Lines.event("DTSTART:20260101T100000Z", uid: "1-birthday@circles-import"))
    #expect(read.notes.isEmpty)
    #expect(read.codes == ["calendar.own"])
  }

  @Test(
    "is a birthday where it is all day, each year, and called so",
    arguments: [
      ("Ana’s birthday", "Ana"), ("Ana Ruiz's 40th Birthday", "Ana Ruiz"),
      ("🎂 Ana Ruiz (1988)", "Ana Ruiz"), ("Geburtstag von Ana Ruiz", "Ana Ruiz"),
      ("Anniversaire d'Ana", "Ana"), ("Cumpleaños de Ana Ruiz", "Ana Ruiz"),
      ("Ana Ruiz - Geburtstag", "Ana Ruiz"), ("Anas Geburtstag", "Anas"),
      ("Birthday: Ana Ruiz", "Ana Ruiz"),
    ])
  func birthdays(title: String, name: String) throws {
    let lines = "UID:b\nSUMMARY:\(title)\nDTSTART;VALUE=DATE:20200315\n"
    let entry = try ReadCalendar(lines + "RRULE:FREQ=YEARLY").notes.first?.calendar?.birthday
    #expect(entry?.names.first == name)
    #expect(entry?.month == 3)
    #expect(entry?.day == 15)
    #expect(entry?.year == (title.contains("1988") ? 1988 : nil))
    #expect(try ReadCalendar(lines).codes == ["calendar.nobody"])
  }

  @Test("is no birthday by another name", arguments: ["Wedding day", "Christmas", "birthday", "🎂"])
  func noBirthdays(title: String) throws {
    let read = try ReadCalendar(
      "UID:b\nSUMMARY:\(title)\nDTSTART;VALUE=DATE:20200315\nRRULE:FREQ=YEARLY")
    #expect(read.notes.isEmpty)
    #expect(read.codes == ["calendar.nobody"])
  }
}
