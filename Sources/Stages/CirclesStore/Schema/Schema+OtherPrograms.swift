extension Schema {
  /// What keeps a notebook whole when another program changes it by plain SQL, with foreign keys off.
  static let otherPrograms = """
    CREATE TABLE edited_phone (
      contact_key INTEGER NOT NULL,
      position INTEGER NOT NULL,
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER phone_edited AFTER UPDATE OF value ON phone
    WHEN new.value IS NOT old.value AND new.normalized IS old.normalized
    BEGIN
      UPDATE phone SET normalized = (SELECT iif(bare GLOB '+[1-9][0-9][0-9][0-9][0-9][0-9][0-9]*'
          AND substr(bare, 2) NOT GLOB '*[^0-9]*' AND length(bare) <= 16, bare, NULL)
        FROM (SELECT replace(replace(replace(replace(replace(replace(new.value, ' ', ''), '-', ''),
          '(', ''), ')', ''), '.', ''), '/', '') AS bare))
      WHERE contact_key = new.contact_key AND position = new.position;
      INSERT OR IGNORE INTO edited_phone (contact_key, position)
      VALUES (new.contact_key, new.position);
    END;

    CREATE TRIGGER email_edited AFTER UPDATE OF value ON email
    WHEN new.value IS NOT old.value AND new.normalized IS old.normalized
    BEGIN
      UPDATE email SET normalized = lower(new.value)
      WHERE contact_key = new.contact_key AND position = new.position;
    END;

    \(contactDeleted)
    """

  /// Tables whose rows go with a contact, and the column that says whose they are.
  private static let rowsOfContact = [
    ("phone", "contact_key"), ("email", "contact_key"), ("address", "contact_key"),
    ("labelled_date", "contact_key"), ("nickname", "contact_key"), ("category", "contact_key"),
    ("url", "contact_key"), ("handle", "contact_key"), ("related", "contact_key"),
    ("extra", "contact_key"), ("photo", "contact_key"), ("identifier", "contact_key"),
    ("alias", "contact_key"), ("birthday_occurrence", "contact_key"),
    ("contact_merge", "kept_key"), ("connection", "from_contact_id"),
    ("connection", "to_contact_id"), ("suggestion", "contact_id"), ("learned", "contact_id"),
    ("connection_change", "from_contact_id"), ("connection_change", "to_contact_id"),
  ]

  /// Columns that forget a contact who is gone.
  private static let linksToContact = [
    ("source_record", "contact_key"), ("group_member", "contact_key"), ("related", "related_key"),
    ("mentioned_date", "of_contact_id"),
  ]

  private static func isTheirs(_ column: String) -> String {
    "\(column) = old.\(column.hasSuffix("_id") ? "id" : "key")"
  }

  /// Notes of a contact who is gone lie in the inbox again. Where foreign keys are on, a contact with
  /// notes cannot be deleted, and everything else has gone with the contact already: then there is
  /// nothing to do. The row of `deleted_contact` tells: foreign keys would have taken it away.
  private static let contactDeleted = """
    CREATE TABLE deleted_contact (
      contact_key INTEGER PRIMARY KEY REFERENCES contact (key) ON DELETE CASCADE,
      id TEXT NOT NULL
    ) STRICT;

    CREATE TRIGGER contact_leaves BEFORE DELETE ON contact
    WHEN EXISTS (SELECT 1 FROM interaction WHERE contact_id = old.id)
    BEGIN
      INSERT OR IGNORE INTO deleted_contact (contact_key, id) VALUES (old.key, old.id);
    END;

    CREATE TRIGGER contact_deleted AFTER DELETE ON contact
    WHEN \((rowsOfContact + linksToContact + [("deleted_contact", "contact_key")])
      .map { "EXISTS (SELECT 1 FROM \($0) WHERE \(isTheirs($1)))" }.joined(separator: "\n  OR "))
    BEGIN
      INSERT OR IGNORE INTO unassigned_note (id, content, raw_text, source, created_at, run_key)
      SELECT id, coalesce(raw_text, content), raw_text, source, created_at, run_key
      FROM interaction WHERE contact_id = old.id;
      UPDATE note SET state = 'inbox', decided_by = 'program', contact_id = NULL, confidence = 0,
        evidence = '[]', matcher = 0
      WHERE id IN (SELECT id FROM interaction WHERE contact_id = old.id);
      DELETE FROM interaction WHERE contact_id = old.id;
      DELETE FROM deleted_contact WHERE contact_key = old.key;
      UPDATE note SET contact_id = NULL WHERE contact_id = old.id;
    \(rowsOfContact.map { "  DELETE FROM \($0) WHERE \(isTheirs($1));" }
      .joined(separator: "\n"))
    \(linksToContact.map { "  UPDATE \($0) SET \($1) = NULL WHERE \(isTheirs($1));" }
      .joined(separator: "\n"))
    END;
    """
}
