import Foundation
import GRDB

extension Notebook {
  /// Copies the notebook to a new file while others may read and write it: SQLite's online backup,
  /// all of one moment. The copy is one file (0600), and has been checked.
  public func backup(to path: String) throws(StoreError) {
    try BackupFile.copy(queue, to: path)
    try BackupFile.check(path)
  }
}

/// A file that holds a notebook and is not in use.
public enum BackupFile {
  /// Fails unless a file is a whole notebook of this program, of this version or an older one.
  public static func check(_ path: String) throws(StoreError) {
    if try NotebookFile.check(path) { throw .missing(path: path) }
    try Notebook.failing(at: path) {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.inDatabase { db in
        if try SchemaState(db, path: path) == .empty { throw StoreError.notANotebook(path: path) }
        // Made to look like one, without its tables.
        _ = try Row.fetchOne(db, sql: "SELECT key, id, name FROM contact LIMIT 1")
        _ = try Row.fetchOne(db, sql: "SELECT key, id, command FROM run LIMIT 1")
        if try !db.isSound() { throw StoreError.damaged(path: path) }
      }
      try queue.close()
    }
  }

  /// Whether a file is a notebook that is or was in use, and no backup: its journal is written ahead, or
  /// stands beside it.
  public static func isNotebook(_ path: String) -> Bool {
    hasJournal(path) || NotebookFile.isWrittenAhead(path)
  }

  /// Whether changes stand in a journal beside a file, which go with it.
  public static func hasJournal(_ path: String) -> Bool { NotebookFile.hasJournal(path) }

  /// Copies a file to a new one, with the changes in the journal beside it. The file's folder need not be
  /// writable. Fails as busy where somebody brings the journal into the file meanwhile.
  public static func copy(_ path: String, to other: String) throws(StoreError) {
    let journal = NotebookFile.journalHead(path)
    for end in ["", "-wal"] {
      do {
        try FileManager.default.copyItem(atPath: path + end, toPath: other + end)
      } catch {
        throw .system(path: path, errno: errno)
      }
      chmod(other + end, 0o600)
    }
    guard journal == NotebookFile.journalHead(path) else { throw .busy }
    try Notebook.failing(at: path) {
      let copy = try DatabaseQueue(path: other)
      try copy.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      try copy.close()
    }
  }

  fileprivate static func copy(_ source: DatabaseQueue, to path: String) throws(StoreError) {
    try makeEmpty(path)
    try Notebook.failing(at: path) {
      var configuration = Configuration()
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      let copy = try DatabaseQueue(path: path, configuration: configuration)
      try source.backup(to: copy)
      try copy.inDatabase { db in
        // A backup is one file; the notebook's own journal comes back when it is opened.
        try db.execute(sql: "PRAGMA journal_mode = DELETE")
      }
      try copy.close()
    }
  }

  /// How large a database says in its first bytes that it is; 0 for what is none.
  public static func size(saidBy head: [UInt8]) -> Int {
    guard head.count >= 100, head.starts(with: Array("SQLite format 3\0".utf8)) else { return 0 }
    let page = Int(head[16]) << 8 | Int(head[17])
    let count = head[28..<32].reduce(0) { $0 << 8 | Int($1) }
    return (page == 1 ? 65536 : page) * count
  }

  /// Puts a checked file into a notebook's place. What was there is kept beside it as a file that can
  /// be read; answers its path. Fails as busy while another program has the notebook open.
  public static func restore(_ path: String, to notebook: String) throws(StoreError) -> String? {
    let kept = freeName(beside: notebook)
    let isThere = FileManager.default.fileExists(atPath: notebook)
    let holder = isThere ? try closedForOthers(notebook) : nil
    defer { try? holder?.close() }
    if isThere { try move(notebook, to: kept) }
    // What belonged to another file must not be taken for this one's.
    for side in NotebookFile.sides
    where FileManager.default.fileExists(atPath: notebook + side) {
      try move(notebook + side, to: kept + side)
    }
    do {
      try move(path, to: notebook)
    } catch {
      if isThere { try? move(kept, to: notebook) }
      throw error
    }
    return isThere ? kept : nil
  }

  /// Brings a notebook into one file, which no other program may have open, and keeps them out; nil for
  /// what is no database.
  private static func closedForOthers(_ path: String) throws(StoreError) -> DatabaseQueue? {
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(1)
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.inDatabase { db in
        try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE")
        if mode != "delete" { throw DatabaseError(resultCode: .SQLITE_BUSY) }
        try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
        try db.execute(sql: "BEGIN EXCLUSIVE; COMMIT")
      }
      return queue
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_NOTADB, .SQLITE_CORRUPT: return nil
      default: throw StoreError(error, path: path)
      }
    } catch {
      throw .internal("\(type(of: error))")
    }
  }

  private static func freeName(beside path: String) -> String {
    let time = Timestamp.text(Date()).filter { $0.isNumber || $0 == "T" }
    let base = path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path
    var name = "\(base)-before-\(time).sqlite"
    var number = 2
    while FileManager.default.fileExists(atPath: name) {
      name = "\(base)-before-\(time)-\(number).sqlite"
      number += 1
    }
    return name
  }

  /// An empty file, readable by its owner alone, that was not there.
  static func makeEmpty(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(path: path, errno: errno) }
    close(descriptor)
  }

  private static func move(_ path: String, to other: String) throws(StoreError) {
    guard rename(path, other) == 0 else { throw .system(path: other, errno: errno) }
  }
}
