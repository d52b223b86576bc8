import CirclesModel
import CirclesStore
import Foundation
import GRDB
import SourceDiagnostics

/// A notebook in a folder of its own, gone with the test, that other programs can open as well.
final class TestNotebook {
  let folder: String
  let path: String
  let notebook: Notebook

  /// The file of a new notebook. SQLite takes some 50 ms to make one, and hundreds of tests want one.
  private static let empty = Result {
    let folder = NSTemporaryDirectory() + "circles-store-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Notebook.open(path: folder + "/circles.sqlite").close()
    return try Data(contentsOf: URL(filePath: folder + "/circles.sqlite"))
  }

  init() throws {
    folder = NSTemporaryDirectory() + "circles-store-" + UUID().uuidString
    path = folder + "/circles.sqlite"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let isMade = FileManager.default.createFile(
      atPath: path, contents: try Self.empty.get(), attributes: [.posixPermissions: 0o600])
    if !isMade { throw CocoaError(.fileWriteUnknown) }
    notebook = try Notebook.open(path: path, busyTimeout: 0.05)
  }

  deinit {
    try? notebook.close()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Imports records as one run; answers the run and the outcomes.
  @discardableResult
  func load(
    _ records: [ContactRecord], source: String = "book", prune: Bool = false, dryRun: Bool = false,
    at seconds: Double = 1_770_000_000
  ) throws -> Loaded {
    let session = try notebook.beginImport(
      ImportRequest(
        command: "import people.vcf", isDryRun: dryRun,
        startedAt: Date(timeIntervalSince1970: seconds)))
    var outcomes = try session.load(records.map(PreparedContact.init), source: source)
    var report = RunReport()
    report.records.read = outcomes.count
    report.records.duplicate = outcomes.count { $0.isDuplicate }
    report.records.imported = outcomes.count { !$0.isDuplicate }
    if prune { outcomes += try session.prune(source: source) }
    for outcome in outcomes { report.contacts.count(outcome.result.action) }
    try session.finish(report)
    return Loaded(run: session.runID, outcomes: outcomes)
  }

  struct Loaded {
    var run: String
    var outcomes: [ContactOutcome]
    var actions: [ContactAction] { outcomes.map(\.result.action) }
    var codes: [String] { outcomes.flatMap { $0.diagnostics.map(\.code.description) } }
  }

  /// Does something as another program would: on a connection of its own.
  func sql(_ statements: String...) throws {
    let queue = try DatabaseQueue(path: path)
    for statement in statements { try queue.write { try $0.execute(sql: statement) } }
    try queue.close()
  }

  /// Asks something as another program would.
  func rows(_ question: String) throws -> [String] {
    try asAnother { rows in try rows(question) }
  }

  /// Asks several things on one connection of another program: opening one reads the whole schema.
  private func asAnother<Value>(
    _ body: (_ rows: (_ question: String) throws -> [String]) throws -> Value
  ) throws -> Value {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read { db in
      try body { question in
        try Row.fetchAll(db, sql: question).map { row in
          row.map { _, value in value.isNull ? "-" : value.description }.joined(separator: "|")
        }
      }
    }
  }

  /// The first column of the first row.
  func value(_ question: String) throws -> String? { try rows(question).first }

  /// Everything in the database, table by table, and the schema; without what SQLite keeps itself.
  func dump(without left: Set<String> = []) throws -> [String: [String]] {
    try asAnother { rows in
      var dump: [String: [String]] = [:]
      for table in try Self.tables(rows) where !left.contains(table) {
        dump[table] = try rows("SELECT * FROM \"\(table)\"")
      }
      if !left.contains("schema") {
        dump["schema"] = try rows("SELECT type, name, sql FROM sqlite_master ORDER BY type, name")
      }
      return dump
    }
  }

  /// The tables that programs read, without the times and run keys, which differ between runs.
  func contents() throws -> [String: [String]] {
    let left: Set = ["created_at", "modified_at", "created_run", "run_key"]
    let ours: Set = [
      "run", "run_number", "run_diagnostic", "contact_change", "group_change", "record_change",
      "source",
    ]
    return try asAnother { rows in
      var contents: [String: [String]] = [:]
      for table in try Self.tables(rows) where !ours.contains(table) {
        let columns = try rows("SELECT name FROM pragma_table_info('\(table)')")
          .map(Self.unquoted)
          .filter { !left.contains($0) }
        contents[table] = try rows(
          "SELECT \(columns.map { "\"\($0)\"" }.joined(separator: ",")) FROM \"\(table)\" ORDER BY 1, 2"
        )
      }
      return contents
    }
  }

  private static func tables(_ rows: (String) throws -> [String]) throws -> [String] {
    try rows(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    ).map(unquoted)
  }

  private static func unquoted(_ value: String) -> String {
    value.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
  }
}
