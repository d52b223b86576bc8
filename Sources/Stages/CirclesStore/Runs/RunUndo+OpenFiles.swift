import GRDB

extension RunUndo {
  /// Puts back what the run had taken out of a file's beginning because it read the whole, and
  /// forgets the files that the run read.
  func restoreSuperseded() throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO message (key, thread_key, note_key, digest, day, sent, sent_at, sender,
          kind, text, edited, run_key)
        SELECT CASE WHEN EXISTS (SELECT 1 FROM message WHERE key = s.key) THEN NULL ELSE s.key END,
          thread_key, note_key, digest, day, sent, sent_at, sender, kind, text, edited, message_run
        FROM superseded_message AS s WHERE run_key = :run
          AND EXISTS (SELECT 1 FROM thread WHERE key = s.thread_key)
          AND (note_key IS NULL OR EXISTS (SELECT 1 FROM note WHERE key = s.note_key))
        ORDER BY s.key;
        UPDATE thread SET (title, is_group, partner_name, partner_phone, partner_handle, participants)
          = (SELECT title, is_group, partner_name, partner_phone, partner_handle, participants
             FROM superseded_thread WHERE run_key = :run AND thread_key = thread.key)
          WHERE key IN (SELECT thread_key FROM superseded_thread WHERE run_key = :run);
        DELETE FROM superseded_message WHERE run_key = :run OR message_run = :run;
        DELETE FROM superseded_thread WHERE run_key = :run;
        DELETE FROM open_file WHERE run_key = :run;
        UPDATE open_file SET superseded_run = NULL WHERE superseded_run = :run;
        """, arguments: ["run": run])
  }
}
