import CirclesModel
import Foundation
import GRDB

extension RunUndo {
  /// Undoes what the run did to notes: first what it changed, then what it brought.
  ///
  /// What somebody has decided or edited by hand since stays, and so does what a later run changed.
  func revertNotes() throws {
    var changes: [NoteChange] = []
    for row in try Row.fetchAll(
      db,
      sql: "SELECT note_key, before, after FROM note_change WHERE run_key = ? ORDER BY note_key",
      arguments: [run])
    {
      if let change = try NoteChange(row["note_key"], before: row["before"], after: row["after"]) {
        changes.append(change)
      }
    }
    let touched = try Int.fetchSet(
      db, sql: "SELECT note_key FROM message WHERE run_key = ? AND note_key IS NOT NULL",
      arguments: [run]
    ).union(changes.map(\.key))
    var merged = MergedNotes(trail, db)
    for change in changes {
      try db.run(
        "DELETE FROM note_change WHERE run_key = ? AND note_key = ?", [run, change.key])
      try revert(change, &merged)
    }
    try merged.write()
    try removeNotes()
    try removeThreads()
    try forgetLooks()
    try finishUndos(of: touched.union(leftForThis()))
  }

  /// The notes of undone runs that stayed since this one, too, had brought them.
  private func leftForThis() throws -> Set<Int> {
    let isAgain = try db.holds(
      "SELECT EXISTS (SELECT 1 FROM run WHERE key = ? AND notes_duplicate > 0)", [run])
    guard isAgain else { return [] }
    return try Int.fetchSet(
      db,
      sql:
        "SELECT key FROM note WHERE created_run < ? AND created_run NOT IN (SELECT key FROM run)",
      arguments: [run])
  }

  /// Finishes the undo of runs whose notes had stayed since this one had changed them.
  private func finishUndos(of notes: Set<Int>) throws {
    for former in Set(try notes.compactMap(undoneRun)).sorted() {
      let undo = RunUndo(db, run: former)
      try undo.removeNotes()
      try undo.removeThreads()
      outcome.notesRemoved += undo.outcome.notesRemoved
    }
  }

