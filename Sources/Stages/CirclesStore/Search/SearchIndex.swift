package import GRDB

/// The index of messages (`Schema.search`): writes what it does not know yet.
package struct SearchIndex {
  /// Raised when words are split otherwise: the index is made anew then.
  static let version = 2
  /// How many messages are written at once; fewer are looked through when somebody asks.
  package static let batch = 16_384

  let db: Database

  /// Looks after the index of a database.
  package init(_ db: Database) { self.db = db }

  /// The place of a message in the index: by month, so that the newest come first and a question
  /// for some time need not read the rest.
  package static func place(of key: Int, sent: Int) -> Int {
    month(of: sent) << keyBits | key & keyMask
  }

  /// The first place of the month of a time.
  package static func first(of sent: Int) -> Int { month(of: sent) << keyBits }

  /// What a place and this have in common is the message's key.
  package static let keyMask = 1 << keyBits - 1

  private static let keyBits = 40
  /// Thirty days: no calendar is needed, and a month's messages lie together.
  private static let monthLength = 30 * 86_400
  /// The months before 1970 that there are dates for.
  private static let monthsBefore = 24_000

  private static func month(of sent: Int) -> Int {
    let month = sent / monthLength - (sent % monthLength < 0 ? 1 : 0)
    return max(0, min(1 << 20, month + monthsBefore))
  }

  /// What is not in the index yet: messages after a key, and those in the queue.
  package struct Backlog {
    /// The newest message that the index knows.
    package var lastKey = 0
    /// How many came since, at most, and how many were changed.
    package var count = 0
  }

  /// What the index does not know; all messages where there is none.
  package func backlog() throws -> Backlog {
    let last = try Int.fetchOne(db.cachedStatement(sql: "SELECT max(key) FROM message")) ?? 0
    guard let known = try lastKey() else { return Backlog(lastKey: 0, count: last) }
    let queued =
      try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM search_queue")) ?? 0
    return Backlog(lastKey: known, count: max(0, last - known) + queued)
  }

  /// The newest message that the index knows; nil where there is no index, or one whose words are
  /// split otherwise. A notebook of an older version that is only read has not even the tables.
  package func lastKey() throws -> Int? {
    guard try db.tableExists("search_state") else { return nil }
    return try Int.fetchOne(
      db.cachedStatement(
        sql: "SELECT message_key FROM search_state WHERE version = \(Self.version)"))
  }

  /// Writes what the index does not know, where it is enough to be worth it.
  func indexBacklog() throws {
    if try backlog().count > Self.batch { try update() }
  }

  /// Writes all that the index does not know.
  package func update() throws {
    guard let known = try lastKey() else { return try rebuild() }
    try settleQueue()
    try add(after: known)
    try remember()
  }

  /// Makes the index anew; of a notebook without messages nothing is left of it.
  package func rebuild() throws {
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS search_message;
        DELETE FROM search_queue;
        DELETE FROM search_state;
        \(Schema.searchIndex)
        """)
    try add(after: 0)
    try remember()
  }

  /// Notes how far the index goes.
  private func remember() throws {
    if let last = try Int.fetchOne(db, sql: "SELECT max(key) FROM message") {
      try db.execute(
        sql: "INSERT OR REPLACE INTO search_state (key, message_key, version) VALUES (1, ?, ?)",
        arguments: [last, Self.version])
    } else {
      try db.execute(sql: "DROP TABLE search_message; DELETE FROM search_state;")
    }
  }

  /// Takes the words out that changed messages had, and puts in those that they have.
  private func settleQueue() throws {
    var old: [Entry] = []
    try SQLReader(
      db, "SELECT message_key, sent, text FROM search_queue WHERE text IS NOT NULL"
    ).forEach { old.append(Entry($0)) }
    try write(
      old, "INSERT INTO search_message (search_message, rowid, text) VALUES ('delete', ?, ?)")
    var new: [Entry] = []
    try SQLReader(
      db,
      """
      SELECT m.key, m.sent, m.text FROM search_queue AS q JOIN message AS m ON m.key = q.message_key
      WHERE m.text IS NOT NULL
      """
    ).forEach { new.append(Entry($0)) }
    try write(new, Self.insertion)
    try db.execute(sql: "DELETE FROM search_queue")
  }

  private static let insertion = "INSERT INTO search_message (rowid, text) VALUES (?, ?)"

  /// Puts the messages in whose keys come after one.
  private func add(after known: Int) throws {
    var last = known
    while true {
      var entries: [Entry] = []
      try SQLReader(
        db,
        """
        SELECT key, sent, text FROM message WHERE key > ?1 AND text IS NOT NULL
        ORDER BY key LIMIT \(Self.batch)
        """
      ).forEach(last) { entries.append(Entry($0)) }
      guard let end = entries.last else { return }
      last = end.key
      try write(entries, Self.insertion)
    }
  }

  /// A message's words and their place.
  private struct Entry {
    let key: Int
    let place: Int
    let text: [UInt8]

    init(_ row: SQLReader) {
      key = row.integer(0)
      place = SearchIndex.place(of: key, sent: row.integer(1))
      text = row.bytes(2)
    }
  }

  /// In the order of their places: the index takes them as they come without sorting.
  private func write(_ entries: [Entry], _ sql: String) throws {
    if entries.isEmpty { return }
    let writer = try SQLWriter(db, sql)
    var words = SearchWords()
    for entry in entries.sorted(by: { $0.place < $1.place }) {
      entry.text.withUnsafeBytes { words.read($0) }
      if words.count == 0 { continue }
      writer.integer(entry.place)
      writer.text(utf8: words.bytes)
      try writer.run()
    }
  }
}

extension Notebook {
  /// How many messages the search has to look through one by one, at most.
  public func searchBacklog() throws(StoreError) -> Int {
    try read { db in try SearchIndex(db).backlog().count }
  }

  /// How many of them are looked through without making it worth to write the index first.
  public static let searchBacklogLimit = SearchIndex.batch

  /// Brings the index of messages up to date, or makes it anew; answers how many it holds.
  @discardableResult
  public func updateSearchIndex(rebuilding: Bool = false) throws(StoreError) -> Int {
    try write { db in
      if rebuilding { try SearchIndex(db).rebuild() } else { try SearchIndex(db).update() }
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM message WHERE text IS NOT NULL") ?? 0
    }
  }
}
