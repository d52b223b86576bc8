import CSQLite
import Foundation
package import GRDB
import GRDBSQLite

/// The user's notebook: one SQLite file with the contacts, what every source said of them, and what
/// each run did.
///
/// All work goes through one connection, so a `Notebook` may be shared between tasks; calls wait
/// for each other. Other programs may read and write the same file at the same time: a write waits
/// for their lock up to the busy timeout, then fails as `StoreError.busy`.
public final class Notebook: Sendable {
  /// How a notebook is opened.
  public enum Mode: Hashable, Sendable {
    /// Makes the file and its folder where there is none.
    case create
    /// Fails where there is none; `readOnly` never writes a byte.
    case existing(readOnly: Bool)
    /// In memory, gone when closed: for trying something out.
    case scratch
  }

  /// How long a write waits for another program's lock, in seconds.
  public static let defaultBusyTimeout = 5.0
  /// How many candidates an ambiguous PERSON or RUN is answered with.
  public static let candidateLimit = 10

  /// The file; `:memory:` for a scratch notebook.
  public let path: String
  /// How it was opened.
  public let mode: Mode
  /// Whether others than its owner may read the file, and it could not be helped.
  public let isOpenToOthers: Bool
  let queue: DatabaseQueue
  private let opened: OpenedFiles.Entry?

  private init(
    path: String, mode: Mode, isOpenToOthers: Bool = false, queue: DatabaseQueue,
    opened: OpenedFiles.Entry? = nil
  ) {
    self.opened = opened
    self.isOpenToOthers = isOpenToOthers
    self.path = path
    self.mode = mode
    self.queue = queue
  }

  deinit {
    // Before this process may read the file in any other way.
    try? queue.close()
  }

  /// Opens a notebook. A file that is no database, or is another program's, is left untouched.
  ///
  /// One that others may read is closed to them when its owner opens it for writing.
  /// - Parameter makesFolder: whether a folder that is not there is made, where the file is; else it is
  ///   the failure, before that of a file that is not there.
  public static func open(
    path: String, mode: Mode = .create, makesFolder: Bool = true,
    busyTimeout: Double = defaultBusyTimeout
  ) throws(StoreError) -> Notebook {
    if mode == .scratch {
      let notebook = Notebook(
        path: ":memory:", mode: mode,
        queue: try failing(at: ":memory:") { try DatabaseQueue(configuration: configuration()) })
      try notebook.prepare()
      return notebook
    }
    // SQLite would take such a name for an address with options in it, and open another file.
    if path.hasPrefix("file:") {
      throw .notPossible("a notebook is named by its path, which cannot start with file:")
    }
    let notebook = try OpenedFiles.opening { () throws(StoreError) in
      try connect(path, mode, makesFolder: makesFolder, busyTimeout: busyTimeout)
    }
    try notebook.prepare()
    return notebook
  }

  private static func connect(
    _ path: String, _ mode: Mode, makesFolder: Bool, busyTimeout: Double
  ) throws(StoreError) -> Notebook {
    let isNew = OpenedFiles.has(path) ? false : try NotebookFile.check(path)
    if isNew {
      guard mode == .create else {
        if !makesFolder { try NotebookFile.requireFolder(of: path) }
        throw .missing(path: path)
      }
      try NotebookFile.create(path, makesFolder: makesFolder)
      RedoFile.forget(path)
    }
    let isReadOnly = mode == .existing(readOnly: true)
    let queue = try failing(at: path) {
      try DatabaseQueue(
        path: path.hasPrefix("/") ? path : "./" + path,
        configuration: configuration(
          isReadOnly && !NotebookFile.isWritable(path), busyTimeout: busyTimeout))
    }
    return Notebook(
      path: path, mode: mode,
      isOpenToOthers: NotebookFile.isOpenToOthers(path, closes: !isReadOnly), queue: queue,
      opened: OpenedFiles.Entry(path))
  }

