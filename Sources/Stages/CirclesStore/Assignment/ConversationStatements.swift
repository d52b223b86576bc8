import CirclesModel
import GRDB

/// The statements that run for each message or part of a conversation: made ready once for many of
/// them. To be used within the access to the database that they were made in.
final class ConversationStatements {
  let db: Database
  /// Writes messages, in the order of the table's columns.
  let messages: SQLWriter
  private let known: SQLWriter
  private let sentTimes: SQLWriter
  private let parts: SQLWriter
  private let notes: SQLWriter
  private let shown: SQLWriter

  init(_ db: Database) throws {
    self.db = db
    messages = try SQLWriter(
      db,
      """
      INSERT OR IGNORE INTO message (thread_key, note_key, digest, day, sent, sent_at, sender, kind,
        text, edited, run_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    known = try SQLWriter(db, "SELECT key FROM message WHERE thread_key = ? AND digest = ?")
    sentTimes = try SQLWriter(db, "SELECT sent FROM message WHERE thread_key = ? AND digest = ?")
    parts = try SQLWriter(
      db,
      """
      INSERT INTO note (id, record, source, captured_at, digest, thread_key, sender, state,
        created_run) VALUES (?, ?, ?, ?, zeroblob(16), ?, ?, 'inbox', ?)
      """)
    notes = try SQLWriter(db, "SELECT key FROM note WHERE id = ?")
    shown = try SQLWriter(
      db,
      """
      SELECT 1 WHERE EXISTS (SELECT 1 FROM unassigned_note WHERE id = ?1)
        OR EXISTS (SELECT 1 FROM interaction WHERE id = ?1)
      """)
  }

  /// Whether a thread has a message.
  func holds(_ digest: RecordDigest, of thread: Int) throws -> Bool {
    known.integer(thread)
    known.digest(digest)
    return try known.ask() != nil
  }

  /// When a message of a thread was sent, by the local clock; nil where the thread does not have it.
  func sent(_ digest: RecordDigest, of thread: Int) throws -> Int64? {
    sentTimes.integer(thread)
    sentTimes.digest(digest)
    return try sentTimes.ask().map(Int64.init)
  }

  /// The key of a note; nil where there is none of that id.
  func note(_ id: String) throws -> Int? {
    notes.text(id)
    return try notes.ask()
  }

  /// Whether the app shows something of that id.
  func isShown(_ id: String) throws -> Bool {
    shown.text(id)
    return try shown.ask() != nil
  }

  /// Makes the note of a part; answers its key.
  func make(_ part: FreshParts.Part, run: Int) throws -> Int {
    parts.text(part.id)
    parts.text(part.record)
    parts.text(part.source)
    parts.text(part.date)
    parts.integer(part.threadKey)
    parts.text(part.sender)
    parts.integer(run)
    try parts.run()
    return Int(db.lastInsertedRowID)
  }
}
