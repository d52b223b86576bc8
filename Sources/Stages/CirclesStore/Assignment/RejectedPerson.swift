import CirclesModel
import GRDB

/// What the user said of a note: it is not about this person. Kept in `learned`, where each can be
/// listed and forgotten.
struct RejectedPerson: Hashable {
  var id: String
  var contact: String
  var createdAt: String
  var run: Int?

  /// Whom a note (by id) is not about.
  static func all(of note: String, _ db: Database) throws -> [RejectedPerson] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT id, contact_id, created_at, run_key FROM learned
          WHERE note_id = ? AND kind = 'not_person' AND contact_id IS NOT NULL ORDER BY id
          """), arguments: [note]
    ).map {
      try RejectedPerson(
        id: $0["id"], contact: $0["contact_id"], createdAt: $0["created_at"], run: $0["run_key"])
    }
  }

  /// The ids of those whom a note (by key) is not about.
  static func contacts(_ key: Int, _ db: Database) throws -> Set<String> {
    guard
      let note = try String.fetchOne(
        db.cachedStatement(sql: "SELECT id FROM note WHERE key = ?"), arguments: [key])
    else { return [] }
    return try Set(all(of: note, db).map(\.contact))
  }

  /// One that a run learns.
  static func new(_ contact: String, note: String, run: Int, at time: String) -> RejectedPerson {
    RejectedPerson(
      id: UUIDv5.text(of: "learned/1/not_person/\(note)/\(contact)"), contact: contact,
      createdAt: time, run: run)
  }

  /// Makes these be all that is known of a note; of people who have gone nothing is.
  static func write(_ all: [RejectedPerson], of note: String, _ db: Database) throws {
    let now = try self.all(of: note, db)
    if now == all { return }
    for old in now where !all.contains(old) {
      try db.run("DELETE FROM learned WHERE id = ?", [old.id])
    }
    for new in all where !now.contains(new) {
      try db.run(
        """
        INSERT OR IGNORE INTO learned (id, kind, contact_id, note_id, created_at, run_key)
        SELECT ?, 'not_person', id, ?, ?, ? FROM contact WHERE id = ?
        """, [new.id, note, new.createdAt, new.run, new.contact])
    }
  }

  /// Takes back that a note (by key) is not about a person: it was filed under them.
  static func forget(_ contact: String, of key: Int, _ db: Database) throws {
    try db.run(
      """
      DELETE FROM learned WHERE kind = 'not_person' AND contact_id = ?
        AND note_id = (SELECT id FROM note WHERE key = ?)
      """, [contact, key])
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("contact", contact)
      json.member("created_at", createdAt)
      json.member("run", run)
    }
  }

  /// Reads what `write(to:)` wrote; nil where it is not that.
  init?(_ json: JSONValue) {
    guard let id = json["id"]?.text, let contact = json["contact"]?.text else { return nil }
    self.init(
      id: id, contact: contact, createdAt: json["created_at"]?.text ?? "",
      run: json["run"]?.integer)
  }

  init(id: String, contact: String, createdAt: String, run: Int?) {
    (self.id, self.contact, self.createdAt, self.run) = (id, contact, createdAt, run)
  }
}
