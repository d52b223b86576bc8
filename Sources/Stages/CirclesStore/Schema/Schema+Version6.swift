extension Schema {
  /// What version 6 adds to version 5: statements that are the same for a new notebook and an old one.
  static let from5to6 = [calendarSync, pushing].joined(separator: "\n")

  /// What came of which event of a calendar: the notes of an event have ids that begin with its
  /// prefix, and from `due` on (seconds since 1970) it has taken place once more. What a resource no
  /// longer holds is kept in mind: its removal may be undone, and is then made again.
  ///
  /// There are notebooks of version 5 with these tables and without them.
  private static let calendarSync = """
    CREATE TABLE IF NOT EXISTS sync_event (
      account TEXT NOT NULL,
      href TEXT NOT NULL,
      prefix TEXT NOT NULL,
      is_held INTEGER NOT NULL,
      due INTEGER,
      PRIMARY KEY (account, href, prefix)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS sync_event_prefix ON sync_event (prefix);

    CREATE TABLE IF NOT EXISTS sync_published (
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

  /// What the user and a server both changed of a card (of a list the member's merge key, else an
  /// empty text), and what a card was to say when it was last written on its server: what the server
  /// made of it stays the server's.
  private static let pushing = """
    CREATE TABLE sync_conflict (
      record_key INTEGER NOT NULL REFERENCES source_record (key) ON DELETE CASCADE,
      field TEXT NOT NULL,
      member TEXT NOT NULL,
      run_key INTEGER NOT NULL,
      PRIMARY KEY (record_key, field, member)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sync_sent (
      record_key INTEGER PRIMARY KEY REFERENCES source_record (key) ON DELETE CASCADE,
      fields BLOB NOT NULL,
      run_key INTEGER NOT NULL
    ) STRICT;
    """
}
