import CirclesModel
import CirclesStore
import Testing

@testable import CirclesPipeline

@Suite("Loading dropped files")
struct IngestLoaderTests {
  @Test("brings files into the notebook together with their rows of the ledger")
  func together() async throws {
    let desk = try DropDesk()
    let files = try await desk.load(
      ("a.vcf", card("Ana Ruiz", "UID:a")), ("b.vcf", card("Bo Lind", "UID:b")))
    #expect(files.map(\.verdict) == [.sound, .sound])
    #expect(files.map(\.reader) == ["vcard", "vcard"])
    // Committed already, though the run goes on.
    let other = try Notebook.open(path: desk.notebook.path, mode: .existing(readOnly: true))
    #expect(try other.people().map(\.name) == ["Ana Ruiz", "Bo Lind"])
    #expect(try desk.state(files[0]) == .committed)
    #expect(try desk.state(files[1]) == .committed)
    #expect(try other.runs().map(\.state) == [.running])
    #expect(try other.runs().first?.report.contacts.created == 2)
    try desk.loader.endBurst()
    #expect(try other.runs().map(\.state) == [.finished])
  }

  @Test("leaves nothing of files whose ledger could not be written")
  func neither() async throws {
    let desk = try DropDesk()
    try await desk.load(("a.vcf", card("Ana Ruiz", "UID:a")))
    try desk.loader.endBurst()
    let file = try await desk.loader.examine(
      try desk.dropped(
        "b.vcf", card("Bo Lind", "UID:b", "NOTE:" + String(repeating: "long ", count: 60_000))))
    try desk.notebook.limitPages(to: 1)
    await #expect(throws: PipelineError.self) {
      try await desk.loader.load([file], [desk.entry(file)])
    }
    try desk.notebook.limitPages(to: 1 << 30)
    #expect(try desk.notebook.people().map(\.name) == ["Ana Ruiz"])
    #expect(try desk.notebook.runs().count == 1)
    #expect(try desk.state(file) == nil)
    // The next time all goes well.
    try await desk.loader.load([file], [desk.entry(file)])
    #expect(try desk.notebook.people().count == 2)
  }

  @Test("takes a second version of a file for a change, also within one run")
  func versions() async throws {
    let desk = try DropDesk()
    try await desk.load(("a.vcf", card("Ana Ruiz", "UID:a", "TEL:+15035550101")))
    try await desk.load(("a.vcf", card("Ana Ruiz", "UID:a", "TEL:+15035550102")))
    try desk.loader.endBurst()
    #expect(try desk.notebook.people().count == 1)
    #expect(
      try desk.notebook.person(id: id("a", desk))?.fields.phones.map(\.value) == ["+15035550102"])
    #expect(try desk.notebook.runs().count == 1)
  }

  @Test("takes a card without UID in two files for one person, as two imports would")
  func withoutUID() async throws {
    let desk = try DropDesk()
    try await desk.load(("a.vcf", card("Ana Ruiz", "TEL:+15035550101")))
    try await desk.load(("b.vcf", card("Ana Ruiz", "TEL:+15035550102")))
    try await desk.load(("c.vcf", card("Ana Ruiz", "TEL:+15035550102")))
    try desk.loader.endBurst()
    #expect(try desk.notebook.people().count == 1)
  }

  @Test("looks again at notes of the inbox when their person comes")
  func latecomer() async throws {
    let desk = try DropDesk()
    try await desk.load(
      ("n.notes.jsonl", noteLine("n1", "Had lunch with Ottilie Brandvold today, she is well.")))
    #expect(try desk.notebook.inbox().count == 1)
    // In the same burst: so a second run begins.
    try await desk.load(("a.vcf", card("Ottilie Brandvold", "UID:o")))
    try desk.loader.endBurst()
    #expect(try desk.notebook.inbox().isEmpty)
    #expect(try desk.notebook.runs().count == 2)
  }

  @Test("matches notes with contacts that came in the same burst before them")
  func contactsFirst() async throws {
    let desk = try DropDesk()
    try await desk.load(
      ("n.notes.jsonl", noteLine("n1", "Had lunch with Ottilie Brandvold today, she is well.")),
      ("a.vcf", card("Ottilie Brandvold", "UID:o")))
    try desk.loader.endBurst()
    #expect(try desk.notebook.inbox().isEmpty)
    #expect(try desk.notebook.runs().count == 1)
  }

  @Test("catches up with contacts that came while no daemon was there, and leaves no run else")
  func catchUp() async throws {
    let desk = try DropDesk()
    try await desk.load(
      ("n.notes.jsonl", noteLine("n1", "Had lunch with Ottilie Brandvold today, she is well.")))
    try desk.loader.endBurst()
    #expect(try desk.loader.catchUp() == 0)
    #expect(try desk.notebook.runs().count == 1)
    let path = try desk.place.file("o.vcf", card("Ottilie Brandvold", "UID:o"))
    _ = try await ImportPipeline().load(
      [path], into: desk.notebook, ImportOptions(region: "US"), Recorder())
    #expect(try desk.loader.catchUp() == 1)
    #expect(try desk.notebook.inbox().isEmpty)
    #expect(try desk.loader.catchUp() == 0)
    #expect(try desk.notebook.runs().count == 3)
  }

  @Test("reads what lies in a source's folder as the source says")
  func sources() async throws {
    let desk = try DropDesk(sources: [SourceRequest(["work"], name: "office")])
    try await desk.load(
      ("work/a.vcf", card("Ana Ruiz", "UID:a")), ("b.vcf", card("Bo Lind", "UID:b")))
    try desk.loader.endBurst()
    let ana = try #require(try desk.notebook.person(id: id("a", desk)))
    #expect(ana.sources.map(\.source) == ["office"])
  }

  @Test("an undone run may come again, but not while its file lies where it was")
  func undone() async throws {
    let desk = try DropDesk()
    let files = try await desk.load(
      ("a.vcf", card("Ana Ruiz", "UID:a")), ("b.vcf", card("Bo Lind", "UID:b")))
    try desk.loader.endBurst()
    try desk.notebook.ledger(filed: [files[0].file.sha256])
    let run = try #require(try desk.notebook.runs().first)
    _ = try desk.notebook.undo(run: run.id)
    #expect(try desk.notebook.people().isEmpty)
    #expect(try desk.state(files[0]) == nil)
    #expect(try desk.state(files[1]) == .undone)
  }

  private func id(_ uid: String, _ desk: DropDesk) throws -> String {
    guard case .one(let person) = try desk.notebook.resolvePerson(uid) else { return "" }
    return person.id
  }
}

