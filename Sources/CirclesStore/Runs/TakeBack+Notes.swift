import CirclesModel
import Foundation
import GRDB

extension TakeBack {
  /// Takes back what the run did to notes: first what it changed, then what it brought.
  ///
  /// What somebody has decided or edited by hand since stays, and so does what a later run changed.
  func takeBackNotes() throws {
    var changes: [(key: Int, before: NoteImage, after: NoteImage)] = []
    for row in try Row.fetchAll(
      db,
      sql: "SELECT note_key, before, after FROM note_change WHERE run_key = ? ORDER BY note_key",
      arguments: [run])
    {
      guard let before = NoteImage(json: row["before"]), let after = NoteImage(json: row["after"])
      else { continue }
      changes.append((row["note_key"], before, after))
    }
    for change in changes { try takeBack(change.key, change.before, change.after) }
    try db.run("DELETE FROM note_change WHERE run_key = ?", [run])
    try removeNotes()
    try removeThreads()
  }

  private func takeBack(_ key: Int, _ before: NoteImage, _ after: NoteImage) throws {
    let later = try Int.fetchOne(
      db, sql: "SELECT min(run_key) FROM note_change WHERE note_key = ? AND run_key > ?",
      arguments: [key, run])
    if let later {
      // To the later run, the state before this one is the state before its own.
      try db.run(
        "UPDATE note_change SET before = ? WHERE note_key = ? AND run_key = ?",
        [before.json, key, later])
      return try keepNote(key, .laterRun)
    }
    guard let mine = try NoteImage.read(key, db) else { return }
    if mine != after { return try keepNote(key, .edited) }
    try before.write(key, db)
    if let content = before.row?.content {
      try db.run("UPDATE note SET said = ? WHERE key = ?", [NoteFiler.said(content), key])
    }
    outcome.restored.append(try record(of: key))
  }

  /// Removes the notes that the run brought, with what the app shows of them.
  private func removeNotes() throws {
    // Messages that the run added to parts of earlier ones go; their parts were put back above.
    try db.run("DELETE FROM message WHERE run_key = ? AND note_key IS NULL", [run])
    try db.execute(
      sql: """
        DELETE FROM message WHERE run_key = :run
          AND note_key NOT IN (SELECT key FROM note WHERE created_run = :run)
        """, arguments: ["run": run])
    let keys = try Int.fetchAll(
      db, sql: "SELECT key FROM note WHERE created_run = ? ORDER BY key", arguments: [run])
    for key in keys {
      if let reason = try reasonToStay(key) {
        try keepNote(key, reason)
        continue
      }
      try db.run("DELETE FROM interaction WHERE id = (SELECT id FROM note WHERE key = ?)", [key])
      try db.run(
        "DELETE FROM unassigned_note WHERE id = (SELECT id FROM note WHERE key = ?)", [key])
      try db.run("DELETE FROM message WHERE note_key = ?", [key])
      try db.run("DELETE FROM note WHERE key = ?", [key])
    }
  }

  private func reasonToStay(_ key: Int) throws -> Reason? {
    let isLater = try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM note_change WHERE note_key = ?1 AND run_key > ?2)
        OR EXISTS (SELECT 1 FROM message WHERE note_key = ?1 AND run_key > ?2)
      """, [key, run])
    if isLater { return .laterRun }
    guard let mine = try NoteImage.read(key, db) else { return nil }
    if mine.decidedBy == "hand" { return .edited }
    guard let row = mine.row else { return nil }
    let said = try Row.fetchOne(db, sql: "SELECT said FROM note WHERE key = ?", arguments: [key])
      .flatMap { $0["said"] as Data? }
    return said == NoteFiler.said(row.content) && row.contact == mine.contact ? nil : .edited
  }

  private func keepNote(_ key: Int, _ reason: Reason) throws {
    try db.run(
      "UPDATE interaction SET run_key = NULL WHERE run_key = ? AND id = (SELECT id FROM note WHERE key = ?)",
      [run, key])
    try db.run(
      """
      UPDATE unassigned_note SET run_key = NULL
      WHERE run_key = ? AND id = (SELECT id FROM note WHERE key = ?)
      """, [run, key])
    try db.run("UPDATE message SET run_key = NULL WHERE run_key = ? AND note_key = ?", [run, key])
    try db.run("UPDATE note SET created_run = NULL WHERE key = ? AND created_run = ?", [key, run])
    outcome.kept.append(
      UndoOutcome.Kept(identifier: try record(of: key), name: "", reason: reason.rawValue))
  }

  private func removeThreads() throws {
    try db.execute(
      sql: """
        DELETE FROM message WHERE note_key IS NULL AND thread_key IN (
          SELECT key FROM thread WHERE created_run = :run
            AND NOT EXISTS (SELECT 1 FROM note WHERE thread_key = thread.key));
        DELETE FROM thread WHERE created_run = :run
          AND NOT EXISTS (SELECT 1 FROM note WHERE thread_key = thread.key)
          AND NOT EXISTS (SELECT 1 FROM message WHERE thread_key = thread.key);
        UPDATE thread SET created_run = NULL WHERE created_run = :run;
        UPDATE thread SET parts = (SELECT count(*) FROM note WHERE thread_key = thread.key)
          WHERE parts > 0;
        """, arguments: ["run": run])
  }

  /// Brings what the matcher has seen in line with the contacts as they are again.
  func forgetMatched() throws {
    try db.run(
      """
      DELETE FROM matched_contact
      WHERE generation = ? OR contact_id NOT IN (SELECT id FROM contact)
      """, [run])
  }

  private func record(of key: Int) throws -> String {
    try String.fetchOne(db, sql: "SELECT record FROM note WHERE key = ?", arguments: [key]) ?? ""
  }
}
