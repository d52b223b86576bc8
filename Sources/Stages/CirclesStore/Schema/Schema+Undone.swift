extension Schema {
  /// What runs need to be told apart: whether one changed anything, and which records it met.
  static let undone = """
    ALTER TABLE run ADD COLUMN changed INTEGER;
    ALTER TABLE run ADD COLUMN met TEXT;
    \(undoneRows)
    """

  /// The rows that an undo took, for `runs redo`: up to version 6 in the notebook, then in a file of
  /// their own (``RedoFile``).
  static let undoneRows = """
    CREATE TABLE run_undone (
      key INTEGER PRIMARY KEY,
      run_id TEXT NOT NULL UNIQUE,
      command TEXT NOT NULL,
      started_at TEXT NOT NULL,
      undone_at TEXT NOT NULL,
      bytes INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE run_undone_row (
      undone_key INTEGER NOT NULL REFERENCES run_undone (key) ON DELETE CASCADE,
      name TEXT NOT NULL,
      id TEXT NOT NULL,
      before TEXT,
      after TEXT,
      PRIMARY KEY (undone_key, name, id)
    ) STRICT, WITHOUT ROWID;
    """
}
