import GRDB

/// A run that did no more to a note than file it under somebody else, where later runs left it
/// while they changed its words or its day: it goes back, and what those brought stays.
extension RunUndo {
  /// Undoes such a change; answers whether it was one.
  func revertPlace(_ change: NoteChange, _ merged: inout MergedNotes) throws -> Bool {
    let key = change.key
    guard let before = try change.before.following(trail),
      let after = try change.after.following(trail), before.isMoved(to: after),
      var mine = try NoteSnapshot.read(key, db), mine.lies(as: after), try !isOwn(key)
    else { return false }
    let later = try laterChanges(of: key)
    for one in later {
      guard try one.change.before.following(trail)?.lies(as: after) == true,
        try one.change.after.following(trail)?.lies(as: after) == true
      else { return false }
    }
    for one in later { try write(one.change, of: one.run, as: change) }
    mine.takePlace(of: before, from: after)
    try mine.write(key, db)
    try readAnew(key)
    try merged.keep(change.before, nil, of: key)
    return true
  }

  /// Whether the run brought a note, or words of it.
  private func isOwn(_ key: Int) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM note WHERE key = ?1 AND created_run = ?2)
        OR EXISTS (SELECT 1 FROM message WHERE note_key = ?1 AND run_key = ?2)
      """, [key, run])
  }

  private func laterChanges(of key: Int) throws -> [(run: Int, change: NoteChange)] {
    var later: [(run: Int, change: NoteChange)] = []
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT run_key, before, after FROM note_change WHERE note_key = ? AND run_key > ?
        ORDER BY run_key
        """, arguments: [key, run])
    {
      if let change = try NoteChange(key, before: row["before"], after: row["after"]) {
        later.append((run: try row["run_key"], change: change))
      }
    }
    return later
  }

  /// To a later run the note lay where it did before this one.
  private func write(_ later: NoteChange, of run: Int, as change: NoteChange) throws {
    var (first, last) = (later.before, later.after)
    first.takePlace(of: change.before, from: change.after)
    last.takePlace(of: change.before, from: change.after)
    // What lay behind it was for somebody else, unless nothing came between.
    let text = later.before == change.after ? change.beforeText : first.json(later.background)
    try db.run(
      "UPDATE note_change SET before = ?, after = ? WHERE note_key = ? AND run_key = ?",
      [text, last.json(), later.key, run])
  }

  /// What the words say was read for somebody else, and a calendar may tell of other people by now:
  /// the next `reprocess`, or the next reading of the calendar, sees to it.
  private func readAnew(_ key: Int) throws {
    if try db.holds("SELECT extractor > 0 FROM note WHERE key = ?", [key]) {
      try FindingRows(db: db, run: run, version: 0).forget(key)
    }
    try MeetingLoader.readAnew(key, db)
  }
}

extension NoteSnapshot {
  /// Whether another image differs in nothing but whom the note lies under, and why.
  fileprivate func isMoved(to other: NoteSnapshot) -> Bool {
    guard let contact = row?.contact, other.row?.contact != nil else { return false }
    var words = other.row
    words?.contact = contact
    return words == row && !lies(as: other)
  }

  /// Whether a note lies where it does in another image, by the same decision.
  fileprivate func lies(as other: NoteSnapshot) -> Bool {
    state == other.state && decidedBy == other.decidedBy && contact == other.contact
      && row?.contact == other.row?.contact && also == other.also
  }

  /// Lies where an image has it, and for the same reasons.
  fileprivate mutating func takePlace(of image: NoteSnapshot, from after: NoteSnapshot) {
    (state, decidedBy, contact) = (image.state, image.decidedBy, image.contact)
    (confidence, evidence, against) = (image.confidence, image.evidence, image.against)
    if mentions == after.mentions { mentions = image.mentions }
    row?.contact = image.row?.contact
    also = image.also
  }
}
