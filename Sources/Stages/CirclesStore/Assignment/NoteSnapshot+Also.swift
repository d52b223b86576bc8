import CirclesModel
import GRDB

extension NoteSnapshot {
  /// Somebody whom a note lies under beside the first.
  struct Also: Hashable {
    var contact: String
    /// The row of `interaction` that shows the note under them.
    var interaction: String
    var run: Int?

    /// A further row of a note for a contact, written by a run.
    static func new(_ contact: String, of key: Int, run: Int, _ db: Database) throws -> Also {
      let note = try String.fetchOne(
        db.cachedStatement(sql: "SELECT id FROM note WHERE key = ?"), arguments: [key])
      let seed = "note_also/1/\(note ?? "")/\(contact)"
      var id = UUIDv5.text(of: seed)
      var number = 1
      // One that became somebody else's with a merge keeps its id.
      while try db.holds("SELECT EXISTS (SELECT 1 FROM interaction WHERE id = ?)", [id]) {
        number += 1
        id = UUIDv5.text(of: "\(seed)/\(number)")
      }
      return Also(contact: contact, interaction: id, run: run)
    }
  }

  /// Whom a note lies under beside the first.
  static func also(_ key: Int, _ db: Database) throws -> [Also] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT contact_id, interaction_id, run_key FROM note_also WHERE note_key = ?
          ORDER BY interaction_id
          """), arguments: [key]
    ).map {
      try Also(contact: $0["contact_id"], interaction: $0["interaction_id"], run: $0["run_key"])
    }
  }

  /// Makes the further rows of a note be as this image says; one that is filed under nobody has none.
  func writeAlso(_ key: Int, _ db: Database) throws {
    let now = try Self.also(key, db)
    let wanted = row?.contact == nil ? [] : also
    if now == wanted { return }
    for old in now where !wanted.contains(old) {
      try db.run(
        "DELETE FROM note_also WHERE note_key = ? AND contact_id = ?", [key, old.contact])
    }
    for new in wanted where !now.contains(new) {
      try db.run(
        """
        INSERT INTO note_also (note_key, contact_id, interaction_id, run_key) VALUES (?, ?, ?, ?)
        """, [key, new.contact, new.interaction, new.run])
    }
  }

  /// The note without one of several people; nil where it does not lie under them, or under them
  /// alone.
  func leaving(_ person: String) -> NoteSnapshot? {
    var image = self
    image.also.removeAll { $0.contact == person }
    if row?.contact != person { return image.also == also ? nil : image }
    guard let next = image.also.first else { return nil }
    image.also.removeFirst()
    image.contact = next.contact
    image.row?.contact = next.contact
    return image
  }

  /// Those beside the first, by the ids they have now: each once, and nobody who has gone.
  func alsoFollowing(_ trail: ContactSuccession) throws -> [Also] {
    var seen: Set<String> = []
    if let first = try row?.contact.flatMap(trail.current) { seen.insert(first) }
    return try also.compactMap { one in
      guard let contact = try trail.current(one.contact), seen.insert(contact).inserted else {
        return nil
      }
      var one = one
      one.contact = contact
      return one
    }
  }
}
