import Foundation
package import GRDB

/// Compares the records of the notebook with those of the last export to the app's cloud. Every record
/// is shown to `meet` within one transaction; what was not shown is gone.
package struct CloudLedger {
  private let db: Database
  private let number: Int
  private var hasChanged = false

  /// Begins the export after the last one.
  package init(_ db: Database) throws {
    self.db = db
    number = try 1 + (Int.fetchOne(db, sql: "SELECT max(key) FROM cloud_export") ?? 0)
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS temp.cloud_met;
        CREATE TEMP TABLE cloud_met (name TEXT NOT NULL PRIMARY KEY) WITHOUT ROWID;
        """)
  }

  /// Notes a record as it is now.
  package mutating func meet(name: String, type: String, digest: [UInt8]) throws {
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO temp.cloud_met (name) VALUES (?)")
      .execute(arguments: [name])
    try db.cachedStatement(
      sql: """
        INSERT INTO cloud_record (name, type, digest, export_key) VALUES (?, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET type = excluded.type, digest = excluded.digest,
          export_key = excluded.export_key, is_gone = 0
        WHERE digest <> excluded.digest OR is_gone
        """
    ).execute(arguments: [name, type, Data(digest), number])
    if db.changesCount > 0 { hasChanged = true }
  }

  /// Notes what is gone. Returns the token of this state, the last one where nothing changed.
  package mutating func finish() throws -> String {
    try db.execute(
      sql: """
        UPDATE cloud_record SET is_gone = 1, export_key = ?
        WHERE NOT is_gone AND name NOT IN (SELECT name FROM temp.cloud_met)
        """, arguments: [number])
    if db.changesCount > 0 { hasChanged = true }
    try db.execute(sql: "DROP TABLE temp.cloud_met")
    if !hasChanged,
      let token = try String.fetchOne(
        db, sql: "SELECT token FROM cloud_export WHERE key = ?", arguments: [number - 1])
    {
      return token
    }
    // Not the number: a notebook restored from a backup counts on from an older one.
    let token = UUID().uuidString.lowercased()
    try db.execute(
      sql: """
        INSERT INTO cloud_export (key, token, created_at)
        VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
        """, arguments: [number, token])
    return token
  }
}

/// What changed since an export to the app's cloud.
package struct CloudChanges {
  private let db: Database
  private let since: Int?

  /// Since the export of that token, or everything. Nil where no export gave the token.
  package init?(since token: String?, _ db: Database) throws {
    self.db = db
    since = try token.flatMap {
      try Int.fetchOne(db, sql: "SELECT key FROM cloud_export WHERE token = ?", arguments: [$0])
    }
    if token != nil, since == nil { return nil }
  }

  /// Whether a record that is there is to be sent.
  package func contains(_ name: String) throws -> Bool {
    guard let since else { return true }
    return try Int.fetchOne(
      db.cachedStatement(sql: "SELECT 1 FROM cloud_record WHERE name = ? AND export_key > ?"),
      arguments: [name, since]) != nil
  }

  /// Calls with the name of each record of a type that went, in their order.
  package func forEachGone(_ type: String, _ body: (String) throws -> Void) throws {
    guard let since else { return }
    let names = try String.fetchCursor(
      db,
      sql: """
        SELECT name FROM cloud_record WHERE is_gone AND type = ? AND export_key > ? ORDER BY name
        """, arguments: [type, since])
    while let name = try names.next() { try body(name) }
  }
}
