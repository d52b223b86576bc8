extension Schema {
  /// What the index of messages does not know yet.
  ///
  /// Messages up to `search_state.message_key` are in the index. What becomes of those is kept by
  /// triggers, whichever program does it, with the words that the index still holds; so every other
  /// program can write the notebook without knowing how words are split.
  static let search = """
    CREATE TABLE search_state (
      key INTEGER PRIMARY KEY CHECK (key = 1),
      message_key INTEGER NOT NULL,
      version INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE search_queue (
      message_key INTEGER PRIMARY KEY,
      sent INTEGER,
      text TEXT
    ) STRICT;

    CREATE TRIGGER message_search_added AFTER INSERT ON message
    WHEN new.key <= (SELECT message_key FROM search_state) BEGIN
      INSERT OR IGNORE INTO search_queue (message_key, sent, text) VALUES (new.key, NULL, NULL);
    END;
    CREATE TRIGGER message_search_removed AFTER DELETE ON message
    WHEN old.key <= (SELECT message_key FROM search_state) BEGIN
      INSERT OR IGNORE INTO search_queue (message_key, sent, text)
      VALUES (old.key, old.sent, old.text);
    END;
    CREATE TRIGGER message_search_changed AFTER UPDATE OF key, sent, text ON message
    WHEN min(old.key, new.key) <= (SELECT message_key FROM search_state) BEGIN
      INSERT OR IGNORE INTO search_queue (message_key, sent, text)
      SELECT old.key, old.sent, old.text
      WHERE old.key <= (SELECT message_key FROM search_state);
      INSERT OR IGNORE INTO search_queue (message_key, sent, text)
      SELECT new.key, NULL, NULL WHERE new.key <= (SELECT message_key FROM search_state);
    END;

    -- What no note of ours shows, and days of chats whose words were not kept.
    CREATE INDEX interaction_own_words ON interaction (id)
      WHERE run_key IS NULL OR raw_text IS NULL;
    -- Notes that are no day of a chat: few, and looked through.
    CREATE INDEX note_alone ON note (key) WHERE thread_key IS NULL;
    """

  /// The index of messages: postings alone, without a copy of the texts. It is made once a notebook
  /// has many messages; a few thousand are looked through as fast, and need nothing kept for them.
  static let searchIndex = """
    CREATE VIRTUAL TABLE IF NOT EXISTS search_message USING fts5 (
      text, content = '', columnsize = 0, detail = none, tokenize = 'ascii');
    """
}
