extension Schema {
  /// What was said and when, who knows whom, and the user's settings.
  static let notes = """
    CREATE TABLE interaction (
      id TEXT NOT NULL PRIMARY KEY,
      contact_id TEXT NOT NULL REFERENCES contact (id) ON UPDATE CASCADE,
      content TEXT NOT NULL,
      interaction_date TEXT NOT NULL,
      source TEXT NOT NULL DEFAULT 'manual',
      raw_text TEXT,
      created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
      run_key INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX interaction_contact ON interaction (contact_id, interaction_date);

    CREATE TABLE connection (
      from_contact_id TEXT NOT NULL REFERENCES contact (id) ON UPDATE CASCADE ON DELETE CASCADE,
      to_contact_id TEXT NOT NULL REFERENCES contact (id) ON UPDATE CASCADE ON DELETE CASCADE,
      connection_type TEXT NOT NULL,
      context TEXT,
      introduced_by TEXT,
      date_established TEXT,
      PRIMARY KEY (from_contact_id, to_contact_id, connection_type)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX connection_to ON connection (to_contact_id);

    CREATE TABLE unassigned_note (
      id TEXT NOT NULL PRIMARY KEY,
      content TEXT NOT NULL,
      raw_text TEXT,
      source TEXT NOT NULL DEFAULT 'manual',
      created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
      run_key INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE user_settings (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO user_settings (key, value) VALUES
      ('reminder_days', '30'),
      ('reminder_days.Family', '14'),
      ('reminder_days.Partner', '7'),
      ('reminder_days.Friend', '30'),
      ('reminder_days.Colleague', '60'),
      ('reminder_days.Acquaintance', '90');

    CREATE TRIGGER interaction_added AFTER INSERT ON interaction BEGIN
      UPDATE contact SET last_connected_at = new.interaction_date
      WHERE id = new.contact_id
        AND (last_connected_at IS NULL OR last_connected_at < new.interaction_date);
    END;
    CREATE TRIGGER interaction_removed AFTER DELETE ON interaction BEGIN
      UPDATE contact SET last_connected_at =
        (SELECT max(interaction_date) FROM interaction WHERE contact_id = old.contact_id)
      WHERE id = old.contact_id;
    END;
    CREATE TRIGGER interaction_moved AFTER UPDATE OF contact_id, interaction_date ON interaction
    BEGIN
      UPDATE contact SET last_connected_at =
        (SELECT max(interaction_date) FROM interaction WHERE contact_id = contact.id)
      WHERE id IN (old.contact_id, new.contact_id);
    END;
    """
}
