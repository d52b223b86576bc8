import CirclesModel
import GRDB

extension PartRows {
  /// Files a part for the first time, or shows its new messages where it lies.
  func file(_ pending: PendingPart, _ decision: MatchDecision, blocks: [UInt64]) throws
    -> NoteOutcome
  {
    try filer.block(blocks, of: pending.key, isNew: pending.isNew)
    if pending.isNew {
      let place = try filer.fileNew(
        pending.key, id: pending.id, source: pending.source, pending.shown, decision)
      try dropWords(of: pending)
      return NoteOutcome(fate: place == .assigned ? .assigned : .inbox)
    }
    let isOwn = try show(pending)
    if pending.isOpen {
      _ = try Refiler(filer: filer).refile(pending.key, decision, mayMove: false)
    }
    try remember(pending, wasOwn: isOwn)
    let state = try String.fetchOne(
      db.cachedStatement(sql: "SELECT state FROM note WHERE key = ?"), arguments: [pending.key])
    return NoteOutcome(fate: state == "assigned" ? .assigned : .inbox)
  }

  /// Takes the app's row away of a part that has no messages any more.
  func removeEmpty(_ key: Int) throws {
    guard let before = try NoteImage.read(key, db) else { return }
    var after = before
    after.row = nil
    if before.decidedBy == "hand" { return }
    try NoteJournal(db: db, run: filer.run).note(key, before: before, after: after)
    try after.write(key, db)
  }

  /// Brings what the app shows up to date; words that somebody has changed there stay. Answers
  /// whether the words are the program's own.
  private func show(_ pending: PendingPart) throws -> Bool {
    guard let before = try NoteImage.read(pending.key, db), var row = before.row else {
      return false
    }
    let isOwn = try NoteFiler.isOwn(row, of: pending.key, db)
    // Without the words of earlier messages the summary stays what it was.
    if filer.keepsRaw, isOwn {
      row.content = row.contact == nil ? pending.shown.rawText : pending.shown.content
    }
    if filer.keepsRaw { row.rawText = pending.shown.rawText }
    if row.contact != nil { row.date = pending.shown.date }
    var after = before
    after.row = row
    try NoteJournal(db: db, run: filer.run).note(pending.key, before: before, after: after)
    try after.write(pending.key, db)
    return isOwn
  }

  /// With `--no-raw`, what was said goes once its summary is made.
  private func dropWords(of pending: PendingPart) throws {
    if filer.keepsRaw { return }
    try db.run("UPDATE message SET text = NULL WHERE note_key = ?", [pending.key])
  }

  /// Keeps what the app's row says now, so that an edit shows.
  private func remember(_ pending: PendingPart, wasOwn: Bool) throws {
    try dropWords(of: pending)
    guard let content = try NoteImage.read(pending.key, db)?.row?.content else { return }
    if wasOwn { try filer.remember(content, of: pending.key) }
    try db.run(
      "UPDATE note SET captured_at = ? WHERE key = ?", [pending.shown.date, pending.key])
  }
}