  /// The run that brought a note, where it was undone already; nil where it was not, nothing of it
  /// is left to undo, or one that stands may have brought the note again.
  private func undoneRun(of note: Int) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT created_run FROM note WHERE key = ?1 AND created_run IS NOT NULL
            AND created_run NOT IN (SELECT key FROM run) AND NOT EXISTS (SELECT 1 FROM run
              WHERE key > created_run AND key <> ?2 AND notes_duplicate > 0)
          """), arguments: [note, run])
  }

  /// Lets notes that the run merely looked at be as others left them, now and where a later run is
  /// undone.
  private func forgetLooks() throws {
    let look = """
      (SELECT matched_run, matcher, seen FROM note_look AS l
        WHERE l.run_key = :run AND l.note_key =
      """
    try db.execute(
      sql: """
        UPDATE note SET (matched_run, matcher, seen) = \(look) note.key)
          WHERE matched_run = :run
            AND key IN (SELECT note_key FROM note_look WHERE run_key = :run);
        UPDATE note_look SET (matched_run, matcher, seen) = \(look) note_look.note_key)
          WHERE run_key > :run AND matched_run = :run
            AND note_key IN (SELECT note_key FROM note_look WHERE run_key = :run);
        DELETE FROM note_look
          WHERE run_key = :run OR NOT EXISTS (SELECT 1 FROM note WHERE key = note_key);
        UPDATE note SET matched_run = 0 WHERE matched_run = :run;
        """, arguments: ["run": run])
  }

  private func revert(_ change: NoteChange, _ merged: inout MergedNotes) throws {
    let key = change.key
    let later = try Int.fetchOne(
      db, sql: "SELECT min(run_key) FROM note_change WHERE note_key = ? AND run_key > ?",
      arguments: [key, run])
    if let later {
      if try revertPlace(change, &merged) {
        outcome.restored.append(try record(of: key))
        outcome.notesRestored += 1
        return
      }
      // To the later run, the state before this one is the state before its own, and what this one
      // brought is its own: it goes with the row that shows it.
      try db.run(
        "UPDATE note_change SET before = ? WHERE note_key = ? AND run_key = ?",
        [change.beforeText, key, later])
      try db.run(
        "UPDATE message SET run_key = ? WHERE note_key = ? AND run_key = ?", [later, key, run])
      try db.run(
        "UPDATE note SET created_run = ? WHERE key = ? AND created_run = ?", [later, key, run])
      return try saveNote(key, .laterRun)
    }
    guard let mine = try NoteSnapshot.read(key, db) else { return }
    if try mine != change.after.following(trail) { return try saveNote(key, .edited) }
    guard let before = try change.before.following(trail) else {
      try saveNote(key, .gone)
      return try leave(change)
    }
    try before.write(key, db)
    if let background = change.background {
      try background.following(trail).write(key, db)
    } else if let content = change.before.row?.content {
      try db.run("UPDATE note SET said = ? WHERE key = ?", [NoteAssigner.said(content), key])
    }
    try merged.keep(change.before, change.background, of: key)
    if let former = try undoneRun(of: key),
      try RunUndo(db, run: former).reasonToStay(key) == nil
    {
      return
    }
    outcome.restored.append(try record(of: key))
    outcome.notesRestored += 1
    if mine.state != "inbox", before.state == "inbox" { outcome.notesReturned += 1 }
    // One that the run both made and changed stood for a row of another program's: that is back.
    try db.run("DELETE FROM note WHERE key = ? AND created_run = ?", [key, run])
  }

  /// Leaves a note to the run that removed whom it was about: with them it is as before this one.
  private func leave(_ change: NoteChange) throws {
    let people =
      [change.before.contact, change.before.row?.contact] + change.before.also.map(\.contact)
    for person in people.compactMap(\.self) where try trail.current(person) == nil {
      try db.run(
        """
        INSERT OR IGNORE INTO note_change (run_key, note_key, before, after)
        SELECT run_key, ?1, ?2, ?3 FROM contact_change
        WHERE run_key > ?4 AND after IS NULL AND instr(before, ?5) > 0
        ORDER BY run_key DESC LIMIT 1
        """,
        [
          change.key, change.beforeText, NoteSnapshot.read(change.key, db)?.json(), run,
          "\"id\":\"\(person)\"",
        ])
    }
  }

  /// Removes the notes that the run brought, with what the app shows of them. One that a later run
  /// changed stays the run's, which is gone: the undo of that later run removes it.
  private func removeNotes() throws {
    // Threads that others' messages remain in: where the run's stood between them, those may have
    // been of other days before.
    let shared = try Int.fetchAll(
      db,
      sql: """
        SELECT DISTINCT m.thread_key FROM message AS m JOIN thread AS t ON t.key = m.thread_key
        WHERE m.run_key = ?1 AND t.created_run IS NOT ?1 ORDER BY 1
        """, arguments: [run])
    var (leaving, changed): ([Int], [Int]) = ([], [])
    for key in try Int.fetchAll(
      db, sql: "SELECT key FROM note WHERE created_run = ? ORDER BY key", arguments: [run])
    {
      if let reason = try reasonToStay(key) {
        try saveNote(key, reason)
        if reason == .laterRun { changed.append(key) }
      } else {
        leaving.append(key)
      }
    }
    // Those that the run added to parts of earlier ones go, too; the parts were put back above.
    let kept = Set(changed)
    for note in try Int?.fetchAll(
      db, sql: "SELECT DISTINCT note_key FROM message WHERE run_key = ?", arguments: [run])
    where note.map({ !kept.contains($0) }) ?? true {
      try db.run("DELETE FROM message WHERE run_key = ? AND note_key IS ?", [run, note])
    }
    try restoreSuperseded()
    let parts = PartRows(db: db, filer: NoteAssigner(db: db, run: run, startedAt: ""))
    for thread in shared {
      for note in try regroup(thread) { try parts.showAgain(note) }
    }
    for key in leaving {
      let isNeeded = try db.holds(
        "SELECT EXISTS (SELECT 1 FROM message WHERE note_key = ?)", [key])
      if isNeeded {
        try disown(key)
        try list(key, .laterRun)
        continue
      }
      try db.run("DELETE FROM interaction WHERE id = (SELECT id FROM note WHERE key = ?)", [key])
      try db.run(
        "DELETE FROM unassigned_note WHERE id = (SELECT id FROM note WHERE key = ?)", [key])
      try db.run("DELETE FROM note WHERE key = ?", [key])
      outcome.notesRemoved += 1
    }
  }

  /// Gives messages that the run's own had moved back to the parts of their days; answers the parts
  /// that got or lost any.
  private func regroup(_ thread: Int) throws -> [Int] {
    guard
      let id = try String.fetchOne(
        db, sql: "SELECT id FROM thread WHERE key = ?", arguments: [thread]),
      let state = try ThreadRows(db: db, run: run).find(id)
    else { return [] }
    var regrouping = Regrouping(db: db, thread: state)
    return try regrouping.run { day, sender, _ in
      try Int.fetchOne(
        db.cachedStatement(sql: "SELECT key FROM note WHERE id = ?"),
        arguments: [ConversationLoader.partID(id, day, sender)])
    }
  }

  private func reasonToStay(_ key: Int) throws -> Reason? {
    let isLater = try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM note_change WHERE note_key = ?1 AND run_key > ?2)
        OR EXISTS (SELECT 1 FROM message WHERE note_key = ?1 AND run_key > ?2)
      """, [key, run])
    if isLater { return .laterRun }
    guard let mine = try NoteSnapshot.read(key, db) else { return nil }
    if mine.decidedBy == "hand", !mine.isAsWritten { return .edited }
    guard let row = mine.row else { return nil }
    let isAsFiled = try NoteAssigner.isOwn(row, of: key, db) && row.contact == mine.contact
    return isAsFiled ? nil : .edited
  }

  /// How many characters of a note name it where it stays.
  private static let shownWords = 40

  private func saveNote(_ key: Int, _ reason: Reason) throws {
    if reason != .laterRun { try disown(key) }
    try list(key, reason)
  }

  /// Leaves a note that the run brought to the user.
  private func disown(_ key: Int) throws {
    try db.run(
      "UPDATE interaction SET run_key = NULL WHERE run_key = ? AND id = (SELECT id FROM note WHERE key = ?)",
      [run, key])
    try db.run(
      """
      UPDATE unassigned_note SET run_key = NULL
      WHERE run_key = ? AND id = (SELECT id FROM note WHERE key = ?)
      """, [run, key])
    for table in ["message", "note_also"] + FindingTable.all.map(\.name) {
      try db.run(
        "UPDATE \(table) SET run_key = NULL WHERE run_key = ? AND note_key = ?", [run, key])
    }
    try db.run("UPDATE note SET created_run = NULL WHERE key = ? AND created_run = ?", [key, run])
  }

  private func list(_ key: Int, _ reason: Reason) throws {
    let words = try NoteSnapshot.read(key, db)?.row?.content ?? ""
    let name = "“" + words.prefix(Self.shownWords).replacing("\n", with: " ") + "”"
    outcome.kept.append(
      UndoOutcome.Kept(
        identifier: try record(of: key), name: words.isEmpty ? "a note" : name,
        reason: reason.rawValue))
  }

  private func removeThreads() throws {
    try db.execute(
      sql: """
        DELETE FROM thread_alias WHERE run_key = :run;
        DELETE FROM message WHERE note_key IS NULL AND thread_key IN (
          SELECT key FROM thread WHERE created_run = :run
            AND NOT EXISTS (SELECT 1 FROM note WHERE thread_key = thread.key));
        DELETE FROM thread WHERE created_run = :run
          AND NOT EXISTS (SELECT 1 FROM note WHERE thread_key = thread.key)
          AND NOT EXISTS (SELECT 1 FROM message WHERE thread_key = thread.key);
        UPDATE thread SET created_run = NULL WHERE created_run = :run
          AND NOT EXISTS (SELECT 1 FROM note WHERE thread_key = thread.key AND created_run = :run);
        DELETE FROM thread_block WHERE NOT EXISTS (
          SELECT 1 FROM note AS n WHERE n.thread_key = thread_block.thread_key
            AND coalesce(n.sender, '') = thread_block.sender);
        UPDATE thread SET parts = coalesce((
            SELECT max(CAST(substr(n.record, length(thread.id) + 2) AS INTEGER)) FROM note AS n
            WHERE n.thread_key = thread.key), 0)
          WHERE parts > 0;
        """, arguments: ["run": run])
  }

  /// Brings what the matcher has seen in line with the contacts as they are again.
  func forgetMatched() throws {
    try db.run(
      "DELETE FROM matched_contact WHERE contact_id NOT IN (SELECT id FROM contact)")
    // Whom the run met first, or met changed, the next one meets so.
    try db.run("DELETE FROM matched_contact WHERE generation = ?", [run])
  }

  private func record(of key: Int) throws -> String {
    try String.fetchOne(db, sql: "SELECT record FROM note WHERE key = ?", arguments: [key]) ?? ""
  }
}

/// A note before and after a run.
struct NoteChange {
  let key: Int
  let before: NoteSnapshot
  let after: NoteSnapshot
  let background: NoteDecisionSnapshot?
  let beforeText: String

  init?(_ key: Int, before: String, after: String) {
    guard let first = NoteSnapshot(json: before), let last = NoteSnapshot(json: after) else {
      return nil
    }
    self.key = key
    self.before = first
    self.after = last
    beforeText = before
    background = JSONValue(parsing: Array(before.utf8))?["background"].map(
      NoteDecisionSnapshot.init)
  }
}
