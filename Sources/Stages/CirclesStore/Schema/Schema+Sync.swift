extension Schema {
  /// How far each account's address books and calendars are synced, and what came of which card. No
  /// secrets.
  static let sync = """
    CREATE TABLE sync_collection (
      key INTEGER PRIMARY KEY,
      account TEXT NOT NULL,
      href TEXT NOT NULL,
      token TEXT,
      synced_at TEXT NOT NULL,
      created_run INTEGER REFERENCES run (key) ON DELETE SET NULL,
      UNIQUE (account, href)
    ) STRICT;

    CREATE TABLE sync_item (
      account TEXT NOT NULL,
      href TEXT NOT NULL,
      collection TEXT NOT NULL,
      etag TEXT NOT NULL,
      record_key INTEGER REFERENCES source_record (key) ON DELETE SET NULL,
      PRIMARY KEY (account, href)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_item_record ON sync_item (record_key);

    CREATE TABLE sync_change (
      run_key INTEGER NOT NULL REFERENCES run (key) ON DELETE CASCADE,
      account TEXT NOT NULL,
      href TEXT NOT NULL,
      collection TEXT NOT NULL,
      was_there INTEGER NOT NULL,
      record_key INTEGER,
      PRIMARY KEY (run_key, account, href)
    ) STRICT, WITHOUT ROWID;
    """
}
