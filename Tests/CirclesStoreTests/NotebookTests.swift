import CirclesModel
import CirclesStore
import Foundation
import GRDB
import Testing

@Suite("The notebook's file") struct NotebookTests {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "circles-notebook-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  @Test("a new notebook is the user's alone: file 0600, folders 0700, side files like the file")
  func modes() throws {
    let path = folder + "/new/deeper/circles.sqlite"
    let notebook = try Notebook.open(path: path)
    #expect(try mode(path) == 0o600)
    #expect(try mode(folder + "/new/deeper") == 0o700)
    #expect(try mode(folder + "/new") == 0o700)
    let session = try notebook.beginImport(ImportRequest(command: "import"))
    for side in ["-wal", "-shm"] { #expect(try mode(path + side) == 0o600) }
    try session.abandon()
    try notebook.close()
  }

  @Test("tables are strict, the journal is a WAL, and the version is in the file")
  func schema() throws {
    let book = try TestNotebook()
    #expect(try book.value("PRAGMA user_version") == "9")
    #expect(try book.value("PRAGMA journal_mode") == "\"wal\"")
    let loose = try book.rows(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND schema = 'main'"
    ).filter { !$0.contains("sqlite_") }
    #expect(loose.isEmpty)
    #expect(throws: DatabaseError.self) {
      try book.sql(
        "INSERT INTO interaction VALUES ('i', 'nobody', 'x', '2026', 'manual', NULL, 'x', 1)")
    }
  }

  @Test(
    "a file that is something else is left untouched, byte for byte",
    arguments: [
      "BEGIN:VCARD\r\nEND:VCARD\r\n", "x", String(repeating: "SQLite format 4", count: 99),
    ])
  func otherFiles(content: String) throws {
    let path = folder + "/contacts.vcf"
    try content.write(toFile: path, atomically: false, encoding: .utf8)
    for mode in [Notebook.Mode.create, .existing(readOnly: false), .existing(readOnly: true)] {
      #expect(throws: StoreError.notADatabase(path: path)) {
        try Notebook.open(path: path, mode: mode)
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == content)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["contacts.vcf"])
    #expect(throws: StoreError.notADatabase(path: folder)) { try Notebook.open(path: folder) }
  }

  @Test("a database of another program is left untouched")
  func otherDatabases() throws {
    let path = folder + "/other.sqlite"
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
    try queue.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(throws: StoreError.notANotebook(path: path)) { try Notebook.open(path: path) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("a notebook of a newer version is refused")
  func newer() throws {
    let book = try TestNotebook()
    try book.sql("PRAGMA user_version = 99")
    #expect(throws: StoreError.newerSchema(path: book.path, version: 99)) {
      try Notebook.open(path: book.path)
    }
    #expect(try book.value("PRAGMA user_version") == "99")
  }

  @Test("what is not there is missing, and is not made")
  func missing() {
    let path = folder + "/none.sqlite"
    #expect(throws: StoreError.missing(path: path)) {
      try Notebook.open(path: path, mode: .existing(readOnly: false))
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("a damaged database is said to be damaged, and nothing crashes")
  func damaged() throws {
    let book = try TestNotebook()
    try book.load((0..<200).map { person("Person Number\($0)", uid: "\($0)") })
    try book.notebook.close()
    let url = URL(fileURLWithPath: book.path)
    var bytes = try Data(contentsOf: url)
    for index in stride(from: 4096, to: bytes.count, by: 7) { bytes[index] = 0xA5 }
    try bytes.write(to: url)
    let failure = #expect(throws: StoreError.self) {
      let notebook = try Notebook.open(path: book.path)
      _ = try notebook.people()
      _ = try notebook.duplicates()
    }
    #expect(failure?.exitCode == 74)
  }

  @Test("a lock held by another program makes the notebook busy, and nothing is lost")
  func busy() throws {
    let book = try TestNotebook()
    let other = try DatabaseQueue(path: book.path)
    var session: ImportSession?
    try other.inDatabase { db in
      try db.inTransaction(.immediate) {
        #expect(throws: StoreError.busy) {
          try book.notebook.beginImport(ImportRequest(command: "import"))
        }
        return .rollback
      }
    }
    session = try book.notebook.beginImport(ImportRequest(command: "import"))
    let cards = [PreparedContact(person("Ana Ruiz", uid: "a"))]
    try other.inDatabase { db in
      try db.inTransaction(.immediate) {
        #expect(throws: StoreError.busy) { try session?.load(cards, source: "book") }
        // Reading goes on meanwhile.
        let people = try book.notebook.people()
        #expect(people.isEmpty)
        return .rollback
      }
    }
    // The lock was not had, so nothing went wrong yet: the batch can be tried again.
    #expect(try session?.load(cards, source: "book").map(\.result.action) == [.created])
    try session?.abandon()
    #expect(StoreError.busy.exitCode == 75)
  }

  @Test("a notebook that may only be read answers questions and takes nothing")
  func readOnly() throws {
    let book = try TestNotebook()
    try book.load([person("Ana Ruiz", uid: "a")])
    let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: true))
    #expect(try notebook.people().map(\.name) == ["Ana Ruiz"])
    #expect(throws: StoreError.readOnly(path: book.path)) {
      try notebook.beginImport(ImportRequest(command: "import"))
    }
  }

  @Test("a full disk is a full disk: the batch is rolled back and the notebook is whole")
  func full() throws {
    let book = try TestNotebook()
    let limited = try Notebook.open(path: book.path)
    let session = try limited.beginImport(
      ImportRequest(command: "import", recordsPerTransaction: 1))
    _ = try session.load([PreparedContact(person("Ana Ruiz", uid: "a"))], source: "book")
    try limited.limitPages(to: 80)
    let cards = (0..<2000).map { PreparedContact(person("Person Number\($0)", uid: "\($0)")) }
    #expect(throws: StoreError.full(path: book.path)) {
      try session.load(cards, source: "book")
    }
    #expect(throws: StoreError.self) { try session.finish(RunReport()) }
    #expect(try book.rows("SELECT name FROM contact") == ["\"Ana Ruiz\""])
    #expect(try book.value("PRAGMA integrity_check") == "\"ok\"")
  }

  @Test("a run that was cut short can be seen and undone, and the next one starts well")
  func cutShort() throws {
    let book = try TestNotebook()
    let session = try book.notebook.beginImport(
      ImportRequest(command: "import", recordsPerTransaction: 1))
    _ = try session.load([PreparedContact(person("Ana Ruiz", uid: "a"))], source: "book")
    // As after kill -9: no finish. Another process opens the notebook.
    let again = try Notebook.open(path: book.path)
    #expect(try again.runs().map(\.state) == [.running])
    #expect(try again.undo(run: session.runID).removed == ["a"])
  }
}
