import CirclesModel
import CirclesStore
import Testing

@testable import CirclesPipeline

@Suite("Several sources in one run")
struct SourceRequestTests {
  let place: Workplace
  let notebook: Notebook

  init() throws {
    place = try Workplace()
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
  }

  @discardableResult
  func load(_ sources: SourceRequest...) async throws -> (report: RunReport, heard: Recorder) {
    let heard = Recorder()
    let report = try await ImportPipeline().load(
      sources, into: notebook, ImportOptions(region: "US"), heard)
    #expect(report.isBalanced)
    return (report, heard)
  }

  @Test("are each read as they say")
  func each() async throws {
    let body = "TEL:020 7946 0018"
    let home = try place.cards("home.vcf", ["UID:1\r\nFN:Ana\r\n" + body])
    let work = try place.cards("work.txt", ["UID:2\r\nFN:Bo\r\n" + body])
    let (report, _) = try await load(
      SourceRequest([home], name: "home", region: "GB"),
      SourceRequest([work], format: "vcard", name: "work", region: "FR"))
    #expect(report.files == 2)
    #expect(try notebook.runs().count == 1)
    let sheets = try notebook.people().sorted { $0.name < $1.name }
      .compactMap { try notebook.person(id: $0.id) }
    #expect(sheets.map { $0.sources.map(\.source) } == [["home"], ["work"]])
    #expect(sheets.first?.fields.phones.first?.normalized == "+442079460018")
    #expect(sheets.last?.fields.phones.first?.normalized != "+442079460018")
  }

  @Test("load their contacts before the notes of any are matched")
  func order() async throws {
    let note = try place.file(
      "a.notes.jsonl", #"{"id":"n","source":"manual","text":"Ana has a new boat"}"#)
    let book = try place.cards("b.vcf", ["UID:1\r\nFN:Ana"])
    let (report, heard) = try await load(SourceRequest([note]), SourceRequest([book]))
    #expect(report.contacts.created == 1)
    #expect(heard.decisions.map(\.record) == ["n"])
    #expect(heard.log == ["contact", "decision"])
  }

  @Test("lose their own people alone where they are pruned")
  func pruning() async throws {
    let both = ["UID:1\r\nFN:Ana", "UID:2\r\nFN:Bo"]
    let others = ["UID:3\r\nFN:Cy", "UID:4\r\nFN:Di"]
    try await load(
      SourceRequest([try place.cards("a.vcf", both)], name: "a"),
      SourceRequest([try place.cards("b.vcf", others)], name: "b"))
    let (report, _) = try await load(
      SourceRequest([try place.cards("a2.vcf", [both[0]])], name: "a", prunes: true),
      SourceRequest([try place.cards("b2.vcf", [others[0]])], name: "b"))
    #expect(report.contacts.pruned == 1)
    #expect(try notebook.people().map(\.name).sorted() == ["Ana", "Cy", "Di"])
  }

  @Test("are pruned together where two of them are one address book")
  func shared() async throws {
    let one = try place.cards("1.vcf", ["UID:1\r\nFN:Ana"])
    let two = try place.cards("2.vcf", ["UID:2\r\nFN:Bo"])
    let sources = [
      SourceRequest([one], name: "a", prunes: true), SourceRequest([two], name: "a"),
    ]
    try await load(sources[0], sources[1])
    let (report, _) = try await load(sources[0], sources[1])
    #expect(report.contacts.pruned == 0)
    #expect(try notebook.people().count == 2)
  }

  @Test("are not pruned where one could not be read")
  func unsure() async throws {
    let (_, heard) = try await load(
      SourceRequest([try place.file("empty.vcf", "")], name: "a", prunes: true))
    #expect(heard.codes.contains("prune.skipped"))
  }
}
