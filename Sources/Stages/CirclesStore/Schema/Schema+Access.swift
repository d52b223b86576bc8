extension Schema {
  /// Who may ask the server: tokens of devices as digests, and keys of its own addresses.
  static let access = """
    CREATE TABLE access_token (
      name TEXT NOT NULL PRIMARY KEY,
      digest BLOB NOT NULL UNIQUE,
      created_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE address_key (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
