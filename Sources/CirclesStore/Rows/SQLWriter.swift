import CirclesModel
import GRDB
import GRDBSQLite

/// Writes rows through one prepared statement, as fast as SQLite's own interface allows.
///
/// GRDB's statement arguments cost as much as the insertion itself. Here a row's texts are gathered
/// in one buffer and bound in place, without a copy for each. Values are taken in the order of the
/// statement's parameters; `run` executes and begins anew. Use it only within the access to the
/// database that it was made in.
final class SQLWriter {
  private enum Slot {
    case null
    case integer(Int64)
    case text(Range<Int>)
    case blob(Range<Int>)
  }

  private let statement: OpaquePointer
  private let owner: Statement
  private var bytes: [UInt8] = []
  private var slots: [Slot] = []

  init(_ db: Database, _ sql: String) throws {
    owner = try db.cachedStatement(sql: sql)
    statement = owner.sqliteStatement
    // Parameters that GRDB may have bound the last time would outlive their values.
    sqlite3_reset(statement)
    bytes.reserveCapacity(1024)
    slots.reserveCapacity(32)
  }

  /// A text, even an empty one.
  func text(_ value: String) {
    let start = bytes.count
    bytes.append(contentsOf: value.utf8)
    slots.append(.text(start..<bytes.count))
  }

  /// A text; an empty one means that there is none.
  func optional(_ value: String) {
    if value.isEmpty { slots.append(.null) } else { text(value) }
  }

  /// A text or none.
  func optional(_ value: String?) {
    if let value { text(value) } else { slots.append(.null) }
  }

  /// UTF-8 that is already in bytes.
  func text(utf8 value: [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: value)
    slots.append(.text(start..<bytes.count))
  }

  /// A number.
  func integer(_ value: Int) { slots.append(.integer(Int64(value))) }

  /// A number or none.
  func optional(_ value: Int?) {
    if let value { integer(value) } else { slots.append(.null) }
  }

  /// Sixteen bytes.
  func digest(_ value: RecordDigest) {
    let start = bytes.count
    withUnsafeBytes(of: value.high.bigEndian) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: value.low.bigEndian) { bytes.append(contentsOf: $0) }
    slots.append(.blob(start..<bytes.count))
  }

  /// Bytes or none.
  func blob(_ value: [UInt8]?) {
    guard let value else {
      slots.append(.null)
      return
    }
    let start = bytes.count
    bytes.append(contentsOf: value)
    slots.append(.blob(start..<bytes.count))
  }

  /// Executes the statement with the values taken, and forgets them.
  func run() throws {
    let code = bytes.withUnsafeBytes { buffer -> Int32 in
      for (index, slot) in slots.enumerated() {
        let bound = bind(slot, at: Int32(index + 1), in: buffer)
        if bound != SQLITE_OK { return bound }
      }
      return sqlite3_step(statement)
    }
    let reset = sqlite3_reset(statement)
    bytes.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    guard code == SQLITE_DONE else {
      throw DatabaseError(resultCode: .init(rawValue: reset == SQLITE_OK ? code : reset))
    }
  }

  private func bind(_ slot: Slot, at index: Int32, in buffer: UnsafeRawBufferPointer) -> Int32 {
    switch slot {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let value): return sqlite3_bind_int64(statement, index, value)
    case .text(let range):
      if range.isEmpty { return sqlite3_bind_text(statement, index, "", 0, nil) }
      let start = buffer.baseAddress?.advanced(by: range.lowerBound)
      return sqlite3_bind_text(
        statement, index, start?.assumingMemoryBound(to: CChar.self), Int32(range.count), nil)
    case .blob(let range):
      if range.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
      let start = buffer.baseAddress?.advanced(by: range.lowerBound)
      return sqlite3_bind_blob(statement, index, start, Int32(range.count), nil)
    }
  }
}
