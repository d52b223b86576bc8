extension Schema {
  /// What was read of chats and notes, and who each is filed under. The app reads `interaction` and
  /// `unassigned_note`; a row of either bears the id of the note that it shows.
  static let filing = """
    CREATE TABLE thread (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      app TEXT NOT NULL,
      source TEXT NOT NULL,
      title TEXT NOT NULL DEFAULT '',
      is_group INTEGER NOT NULL DEFAULT 0,
      partner_name TEXT,
      partner_phone TEXT,
      partner_handle TEXT,
      participants TEXT NOT NULL DEFAULT '[]',
      parts INTEGER NOT NULL DEFAULT 0,
      created_run INTEGER
    ) STRICT;

    CREATE TABLE note (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      record TEXT NOT NULL,
      source TEXT NOT NULL,
      captured_at TEXT,
      title TEXT NOT NULL DEFAULT '',
      speakers TEXT NOT NULL DEFAULT '[]',
      text TEXT,
      digest BLOB NOT NULL,
      thread_key INTEGER REFERENCES thread (key),
      sender TEXT,
      state TEXT NOT NULL CHECK (state IN ('assigned', 'inbox', 'dismissed')),
      decided_by TEXT NOT NULL DEFAULT 'program' CHECK (decided_by IN ('program', 'hand')),
      contact_id TEXT REFERENCES contact (id) ON UPDATE CASCADE ON DELETE SET NULL,
      confidence REAL NOT NULL DEFAULT 0,
      evidence TEXT NOT NULL DEFAULT '[]',
      mentions TEXT NOT NULL DEFAULT '[]',
      matcher INTEGER NOT NULL DEFAULT 0,
      matched_run INTEGER NOT NULL DEFAULT 0,
      said BLOB,
      seen BLOB,
      created_run INTEGER
    ) STRICT;
    CREATE INDEX note_record ON note (record);
    CREATE INDEX note_thread ON note (thread_key) WHERE thread_key IS NOT NULL;
    CREATE INDEX note_contact ON note (contact_id) WHERE contact_id IS NOT NULL;
    CREATE INDEX note_state ON note (state) WHERE state <> 'assigned';

    CREATE TABLE message (
      key INTEGER PRIMARY KEY,
      thread_key INTEGER NOT NULL REFERENCES thread (key),
      note_key INTEGER REFERENCES note (key),
      digest BLOB NOT NULL,
      day INTEGER NOT NULL,
      sent INTEGER NOT NULL,
      sent_at TEXT,
      sender TEXT NOT NULL,
      kind TEXT NOT NULL,
      text TEXT,
      edited INTEGER NOT NULL DEFAULT 0,
      run_key INTEGER
    ) STRICT;
    CREATE UNIQUE INDEX message_digest ON message (thread_key, digest);
    CREATE INDEX message_note ON message (note_key);
    CREATE INDEX message_run ON message (run_key);

    CREATE TABLE suggestion (
      note_key INTEGER NOT NULL REFERENCES note (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      contact_id TEXT NOT NULL REFERENCES contact (id) ON UPDATE CASCADE ON DELETE CASCADE,
      confidence REAL NOT NULL,
      kind TEXT NOT NULL DEFAULT '',
      reason TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (note_key, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX suggestion_contact ON suggestion (contact_id);

    CREATE TABLE note_block (
      block INTEGER NOT NULL,
      note_key INTEGER NOT NULL REFERENCES note (key) ON DELETE CASCADE,
      PRIMARY KEY (block, note_key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX note_block_note ON note_block (note_key);

    CREATE TABLE matched_contact (
      contact_id TEXT NOT NULL PRIMARY KEY,
      digest BLOB NOT NULL,
      generation INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE note_change (
      run_key INTEGER NOT NULL REFERENCES run (key),
      note_key INTEGER NOT NULL,
      before TEXT NOT NULL,
      after TEXT NOT NULL,
      PRIMARY KEY (run_key, note_key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX note_change_note ON note_change (note_key);
    """

  /// What a notebook of version 1 lacks: filing. Its own rows stay as they are.
  static let from1to2 = """
    DROP VIEW inbox;
    \(filing)
    ALTER TABLE run ADD COLUMN settings TEXT;
    """
}
