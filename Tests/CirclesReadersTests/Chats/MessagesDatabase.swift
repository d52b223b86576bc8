import CSQLite

/// A database as Messages keeps it, made for one test.
final class MessagesDatabase {
  let path: String
  private var handle: OpaquePointer?

  /// Makes one with the tables of a newer version, or only those of an old one.
  init(_ path: String, isOld: Bool = false) {
    self.path = path
    sqlite3_open(path, &handle)
    run(
      """
      CREATE TABLE handle (ROWID INTEGER PRIMARY KEY, id TEXT);
      CREATE TABLE chat (ROWID INTEGER PRIMARY KEY, chat_identifier TEXT, style INTEGER, display_name TEXT);
      CREATE TABLE chat_message_join (chat_id INTEGER, message_id INTEGER);
      CREATE TABLE chat_handle_join (chat_id INTEGER, handle_id INTEGER);
      INSERT INTO handle VALUES (1, '07700 900123'), (2, 'bo@example.org'), (3, '+447700900123');
      INSERT INTO chat VALUES (1, '+447700900123', 45, ''), (2, 'chat9', 43, 'Camping'),
        (3, '+447700900123', 45, '');
      INSERT INTO chat_handle_join VALUES (1, 1), (2, 1), (2, 2), (3, 3);
      """)
    run(
      isOld
        ? "CREATE TABLE message (ROWID INTEGER PRIMARY KEY, guid TEXT, text TEXT, handle_id INTEGER,"
          + " date INTEGER, is_from_me INTEGER)"
        : "CREATE TABLE message (ROWID INTEGER PRIMARY KEY, guid TEXT, text TEXT, handle_id INTEGER,"
          + " date INTEGER, is_from_me INTEGER, attributedBody BLOB, item_type INTEGER,"
          + " associated_message_type INTEGER, date_edited INTEGER, date_retracted INTEGER,"
          + " cache_has_attachments INTEGER, balloon_bundle_id TEXT)")
  }

  deinit { sqlite3_close_v2(handle) }

  func run(_ sql: String) { sqlite3_exec(handle, sql, nil, nil, nil) }

  /// Adds a message to a chat; `more` sets further columns.
  func add(
    _ text: String?, chat: Int? = 1, handle: Int = 1, date: Int64 = 795_121_200_000_000_000,
    isFromMe: Bool = false, more: [String: String] = [:]
  ) {
    let text = text.map { "'\($0)'" } ?? "NULL"
    let names = more.keys.sorted()
    let columns = ["guid", "text", "handle_id", "date", "is_from_me"] + names
    let values =
      ["'g' || (SELECT count(*) FROM message)", text, "\(handle)", "\(date)", isFromMe ? "1" : "0"]
      + names.compactMap { more[$0] }
    run(
      "INSERT INTO message (\(columns.joined(separator: ", "))) VALUES (\(values.joined(separator: ", ")))"
    )
    if let chat {
      run("INSERT INTO chat_message_join VALUES (\(chat), last_insert_rowid())")
    }
  }

  /// Writes everything into the file itself, or leaves it in the log beside it.
  func keepsLog() { run("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0") }
}
