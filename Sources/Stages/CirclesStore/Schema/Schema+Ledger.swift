extension Schema {
  /// What the daemon has met: each content once, by its digest and the reader that took it. The table
  /// is the truth about a file; the folders are a courtesy to people (`Documentation/Watching.md`).
  static let ledger = """
    CREATE TABLE ledger (
      sha256 TEXT NOT NULL,
      reader TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN
        ('reading', 'deferred', 'committed', 'filed', 'rejected', 'quarantined', 'superseded',
         'undone')),
      pipeline_version INTEGER NOT NULL,
      root TEXT NOT NULL DEFAULT '',
      path TEXT NOT NULL,
      size INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      deferrals INTEGER NOT NULL DEFAULT 0,
      crashes INTEGER NOT NULL DEFAULT 0,
      kills INTEGER NOT NULL DEFAULT 0,
      next_attempt_at TEXT,
      last_code TEXT,
      last_line INTEGER,
      last_column INTEGER,
      records_ok INTEGER NOT NULL DEFAULT 0,
      records_bad INTEGER NOT NULL DEFAULT 0,
      first_seen TEXT NOT NULL,
      committed_at TEXT,
      filed_at TEXT,
      run_key INTEGER,
      PRIMARY KEY (sha256, reader)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ledger_state ON ledger (state, path);
    CREATE INDEX ledger_run ON ledger (run_key) WHERE run_key IS NOT NULL;
    """
}
