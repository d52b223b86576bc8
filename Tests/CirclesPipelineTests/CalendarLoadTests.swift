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
    _ resources: [(href: String, body: String)], leaving: [String] = []
  ) throws -> (report: RunReport, removed: Int) {
    let load = try CalendarLoad(
      notebook, ImportOptions(region: "US"), account: "days", owner: nil, isFeed: false, Recorder())
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

  private func event(_ uid: String, _ day: String) -> String {
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:\(day)T100000Z\r\nSUMMARY:\(uid)\r\n"
      + "ATTENDEE:mailto:ana@example.com\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
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
}
