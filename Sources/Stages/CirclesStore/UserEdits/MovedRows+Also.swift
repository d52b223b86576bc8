import CirclesModel
import GRDB

extension MovedRows {
  /// A note that is filed under several people, of whom two become one: a further row of it moves, or is
  /// one too many.
  struct Also {
    var note: Int
    var interaction: String
    var run: Int?
    /// Whom the row was for.
    var contact: String
    /// Whether the note is filed under the other of the two as well.
    var isShared: Bool

    /// The further rows that a merge of `old` into `new` touches.
    static func all(of old: String, beside new: String, _ db: Database) throws -> [Also] {
      try Row.fetchAll(
        db,
        sql: """
          SELECT a.note_key, a.interaction_id, a.run_key, a.contact_id,
            EXISTS (SELECT 1 FROM filed_note AS o WHERE o.note_key = a.note_key
              AND o.contact_id = iif(a.contact_id = ?1, ?2, ?1)) AS is_shared
          FROM note_also AS a WHERE a.contact_id = ?1
            OR a.contact_id = ?2 AND EXISTS (SELECT 1 FROM filed_note AS o
              WHERE o.note_key = a.note_key AND o.contact_id = ?1 AND o.is_first)
          ORDER BY a.interaction_id
          """, arguments: [old, new]
      ).map {
        try Also(
          note: $0["note_key"], interaction: $0["interaction_id"], run: $0["run_key"],
          contact: $0["contact_id"], isShared: $0["is_shared"])
      }
    }

    func move(to new: String, _ db: Database) throws {
      if isShared {
        try db.run("DELETE FROM note_also WHERE interaction_id = ?", [interaction])
      } else {
        try db.run(
          "UPDATE note_also SET contact_id = ? WHERE interaction_id = ?", [new, interaction])
      }
    }

    /// Gives the contact its row again, unless the note lies elsewhere since or the run that wrote
    /// the row was undone.
    func moveBack(from new: String, _ db: Database) throws {
      if !isShared {
        return try db.run(
          "UPDATE OR IGNORE note_also SET contact_id = ? WHERE interaction_id = ? AND contact_id = ?",
          [contact, interaction, new])
      }
      try db.run(
        """
        INSERT OR IGNORE INTO note_also (note_key, contact_id, interaction_id, run_key)
        SELECT n.key, ?2, ?3, ?4 FROM note AS n JOIN interaction AS i ON i.id = n.id
        WHERE n.key = ?1 AND i.contact_id <> ?2 AND EXISTS (SELECT 1 FROM contact WHERE id = ?2)
          AND (?4 IS NULL OR EXISTS (SELECT 1 FROM run WHERE key = ?4))
        """, [note, contact, interaction, run])
    }

    func writeMembers(to json: inout JSONWriter) {
      json.member("note", note)
      json.member("interaction", interaction)
      json.member("run", run)
      json.member("contact", contact)
      json.key("shared")
      json.value(isShared)
    }

    /// Reads what `writeMembers` wrote; nil where it is not that.
    init?(_ json: JSONValue) {
      guard let note = json["note"]?.integer, let interaction = json["interaction"]?.text,
        let contact = json["contact"]?.text
      else { return nil }
      self.init(
        note: note, interaction: interaction, run: json["run"]?.integer, contact: contact,
        isShared: json["shared"]?.flag ?? false)
    }

    private init(note: Int, interaction: String, run: Int?, contact: String, isShared: Bool) {
      self.note = note
      self.interaction = interaction
      self.run = run
      self.contact = contact
      self.isShared = isShared
    }
  }
}
