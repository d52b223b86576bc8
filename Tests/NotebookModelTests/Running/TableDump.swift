import GRDB
import Synchronization

/// The rows of all tables as text, for telling whether anything has changed.
struct TableDump: Equatable {
  private(set) var tables: [String: String] = [:]

  /// What is left out.
  enum Scope {
    /// Nothing.
    case all
    /// The runs themselves, and when and with what a note was last looked at.
    case lasting
    /// What merges keep of themselves, too.
    case people
  }

  private static let runs: Set = [
    "run", "run_diagnostic", "matched_contact", "note_block", "thread_block", "note_look",
  ]
  private static let journals: Set = [
    "contact_merge", "contact_change", "record_change", "note_change", "group_change",
  ]
  /// Every notebook has the same tables.
  private static let known = Mutex<[Scope: [(String, String)]]>([:])
  private static let passing = [
    "suggestion": ["position"], "note": ["matched_run", "seen", "matcher"],
  ]

  init(_ db: Database, _ scope: Scope) throws {
    let questions = try Self.known.withLock { known in
      if let known = known[scope] { return known }
      let questions = try Self.questions(db, scope)
      known[scope] = questions
      return questions
    }
    for (table, sql) in questions {
      tables[table] = try String.fetchOne(db.cachedStatement(sql: sql)) ?? ""
    }
  }

  /// What lasts of a notebook that nobody has open for long.
  init(path: String) throws {
    let queue = try DatabaseQueue(path: path)
    self = try queue.read { try TableDump($0, .lasting) }
    try queue.close()
  }

  private static func questions(_ db: Database, _ scope: Scope) throws -> [(String, String)] {
    let columns = """
      SELECT m.name AS name, json_group_array(p.name) AS columns
      FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS p
      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' GROUP BY m.name
      """
    return try Row.fetchAll(db.cachedStatement(sql: columns)).compactMap { row in
      let table: String = row["name"]
      if scope != .all, runs.contains(table) { return nil }
      if scope == .people, journals.contains(table) { return nil }
      let left = scope == .all ? [] : passing[table] ?? []
      let list: String = row["columns"]
      let names = list.dropFirst().dropLast().split(separator: ",")
        .map { $0.dropFirst().dropLast() }.filter { !left.contains(String($0)) }
      let values = names.map { "quote(\"\($0)\")" }.joined(separator: " || '|' || ")
      return (
        table,
        """
        SELECT group_concat(line, char(10)) FROM
          (SELECT \(values) AS line FROM "\(table)" ORDER BY 1)
        """
      )
    }
  }

  /// The lines that differ, a few of them: `-` of this, `+` of the other.
  func difference(to other: TableDump) -> String {
    var lines: [String] = []
    for table in Set(tables.keys).union(other.tables.keys).sorted() {
      let mine = tables[table] ?? ""
      let theirs = other.tables[table] ?? ""
      if mine == theirs { continue }
      let (old, new) = (mine.split(separator: "\n"), theirs.split(separator: "\n"))
      lines += Set(old).subtracting(new).sorted().prefix(3).map { "\(table) - \($0.prefix(220))" }
      lines += Set(new).subtracting(old).sorted().prefix(3).map { "\(table) + \($0.prefix(220))" }
    }
    return lines.prefix(12).joined(separator: "\n    ")
  }
}
