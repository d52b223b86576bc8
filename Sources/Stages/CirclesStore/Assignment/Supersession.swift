import CirclesModel
import Foundation
import GRDB

/// Takes out of the notebook what only the beginning of a file had given, so that the whole file can
/// be loaded as if it were the first. What came of another run, or from somebody's hand, stays.
struct Supersession {
  let db: Database
  let run: Int
  let file: PartialFile
  let filer: NoteAssigner
  let conversations: ConversationLoader

  /// Whether what goes was brought by this very run, which then has nothing to give back.
  private var isOwn: Bool { file.run == run }

  func take(_ records: SupersededRecords) throws {
    if let (old, new) = records.continued, try !rename(old, to: new) {
      try hide(old)
    }
    for note in records.notes { try hide(note) }
    for thread in records.threads { try describe(thread) }
    for (thread, messages) in records.messages.sorted(by: { $0.key < $1.key }) {
      guard let key = try threadKey(thread) else { continue }
      for message in messages { try remove(message, of: key) }
      conversations.forget(thread: thread)
    }
  }

  /// Marks the file, so that nothing of it is loaded again.
  func close() throws {
    try db.run("UPDATE open_file SET superseded_run = ? WHERE key = ?", [run, file.key])
  }

  private func note(_ record: String) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(
        sql: "SELECT key FROM note WHERE record = ? AND thread_key IS NULL AND created_run IS ?"),
      arguments: [record, file.run])
  }

  /// Lets a note go on under the id of the whole one, whose text is taken when it is loaded. Returns
  /// false where the whole one is there already.
  private func rename(_ old: String, to new: String) throws -> Bool {
    let id = NoteIdentity.id(of: new)
    if try db.holds("SELECT EXISTS (SELECT 1 FROM note WHERE id = ?)", [id]) { return false }
    guard let key = try note(old) else { return true }
    try NoteJournal(db: db, run: run).around(key) {
      try NoteIdentity.set(id, new, of: key, db)
    }
    return true
  }

  /// Takes the app's row of a note away, unless somebody has decided or written something there.
  private func hide(_ record: String) throws {
    guard let key = try note(record) else { return }
    try PartRows(db: db, filer: filer).removeEmpty(key)
  }

  private func threadKey(_ id: String) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(sql: "SELECT key FROM thread WHERE id = ?"), arguments: [id])
  }

  private func remove(_ digest: RecordDigest, of thread: Int) throws {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT key, note_key FROM message WHERE thread_key = ? AND digest = ? AND run_key IS ?
            """), arguments: [thread, Data(digest.bytes), file.run])
    else { return }
    let key: Int = try row["key"]
    if !isOwn {
      try db.run(
        """
        INSERT INTO superseded_message (run_key, key, thread_key, note_key, digest, day, sent,
          sent_at, sender, kind, text, edited, message_run)
        SELECT ?, key, thread_key, note_key, digest, day, sent, sent_at, sender, kind, text, edited,
          run_key FROM message WHERE key = ?
        """, [run, key])
    }
    try db.run("DELETE FROM message WHERE key = ?", [key])
    if let note: Int = try row["note_key"] { conversations.touch(note) }
  }

  /// Gives a thread that the file's beginning made the members and names of the whole.
  private func describe(_ thread: ConversationRecord) throws {
    guard let key = try threadKey(thread.key),
      try db.holds("SELECT created_run IS ? FROM thread WHERE key = ?", [file.run, key])
    else { return }
    try ThreadRows(db: db, run: run).describe(key, as: thread, isOwn: isOwn)
    conversations.forget(thread: thread.key)
  }
}
