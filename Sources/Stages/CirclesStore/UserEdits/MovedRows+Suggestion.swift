import CirclesModel
import GRDB

extension MovedRows {
  /// A note of the inbox that suggested a contact, which then became one with another.
  struct Suggestion {
    var note: Int
    var position: Int
    /// When the note was last looked at: from then on it has other suggestions.
    var matchedRun: Int
    var confidence: Double
    var kind: String
    var reason: String
    /// Whether the note suggested the other contact, too: then one suggestion of it is enough.
    var isShared: Bool

    /// The suggestions of a contact; `other` is whom it becomes one with.
    static func all(of contact: String, beside other: String, _ db: Database) throws
      -> [Suggestion]
    {
      try Row.fetchAll(
        db,
        sql: """
          SELECT s.note_key, s.position, n.matched_run, s.confidence, s.kind, s.reason,
            EXISTS (SELECT 1 FROM suggestion AS o
              WHERE o.note_key = s.note_key AND o.contact_id = ?2) AS is_shared
          FROM suggestion AS s JOIN note AS n ON n.key = s.note_key WHERE s.contact_id = ?1
          ORDER BY s.note_key, s.position
          """, arguments: [contact, other]
      ).map { row in
        try Suggestion(
          note: row["note_key"], position: row["position"], matchedRun: row["matched_run"],
          confidence: row["confidence"], kind: row["kind"], reason: row["reason"],
          isShared: row["is_shared"])
      }
    }

    func move(from old: String, to new: String, _ db: Database) throws {
      if isShared {
        try db.run(
          "DELETE FROM suggestion WHERE note_key = ? AND position = ? AND contact_id = ?",
          [note, position, old])
      } else {
        try db.run(
          "UPDATE suggestion SET contact_id = ? WHERE note_key = ? AND position = ?",
          [new, note, position])
      }
    }

    /// Makes the note suggest the contact again, unless it was looked at since, or is filed. A
    /// dismissed note keeps its suggestions.
    func moveBack(from new: String, to old: String, _ db: Database) throws {
      let isAsItWas = try db.holds(
        "SELECT matched_run = ? AND state <> 'assigned' FROM note WHERE key = ?",
        [matchedRun, note])
      if !isAsItWas { return }
      try db.run(
        "DELETE FROM suggestion WHERE note_key = ? AND position = ? AND contact_id = ?",
        [note, position, new])
      try db.run(
        """
        INSERT OR IGNORE INTO suggestion (note_key, position, contact_id, confidence, kind, reason)
        VALUES (?, ?, ?, ?, ?, ?)
        """, [note, position, old, confidence, kind, reason])
    }

    func writeMembers(to json: inout JSONWriter) {
      json.member("note", note)
      json.member("position", position)
      json.member("matched_run", matchedRun)
      json.key("confidence")
      json.value(confidence)
      json.member("kind", kind)
      json.member("reason", reason)
      json.key("shared")
      json.value(isShared)
    }

    init(
      note: Int, position: Int, matchedRun: Int, confidence: Double, kind: String, reason: String,
      isShared: Bool
    ) {
      self.note = note
      self.position = position
      self.matchedRun = matchedRun
      self.confidence = confidence
      self.kind = kind
      self.reason = reason
      self.isShared = isShared
    }

    /// Reads what `writeMembers` wrote; nil where it is not that.
    init?(_ json: JSONValue) {
      guard let note = json["note"]?.integer, let position = json["position"]?.integer else {
        return nil
      }
      self.note = note
      self.position = position
      matchedRun = json["matched_run"]?.integer ?? 0
      confidence = 0
      if case .number(let number) = json["confidence"] { confidence = number }
      kind = json["kind"]?.text ?? ""
      reason = json["reason"]?.text ?? ""
      isShared = json["shared"]?.flag ?? false
    }
  }
}
