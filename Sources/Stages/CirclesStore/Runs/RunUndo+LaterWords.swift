import CirclesModel
import GRDB

extension RunUndo {
  /// Takes a change out of all that a contact became after it: what later runs said of it is said
  /// still, to the contact as it was before.
  func takeOut(_ taken: inout RevertedChange, of history: ContactHistory, photo: [UInt8]?) throws {
    let (left, standing) = try records(of: history.contacts)
    var replay = RecordReplay(standing, insteadOf: left, after: run, db)
    for step in history.steps {
      try replay.catchUp(with: step, &taken)
      let before = taken
      taken.pass(step)
      try replay.follow(step, &taken, from: before)
      try ContactHistory.write(taken.without, at: step, photo: photo, rows, db)
    }
  }

  /// A contact that the run did not change, though it brought words for it: what stayed since they
  /// said it goes with them.
  func withdrawWords(of key: Int) throws {
    let history = try ContactHistory(of: key, after: run, db)
    guard history.isThere, let first = history.steps.first?.image else { return }
    var taken = RevertedChange(from: first, to: first)
    try takeOut(&taken, of: history, photo: nil)
    if taken.without.state == taken.with.state { return }
    outcome.restored.append(first.header.identifier)
    outcome.restoredNames.append(first.state.fields.name.display)
  }

  /// The records of contacts as the run left them, and as they are without it; none where no later
  /// run has said anything of the contacts.
  private func records(of contacts: [Int]) throws -> (
    left: [RecordTimeline], standing: [RecordTimeline]
  ) {
    let later = try saidLater.get()
    var keys = Set(contacts.flatMap { later[$0] ?? [] })
    if keys.isEmpty { return ([], []) }
    for contact in contacts {
      try SQLReader(db, "SELECT key FROM source_record WHERE contact_key = ?").forEach(contact) {
        keys.insert($0.integer(0))
      }
    }
    let left = try keys.sorted().prefix(RecordTable.recordsLookedAt).map {
      try RecordTimeline($0, after: run - 1, db)
    }
    return (left, left.compactMap { $0.without(run) })
  }

  /// Leaves a contact that the run made to the first later one that speaks of it, too: it is as
  /// that one would have made it, and goes with it.
  func handOver(_ mine: ContactSnapshot) throws {
    let key = mine.header.key
    let (left, standing) = try records(of: [key])
    // No card would be left: what changed it since was done by hand.
    guard let later = standing.compactMap({ $0.firstWord(after: run) }).min() else {
      return try keep(key, mine, .laterRun)
    }
    try handOver(mine, to: later, left, standing)
    try db.run("UPDATE contact SET created_run = ? WHERE key = ?", [later, key])
    try db.run(
      "UPDATE identifier SET run_key = ? WHERE contact_key = ? AND run_key = ?",
      [later, key, run])
    list(mine, standing.count == left.count ? .laterRun : .otherSource)
  }

  private func handOver(
    _ mine: ContactSnapshot, to later: Int, _ left: [RecordTimeline], _ standing: [RecordTimeline]
  ) throws {
    var made = ContactSnapshot(mine.header, .following(standing.said(before: later + 1)))
    made.header.createdRun = later
    if made.state.fields.name.display.isEmpty { made.state.fields.name = mine.state.fields.name }
    var taken = RevertedChange(
      from: ContactSnapshot(mine.header, .following(left.said(before: run + 1))), to: made)
    let key = mine.header.key
    try takeOut(&taken, of: ContactHistory(of: key, after: run, db), photo: nil)
    try db.run(
      "UPDATE contact_change SET before = NULL WHERE contact_key = ? AND run_key = ?",
      [key, later])
  }

  /// Takes contacts that the run made and a later one removed out of what that noted: it brings
  /// nobody back who would not have been there. Whom somebody had worked on stays noted.
  func forgetRemoved() throws {
    let removed = try Row.fetchAll(
      db,
      sql: """
        SELECT contact_key, before FROM contact_change AS c
        WHERE run_key > ?1 AND after IS NULL AND json_extract(before, '$.created_run') = ?1
          AND NOT EXISTS (SELECT 1 FROM contact WHERE key = c.contact_key)
          AND NOT EXISTS (SELECT 1 FROM contact_merge AS m
            WHERE m.run_key = c.run_key AND m.absorbed_key = c.contact_key)
          AND NOT EXISTS (SELECT 1 FROM removed_row AS r WHERE r.run_key = c.run_key
            AND r.contact_id = json_extract(before, '$.id')
            AND r.name IN ('alias', 'connection_change', 'contact_merge'))
          AND NOT EXISTS (SELECT 1 FROM note_change AS n WHERE n.run_key = c.run_key
            AND instr(n.before, json_extract(c.before, '$.id')) > 0)
        """, arguments: [run])
    for row in removed {
      let text: String = try row["before"]
      guard let mine = ContactSnapshot(json: Array(text.utf8)) else { continue }
      let key = mine.header.key
      let (left, standing) = try records(of: [key])
      if let later = standing.compactMap({ $0.firstWord(after: run) }).min() {
        try handOver(mine, to: later, left, standing)
      } else if mine.state.agrees(with: .following(left.said(before: run + 1))) {
        try db.run(
          "DELETE FROM contact_change WHERE contact_key = ? AND run_key > ?", [key, run])
      }
    }
  }
}
