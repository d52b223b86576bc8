import CirclesModel
import CirclesStore
import SourceDiagnostics
import Testing

@testable import CirclesPipeline

@Suite("Loading again what says something twice")
struct LoadingAgainTests {
  let place: Workplace
  let notebook: Notebook

  init() throws {
    place = try Workplace()
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
  }

  @discardableResult
  private func load(
    _ paths: String..., source: String? = "one", into other: Notebook? = nil, isDryRun: Bool = false
  ) async throws -> (report: RunReport, heard: Recorder) {
    let heard = Recorder()
    var options = ImportOptions(region: "US")
    options.sourceName = source
    options.isDryRun = isDryRun
    let report = try await ImportPipeline().load(paths, into: other ?? notebook, options, heard)
    #expect(report.isBalanced)
    return (report, heard)
  }

  private func people(_ notebook: Notebook) throws -> [String] {
    try notebook.people().map { "\($0.id) \($0.identifier) \($0.name) \($0.phone)" }.sorted()
  }

  private let old = "UID:u1\r\nFN:Ana Ruiz\r\nTEL:+1 503 555 0101"
  private let new = "UID:u1\r\nFN:Ana Ruiz\r\nTEL:+1 503 555 0102"

  @Test("a file that holds a known card behind a newer one of its UID is loaded, dry run first")
  func twoVersions() async throws {
    try await load(try place.cards("a.vcf", [old]))
    let both = try place.cards("b.vcf", [new, old])
    let dry = try await load(both, isDryRun: true)
    let real = try await load(both)
    #expect(dry.heard.results == real.heard.results)
    #expect(real.heard.codes.contains("contact.same-identifier"))
    let fresh = try Notebook.open(path: ":memory:", mode: .scratch)
    try await load(both, into: fresh)
    #expect(try people(notebook) == people(fresh))
    #expect(try await load(both).report.records.duplicate == 2)
  }

  @Test("so are two exports of different age, the newer of which is known")
  func twoExports() async throws {
    let (first, second) = (
      try place.cards("2026-01.vcf", [old]), try place.cards("2026-02.vcf", [new])
    )
    try await load(second)
    try await load(first, second)
    #expect(try notebook.people().count == 1)
    #expect(try await load(first, second).report.records.duplicate == 2)
  }

  @Test("cards without UID keep their ids when another book has one of them byte for byte")
  func otherBook() async throws {
    let ben = "UID:u8\r\nFN:Ben Hale\r\nTITLE:Baker"
    let (zoe, other) = ("FN:Zoe Hartley", "FN:Zoe Hartley\r\nTEL:+1 503 555 0103")
    let part = try place.cards("2.vcf", [ben])
    try await load(part)
    try await load(part, source: "two")
    let whole = try place.cards("3.vcf", [zoe, ben, other])
    try await load(whole)
    let before = try people(notebook)
    #expect(try await load(whole).report.records.duplicate == 3)
    #expect(try people(notebook) == before)
    // A third book has them all: its records bear the identifiers that they would alone.
    let fresh = try Notebook.open(path: ":memory:", mode: .scratch)
    try await load(whole, source: "three", into: fresh)
    try await load(whole, source: "three")
    func records(_ notebook: Notebook) throws -> Set<String> {
      Set(
        try notebook.people().flatMap { person in
          try notebook.person(id: person.id)?.sources.filter { $0.source == "three" }
            .map(\.recordKey) ?? []
        })
    }
    #expect(try records(notebook) == records(fresh))
  }

  @Test("a card without UID is the same whether a file holds it once or twice")
  func onceAndTwice() async throws {
    let card = "FN:Zoe Hartley\r\nEMAIL:zoe@example.com"
    let (once, twice) = (try place.cards("1.vcf", [card]), try place.cards("2.vcf", [card, card]))
    try await load(once)
    try await load(twice)
    let fresh = try Notebook.open(path: ":memory:", mode: .scratch)
    try await load(twice, into: fresh)
    #expect(try people(notebook) == people(fresh))
  }

  @Test("of notes with one id the last counts, once, and a second time nothing is new")
  func repeatedNotes() async throws {
    func line(_ id: String, _ text: String) -> String {
      #"{"id":"\#(id)","source":"voice_note","captured_at":"2026-03-14T18:20:00Z","text":"\#(text)"}"#
    }
    let log = [line("v1", "Text one."), line("v2", "Other."), line("v1", "Text two.")]
    let path = try place.file("dd.notes.jsonl", log.joined(separator: "\n"))
    let first = try await load(path)
    #expect(first.report.records.imported == 2)
    #expect(first.report.records.duplicate == 1)
    let told = first.heard.diagnostics.filter { $0.code == "notes.repeated-id" }
    #expect(told.map(\.location.line) == [1])
    #expect(told.map(\.severity) == [.note])
    #expect(try notebook.inbox().map(\.content).sorted() == ["Other.", "Text two."])
    #expect(try await load(path).report.records.imported == 0)
    #expect(try notebook.inbox().map(\.content).sorted() == ["Other.", "Text two."])
    // The same of two files of one run.
    let later = try place.file("ee.notes.jsonl", line("v1", "Text three."))
    #expect(try await load(path, later).report.records.imported == 1)
    #expect(try await load(path, later).report.records.imported == 0)
    #expect(try notebook.inbox().map(\.content).sorted() == ["Other.", "Text three."])
  }

  @Test("a note whose last line says nothing keeps its words")
  func emptyLast() async throws {
    let path = try place.file(
      "a.notes.jsonl", #"{"id":"v1","text":"Text one."}"# + "\n" + #"{"id":"v1","text":" "}"#)
    #expect(try await load(path).report.records.imported == 1)
    #expect(try notebook.inbox().map(\.content) == ["Text one."])
  }
}
