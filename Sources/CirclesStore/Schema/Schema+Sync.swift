extension Schema {
  /// How far each account's address books and calendars are synced, and what came of which card and
  /// event: the notes of an event have ids that begin with its prefix, and from `due` on (seconds
  /// since 1970) it has taken place once more. What a resource no longer holds is kept in mind: its
  /// removal may be undone, and is then made again. No secrets.
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

    CREATE TABLE sync_event (
      account TEXT NOT NULL,
      href TEXT NOT NULL,
      prefix TEXT NOT NULL,
      is_held INTEGER NOT NULL,
      due INTEGER,
      PRIMARY KEY (account, href, prefix)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sync_event_prefix ON sync_event (prefix);

    CREATE TABLE sync_published (
      account TEXT NOT NULL,
      uid TEXT NOT NULL,
      collection TEXT NOT NULL,
      href TEXT NOT NULL,
      etag TEXT NOT NULL,
      digest TEXT NOT NULL,
      day TEXT,
      PRIMARY KEY (account, uid)
    ) STRICT, WITHOUT ROWID;
    """
}
