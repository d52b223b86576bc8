extension Schema {
  /// Files that may have been read before their end was there, and what was undone of them when
  /// a later file of the same name turned out to go on where they stop.
  static let openFiles = """
    CREATE TABLE open_file (
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      size INTEGER NOT NULL,
      digest BLOB NOT NULL,
      modified_at INTEGER,
      run_key INTEGER NOT NULL,
      superseded_run INTEGER,
      UNIQUE (name, digest)
    ) STRICT;
    CREATE INDEX open_file_run ON open_file (run_key);

    CREATE TABLE superseded_message (
      run_key INTEGER NOT NULL,
      key INTEGER NOT NULL,
      thread_key INTEGER NOT NULL,
      note_key INTEGER,
      digest BLOB NOT NULL,
      day INTEGER NOT NULL,
      sent INTEGER NOT NULL,
      sent_at TEXT,
      sender TEXT NOT NULL,
      kind TEXT NOT NULL,
      text TEXT,
      edited INTEGER NOT NULL,
      message_run INTEGER,
      PRIMARY KEY (run_key, key)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE superseded_thread (
      run_key INTEGER NOT NULL,
      thread_key INTEGER NOT NULL,
      title TEXT NOT NULL,
      is_group INTEGER NOT NULL,
      partner_name TEXT,
      partner_phone TEXT,
      partner_handle TEXT,
      participants TEXT NOT NULL,
      PRIMARY KEY (run_key, thread_key)
    ) STRICT, WITHOUT ROWID;
    """
}
