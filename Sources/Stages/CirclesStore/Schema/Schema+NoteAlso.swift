extension Schema {
  /// Whom a note lies under beside the first, and what spoke against where it lies.
  ///
  /// `interaction` has one contact a row, so a note under several people has a further row for each.
  /// The rows of one note say the same, and `note_also` tells which they are, whoever changes one:
  /// this program, or another that opens the notebook.
  static let noteAlso = """
    ALTER TABLE note ADD COLUMN against TEXT NOT NULL DEFAULT '[]';

    CREATE TABLE note_also (
      note_key INTEGER NOT NULL REFERENCES note (key) ON DELETE CASCADE,
      contact_id TEXT NOT NULL REFERENCES contact (id) ON UPDATE CASCADE ON DELETE CASCADE,
      interaction_id TEXT NOT NULL UNIQUE,
      run_key INTEGER,
      PRIMARY KEY (note_key, contact_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX note_also_contact ON note_also (contact_id);

    CREATE TRIGGER note_also_added AFTER INSERT ON note_also BEGIN
      INSERT OR IGNORE INTO interaction (id, contact_id, content, interaction_date, source,
        raw_text, created_at, run_key)
      SELECT new.interaction_id, new.contact_id, i.content, i.interaction_date, i.source,
        i.raw_text, i.created_at, new.run_key
      FROM note AS n JOIN interaction AS i ON i.id = n.id WHERE n.key = new.note_key;
    END;
    CREATE TRIGGER note_also_changed AFTER UPDATE OF contact_id, run_key ON note_also BEGIN
      UPDATE interaction SET contact_id = new.contact_id, run_key = new.run_key
      WHERE id = new.interaction_id
        AND (contact_id <> new.contact_id OR run_key IS NOT new.run_key);
    END;
    CREATE TRIGGER note_also_removed AFTER DELETE ON note_also BEGIN
      DELETE FROM interaction WHERE id = old.interaction_id;
    END;

    CREATE TRIGGER interaction_written
    AFTER UPDATE OF content, interaction_date, raw_text ON interaction BEGIN
      UPDATE interaction SET content = new.content, interaction_date = new.interaction_date,
        raw_text = new.raw_text
      WHERE id IN (
          SELECT a.interaction_id FROM note AS n JOIN note_also AS a ON a.note_key = n.key
            WHERE n.id = new.id
          UNION ALL
          SELECT n.id FROM note_also AS a JOIN note AS n ON n.key = a.note_key
            WHERE a.interaction_id = new.id)
        AND (content <> new.content OR interaction_date <> new.interaction_date
          OR raw_text IS NOT new.raw_text);
    END;
    CREATE TRIGGER further_interaction_moved AFTER UPDATE OF contact_id ON interaction BEGIN
      UPDATE OR IGNORE note_also SET contact_id = new.contact_id
      WHERE interaction_id = new.id AND contact_id <> new.contact_id;
    END;
    CREATE TRIGGER further_interaction_removed AFTER DELETE ON interaction BEGIN
      DELETE FROM note_also WHERE interaction_id = old.id;
    END;

    CREATE VIEW filed_note AS
    SELECT n.key AS note_key, n.id AS note_id, i.id AS interaction_id, i.contact_id, 1 AS is_first
    FROM note AS n JOIN interaction AS i ON i.id = n.id
    UNION ALL
    SELECT n.key, n.id, a.interaction_id, a.contact_id, 0
    FROM note_also AS a JOIN note AS n ON n.key = a.note_key;
    """
}
