import GRDB

extension Notebook {
  /// Runs `body` and turns whatever SQLite says into a `StoreError`.
  static func failing<Value>(at path: String, _ body: () throws -> Value) throws(StoreError)
    -> Value
  {
    do {
      return try body()
    } catch let failure as StoreError {
      throw failure
    } catch let error as DatabaseError {
      throw StoreError(error, path: path)
    } catch is RowDecodingError {
      // What the error says holds the row.
      throw .damaged(path: path)
    } catch {
      throw .internal("\(type(of: error))")
    }
  }

  func failing<Value>(at path: String, _ body: () throws -> Value) throws(StoreError) -> Value {
    try Self.failing(at: path, body)
  }
}

extension StoreError {
  /// What a SQLite result code means for the user.
  init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_NOTADB: self = .notADatabase(path: path)
    case .SQLITE_CORRUPT, .SQLITE_FORMAT, .SQLITE_MISMATCH: self = .damaged(path: path)
    case .SQLITE_ERROR where Self.meansOtherTables(error.message ?? ""): self = .damaged(path: path)
    case .SQLITE_FULL: self = .full(path: path)
    // The file that programs share beside a notebook could not be made large enough.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE:
      self = .full(path: path)
    case .SQLITE_READONLY: self = .readOnly(path: path)
    case .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_NOMEM,
      .SQLITE_TOOBIG, .SQLITE_PROTOCOL:
      self = .io(path: path, code: error.extendedResultCode.rawValue)
    default:
      // Constraint names and SQL hold no personal values; messages of bound values never appear.
      self = .internal("SQLite \(error.extendedResultCode.rawValue): \(error.message ?? "")")
    }
  }

  /// Whether SQLite misses a table or a column, or finds one that should not be there: what the
  /// notebook says of its version is wrong, or another program has changed its tables.
  private static func meansOtherTables(_ message: String) -> Bool {
    message.hasPrefix("no such ") || message.contains(" has no column named ")
      || message.hasSuffix(" already exists") || message.hasPrefix("duplicate column name")
  }
}
