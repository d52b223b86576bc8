import CirclesModel
import GRDB
import GRDBSQLite

/// The SQL function `row_image(value, ...)`: the image of a row as ``LoggedTable`` describes it.
///
/// Plain SQL can say the same, by a CASE for each column. But there are hundreds of them in the triggers of
/// an undo: SQLite took 90 ms to parse those, twice as long as all else that `runs undo` does.
enum RowImage {
  /// The function's name.
  static let name = "row_image"

  /// Makes the function known to a connection.
  static func register(_ db: Database) throws {
    let code = sqlite3_create_function_v2(
      db.sqliteConnection, name, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, count, values in
        var json = JSONWriter()
        json.array(0..<Int(count)) { RowImage.write(values?[$1], to: &$0) }
        json.bytes.withUnsafeBytes {
          sqlite3_result_text64(
            context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt64($0.count),
            RowImage.copied, UInt8(SQLITE_UTF8))
        }
      }, nil, nil, nil)
    if code != SQLITE_OK { throw DatabaseError(resultCode: .init(rawValue: code)) }
  }

  /// `SQLITE_TRANSIENT`, a macro that Swift cannot import: the result is copied.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private static func write(_ value: OpaquePointer?, to json: inout JSONWriter) {
    switch sqlite3_value_type(value) {
    case SQLITE_NULL: json.null()
    case SQLITE_INTEGER: json.value("i\(sqlite3_value_int64(value))")
    case SQLITE_FLOAT: json.value("r\(sqlite3_value_double(value))")
    case SQLITE_BLOB:
      let blob = sqlite3_value_blob(value)
      json.value("b" + Hexadecimal.text(bytes(blob, of: value)).uppercased())
    default:
      // The pointer first: a text in another encoding is converted when it is asked for.
      let text = sqlite3_value_text(value)
      json.value("t" + String(decoding: bytes(text, of: value), as: UTF8.self))
    }
  }

  private static func bytes(
    _ start: UnsafeRawPointer?, of value: OpaquePointer?
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(value)))
  }
}
