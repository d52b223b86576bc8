import CirclesModel
import GRDB

extension PartRows {
  /// Files a part for the first time, or shows its new messages where it lies.
  func file(_ decided: Decided<PreparedPart>) throws -> NoteOutcome {
    if unknown.takes(decided) {
      try conversations.note(
        decided.blocks, of: decided.subject.conversation, day: decided.subject.part.key)
      try unknown.file(decided)
      try dropWords(of: decided.subject.part)
      return NoteOutcome(fate: .inbox)
    }
    return try NoteJournal(db: db, run: filer.run).around(decided.subject.part.key) {
      if decided.subject.part.isUnwanted { return try dismissNew(decided.subject.part) }
      return decided.subject.part.isNew ? try fileNew(decided) : try fileAgain(decided)
    }
  }

  private func fileNew(_ decided: Decided<PreparedPart>) throws -> NoteOutcome {
    let pending = decided.subject.part
    try conversations.note(decided.blocks, of: decided.subject.conversation, day: pending.key)
    let place = try filer.fileNew(
      pending.key, id: pending.id, source: pending.source, decided.subject.shown, decided.decision)
    try filer.keepNew(decided.findings, of: pending.key, isFiled: place == .assigned)
    try dropWords(of: pending)
    try storeTime(of: pending)
    return NoteOutcome(fate: place == .assigned ? .assigned : .inbox)
  }

  /// A day of a conversation that the user has dismissed: nothing of it is shown.
  private func dismissNew(_ pending: PendingPart) throws -> NoteOutcome {
    try db.run("UPDATE note SET state = 'dismissed' WHERE key = ?", [pending.key])
    try dropWords(of: pending)
    try storeTime(of: pending)
    return NoteOutcome(fate: .dismissed)
  }

  private func fileAgain(_ decided: Decided<PreparedPart>) throws -> NoteOutcome {
    let pending = decided.subject.part
    try filer.block([], of: pending.key)
    try conversations.note(decided.blocks, of: decided.subject.conversation, day: pending.key)
    let isOwn = try show(pending, decided.subject.shown)
    if pending.isOpen {
      _ = try NoteReassigner(filer: filer).refile(pending.key, decided.decision, mayMove: false)
    }
    let words: RemainingWords = pending.isWhole || !isOwn ? .whole : .added
    // Where the user has written other words, those count.
    try filer.keep(isOwn ? decided.findings : nil, of: pending.key, words: words) {
      isOwn ? .part(pending.part) : try ReviewQuery.current(pending.key, filer)?.subject
    }
    try remember(pending, wasOwn: isOwn)
    return NoteOutcome(fate: try NoteAssignment.fate(pending.key, db))
  }

  /// Takes the app's row away of a part that has no messages any more, and all that was made of
  /// them: the next that come are filed as a new part's. What somebody decided or wrote stays.
  func removeEmpty(_ key: Int) throws {
    guard let before = try NoteSnapshot.read(key, db), let row = before.row,
      before.decidedBy == "program", row.contact == before.contact,
      try NoteAssigner.isOwn(row, of: key, db)
    else { return }
    var after = before
    after.row = nil
    after.state = "inbox"
    after.contact = nil
    try NoteJournal(db: db, run: filer.run).around(key) {
      try after.write(key, db)
      try db.run("UPDATE note SET said = NULL, seen = NULL WHERE key = ?", [key])
      try filer.suggest([], of: key)
      try filer.block([], of: key)
      try FindingRows(db: db, run: filer.run, version: 0).forget(key)
    }
  }

  /// Brings what the app shows up to date; words that somebody has changed there stay. Answers
  /// whether the words are the program's own.
  private func show(_ pending: PendingPart, _ shown: NoteAssigner.Shown) throws -> Bool {
    guard let before = try NoteSnapshot.read(pending.key, db), var row = before.row else {
      return false
    }
    let isOwn = try NoteAssigner.isOwn(row, of: pending.key, db)
    // Without the words of earlier messages the summary stays what it was.
    if filer.keepsRaw, isOwn {
      row.content = row.contact == nil ? shown.rawText : shown.content
    }
    if filer.keepsRaw { row.rawText = shown.rawText }
    if try filer.isOwnDate(row, of: pending.key) { row.date = shown.date }
    var after = before
    after.row = row
    try after.write(pending.key, db)
    // Put otherwise by the program, it is still the program's own.
    if isOwn { try filer.remember(row.content, of: pending.key) }
    return isOwn
  }

  /// Shows the messages that a part has when others were undone: some of those that are left may
  /// have come to it. It is read again when one looks again.
  func showAgain(_ key: Int) throws {
    var clock = LocalClock(zone: nil)
    guard let before = try NoteSnapshot.read(key, db), var row = before.row,
      try NoteAssigner.isOwn(row, of: key, db), let pending = try read(key, &clock), pending.isWhole
    else { return }
    let shown = pending.shown
    row.content = row.contact == nil ? shown.rawText : shown.content
    if row.rawText != nil { row.rawText = shown.rawText }
    if row == before.row { return }
    var after = before
    after.row = row
    try after.write(key, db)
    try filer.remember(row.content, of: key)
    try db.run("UPDATE note SET extractor = 0 WHERE key = ?", [key])
  }

  /// With `--no-raw`, what was said goes once its summary is made; words that an earlier run kept
  /// stay.
  private func dropWords(of pending: PendingPart) throws {
    if filer.keepsRaw { return }
    try db.run(
      "UPDATE message SET text = NULL WHERE note_key = ? AND run_key = ?",
      [pending.key, filer.run])
  }

  /// Keeps what the app's row says now, so that an edit shows.
  private func remember(_ pending: PendingPart, wasOwn: Bool) throws {
    try dropWords(of: pending)
    guard let content = try NoteSnapshot.read(pending.key, db)?.row?.content else { return }
    if wasOwn { try filer.remember(content, of: pending.key) }
    try storeTime(of: pending)
  }

  /// Keeps when the part began: its first message may have come after another.
  private func storeTime(of pending: PendingPart) throws {
    try db.run(
      "UPDATE note SET captured_at = ? WHERE key = ?", [pending.date, pending.key])
  }
}
