import GRDB

/// Writes down what a run changes of notes that others made, so that it can be undone.
struct NoteJournal {
  let db: Database
  let run: Int

  /// Does something to a note, and writes down what that changed of it or behind it. Of several
  /// changes in one run the first "before" and the last "after" count.
  ///
  /// When a note was last looked at is no change worth such a line: a run looks at many, so it goes
  /// into a table of its own. A note that the run made has no line, unless it stands for a row that
  /// another program had put there.
  func around<Value>(_ key: Int, isForeign: Bool = false, _ body: () throws -> Value) throws
    -> Value
  {
    let own =
      try !isForeign && db.holds("SELECT created_run IS ? FROM note WHERE key = ?", [run, key])
    guard !own, let before = try NoteSnapshot.read(key, db),
      let background = try NoteDecisionSnapshot.read(key, db)
    else { return try body() }
    let value = try body()
    guard let after = try NoteSnapshot.read(key, db),
      let behind = try NoteDecisionSnapshot.read(key, db)
    else { return value }
    if before != after || background.differs(from: behind) {
      try write(key, before.json(background), after.json())
    } else {
      try background.writeLook(of: key, run: run, db)
    }
    return value
  }

  private func write(_ key: Int, _ before: String, _ after: String) throws {
    try db.run(
      """
      INSERT INTO note_change (run_key, note_key, before, after) VALUES (?, ?, ?, ?)
      ON CONFLICT (run_key, note_key) DO UPDATE SET after = excluded.after
      """, [run, key, before, after])
  }
}
