import GRDB

/// Rows of a table below the contacts, in the contacts' order: one pass over the table instead of a
/// question for each contact.
final class KeyedRows {
  private let rows: SQLReader
  private let keyColumn: Int32
  private var key: Int?
  private var isBegun = false

  /// The rows of a statement that is sorted by the key of a contact, which is its column `key`.
  init(_ db: Database, _ sql: String, key column: Int32) throws {
    rows = try SQLReader(alone: sql, db)
    keyColumn = column
  }

  deinit { rows.reset() }

  /// Gives `body` the rows of a contact. Contacts are asked for in the order of their keys.
  func take(_ contact: Int, _ body: (SQLReader) -> Void) throws {
    if !isBegun {
      isBegun = true
      try advance()
    }
    while let key, key <= contact {
      if key == contact { body(rows) }
      try advance()
    }
  }

  private func advance() throws { key = try rows.next() ? rows.integer(keyColumn) : nil }
}
