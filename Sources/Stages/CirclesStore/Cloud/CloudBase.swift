package import Foundation
package import GRDB

/// A record of the app's cloud as both sides last agreed on it.
package struct CloudBaseRecord: Hashable, Sendable {
  /// The record's name.
  package var name: String
  /// Its type.
  package var type: String
  /// The id of the notebook's row.
  package var row: String
  /// The version that the cloud gave it; empty where it is gone there and is not to come back.
  package var tag: String
  /// The digests of its fields, ours and the cloud's in turn.
  package var fields: Data

  /// Makes one.
  package init(name: String, type: String, row: String, tag: String, fields: Data) {
    self.name = name
    self.type = type
    self.row = row
    self.tag = tag
    self.fields = fields
  }
}

/// What was agreed on with one place of the app's cloud.
package struct CloudBase {
  let db: Database
  /// The key of the place; nil while nothing was agreed on.
  let place: Int?

  /// The agreement with a place; with `isToChange` it is made where there is none yet.
  package init(with name: String, isToChange: Bool = false, _ db: Database) throws {
    self.db = db
    if isToChange { try db.run("INSERT OR IGNORE INTO cloud_place (name) VALUES (?)", [name]) }
    place = try Int.fetchOne(
      db, sql: "SELECT key FROM cloud_place WHERE name = ?", arguments: [name])
  }

  /// The token up to which the cloud's changes were taken; nil for none.
  package var token: String? {
    get throws {
      try String.fetchOne(
        db, sql: "SELECT sync_token FROM cloud_place WHERE key = ?", arguments: [place])
    }
  }

  /// Stores the token up to which the cloud's changes were taken.
  package func set(token: String?) throws {
    try db.run("UPDATE cloud_place SET sync_token = ? WHERE key = ?", [token, place])
  }

  /// How many records there are.
  package var count: Int {
    get throws {
      try Int.fetchOne(
        db,
        sql: "SELECT count(*) FROM cloud_agreed WHERE place_key = ? AND tag <> '' AND type <> ''",
        arguments: [place]) ?? 0
    }
  }

  /// The record of a name.
  package func record(named name: String) throws -> CloudBaseRecord? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT name, type, row_id, tag, fields FROM cloud_agreed
          WHERE place_key = ? AND name = ? AND type <> ''
          """), arguments: [place, name]
    ).map(Self.record)
  }

  /// The record of a row.
  package func record(of row: String, type: String) throws -> CloudBaseRecord? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT name, type, row_id, tag, fields FROM cloud_agreed
          WHERE place_key = ? AND type = ? AND row_id = ?
          """), arguments: [place, type, row]
    ).map(Self.record)
  }

  /// The records of a type, in the order of their names.
  package func forEach(_ type: String, _ body: (CloudBaseRecord) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT name, type, row_id, tag, fields FROM cloud_agreed
        WHERE place_key = ? AND type = ? ORDER BY name
        """, arguments: [place, type])
    while let row = try rows.next() { try body(Self.record(row)) }
  }

  /// Notes what was agreed on.
  package func save(_ record: CloudBaseRecord) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO cloud_agreed (place_key, name, type, row_id, tag, fields)
        VALUES (?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [place, record.name, record.type, record.row, record.tag, record.fields])
  }

  /// Forgets a record that both sides no longer have.
  package func forget(_ name: String) throws {
    try db.run("DELETE FROM cloud_agreed WHERE place_key = ? AND name = ?", [place, name])
  }

  /// Forgets everything: the cloud has lost its records.
  package func forgetAll() throws {
    try db.run("DELETE FROM cloud_agreed WHERE place_key = ?", [place])
    try set(token: nil)
  }

  private static func record(_ row: Row) throws -> CloudBaseRecord {
    CloudBaseRecord(
      name: try row.decode(String.self, forColumn: "name"),
      type: try row.decode(String.self, forColumn: "type"),
      row: try row.decode(String.self, forColumn: "row_id"),
      tag: try row.decode(String.self, forColumn: "tag"),
      fields: try row.decode(Data.self, forColumn: "fields"))
  }
}

extension Notebook {
  /// Reads what was agreed on with a place of the app's cloud.
  package func agreement<Value>(
    with place: String, _ work: (CloudBase) throws -> Value
  ) throws(StoreError) -> Value {
    try read { db in try work(CloudBase(with: place, db)) }
  }

  /// Changes what was agreed on with a place of the app's cloud.
  package func changeAgreement(
    with place: String, _ work: (CloudBase) throws -> Void
  ) throws(StoreError) {
    try write { db in try work(CloudBase(with: place, isToChange: true, db)) }
  }
}
