import CirclesModel
import CirclesStore
import Testing

@Suite struct InterruptedRunTests {
  private let book: TestNotebook

  init() throws { book = try TestNotebook() }

  /// A run of a process that is no more, with one record committed.
  private func cutShort() throws -> ImportSession {
    let session = try book.notebook.beginImport(
      ImportRequest(command: "import", recordsPerTransaction: 1))
    let ana = LoadItem.prepared(PreparedContact(person("Ana Ruiz", uid: "a")))
    _ = try session.load([ana], source: "x") {
      [ana]
    } totals: {
      var report = RunReport()
      // One more was read than is done yet.
      report.records.read = 2
      report.records.imported = $0.count
      report.contacts.created = $0.count
      return report
    }
    return session
  }

  /// What `holder` says of a process that began at another time under the same number.
  private func endProcess() throws {
    try book.sql(
      """
      UPDATE run SET holder = substr(holder, 1, instr(holder, ' ')) || '1'
        || substr(holder, instr(holder, ' ') + instr(substr(holder, instr(holder, ' ') + 1), ' '))
      """)
  }

  @Test("a run says with each commit what it has come to")
  func counts() throws {
    let session = try cutShort()
    #expect(
      try book.rows("SELECT state, records_read, records_imported, contacts_created FROM run")
        == ["\"running\"|1|1|1"])
    try session.abandon()
    #expect(try book.rows("SELECT records_read, contacts_created FROM run") == ["1|1"])
  }

  @Test("notes and days of chats are counted in the commit that stores them")
  func countsNotes() throws {
    let session = try book.notebook.beginImport(
      ImportRequest(command: "import", recordsPerTransaction: 1))
    func inbox(_ count: Int) -> RunReport {
      var report = RunReport()
      report.notes.inbox = count
      return report
    }
    func stored() throws -> [String] {
      try book.rows("SELECT notes_inbox, (SELECT count(*) FROM note) FROM run")
    }
    let note = Decided(
      Texts.note("n1", "Tea with Ana"), decision: MatchDecision(), blocks: [])
    _ = try session.load(notes: [note], .tests) { inbox($0.count) }
    #expect(try stored() == ["1|1"])
    let chat = Texts.chat([Texts.message("2026-03-03T10:00:00", "Tea?")], with: "Ana")
    _ = try session.load(conversations: [(chat, .chatImport)], .tests)
    #expect(try stored() == ["1|1"])
    let parts = try session.pendingParts(.tests).map {
      Decided(PreparedPart($0), decision: MatchDecision(), blocks: [])
    }
    _ = try session.file(parts: parts, .tests) { inbox(1 + $0.count) }
    #expect(try stored() == ["2|2"])
    try session.abandon()
  }

  @Test("one whose process is gone is listed as interrupted, and the next change writes that down")
  func interrupted() throws {
    let session = try cutShort()
    #expect(try book.notebook.runs().map(\.state) == [.running])
    try endProcess()
    let reader = try Notebook.open(path: book.path, mode: .existing(readOnly: true))
    #expect(try reader.runs().map(\.state) == [.interrupted])
    #expect(try book.value("SELECT state FROM run") == "\"running\"")
    try reader.close()
    try book.load([person("Bea Two", uid: "b")])
    #expect(
      try book.rows("SELECT state, contacts_created FROM run ORDER BY key")
        == ["\"interrupted\"|1", "\"finished\"|1"])
    #expect(try book.notebook.undo(run: session.runID).removed == ["a"])
  }

  @Test("one that goes on is left alone, and so is one whose process cannot be seen")
  func goesOn() throws {
    _ = try cutShort()
    try book.load([person("Bea Two", uid: "b")])
    #expect(try book.value("SELECT state FROM run ORDER BY key") == "\"running\"")
    try book.sql("UPDATE run SET holder = NULL WHERE state = 'running'")
    try book.load([person("Cem Three", uid: "c")])
    #expect(try book.value("SELECT state FROM run ORDER BY key") == "\"running\"")
  }

  @Test("a notebook of version 3 learns of it and keeps its runs")
  func versionThree() throws {
    let run = try book.load([person("Ana Ruiz", uid: "a")]).run
    try book.notebook.close()
    try book.sql(
      OldSchema.to4, "ALTER TABLE run DROP COLUMN holder", "DROP TABLE run_number",
      "ALTER TABLE contact_merge DROP COLUMN apart", "DROP TABLE open_file",
      "DROP TABLE superseded_message", "DROP TABLE superseded_thread", "PRAGMA user_version = 3")
    let reader = try Notebook.open(path: book.path, mode: .existing(readOnly: true))
    #expect(try reader.runs().map(\.id) == [run])
    try reader.close()
    let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: false))
    #expect(try book.value("PRAGMA user_version") == "9")
    #expect(try book.rows("PRAGMA foreign_key_check").isEmpty)
    #expect(try notebook.undo(run: run).removed == ["a"])
    try notebook.close()
  }

  @Test(
    "a version that does not fit the tables is a damaged notebook, or is mended", arguments: 0...2)
  func wrongVersion(version: Int) throws {
    try book.load([person("Ana Ruiz", uid: "a")])
    try book.notebook.close()
    try book.sql("PRAGMA user_version = \(version)")
    do {
      let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: false))
      #expect(try notebook.people().count == 1)
      try notebook.close()
    } catch {
      #expect(error == .damaged(path: book.path))
    }
    #expect(try book.rows("SELECT name FROM contact") == ["\"Ana Ruiz\""])
  }
}
