public import CirclesModel
import GRDB

/// What a whole note is called: its record, as the source has it, and the id made of that.
enum NoteIdentity {
  /// The id of a note's row, and of the row that the app shows of it.
  static func id(of record: String) -> String { UUIDv5.text(of: "note/1/" + record) }

  /// Gives a note, and the row that the app shows of it, another id.
  static func set(_ id: String, _ record: String, of key: Int, _ db: Database) throws {
    let old = try String.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM note WHERE key = ?"), arguments: [key])
    guard let old else { return }
    if old != id {
      try db.run("UPDATE interaction SET id = ? WHERE id = ?", [id, old])
      try db.run("UPDATE unassigned_note SET id = ? WHERE id = ?", [id, old])
    }
    try db.run("UPDATE note SET id = ?, record = ? WHERE key = ?", [id, record, key])
  }
}

/// Tells a message of a thread from its others.
public enum MessageDigest {
  /// The digest of a message's key.
  public static func of(_ message: Message) -> RecordDigest {
    RecordDigest(of: message.key.utf8, seed: "message")
  }
}
