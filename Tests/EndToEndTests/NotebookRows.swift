import Foundation
import GRDB

/// The rows of a notebook, looked at as another program would.
struct NotebookRows {
  private let queue: DatabaseQueue

  init(_ url: URL) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    queue = try DatabaseQueue(path: url.path, configuration: configuration)
  }

  /// Every row of every table but those that tell of runs, as text.
  func everything() throws -> [String] {
    try queue.read { db in
      let tables = try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
            AND name NOT LIKE 'run%' ORDER BY name
          """)
      return try tables.flatMap { table in
        try Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\"").map { "\(table) \($0)" }.sorted()
      }
    }
  }

  /// Changes the notebook, as another program would.
  func edit(_ sql: String) throws { try queue.write { try $0.execute(sql: sql) } }

  /// One text.
  func text(_ sql: String) throws -> String? {
    try queue.read { try String.fetchOne($0, sql: sql) }
  }

  /// Texts of one column.
  func texts(_ sql: String) throws -> [String] {
    try queue.read { try String.fetchAll($0, sql: sql) }
  }

  /// One number.
  func number(_ sql: String) throws -> Int? { try queue.read { try Int.fetchOne($0, sql: sql) } }

  /// Holds the write lock while `body` runs.
  func holdingLock(_ body: () throws -> Void) throws {
    try queue.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      defer { try? db.execute(sql: "ROLLBACK") }
      try body()
    }
  }
}
