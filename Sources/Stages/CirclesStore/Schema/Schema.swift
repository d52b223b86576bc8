import GRDB

/// The notebook's schema and its version.
enum Schema {
  /// The version this program writes, kept in `PRAGMA user_version`.
  static let version = 9
  /// `CIRC`, kept in `PRAGMA application_id`: so that another program's database is recognised.
  static let applicationID = 0x4349_5243

  /// What brings a notebook of each older version to the next one, oldest first.
  private static let migrations: [(from: Int, statements: String)] = [
    (1, from1to2 + inboxView),
    (2, from2to3),
    (3, endableRuns + numberedRuns + openFiles),
    (4, from4to5),
    (5, from5to6),
    (6, from6to7),
    (7, from7to8),
    (8, from8to9),
  ]

  /// Makes the schema in an empty database.
  ///
  /// Numbers and addresses have no index: a run finds people by hashes in memory, and to look
  /// through the numbers of 100,000 people takes a few hundredths of a second.
  static func ensure(in db: Database, path: String) throws {
    if try SchemaState(db, path: path) == .current { return }
    // A table that others refer to can only be made anew while nobody looks after that; within the
    // transaction it is too late to say so.
    try db.execute(sql: "PRAGMA foreign_keys = OFF")
    defer { try? db.execute(sql: "PRAGMA foreign_keys = ON") }
    try db.inTransaction(.immediate) {
      // Somebody else may have made it while we waited for the lock.
      switch try SchemaState(db, path: path) {
      case .current: break
      case .empty:
        for statements in [
          contacts, children, notes, provenance, runNumbers, filing, ledger, findings, views,
          inboxView, openFiles, from4to5, from5to6, from6to7,
          from7to8, from8to9,
        ] {
          try db.execute(sql: statements)
        }
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
        try db.execute(sql: "PRAGMA user_version = \(version)")
      case .older(let old):
        for (from, statements) in migrations where from >= old {
          try db.execute(sql: statements)
        }
        try db.execute(sql: "PRAGMA user_version = \(version)")
      }
      // What GRDB knows of tables is from before.
      db.clearSchemaCache()
      try SearchIndex(db).indexBacklog()
      return .commit
    }
  }
}

/// What a database holds when it is opened.
enum SchemaState: Equatable {
  /// Nothing at all.
  case empty
  /// The schema of that older version, which is completed when the notebook is opened for writing.
  case older(Int)
  /// The schema of this program.
  case current

  /// Looks; fails for a database that is not ours to touch.
  init(_ db: Database, path: String) throws {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    if application == Schema.applicationID {
      if version > Schema.version {
        throw StoreError.newerSchema(path: path, version: version)
      }
      self = version < Schema.version ? .older(version) : .current
      return
    }
    let objects = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
    guard objects == 0, version == 0, application == 0 else {
      throw StoreError.notANotebook(path: path)
    }
    self = .empty
  }
}