  /// Brings everything into the one file, so that a copy of it alone is whole: for a program that
  /// stays. Waits for nobody: while another program reads or writes, the next time will do.
  public func gather() throws(StoreError) {
    // The journal beside another file is that one's.
    if mode == .existing(readOnly: true) || isReplaced || !NotebookFile.hasJournal(path) { return }
    try access { db in
      let wait = try Int.fetchOne(db, sql: "PRAGMA busy_timeout") ?? 0
      try db.execute(sql: "PRAGMA busy_timeout = 0")
      defer { try? db.execute(sql: "PRAGMA busy_timeout = \(wait)") }
      try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// Has the file mapped into memory instead of read page by page: for a program that asks and ends.
  /// A question whose rows lie all over a large notebook is answered several times faster.
  public func mapFile() throws(StoreError) {
    try access { try $0.execute(sql: "PRAGMA mmap_size = 2147418112") }
  }

  /// Whether the path leads to another file by now, as after a restore: what is read here is old, and
  /// what is written is lost.
  package var isReplaced: Bool { opened?.isElsewhere(path) ?? false }

  /// Closes the file; later calls fail. Without it the file is closed with the last reference.
  public func close() throws(StoreError) {
    try failing(at: path) { try queue.close() }
  }

  /// Checks whose database it is, and makes or completes the schema.
  private func prepare() throws(StoreError) {
    let isReadOnly = mode == .existing(readOnly: true)
    let path = path
    try access { db in
      let state = try SchemaState(db, path: path)
      if isReadOnly {
        if state == .empty { throw StoreError.notANotebook(path: path) }
        return
      }
      let journal = try String.fetchOne(db, sql: "PRAGMA journal_mode")
      if journal == "delete" { try db.execute(sql: "PRAGMA journal_mode = WAL") }
      try Schema.ensure(in: db, path: path)
    }
  }

  /// Debian builds SQLite without lookaside: each of its many small allocations would take a lock to count
  /// what nobody asks for.
  private static let stopsCountingMemory =
    circles_sqlite_stop_counting_memory() == SQLITE_OK

  /// `isReadOnly` is for a file that cannot be written, not for a caller that does not want to: a
  /// reader that may write takes the side files away when it is the last, as SQLite does.
  private static func configuration(_ isReadOnly: Bool = false, busyTimeout: Double = 0)
    -> Configuration
  {
    _ = stopsCountingMemory
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.busyMode = .timeout(busyTimeout)
    configuration.foreignKeysEnabled = true
    // A dry run is one transaction over many calls, rolled back at the end.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      // GRDB has SQLite report every column that a statement names, for observers of changes. There are
      // none here, and with the triggers of an undo that is half of its work.
      sqlite3_set_authorizer(db.sqliteConnection, nil, nil)
      try RowImage.register(db)
      // Large pages take a picture or a card's own words without a chain of further pages: an import
      // with pictures is a seventh faster than with SQLite's own 4096. They only take effect on a
      // notebook that is made.
      try db.execute(
        sql: """
          PRAGMA page_size = 16384;
          PRAGMA cache_size = -32000;
          PRAGMA synchronous = NORMAL;
          PRAGMA temp_store = MEMORY;
          PRAGMA wal_autocheckpoint = 4096;
          """)
    }
    return configuration
  }
}

extension Notebook {
  /// Uses the connection outside any transaction.
  package func access<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try Self.failing(at: path) {
      try queue.inDatabase { db in try orDamage(in: db) { try body(db) } }
    }
  }

  /// Runs `body`. A constraint that does not hold is our mistake, unless the notebook's own rows break
  /// what its schema asks for: then another program has damaged it.
  private func orDamage<Value>(in db: Database, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      let isWhole =
        try !db.holds("SELECT EXISTS (SELECT 1 FROM pragma_foreign_key_check)", []) && db.isSound()
      throw isWhole ? error : StoreError.damaged(path: path)
    }
  }

  /// Writes in one transaction that holds the lock from its start; within ``hold(_:)`` as a part of it.
  package func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try requireWriting()
    return try Self.failing(at: path) {
      try queue.inDatabase { db in
        var value: Value?
        let whole = {
          value = try self.orDamage(in: db) { try body(db) }
          try SearchIndex(db).indexBacklog()
          return Database.TransactionCompletion.commit
        }
        if db.isInsideTransaction {
          try db.inSavepoint(whole)
        } else {
          try db.inTransaction(.immediate, whole)
        }
        guard let value else { throw StoreError.internal("a transaction without a result") }
        return value
      }
    }
  }

  /// Runs edits by hand with the notebook to themselves, from the first look to the last change: what
  /// they compare is still so when they write. Where one fails nothing is written. Not for imports and
  /// undo, which have transactions of their own.
  package func hold<Value>(_ body: () throws -> Value) throws -> Value {
    try requireWriting()
    try access { try $0.beginTransaction(.immediate) }
    do {
      let value = try body()
      try access { try $0.commit() }
      return value
    } catch {
      try? access { if $0.isInsideTransaction { try $0.rollback() } }
      throw error
    }
  }

  /// Fails where the notebook was opened to be read: SQLite itself may write then, to take its side
  /// files away.
  func requireWriting() throws(StoreError) {
    if mode == .existing(readOnly: true) { throw .readOnly(path: path) }
  }

  /// Reads in one transaction: everything seen is of one moment.
  package func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try Self.failing(at: path) { try queue.read(body) }
  }
}

extension Notebook {
  /// Lets the file grow no further than so many pages: what a full disk is to SQLite, for tests.
  package func limitPages(to count: Int) throws(StoreError) {
    try access { db in try db.execute(sql: "PRAGMA max_page_count = \(max(1, count))") }
  }
}
