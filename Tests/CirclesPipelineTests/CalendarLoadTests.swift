import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("Loading events of a server")
struct CalendarLoadTests {
  let place: Workplace
  let notebook: Notebook

  init() async throws {
    place = try Workplace()
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
    let book = try place.cards("a.vcf", ["UID:ana\r\nFN:Ana Ruiz\r\nEMAIL:ana@example.com"])
    _ = try await ImportPipeline().load(
      [book], into: notebook, ImportOptions(region: "US"), Recorder())
  }

  private func load(
    _ resources: [(href: String, body: String)], leaving: [String] = [], isFeed: Bool = false
  ) throws -> (report: RunReport, removed: Int) {
    let load = try CalendarLoad(
      notebook, ImportOptions(region: "US"), account: "days", owner: nil, isFeed: isFeed,
      Recorder())
    func item(_ href: String) -> SyncedItem {
      SyncedItem(href: href, collection: "/cal/", etag: "1")
    }
    try load.load(
      resources.map { FetchedResource(item: item($0.href), body: Array($0.body.utf8)) },
      leaving: [])
    try load.leave(leaving.map(item))
    let report = try load.finish([SyncedCollection(href: "/cal/", token: nil)])
    return (report, load.meetings?.removed ?? 0)
  }

  private func event(_ uid: String, _ day: String, _ more: String...) -> String {
    calendar(part(uid, day, more))
  }

  private func part(_ uid: String, _ day: String, _ more: [String] = []) -> String {
    let lines = [
      "BEGIN:VEVENT", "UID:\(uid)", "DTSTART:\(day)T100000Z", "SUMMARY:\(uid)",
      "ATTENDEE:mailto:ana@example.com",
    ]
    return (lines + more + ["END:VEVENT", ""]).joined(separator: "\r\n")
  }

  private func calendar(_ events: String...) -> String {
    "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n"
  }

  /// Imports a calendar as a file.
  private func importFile(_ body: String) async throws {
    let file = try place.file("\(UUID().uuidString).ics", body)
    _ = try await ImportPipeline().load(
      [file], into: notebook, ImportOptions(region: "US"), Recorder())
  }

  /// The days of the meetings.
  private func days() throws -> [String] {
    var days: [String] = []
    try notebook.export(.interactions) { line in
      let text = String(decoding: line, as: UTF8.self)
      if let date = text.firstRange(of: "2026-") {
        days.append(String(text[date.lowerBound...].prefix(10)))
      }
      return true
    }
    return days.sorted()
  }

  private func meetings() throws -> Int {
    var count = 0
    try notebook.export(.interactions) { _ in
      count += 1
      return true
    }
    return count
  }

  @Test("A damaged event takes none of its meetings away")
  func damaged() throws {
    let whole = event("lunch", "20260301")
    #expect(try load([("/cal/a.ics", whole)]).report.notes.assigned == 1)
    let cut = String(whole.prefix(70))
    let (report, removed) = try load([("/cal/a.ics", cut)])
    #expect(report.records.refused == 1 && removed == 0)
    #expect(try load([("/cal/a.ics", "<html>")]).removed == 0)
    #expect(try meetings() == 1)
    #expect(try load([("/cal/a.ics", event("dinner", "20260302"))]).removed == 1)
    #expect(try meetings() == 1)
  }

  @Test("A task is skipped, and what is not a calendar refused")
  func others() throws {
    let task = "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:t\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    let (report, _) = try load([("/cal/t.ics", task), ("/cal/x.ics", "hello")])
    #expect(report.records.skipped == 1 && report.records.refused == 1)
  }

  @Test("An event that two resources hold goes with the last of them, and comes back")
  func twice() throws {
    let both = [
      ("/cal/a.ics", event("lunch", "20260301")), ("/cal/b.ics", event("lunch", "20260301")),
    ]
    _ = try load(both)
    #expect(try meetings() == 1)
    #expect(try load([], leaving: ["/cal/a.ics"]).removed == 0)
    #expect(try load([], leaving: ["/cal/b.ics"]).removed == 1)
    #expect(try meetings() == 0)
    _ = try load([both[0]])
    #expect(try meetings() == 1)
  }

