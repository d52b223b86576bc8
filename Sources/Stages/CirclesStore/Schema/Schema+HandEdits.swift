extension Schema {
  /// What changes by hand leave, so that imports keep to them and they can be undone.
  static let handEdits = """
    CREATE TABLE removed_person (
      normalized TEXT NOT NULL,
      name TEXT NOT NULL,
      run_key INTEGER NOT NULL,
      PRIMARY KEY (normalized, run_key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE removed_row (
      run_key INTEGER NOT NULL,
      position INTEGER NOT NULL,
      contact_id TEXT NOT NULL,
      name TEXT NOT NULL,
      linked TEXT,
      content TEXT NOT NULL,
      PRIMARY KEY (run_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE connection_change (
      run_key INTEGER NOT NULL,
      from_contact_id TEXT NOT NULL REFERENCES contact (id) ON UPDATE CASCADE ON DELETE CASCADE,
      to_contact_id TEXT NOT NULL REFERENCES contact (id) ON UPDATE CASCADE ON DELETE CASCADE,
      connection_type TEXT NOT NULL,
      is_new INTEGER NOT NULL,
      before TEXT,
      after TEXT,
      PRIMARY KEY (run_key, from_contact_id, to_contact_id, connection_type)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX connection_change_from ON connection_change (from_contact_id);
    CREATE INDEX connection_change_to ON connection_change (to_contact_id);

    CREATE TABLE setting_change (
      run_key INTEGER NOT NULL,
      key TEXT NOT NULL,
      before TEXT,
      after TEXT,
      PRIMARY KEY (run_key, key)
    ) STRICT, WITHOUT ROWID;
    """
}
