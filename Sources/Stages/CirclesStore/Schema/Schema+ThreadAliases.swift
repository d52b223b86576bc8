extension Schema {
  /// Other keys of a thread: what its chat was called before or after its contact was renamed.
  static let threadAliases = """
    CREATE TABLE thread_alias (
      id TEXT NOT NULL PRIMARY KEY,
      thread_key INTEGER NOT NULL REFERENCES thread (key) ON DELETE CASCADE,
      run_key INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX thread_alias_thread ON thread_alias (thread_key);
    """
}
