import GRDB

/// The tables of what is synced, within a transaction.
struct SyncTables {
  let db: Database
  let account: String

  func state() throws -> SyncState {
    var state = SyncState()
    let rows = try Row.fetchAll(
      db, sql: "SELECT href, token FROM sync_collection WHERE account = ?", arguments: [account])
    for row in rows {
      let href: String = row[0]
      state.collections[href] = SyncedCollection(href: href, token: row[1])
    }
    let items = try Row.fetchCursor(
      db, sql: "SELECT href, collection, etag, record_key FROM sync_item WHERE account = ?",
      arguments: [account])
    while let row = try items.next() {
      let item = SyncedItem(href: row[0], collection: row[1], etag: row[2], record: row[3])
      state.items[item.href] = item
    }
    return state
  }

  /// Whether a resource that is still there became this record.
  func isHeld(_ record: Int) throws -> Bool {
    try db.holds(
      "SELECT EXISTS (SELECT 1 FROM sync_item WHERE account = ? AND record_key = ?)",
      [account, record])
  }

  /// Whether a record is a card on some server.
  static func isSynced(_ record: Int, _ db: Database) throws -> Bool {
    try db.holds("SELECT EXISTS (SELECT 1 FROM sync_item WHERE record_key = ?)", [record])
  }

  /// Writes what is known of a resource, for a run that can be undone.
  func write(_ item: SyncedItem, run: Int) throws {
    try journal(item, run: run)
    try db.execute(
      sql: """
        INSERT INTO sync_item (account, href, collection, etag, record_key) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (account, href) DO UPDATE SET collection = excluded.collection,
          etag = excluded.etag, record_key = excluded.record_key
        """, arguments: [account, item.href, item.collection, item.etag, item.record])
  }

  /// Forgets a resource.
  func remove(_ item: SyncedItem, run: Int) throws {
    try journal(item, run: run)
    try db.execute(
      sql: "DELETE FROM sync_item WHERE account = ? AND href = ?", arguments: [account, item.href])
  }

  /// Notes that somebody who stays has no card in a collection any more: they are not put there again.
  func leave(_ person: String, _ item: SyncedItem, run: Int) throws {
    guard try db.holds("SELECT EXISTS (SELECT 1 FROM contact WHERE id = ?)", [person]) else {
      return
    }
    let place = SyncedItem(
      href: item.collection + person + ".vcf", collection: item.collection, etag: "")
    try journal(place, run: run)
  }

  private func journal(_ item: SyncedItem, run: Int) throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO sync_change (run_key, account, href, collection, was_there, record_key)
        SELECT ?1, ?2, ?3, coalesce(i.collection, ?4), i.href IS NOT NULL, i.record_key
        FROM (SELECT 1) LEFT JOIN sync_item AS i ON i.account = ?2 AND i.href = ?3
        """, arguments: [run, account, item.href, item.collection])
  }

  /// Notes up to where collections are synced, and forgets those that are no longer asked for.
  func write(_ collections: [SyncedCollection], at time: String, run: Int?) throws {
    for collection in collections {
      try db.execute(
        sql: """
          INSERT INTO sync_collection (account, href, token, synced_at, created_run)
          VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (account, href) DO UPDATE SET token = excluded.token,
            synced_at = excluded.synced_at
          """, arguments: [account, collection.href, collection.token, time, run])
    }
    let kept = collections.map(\.href)
    let marks = databaseQuestionMarks(count: kept.count)
    for table in ["sync_item", "sync_collection"] {
      let column = table == "sync_item" ? "collection" : "href"
      try db.execute(
        sql: "DELETE FROM \(table) WHERE account = ? AND \(column) NOT IN (\(marks))",
        arguments: StatementArguments([account] + kept))
    }
  }

  /// Forgets all that is known of the account.
  func forget() throws {
    for table in ["sync_item", "sync_collection", "sync_event", "sync_published"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE account = ?", arguments: [account])
    }
  }
}

extension RunUndo {
  /// How many cards the run wrote on a server; to be asked while the records of new ones are there.
  func pushedCards() throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT count(*) FROM sync_sent WHERE run_key = ?", arguments: [run]) ?? 0
  }

  /// Makes the next sync bring again what the run brought: whatever it changed counts as never
  /// fetched, and the account is listed anew.
  func revertSync() throws {
    try SyncTables.forgetFiles(of: run, db)
    try OpenConflicts(db).bringBack(settledBy: run)
    try db.execute(
      sql: """
        UPDATE sync_collection SET token = NULL WHERE (account, href) IN
          (SELECT account, collection FROM sync_change WHERE run_key = :run);
        DELETE FROM sync_item WHERE (account, href) IN
            (SELECT account, href FROM sync_change WHERE run_key = :run AND NOT was_there)
          AND NOT EXISTS (SELECT 1 FROM sync_change AS c WHERE c.account = sync_item.account
            AND c.href = sync_item.href AND c.run_key > :run);
        INSERT INTO sync_item (account, href, collection, etag, record_key)
        SELECT account, href, collection, '',
          (SELECT key FROM source_record WHERE key = record_key)
        FROM sync_change WHERE run_key = :run AND was_there
        ON CONFLICT (account, href) DO UPDATE SET etag = '';
        UPDATE sync_item SET etag = '' WHERE (account, href) IN
          (SELECT account, href FROM sync_change WHERE run_key = :run);
        DELETE FROM sync_change WHERE run_key = :run;
        DELETE FROM sync_conflict WHERE run_key = :run;
        DELETE FROM sync_sent WHERE run_key = :run;
        DELETE FROM sync_collection WHERE created_run = :run;
        """, arguments: ["run": run])
  }
}
