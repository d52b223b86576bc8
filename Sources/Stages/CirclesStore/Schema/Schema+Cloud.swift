extension Schema {
  /// What went to the app's cloud: each record's digest and the export that saw it change last. What
  /// changed is told from the rows themselves, so no undo, prune or other program can hide a change.
  static let cloud = """
    CREATE TABLE cloud_export (
      key INTEGER PRIMARY KEY,
      token TEXT NOT NULL UNIQUE,
      created_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE cloud_record (
      name TEXT NOT NULL PRIMARY KEY,
      type TEXT NOT NULL,
      digest BLOB NOT NULL,
      export_key INTEGER NOT NULL,
      is_gone INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    """
}
