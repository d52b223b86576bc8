package import CirclesModel
package import GRDB
import GRDBSQLite

/// Reads rows through one prepared statement, column by column, where a row object for each would
/// cost more than the question.
package final class SQLReader {
  private let owner: Statement
  private let statement: OpaquePointer

  package init(_ db: Database, _ sql: String) throws {
    owner = try db.cachedStatement(sql: sql)
    statement = owner.sqliteStatement
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
  }

  /// A reader with a statement of its own, which another with the same SQL does not disturb.
  init(alone sql: String, _ db: Database) throws {
    owner = try db.makeStatement(sql: sql)
    statement = owner.sqliteStatement
  }

  /// Runs the statement with whole numbers for its parameters, and `body` for each row.
  package func forEach(_ parameters: Int..., body: (SQLReader) throws -> Void) throws {
    try forEach(parameters, body: body)
  }

  /// Runs the statement with whole numbers for its parameters, and `body` for each row.
  package func forEach(_ parameters: [Int], body: (SQLReader) throws -> Void) throws {
    for (index, value) in parameters.enumerated() {
      sqlite3_bind_int64(statement, Int32(index + 1), Int64(value))
    }
    defer { sqlite3_reset(statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(self)
      case SQLITE_DONE: return
      case let code: throw DatabaseError(resultCode: .init(rawValue: code))
      }
    }
  }

  /// Goes to the next row; false behind the last. For a statement without parameters, whose rows are
  /// taken beside those of others.
  func next() throws -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw DatabaseError(resultCode: .init(rawValue: code))
    }
  }

  /// Ends a reading that `next` did not bring to its end.
  func reset() { sqlite3_reset(statement) }

  /// How many columns a row has.
  package var columnCount: Int32 { sqlite3_column_count(statement) }

  package func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  package func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  package func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  /// A text; empty where there is none.
  package func text(_ column: Int32) -> String { optionalText(column) ?? "" }

  package func optionalText(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(statement, column) else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  package func bytes(_ column: Int32) -> [UInt8] { withBytes(column) { Array($0) } }

  /// The bytes of a text or blob, without a copy.
  package func withBytes<Value>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Value) -> Value
  {
    let start = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Sixteen bytes as a digest; a digest of zeroes for anything else.
  package func digest(_ column: Int32) -> RecordDigest {
    withBytes(column) { bytes in
      guard bytes.count == 16 else { return RecordDigest(high: 0, low: 0) }
      return RecordDigest(
        high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}
