extension Schema {
  /// What every source last said, and what every run did, so that it can be undone.
  static let provenance = """
    \(runTable("run"))

    CREATE TABLE run_diagnostic (
      run_key INTEGER NOT NULL REFERENCES run (key) ON DELETE CASCADE,
      code TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (run_key, code)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE source (
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      created_run INTEGER
    ) STRICT;

    CREATE TABLE source_record (
      key INTEGER PRIMARY KEY,
      source_key INTEGER NOT NULL REFERENCES source (key),
      identifier TEXT NOT NULL,
      is_derived INTEGER NOT NULL DEFAULT 0,
      digest BLOB NOT NULL,
      contact_key INTEGER REFERENCES contact (key) ON DELETE SET NULL,
      group_key INTEGER REFERENCES contact_group (key) ON DELETE SET NULL,
      created_run INTEGER,
      gone_at TEXT
    ) STRICT;
    CREATE INDEX record_contact ON source_record (contact_key);
    CREATE INDEX record_group ON source_record (group_key) WHERE group_key IS NOT NULL;

    CREATE TABLE said (
      record_key INTEGER PRIMARY KEY REFERENCES source_record (key) ON DELETE CASCADE,
      fields BLOB NOT NULL
    ) STRICT;

    CREATE TABLE contact_change (
      run_key INTEGER NOT NULL REFERENCES run (key),
      contact_key INTEGER NOT NULL,
      before TEXT,
      after TEXT,
      before_photo BLOB,
      PRIMARY KEY (run_key, contact_key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX contact_change_contact ON contact_change (contact_key);

    CREATE TABLE group_change (
      run_key INTEGER NOT NULL REFERENCES run (key),
      group_key INTEGER NOT NULL,
      before TEXT NOT NULL,
      after TEXT NOT NULL,
      PRIMARY KEY (run_key, group_key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX group_change_group ON group_change (group_key);

    CREATE TABLE record_change (
      run_key INTEGER NOT NULL REFERENCES run (key),
      changed_key INTEGER NOT NULL,
      source_key INTEGER NOT NULL,
      identifier TEXT NOT NULL,
      is_derived INTEGER NOT NULL,
      digest BLOB NOT NULL,
      contact_key INTEGER,
      group_key INTEGER,
      created_run INTEGER,
      gone_at TEXT,
      said BLOB NOT NULL,
      PRIMARY KEY (run_key, changed_key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX record_change_changed ON record_change (changed_key);

    CREATE TABLE contact_merge (
      key INTEGER PRIMARY KEY,
      run_key INTEGER NOT NULL REFERENCES run (key),
      kept_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      absorbed_key INTEGER NOT NULL,
      absorbed_identifier TEXT NOT NULL,
      moved TEXT NOT NULL DEFAULT '{}',
      undone_run INTEGER REFERENCES run (key)
    ) STRICT;
    CREATE INDEX contact_merge_kept ON contact_merge (kept_key);
    """

  /// The runs. `holder` says which process a run belongs to, so that others can tell when it is gone.
  static func runTable(_ name: String) -> String {
    """
    CREATE TABLE \(name) (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      command TEXT NOT NULL,
      started_at TEXT NOT NULL,
      finished_at TEXT,
      state TEXT NOT NULL CHECK (state IN ('running', 'finished', 'abandoned', 'interrupted')),
      files INTEGER NOT NULL DEFAULT 0,
      records_read INTEGER NOT NULL DEFAULT 0,
      records_imported INTEGER NOT NULL DEFAULT 0,
      records_duplicate INTEGER NOT NULL DEFAULT 0,
      records_skipped INTEGER NOT NULL DEFAULT 0,
      records_refused INTEGER NOT NULL DEFAULT 0,
      contacts_created INTEGER NOT NULL DEFAULT 0,
      contacts_updated INTEGER NOT NULL DEFAULT 0,
      contacts_unchanged INTEGER NOT NULL DEFAULT 0,
      contacts_merged INTEGER NOT NULL DEFAULT 0,
      contacts_pruned INTEGER NOT NULL DEFAULT 0,
      notes_assigned INTEGER NOT NULL DEFAULT 0,
      notes_inbox INTEGER NOT NULL DEFAULT 0,
      notes_duplicate INTEGER NOT NULL DEFAULT 0,
      errors INTEGER NOT NULL DEFAULT 0,
      warnings INTEGER NOT NULL DEFAULT 0,
      seconds REAL NOT NULL DEFAULT 0,
      settings TEXT,
      holder TEXT,
      CHECK (records_read
        = records_imported + records_duplicate + records_skipped + records_refused)
    ) STRICT;
    """
  }

  /// Gives each run a number that none has had before.
  static let runNumbers = """
    CREATE TABLE run_number (
      key INTEGER PRIMARY KEY AUTOINCREMENT
    ) STRICT;
    ALTER TABLE contact_merge ADD COLUMN apart TEXT;
    """

  /// What a notebook of version 3 lacks: numbers of runs that are never given again.
  static let numberedRuns = """
    \(runNumbers)
    INSERT INTO run_number (key) SELECT max(key) FROM (
      SELECT key FROM run UNION ALL SELECT created_run FROM contact
      UNION ALL SELECT created_run FROM source_record UNION ALL SELECT run_key FROM alias
      UNION ALL SELECT run_key FROM identifier UNION ALL SELECT run_key FROM interaction
      UNION ALL SELECT created_run FROM note) HAVING max(key) > 0;
    DELETE FROM run_number;
    """
}
