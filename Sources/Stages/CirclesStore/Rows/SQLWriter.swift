import CirclesModel
import GRDB
import GRDBSQLite

/// Writes rows through one prepared statement, as fast as SQLite's own interface allows.
///
/// GRDB's statement arguments cost as much as the insertion itself. Here a row's texts are copied
/// into one block of memory and bound in place. Values are taken in the order of the statement's
/// parameters; `run` executes and begins anew. Use it only within the access to the database that
/// it was made in.
final class SQLWriter {
  private let statement: OpaquePointer
  private let owner: Statement
  private var index: Int32 = 0
  private let block: UnsafeMutableRawPointer
  private var used = 0
  /// Texts that do not fit into the block, such as pictures, until the row is written.
  private var large: [UnsafeMutableRawPointer] = []

  /// Room for all texts of a usual row.
  private static let blockSize = 8192

  init(_ db: Database, _ sql: String) throws {
    owner = try db.cachedStatement(sql: sql)
    statement = owner.sqliteStatement
    sqlite3_reset(statement)
    block = UnsafeMutableRawPointer.allocate(byteCount: Self.blockSize, alignment: 16)
  }

  deinit {
    // What is bound lies in the block: the statement outlives it in GRDB's cache.
    sqlite3_clear_bindings(statement)
    forgetLarge()
    block.deallocate()
  }

  /// A text, even an empty one.
  func text(_ value: String) {
    var value = value
    value.withUTF8 { bind(text: UnsafeRawBufferPointer($0)) }
  }

  /// A text; an empty one means that there is none.
  func optional(_ value: String) {
    if value.isEmpty { null() } else { text(value) }
  }

  /// A text or none.
  func optional(_ value: String?) {
    if let value { text(value) } else { null() }
  }

  /// UTF-8 that is already in bytes.
  func text(utf8 value: [UInt8]) {
    value.withUnsafeBytes { bind(text: $0) }
  }

  /// A number.
  func integer(_ value: Int) {
    index += 1
    sqlite3_bind_int64(statement, index, Int64(value))
  }

  /// A number or none.
  func optional(_ value: Int?) {
    if let value { integer(value) } else { null() }
  }

  /// A number with a fraction.
  func fraction(_ value: Double) {
    index += 1
    sqlite3_bind_double(statement, index, value)
  }

  /// Sixteen bytes.
  func digest(_ value: RecordDigest) {
    withUnsafeBytes(of: (value.high.bigEndian, value.low.bigEndian)) { bind(blob: $0) }
  }

  /// Bytes or none.
  func blob(_ value: [UInt8]?) {
    if let value { value.withUnsafeBytes { bind(blob: $0) } } else { null() }
  }

  private func null() {
    index += 1
    sqlite3_bind_null(statement, index)
  }

  private func bind(text bytes: UnsafeRawBufferPointer) {
    index += 1
    // A count beyond what SQLite takes anywhere is refused by it as too big.
    let count = Int32(clamping: bytes.count)
    sqlite3_bind_text(
      statement, index, keep(bytes).assumingMemoryBound(to: CChar.self), count, nil)
  }

  private func bind(blob bytes: UnsafeRawBufferPointer) {
    index += 1
    sqlite3_bind_blob(statement, index, keep(bytes), Int32(clamping: bytes.count), nil)
  }

  /// Copies bytes to where they stay until the row is written.
  private func keep(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer {
    let place: UnsafeMutableRawPointer
    if used + bytes.count <= Self.blockSize {
      place = block + used
      used += bytes.count
    } else {
      place = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
      large.append(place)
    }
    if let start = bytes.baseAddress { place.copyMemory(from: start, byteCount: bytes.count) }
    return place
  }

  private func forgetLarge() {
    for place in large { place.deallocate() }
    large.removeAll()
  }

  /// Executes the statement with the values taken, and forgets them.
  func run() throws {
    try end(sqlite3_step(statement))
  }

  /// Executes a question with the values taken, and forgets them; answers the number in the first
  /// column of its only row, nil where there is no row.
  func ask() throws -> Int? {
    let code = sqlite3_step(statement)
    guard code == SQLITE_ROW else {
      try end(code)
      return nil
    }
    let answer = Int(sqlite3_column_int64(statement, 0))
    try end(SQLITE_DONE)
    return answer
  }

  private func end(_ code: Int32) throws {
    let reset = sqlite3_reset(statement)
    index = 0
    used = 0
    if !large.isEmpty {
      sqlite3_clear_bindings(statement)
      forgetLarge()
    }
    guard code == SQLITE_DONE else {
      throw DatabaseError(resultCode: .init(rawValue: reset == SQLITE_OK ? code : reset))
    }
  }
}