@Suite("Loading dropped files beside another program")
struct DropLoaderBesideOthersTests {
  @Test("a note is decided with people whom somebody else brought since the last one")
  func othersPeople() async throws {
    let desk = try DropDesk()
    try await desk.load(("m.notes.jsonl", noteLine("m1", "Bought new tyres for the bike.")))
    let other = try Notebook.open(path: desk.notebook.path)
    let path = try desk.place.file("o.vcf", card("Ottilie Brandvold", "UID:o"))
    _ = try await ImportPipeline().load(
      [path], into: other, ImportOptions(region: "US"), Recorder())
    try await desk.load(
      ("n.notes.jsonl", noteLine("n1", "Had lunch with Ottilie Brandvold today, she is well.")))
    #expect(try desk.notebook.inbox().map(\.content) == ["Bought new tyres for the bike."])
  }

  @Test("files that come after somebody took the run back are in a run of their own")
  func takenBack() async throws {
    let desk = try DropDesk()
    try await desk.load(("a.vcf", card("Ana Ruiz", "UID:a")))
    let other = try Notebook.open(path: desk.notebook.path)
    let first = try #require(try other.runs().first)
    _ = try other.undo(run: first.id)
    let files = try await desk.load(("b.vcf", card("Bo Lind", "UID:b")))
    try desk.loader.endBurst()
    #expect(try desk.state(files[0]) == .committed)
    #expect(try desk.notebook.people().map(\.name) == ["Bo Lind"])
    let runs = try desk.notebook.runs()
    #expect(runs.map(\.state) == [.finished])
    #expect(runs.first?.id != first.id)
    _ = try desk.notebook.undo(run: try #require(runs.first).id)
    #expect(try desk.notebook.people().isEmpty)
  }

  @Test("a run that somebody took back ends without a word")
  func takenBackAtEnd() async throws {
    let desk = try DropDesk()
    try await desk.load(("a.vcf", card("Ana Ruiz", "UID:a")))
    let other = try Notebook.open(path: desk.notebook.path)
    _ = try other.undo(run: try #require(try other.runs().first).id)
    #expect(try desk.loader.endBurst() == 0)
    #expect(try desk.notebook.runs().isEmpty)
    #expect(!desk.loader.isInBurst)
  }

  @Test("contacts count as newer than the notes of every run that goes on beside theirs")
  func generations() async throws {
    let desk = try DropDesk()
    // Another daemon's run goes on, and is the newer one.
    let other = try Notebook.open(path: desk.notebook.path)
    try await desk.load(("a.vcf", card("Ana Ruiz", "UID:a")))
    let beside = IngestLoader(other, ImportOptions(region: "US"))
    let note = try await beside.examine(
      try desk.dropped(
        "n.notes.jsonl", noteLine("n1", "Had lunch with Ottilie Brandvold today, she is well.")))
    try await beside.load([note], [desk.entry(note)])
    try await desk.load(("o.vcf", card("Ottilie Brandvold", "UID:o")))
    // The older run ends after the newer one has decided: the note is due all the same.
    try desk.loader.endBurst()
    try beside.endBurst()
    _ = try desk.loader.catchUp()
    #expect(try desk.notebook.inbox().isEmpty)
  }
}
