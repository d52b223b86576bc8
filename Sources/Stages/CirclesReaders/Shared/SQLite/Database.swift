import CSQLite
import CirclesModel

/// Another program's database, opened to look up things in.
final class Database {
  /// Why SQLite would not go on.
  struct Failure: Error, Hashable {
    /// SQLite's result code.
    var code: Int32
  }

  /// The longest text or blob that is taken, in bytes.
  static let maximumValueBytes: Int32 = 64 << 20

  private var handle: OpaquePointer?
  private let copy: DatabaseCopy

  /// Opens a copy of an input.
  init(_ copy: DatabaseCopy) throws(Failure) {
    self.copy = copy
    // Reading a write-ahead log needs files beside the database, so the copy is opened for writing.
    let code = sqlite3_open_v2(
      copy.path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    if code != SQLITE_OK { throw Failure(code: code) }
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.maximumValueBytes)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    // A schema that was made to harm can call no function that reaches beyond the file.
    for setting in ["trusted_schema=OFF", "query_only=ON", "cell_size_check=ON", "mmap_size=0"] {
      sqlite3_exec(handle, "PRAGMA \(setting)", nil, nil, nil)
    }
  }

  deinit { sqlite3_close_v2(handle) }

  /// The names of a table's columns; empty where there is no such table. A view, or a table that
  /// some module computes, is none: it could do anything.
  func columns(of table: String) throws(Failure) -> Set<String> {
    let kind = try prepare(
      "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?1 AND sql LIKE 'CREATE TABLE%'")
    kind.bind(table, at: 1)
    guard try kind.step() else { return [] }
    let info = try prepare("SELECT name FROM pragma_table_info(?1)")
    info.bind(table, at: 1)
    var names: Set<String> = []
    while try info.step() {
      if let name = info.text(0) { names.insert(name) }
    }
    return names
  }

  /// A statement to be stepped through.
  func prepare(_ sql: String) throws(Failure) -> Statement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    if code != SQLITE_OK { throw Failure(code: code) }
    return Statement(statement, self)
  }
}

/// A query under way.
final class Statement {
  private let handle: OpaquePointer?
  /// What it runs on must outlive it.
  private let database: Database

  fileprivate init(_ handle: OpaquePointer?, _ database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Goes to the next row; false at the end.
  func step() throws(Database.Failure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw Database.Failure(code: code)
    }
  }

  /// Binds a text to a parameter, from 1.
  func bind(_ text: String, at index: Int32) {
    // SQLITE_TRANSIENT: SQLite makes a copy of its own.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    sqlite3_bind_text(handle, index, text, -1, copies)
  }

  /// How many columns a row has.
  var columnCount: Int32 { sqlite3_column_count(handle) }

  /// A column as text; nil for NULL.
  func text(_ column: Int32) -> String? {
    guard let text = sqlite3_column_text(handle, column) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  /// A column as a whole number; 0 for NULL.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// A column's bytes; empty for NULL.
  func blob(_ column: Int32) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}
