import GRDB

/// Indexes that only look-ups need. A load into an empty notebook drops them and builds them in one
/// go at its end, which is several times cheaper than keeping them right row by row.
enum LookupIndexes {
  private static let definitions = [
    ("phone_normalized", "phone (normalized) WHERE normalized IS NOT NULL")
  ]

  static func create(in db: Database) throws {
    for (name, columns) in definitions {
      try db.execute(sql: "CREATE INDEX IF NOT EXISTS \(name) ON \(columns)")
    }
  }

  static func drop(in db: Database) throws {
    for (name, _) in definitions { try db.execute(sql: "DROP INDEX IF EXISTS \(name)") }
  }

  static func areComplete(in db: Database) throws -> Bool {
    let names = definitions.map { "'\($0.0)'" }.joined(separator: ",")
    let count = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM sqlite_master WHERE type = 'index' AND name IN (\(names))")
    return count == definitions.count
  }
}
