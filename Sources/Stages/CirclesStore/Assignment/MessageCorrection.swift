import CirclesModel
import Foundation
import GRDB

/// A row of `message`, as it is compared with what an export says.
struct StoredRow {
  let key: Int
  let thread: Int
  let digest: RecordDigest
  let note: Int?
  let sender: String
  let kind: String
  /// Nil where words are not kept.
  let text: String?
  let isEdited: Bool
  /// When it was sent, by the local clock.
  let sent: Int64

  var isDeleted: Bool { kind == MessageKind.deleted.rawValue }
  /// Whether its source said that it was edited or withdrawn.
  var isChanged: Bool { isEdited || isDeleted }

  /// Whether a message says something else. Where the words were not kept nobody can tell.
  func says(otherwiseThan message: Message) -> Bool {
    guard let text else { return message.kind == .deleted && !isDeleted }
    return text != message.text || kind != message.kind.rawValue
  }

  private static let columns =
    "SELECT key, thread_key, digest, note_key, sender, kind, text, edited, sent FROM message"

  /// The row of a key.
  static func read(_ key: Int, _ db: Database) throws -> StoredRow? {
    var row: StoredRow?
    try SQLReader(db, columns + " WHERE key = ?").forEach(key) { row = StoredRow($0) }
    return row
  }

  /// The row of a message of a thread.
  static func read(_ digest: RecordDigest, of thread: Int, _ db: Database) throws -> StoredRow? {
    let known = try SQLWriter(db, "SELECT key FROM message WHERE thread_key = ? AND digest = ?")
    known.integer(thread)
    known.digest(digest)
    return try known.ask().flatMap { try read($0, db) }
  }

  private init(_ row: SQLReader) {
    (key, thread, digest) = (row.integer(0), row.integer(1), row.digest(2))
    (note, sender, kind) = (row.optionalInteger(3), row.text(4), row.text(5))
    (text, isEdited) = (row.optionalText(6), row.integer(7) != 0)
    sent = Int64(row.integer(8))
  }
}

/// What a newer export says of a message that the notebook has.
struct MessageCorrection {
  let row: StoredRow
  let message: Message
  /// What the notebook is to call who wrote it.
  let sender: String
  /// Whether only who wrote it is news.
  var keepsWords = false

  /// Whether what was another's turns out to be the owner's.
  var isOwners: Bool { sender == MessageSender.me.text && row.sender != sender }

  /// Writes it over the row. What was there is kept for the run's undo, unless the run brought it.
  func write(run: Int, keepsRaw: Bool, _ db: Database) throws {
    try db.run(
      """
      INSERT OR IGNORE INTO superseded_message (run_key, key, thread_key, note_key, digest, day,
        sent, sent_at, sender, kind, text, edited, message_run)
      SELECT ?1, key, thread_key, note_key, digest, day, sent, sent_at, sender, kind, text, edited,
        run_key FROM message WHERE key = ?2 AND run_key IS NOT ?1
      """, [run, row.key])
    // In a group what the owner says is about nobody of it.
    let note = isOwners ? nil : row.note
    let text = keepsWords ? row.text : message.text
    let words = keepsRaw || note != nil ? text : nil
    try db.run(
      """
      UPDATE message SET digest = ?, note_key = ?, sender = ?, kind = ?, text = ?, edited = ?,
        run_key = ? WHERE key = ?
      """,
      [
        Data(MessageDigest.of(message).bytes), note, sender,
        keepsWords ? row.kind : message.kind.rawValue, words,
        keepsWords ? row.isEdited : message.isEdited, run, row.key,
      ])
  }
}
