import CirclesModel
import CirclesQueries
import CirclesStore
import Foundation
import GRDB
import Testing

@Suite("Notes of another program") struct OtherProgramsNotesTests {
  @Test("one without raw_text stands in the timeline, the brief and its own sheet")
  func withoutRawText() throws {
    let notebook = try Notebook.open(path: ":memory:", mode: .scratch)
    var fields = ContactFields()
    fields.name.display = "Kim Park"
    fields.phones = [Phone(value: "+447700900103", normalized: "+447700900103")]
    let kim = try notebook.addPerson(fields).id
    _ = try notebook.write { db in
      try db.execute(
        sql: """
          INSERT INTO interaction (id, contact_id, content, interaction_date, source)
          VALUES ('n1', ?, 'Wants a new rope', '2026-07-02T10:00:00Z', 'manual')
          """, arguments: [kim])
    }
    let request = TimelineRequest(person: kim, today: "2026-08-01")
    let entries = try #require(try notebook.timeline(request)).entries
    #expect(entries.map(\.summary) == ["Wants a new rope"] && entries[0].text == nil)
    let brief = try #require(try notebook.brief(of: kim, on: "2026-08-01"))
    let items = brief.readingParts.flatMap(\.items)
    #expect(items.contains { $0.text == "Wants a new rope" && $0.note == "n1" })
    #expect(try notebook.noteSheet(id: "n1")?.text == "Wants a new rope")
  }

  @Test("a number with blanks finds who has it", arguments: ["07700 900103", "+44 7700 900103"])
  func numbers(words: String) throws {
    let notebook = try Notebook.open(path: ":memory:", mode: .scratch)
    var fields = ContactFields()
    fields.name.display = "Kim Park"
    fields.phones = [Phone(value: "+447700900103", normalized: "+447700900103")]
    _ = try notebook.addPerson(fields)
    let page = try notebook.search(
      SearchRequest(
        SearchQuery(words, when: When(now: .now, in: .gmt))))
    #expect(page?.hits.map(\.contactName) == ["Kim Park"])
  }
}
