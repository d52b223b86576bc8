extension Schema {
  /// What notes say, each thing with its note and its place in the note's text (Unicode scalars, the
  /// end excluded; for a part of a conversation in its messages, a line each).
  ///
  /// `note.extracted_for` is the contact of whom it is said. A note that another program moved shows
  /// nothing until it was read again for whom it lies under now.
  static let findings = """
    ALTER TABLE note ADD COLUMN extractor INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE note ADD COLUMN extracted_for INTEGER;
    ALTER TABLE note ADD COLUMN summary TEXT;

    \(findingTable("interest", key: "name"))
    \(findingTable("event"))
    \(findingTable("topic_to_avoid"))
    \(findingTable("fact", key: "key"))

    CREATE TABLE mentioned_date (
      note_key INTEGER NOT NULL REFERENCES note (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      text TEXT NOT NULL,
      span_start INTEGER NOT NULL,
      span_end INTEGER NOT NULL,
      kind TEXT NOT NULL,
      value TEXT NOT NULL,
      holiday TEXT,
      label TEXT,
      year INTEGER,
      of_contact_id TEXT REFERENCES contact (id) ON UPDATE CASCADE ON DELETE SET NULL,
      of_name TEXT,
      run_key INTEGER,
      PRIMARY KEY (note_key, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX mentioned_date_of ON mentioned_date (of_contact_id)
      WHERE of_contact_id IS NOT NULL;
    \(findingViews)
    """

  private static func findingTable(_ name: String, key: String? = nil) -> String {
    """
    CREATE TABLE \(name) (
      note_key INTEGER NOT NULL REFERENCES note (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      \(key.map { "\($0) TEXT NOT NULL,\n  " } ?? "")text TEXT NOT NULL,
      span_start INTEGER NOT NULL,
      span_end INTEGER NOT NULL,
      run_key INTEGER,
      PRIMARY KEY (note_key, position)
    ) STRICT, WITHOUT ROWID;
    """
  }

  /// What a notebook of version 2 lacks: the daemon's ledger, findings, and a view of the inbox that
  /// tells a suggestion wherever there is one.
  static let from2to3 = "DROP VIEW inbox;\n" + inboxView + ledger + findings
}
