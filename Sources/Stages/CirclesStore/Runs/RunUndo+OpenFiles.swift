import GRDB

extension RunUndo {
  /// Puts back what the run had taken out of a file's beginning because it read the whole, and
  /// forgets the files that the run read. Where a later run has renamed a thread, too, what was before
  /// this one is what was before that; and a file that a later run has read again is that run's.
  func restoreSuperseded() throws {
    try handOnCorrected()
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
        UPDATE superseded_thread AS later SET (title, is_group, partner_name, partner_phone,
            partner_handle, participants)
          = (SELECT title, is_group, partner_name, partner_phone, partner_handle, participants
             FROM superseded_thread AS own
             WHERE own.run_key = :run AND own.thread_key = later.thread_key)
          WHERE EXISTS (SELECT 1 FROM superseded_thread AS own
              WHERE own.run_key = :run AND own.thread_key = later.thread_key)
            AND run_key = (SELECT min(run_key) FROM superseded_thread AS next
              WHERE next.thread_key = later.thread_key AND next.run_key > :run);
        DELETE FROM superseded_thread AS own WHERE run_key = :run AND EXISTS (
          SELECT 1 FROM superseded_thread AS later
          WHERE later.thread_key = own.thread_key AND later.run_key > :run);
        UPDATE thread SET (title, is_group, partner_name, partner_phone, partner_handle, participants)
          = (SELECT title, is_group, partner_name, partner_phone, partner_handle, participants
             FROM superseded_thread WHERE run_key = :run AND thread_key = thread.key)
          WHERE key IN (SELECT thread_key FROM superseded_thread WHERE run_key = :run);
        DELETE FROM superseded_message WHERE run_key = :run OR message_run = :run;
        DELETE FROM superseded_thread WHERE run_key = :run;
        UPDATE open_file AS f SET run_key = superseded_run, superseded_run = NULL
          WHERE run_key = :run AND superseded_run > :run AND NOT EXISTS (
            SELECT 1 FROM open_file AS longer WHERE longer.name = f.name
              AND longer.size > f.size AND longer.run_key <= f.superseded_run);
        DELETE FROM open_file WHERE run_key = :run;
        UPDATE open_file SET superseded_run = NULL WHERE superseded_run = :run;
        """, arguments: ["run": run])
  }

  /// What the run had written over a message is a later run's where that has taken it over; and where that
  /// has written over it once more, what was before this one is what was before that.
  private func handOnCorrected() throws {
    let isSame = "key = own.key AND thread_key = own.thread_key AND sent = own.sent"
    try db.execute(
      sql: """
        UPDATE OR IGNORE superseded_message AS own
          SET run_key = (SELECT run_key FROM message WHERE \(isSame))
          WHERE run_key = :run
            AND EXISTS (SELECT 1 FROM message WHERE \(isSame) AND run_key > :run);
        UPDATE superseded_message AS later
          SET (note_key, digest, sender, kind, text, edited, message_run)
          = (SELECT note_key, digest, sender, kind, text, edited, message_run
             FROM superseded_message AS own WHERE own.run_key = :run AND own.key = later.key)
          WHERE message_run = :run AND run_key > :run
            AND EXISTS (SELECT 1 FROM superseded_message AS own WHERE own.run_key = :run
              AND own.key = later.key AND own.thread_key = later.thread_key
              AND own.sent = later.sent);
        DELETE FROM superseded_message AS own WHERE run_key = :run
          AND EXISTS (SELECT 1 FROM superseded_message AS later
            WHERE later.key = own.key AND later.thread_key = own.thread_key
              AND later.sent = own.sent AND later.run_key > :run);
        """, arguments: ["run": run])
  }
}
