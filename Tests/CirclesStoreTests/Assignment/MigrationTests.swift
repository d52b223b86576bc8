import CirclesModel
import CirclesStore
import Testing

@Suite struct MigrationTests {
  /// Makes a notebook be as version 1 left it: without filing, and with its rows.
  private func versionOne() throws -> TestNotebook {
    let book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "ana")])
    try book.notebook.close()
    try book.sql(
      OldSchema.to4 + """
        DROP VIEW inbox;
        DROP TABLE ledger;
        DROP VIEW contact_interest; DROP VIEW contact_event; DROP VIEW contact_topic_to_avoid;
        DROP VIEW contact_fact; DROP VIEW contact_date; DROP VIEW birthday_suggestion;
        DROP TABLE interest; DROP TABLE event; DROP TABLE topic_to_avoid; DROP TABLE fact;
        DROP TABLE mentioned_date;
        DROP TABLE open_file; DROP TABLE superseded_message; DROP TABLE superseded_thread;
        DROP TABLE note_change; DROP TABLE matched_contact; DROP TABLE note_block;
        DROP TABLE suggestion; DROP TABLE message; DROP TABLE note; DROP TABLE thread;
        ALTER TABLE run DROP COLUMN settings;
        DROP TABLE run_number; ALTER TABLE contact_merge DROP COLUMN apart;
        CREATE VIEW inbox AS SELECT id, content, raw_text, source, created_at FROM unassigned_note;
        INSERT INTO unassigned_note (id, content) VALUES ('u1', 'Who is this?');
        INSERT INTO interaction (id, contact_id, content, interaction_date)
          SELECT 'i1', id, 'Tea', '2026-03-01' FROM contact;
        PRAGMA user_version = 1;
        """)
    return book
  }

  @Test("a notebook of version 1 gets what it lacks and keeps what it has")
  func migrates() throws {
    let book = try versionOne()
    let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: false))
    defer { try? notebook.close() }
    #expect(try book.rows("PRAGMA user_version") == ["9"])
    #expect(try notebook.people().map(\.name) == ["Ana Ruiz"])
    #expect(try notebook.inbox().map(\.content) == ["Who is this?"])
    #expect(try book.rows("SELECT content FROM interaction") == ["\"Tea\""])
    #expect(try notebook.runs().count == 1)
    #expect(try notebook.lastSettings() == nil)
  }

  @Test("a notebook of version 1 that is only read says all it can, and is left as it is")
  func readOnly() throws {
    let book = try versionOne()
    let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: true))
    defer { try? notebook.close() }
    let ana = try #require(try notebook.people().first)
    #expect(try notebook.person(id: ana.id)?.findings == PersonFindings())
    #expect(try notebook.offeredBirthdays().isEmpty)
    var lines = 0
    for kind in [ExportKind.contacts, .interactions, .inbox] {
      try notebook.export(kind) { _ in
        lines += 1
        return true
      }
    }
    #expect(lines == 3)
    #expect(try book.rows("PRAGMA user_version") == ["1"])
  }

  @Test("the schema is then that of a new notebook")
  func schema() throws {
    let old = try versionOne()
    let notebook = try Notebook.open(path: old.path, mode: .existing(readOnly: false))
    defer { try? notebook.close() }
    let new = try TestNotebook()
    let tables = """
      SELECT m.name, c.name, c.type, c."notnull", c.dflt_value FROM sqlite_master AS m
      JOIN pragma_table_info(m.name) AS c WHERE m.type IN ('table', 'view') ORDER BY m.name, c.name
      """
    #expect(try old.rows(tables) == new.rows(tables))
    let indexes = "SELECT name FROM sqlite_master WHERE type <> 'table' ORDER BY name"
    #expect(try old.rows(indexes) == new.rows(indexes))
  }

  @Test(
    "a notebook of version 5 gets the tables of calendars, whether it had some of them or none",
    arguments: ["", "DROP TABLE sync_event; DROP TABLE sync_published;"])
  func versionFive(without: String) throws {
    let old = try TestNotebook()
    try old.load([person("Ana Ruiz", uid: "ana")])
    try old.notebook.close()
    try old.sql(OldSchema.to5 + without + "PRAGMA user_version = 5;")
    let notebook = try Notebook.open(path: old.path, mode: .existing(readOnly: false))
    defer { try? notebook.close() }
    #expect(try notebook.people().map(\.name) == ["Ana Ruiz"])
    let schema = "SELECT name, sql FROM sqlite_master WHERE name LIKE 'sync%' ORDER BY name"
    func plain(_ book: TestNotebook) throws -> [String] {
      try book.rows(schema).map { $0.replacing("IF NOT EXISTS ", with: "") }
    }
    #expect(try plain(old) == plain(TestNotebook()))
  }

  @Test("a notebook of version 6 gets the tables of the app's cloud")
  func versionSix() throws {
    let old = try TestNotebook()
    try old.load([person("Ana Ruiz", uid: "ana")])
    try old.notebook.close()
    try old.sql(OldSchema.to6 + "PRAGMA user_version = 6;")
    let notebook = try Notebook.open(path: old.path, mode: .existing(readOnly: false))
    defer { try? notebook.close() }
    let schema = """
      SELECT name, sql FROM sqlite_master WHERE name LIKE 'cloud%' OR name LIKE 'run_%' ORDER BY name
      """
    #expect(try old.rows(schema) == TestNotebook().rows(schema))
  }

  @Test("a notebook of version 7 learns when notes were looked at before")
  func versionSeven() throws {
    let old = try TestNotebook()
    try old.notebook.close()
    try old.sql(OldSchema.to7 + "PRAGMA user_version = 7;")
    let notebook = try Notebook.open(path: old.path, mode: .existing(readOnly: false))
    defer { try? notebook.close() }
    let schema = "SELECT name, sql FROM sqlite_master WHERE name LIKE 'note%' ORDER BY name"
    #expect(try old.rows(schema) == TestNotebook().rows(schema))
  }

  @Test("a note that another program put into the inbox can be filed, and that taken back")
  func foreignNote() throws {
    let book = try versionOne()
    let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: false))
    defer { try? notebook.close() }
    #expect(try notebook.resolveNote("u1") == .one(id: "u1", state: "inbox"))
    let ana = try #require(try notebook.people().first)
    let before = try book.dump()
    let edit = try notebook.assign(note: "u1", to: ana.id)
    #expect(try notebook.inboxCount() == 0)
    #expect(try book.count("interaction") == 2)
    _ = try notebook.undo(run: edit.run)
    #expect(try book.dump() == before)
    _ = try notebook.undo(run: notebook.dismiss(notes: ["u1"]).run)
    #expect(try book.dump() == before)
  }

  @Test("one that was edited and then filed is another program's again when both are taken back")
  func foreignNoteTwice() throws {
    for isBackwards in [true, false] {
      let book = try versionOne()
      let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: false))
      defer { try? notebook.close() }
      let before = try book.dump()
      let ana = try #require(try notebook.people().first)
      let runs = [
        try notebook.edit(note: "u1", text: "Ana").run,
        try notebook.assign(note: "u1", to: ana.id).run,
      ]
      for run in isBackwards ? runs.reversed() : runs { _ = try notebook.undo(run: run) }
      #expect(try book.dump() == before)
    }
  }
}