  @Test("An event is due when it takes place next")
  func due() throws {
    let soon = Date().addingTimeInterval(86_400)
    let day = soon.formatted(Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day())
    _ = try load([
      ("/cal/a.ics", event("ahead", day.replacing("-", with: ""))),
      ("/cal/b.ics", event("past", "20260301")),
    ])
    #expect(try notebook.dueEvents(of: "days", at: Date()).isEmpty)
    #expect(
      try notebook.dueEvents(of: "days", at: soon.addingTimeInterval(86_400)) == ["/cal/a.ics"])
  }

  @Test("A feed without a past meeting takes none away, nor does one whose first belongs to a rule")
  func feedWindow() throws {
    let (old, new) = (part("planning", "20260105"), part("review", "20260605"))
    let weekly = part("weekly", "20260102", ["RRULE:FREQ=WEEKLY;COUNT=2"])
    _ = try load([("/feed", calendar(old, new))], isFeed: true)
    for body in [calendar(part("ahead", "20990101")), calendar(), calendar(weekly)] {
      #expect(try load([("/feed", body)], isFeed: true).removed == 0)
      #expect(Set(try days()).isSuperset(of: ["2026-01-05", "2026-06-05"]))
    }
    // What is missing behind the first meeting was deleted.
    _ = try load([("/feed", calendar(old, new, weekly))], isFeed: true)
    #expect(try load([("/feed", calendar(old, weekly))], isFeed: true).removed == 1)
  }

  @Test("Of two copies on a server the later version counts, however often both are read")
  func versions() throws {
    let old = event("lunch", "20260312", "SEQUENCE:1")
    _ = try load([("/cal/a.ics", old), ("/two/b.ics", old)])
    _ = try load([("/cal/a.ics", event("lunch", "20260313", "SEQUENCE:2"))])
    for _ in 0..<2 {
      let both = [("/cal/a.ics", event("lunch", "20260313", "SEQUENCE:2")), ("/two/b.ics", old)]
      #expect(try load(both).report.notes.assigned == 0)
      #expect(try days() == ["2026-03-13"])
    }
    // What its own server says of a copy is never old.
    _ = try load([("/two/b.ics", event("lunch", "20260314", "SEQUENCE:3"))])
    _ = try load([("/two/b.ics", event("lunch", "20260315", "SEQUENCE:2"))])
    #expect(try days() == ["2026-03-15"])
  }

  @Test("An old file neither moves a meeting back nor brings a cancelled one back")
  func oldFiles() async throws {
    for (old, new) in [
      ("SEQUENCE:1", "SEQUENCE:3"),
      ("DTSTAMP:20260101T000000Z", "DTSTAMP:20260102T000000Z"),
      ("LAST-MODIFIED:20260101T000000Z", "LAST-MODIFIED:20260101T000001Z"),
    ] {
      let uid = old
      try await importFile(event(uid, "20260401", old))
      try await importFile(event(uid, "20260402", new))
      try await importFile(event(uid, "20260401", old))
      #expect(try days() == ["2026-04-02"])
      try await importFile(event(uid, "20260402", new, "STATUS:CANCELLED"))
      try await importFile(event(uid, "20260401", old))
      #expect(try days() == [])
    }
  }

  @Test("A single time keeps its later version where a copy tells of the rule alone")
  func singleTimes() throws {
    let rule = part("club", "20260301", ["RRULE:FREQ=WEEKLY;COUNT=3", "SEQUENCE:1"])
    let moved = part("club", "20260309", ["RECURRENCE-ID:20260308T100000Z", "SEQUENCE:2"])
    for _ in 0..<2 {
      _ = try load([("/cal/a.ics", calendar(rule, moved)), ("/two/b.ics", calendar(rule))])
      #expect(try days() == ["2026-03-01", "2026-03-09", "2026-03-15"])
    }
  }

  @Test(
    "A meeting that a file tells of stays when its server deletes it, until the import is undone")
  func fileHolds() async throws {
    let lunch = event("lunch", "20260301")
    try await importFile(lunch)
    let run = try notebook.runs().first?.id
    _ = try load([("/cal/a.ics", lunch)])
    #expect(try load([], leaving: ["/cal/a.ics"]).removed == 0)
    #expect(try meetings() == 1)
    // Whichever of the two came first.
    _ = try load([("/cal/b.ics", event("dinner", "20260302"))])
    try await importFile(event("dinner", "20260302"))
    #expect(try load([], leaving: ["/cal/b.ics"]).removed == 0)
    _ = try load([("/cal/a.ics", lunch)])
    _ = try notebook.undo(run: try #require(run))
    _ = try load([("/cal/a.ics", lunch)])
    #expect(try load([], leaving: ["/cal/a.ics"]).removed == 1)
  }

  /// Each meeting: its id, whom it lies under, and its day.
  private func places() throws -> [(id: String, name: String, day: String)] {
    var places: [(id: String, name: String, day: String)] = []
    try notebook.export(.interactions) { line in
      let value = JSONValue(parsing: Array(line))
      places.append(
        (
          value?["id"]?.text ?? "", value?["contact_name"]?.text ?? "",
          String(value?["interaction_date"]?.text?.prefix(10) ?? "")
        ))
      return true
    }
    return places
  }

  @Test("Undo of a move by hand puts a meeting back that was rescheduled since, on its new day")
  func movedByHand() async throws {
    let book = try place.cards("b.vcf", ["UID:ben\r\nFN:Ben Okafor\r\nEMAIL:ben@example.com"])
    _ = try await ImportPipeline().load(
      [book], into: notebook, ImportOptions(region: "US"), Recorder())
    let lunch = { day in self.event("lunch", day, "SEQUENCE:\(day)") }
    try await importFile(lunch("20260301"))
    let ben = try #require(try notebook.people().first { $0.name == "Ben Okafor" }).id
    let move = try notebook.assign(note: try #require(places().first).id, to: ben).run
    try await importFile(lunch("20260302"))
    let rescheduled = try #require(try notebook.runs().first).id
    try await importFile(lunch("20260303"))
    let outcome = try notebook.undo(run: move)
    #expect(outcome.kept.isEmpty && outcome.notesRestored == 1)
    func stands(_ day: String) throws -> Bool {
      try places().map { [$0.name, $0.day] } == [["Ana Ruiz", day]]
    }
    #expect(try stands("2026-03-03"))
    try await importFile(lunch("20260303"))
    #expect(try stands("2026-03-03"))
    _ = try notebook.undo(run: rescheduled)
    #expect(try stands("2026-03-03"))
    for run in try notebook.runs().prefix(2) { _ = try notebook.undo(run: run.id) }
    #expect(try stands("2026-03-01"))
  }

  @Test("A meeting that was moved by hand again since stays where the later hand put it")
  func movedAgain() async throws {
    let names = ["Ben Okafor", "Cleo Marsh"]
    let book = try place.cards("b.vcf", names.map { "UID:\($0)\r\nFN:\($0)" })
    _ = try await ImportPipeline().load(
      [book], into: notebook, ImportOptions(region: "US"), Recorder())
    try await importFile(event("lunch", "20260301", "SEQUENCE:1"))
    let note = try #require(places().first).id
    let moves = try names.map { name in
      let person = try #require(try notebook.people().first { $0.name == name }).id
      return try notebook.assign(note: note, to: person).run
    }
    try await importFile(event("lunch", "20260302", "SEQUENCE:2"))
    #expect(try notebook.undo(run: moves[0]).kept.count == 1)
    #expect(try places().map(\.name) == ["Cleo Marsh"])
    _ = try notebook.undo(run: moves[1])
    #expect(try places().map(\.name) == ["Ana Ruiz"])
    #expect(try places().map(\.day) == ["2026-03-02"])
  }
}
