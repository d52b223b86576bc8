extension Schema {
  /// What version 7 adds to version 6. The days of a conversation are found again by the same keys: they
  /// stand once for all of them, not in `note_block` for each; that of a note goes with it by a trigger,
  /// since a foreign key is looked up for each of its many keys.
  ///
  /// And what `push cloudkit` and the app's cloud last agreed on. A place is
  /// a container, its environment and database; `fields` holds two digests for each field of the
  /// record's type, ours and the cloud's. A record without a tag is gone there and is not to come back.
  ///
  /// What undos took is in a file of its own from then on (``RedoFile``).
  static let from6to7 = """
    DROP TABLE IF EXISTS run_undone_row;
    DROP TABLE IF EXISTS run_undone;

    CREATE TABLE cloud_place (
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      sync_token TEXT
    ) STRICT;

    CREATE TABLE cloud_agreed (
      place_key INTEGER NOT NULL REFERENCES cloud_place (key) ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      row_id TEXT NOT NULL,
      tag TEXT NOT NULL,
      fields BLOB NOT NULL,
      PRIMARY KEY (place_key, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cloud_agreed_row ON cloud_agreed (place_key, type, row_id);

    CREATE TABLE thread_block (
      block INTEGER NOT NULL,
      thread_key INTEGER NOT NULL REFERENCES thread (key) ON DELETE CASCADE,
      sender TEXT NOT NULL,
      PRIMARY KEY (block, thread_key, sender)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX thread_block_thread ON thread_block (thread_key);

    CREATE TABLE block_of_note (
      block INTEGER NOT NULL,
      note_key INTEGER NOT NULL,
      PRIMARY KEY (block, note_key)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO block_of_note (block, note_key) SELECT block, note_key FROM note_block;
    DROP TABLE note_block;
    ALTER TABLE block_of_note RENAME TO note_block;
    CREATE INDEX note_block_note ON note_block (note_key);
    CREATE TRIGGER note_block_gone AFTER DELETE ON note BEGIN
      DELETE FROM note_block WHERE note_key = OLD.key;
    END;
    """
}
