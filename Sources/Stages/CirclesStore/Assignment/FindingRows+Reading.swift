package import CirclesModel
package import GRDB

/// What a note was found to say, as its rows have it.
package struct StoredFindings: Hashable {
  /// The version of the extractor that read it; 0 where none did.
  var version = 0
  /// The key of the contact it was read for.
  var contact: Int?
  /// The findings; the subject is not among them.
  package var findings = TextFindings()

  /// What is stored of a note.
  package static func read(_ note: Int, _ db: Database) throws -> StoredFindings {
    var stored = StoredFindings()
    let state = "SELECT extractor, extracted_for, summary FROM note WHERE key = ?"
    try SQLReader(db, state).forEach(note) { row in
      stored.version = row.integer(0)
      stored.contact = row.optionalInteger(1)
      stored.findings.summary = row.text(2)
    }
    func things(_ table: FindingTable) throws -> [Finding] {
      var things: [Finding] = []
      let hasKey = table.columns[0] != "text"
      try SQLReader(db, table.selection).forEach(note) { row in
        let at: Int32 = hasKey ? 1 : 0
        things.append(
          Finding(
            key: row.text(0), text: row.text(at), start: row.integer(at + 1),
            end: row.integer(at + 2)))
      }
      return things
    }
    stored.findings.interests = try things(.interest)
    stored.findings.events = try things(.event)
    stored.findings.topicsToAvoid = try things(.topic)
    stored.findings.facts = try things(.fact)
    let dates = """
      SELECT text, span_start, span_end, kind, value, holiday, label, year,
        (SELECT identifier FROM contact WHERE id = of_contact_id), of_name
      FROM mentioned_date WHERE note_key = ? ORDER BY position
      """
    try SQLReader(db, dates).forEach(note) { row in
      stored.findings.dates.append(
        FoundDate(
          text: row.text(0), start: row.integer(1), end: row.integer(2), kind: row.text(3),
          value: row.text(4), holiday: row.optionalText(5), label: row.optionalText(6),
          year: row.optionalInteger(7), of: row.optionalText(8), ofName: row.optionalText(9)))
    }
    return stored
  }

  /// Whether findings for a contact, read by some version, say nothing else than what is stored.
  func says(_ other: TextFindings, for contact: Int?, _ version: Int) -> Bool {
    var other = other
    other.subject = nil
    // What has no name to be counted by is counted by its words.
    for path in [\TextFindings.events, \TextFindings.topicsToAvoid] {
      for index in other[keyPath: path].indices {
        other[keyPath: path][index].key = other[keyPath: path][index].text
      }
    }
    return self.version == version && self.contact == contact && findings == other
  }
}
