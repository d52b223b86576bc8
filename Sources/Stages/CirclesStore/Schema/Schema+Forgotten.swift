extension Schema {
  /// What `learned forget` took away, whole, so that it can be undone: rows of `learned`, and of `alias`.
  static let forgotten = """
    CREATE TABLE forgotten (
      run_key INTEGER NOT NULL REFERENCES run (key),
      id TEXT NOT NULL,
      learned_run INTEGER,
      row TEXT NOT NULL,
      PRIMARY KEY (run_key, id)
    ) STRICT, WITHOUT ROWID;
    """
}
