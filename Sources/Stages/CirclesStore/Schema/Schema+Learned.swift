extension Schema {
  /// What corrections by hand taught, beside the names that became aliases: each row can be listed and
  /// forgotten, and goes with the run that taught it.
  static let learned = """
    CREATE TABLE learned (
      id TEXT NOT NULL PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('thread', 'header', 'not_person', 'nobody')),
      contact_id TEXT REFERENCES contact (id) ON UPDATE CASCADE ON DELETE CASCADE,
      thread_id TEXT,
      note_id TEXT,
      app TEXT,
      text TEXT NOT NULL DEFAULT '',
      normalized TEXT NOT NULL DEFAULT '',
      created_at TEXT NOT NULL,
      run_key INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX learned_contact ON learned (contact_id) WHERE contact_id IS NOT NULL;
    CREATE INDEX learned_thread ON learned (thread_id) WHERE thread_id IS NOT NULL;
    CREATE INDEX learned_note ON learned (note_id) WHERE note_id IS NOT NULL;
    CREATE INDEX learned_run ON learned (run_key);
    """
}
