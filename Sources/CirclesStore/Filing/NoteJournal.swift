import GRDB

/// Writes down what a run changes of notes that others made, so that it can be taken back.
struct NoteJournal {
  let db: Database
  let run: Int

  /// Notes a change, before it is made. Of several in one run the first "before" and the last
  /// "after" count. `isRetold` says that the note's source tells something new behind the image.
  func note(_ key: Int, before: NoteImage, after: NoteImage, isRetold: Bool = false) throws {
    if before == after, !isRetold { return }
    let own = try db.holds("SELECT created_run IS ? FROM note WHERE key = ?", [run, key])
    if own { return }
    try db.run(
      """
      INSERT INTO note_change (run_key, note_key, before, after) VALUES (?, ?, ?, ?)
      ON CONFLICT (run_key, note_key) DO UPDATE SET after = excluded.after
      """, [run, key, before.json(NoteBackground.read(key, db)), after.json()])
  }
}
