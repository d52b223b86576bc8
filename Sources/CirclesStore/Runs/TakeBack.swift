import CirclesModel
import GRDB

/// Takes back what one run did to contacts and records: the three-way merge run backwards, from the
/// state after the run to the state before it.
///
/// What was edited since stays, and so does what a later run changed again.
final class TakeBack {
  let db: Database
  let run: Int
  let rows: ContactRows
  var outcome = UndoOutcome(removed: [], restored: [], kept: [])
  /// Who the contacts of former ids are now.
  let trail: ContactTrail
  /// Contacts whose identifier the run changed, with the headers after and before it.
  private var renamed: [(after: ContactHeader, before: ContactHeader)] = []

  init(_ db: Database, run: Int) {
    self.db = db
    self.run = run
    rows = ContactRows(db)
    trail = ContactTrail(db)
  }

  /// Takes everything back; the run's own row stays.
  func perform() throws {
    // First, for notes may have been theirs.
    let returned = try bringBackRemoved()
    try takeBackNotes()
    try db.run("DELETE FROM alias WHERE run_key = ?", [run])
    // One at a time: images of a hundred thousand contacts would not fit into memory.
    for key in try touched() {
      if let identifier = returned[key] {
        outcome.restored.append(identifier)
      } else if let change = try change(key) {
        try takeBack(change)
      } else {
        try removeCreated(key, after: nil)
      }
    }
    try restoreIdentifiers()
    try takeBackRecords()
    try db.execute(
      sql: """
        DELETE FROM identifier WHERE run_key = :run;
        UPDATE contact SET created_run = NULL WHERE created_run = :run;
        DELETE FROM source WHERE created_run = :run
          AND NOT EXISTS (SELECT 1 FROM source_record WHERE source_key = source.key);
        UPDATE source SET created_run = NULL WHERE created_run = :run;
        DELETE FROM contact_change WHERE run_key = :run;
        DELETE FROM record_change WHERE run_key = :run;
        """, arguments: ["run": run])
    try LedgerTable.takeBack(run, db)
    try forgetMatched()
    let needsLinks = try Bool.fetchOne(
      db,
      sql: "SELECT EXISTS (SELECT 1 FROM related) OR EXISTS (SELECT 1 FROM group_member)")
    if needsLinks == true {
      try Linker(db: db, identity: ContactLoader.loadIdentity(db)).run()
    }
  }

  /// A journaled change of a contact.
  struct Change {
    var key: Int
    var before: ContactImage?
    var after: ContactImage?
    var photo: [UInt8]?
  }

  private func change(_ key: Int) throws -> Change? {
    var change: Change?
    let sql = """
      SELECT before, after, before_photo FROM contact_change WHERE run_key = ? AND contact_key = ?
      """
    try SQLReader(db, sql).forEach(run, key) { row in
      change = Change(
        key: key, before: ContactImage(json: row.bytes(0)), after: ContactImage(json: row.bytes(1)),
        photo: row.isNull(2) ? nil : row.bytes(2))
    }
    return change
  }

  /// The contacts that the run created or changed, in the order of their making.
  private func touched() throws -> [Int] {
    var keys: [Int] = []
    let sql = """
      SELECT key FROM contact WHERE created_run = ?1
      UNION SELECT contact_key FROM contact_change WHERE run_key = ?1 ORDER BY 1
      """
    try SQLReader(db, sql).forEach(run) { keys.append($0.integer(0)) }
    return keys
  }

  private func takeBack(_ change: Change) throws {
    if try isChangedLater(change.key) {
      try spliceLater(change)
      try keep(change.key, change.after ?? change.before, .laterRun)
      return
    }
    switch (change.before, change.after) {
    case (let before?, let after?): try restore(change, from: after, to: before)
    case (let before?, nil): try bringBack(before, change.photo)
    case (nil, let after): try removeCreated(change.key, after: after?.state)
    }
  }

  // MARK: Later runs

  private func isChangedLater(_ key: Int) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM contact_change WHERE contact_key = ? AND run_key > ?)
      """, [key, run])
  }

  /// To the later run, the state before this one is the state before its own.
  private func spliceLater(_ change: Change) throws {
    try db.execute(
      sql: """
        UPDATE contact_change SET
          before = (SELECT before FROM contact_change WHERE run_key = :run AND contact_key = :key),
          before_photo = coalesce(
            (SELECT before_photo FROM contact_change WHERE run_key = :run AND contact_key = :key),
            before_photo)
        WHERE contact_key = :key AND run_key =
          (SELECT min(run_key) FROM contact_change WHERE contact_key = :key AND run_key > :run)
        """, arguments: ["run": run, "key": change.key])
  }

  // MARK: Contacts

  /// A contact that the run changed.
  private func restore(_ change: Change, from after: ContactImage, to before: ContactImage) throws {
    // Deleted since, by hand: that edit stays, too.
    guard let mine = try ContactRows.read(change.key, db) else { return }
    let merge = ThreeWayMerge(
      base: after.state, theirs: before.state, mine: mine.state, others: [])
    var state = merge.result
    if mine.state == after.state { state = before.state }
    let isWhole = state == before.state
    let isUntouched = mine.header.modifiedAt == after.header.modifiedAt
    try rows.update(
      change.key, from: mine.state, to: state, photo: try photo(state, change),
      modifiedAt: isWhole && isUntouched ? before.header.modifiedAt : mine.header.modifiedAt)
    if isWhole, isUntouched {
      try db.run(
        """
        UPDATE contact SET modified_at = ? WHERE key = ?
        """, [before.header.modifiedAt, change.key])
    }
    try restoreHeader(mine.header, from: after.header, to: before.header)
    if merge.keptEdits.isEmpty {
      outcome.restored.append(before.header.identifier)
    } else {
      try keep(change.key, before, .edited)
    }
  }

  private func photo(_ state: ContactState, _ change: Change) throws -> [UInt8]? {
    guard let bytes = change.photo, let digest = state.fields.photo?.digest,
      RecordDigest(of: bytes).hex.hasPrefix(digest)
    else { return try ContactRows.photo(change.key, db) }
    return bytes
  }

  private func restoreHeader(
    _ mine: ContactHeader, from after: ContactHeader, to before: ContactHeader
  ) throws {
    func value(_ path: KeyPath<ContactHeader, String>) -> String? {
      let value = attribute(path, after, before, mine)
      return value.isEmpty ? nil : value
    }
    let gone = attribute(\.sourceGoneAt, after, before, mine)
    try db.run(
      """
      UPDATE contact SET source_gone_at = ?, family_details = ?,
        travel_notes = ? WHERE key = ?
      """, [gone, value(\.familyDetails), value(\.travelNotes), mine.key])
    if mine.identifier == after.identifier, after.identifier != before.identifier,
      try !ContactReferences.exist(to: mine, db)
    {
      renamed.append((after, before))
    }
  }

  /// Gives contacts their identifiers again. All let go of theirs first, for one may have taken
  /// another's.
  private func restoreIdentifiers() throws {
    let sql = "UPDATE OR IGNORE contact SET id = ?, identifier = ? WHERE key = ?"
    for (after, _) in renamed {
      try db.run(sql, ["undo:\(after.key)", "undo:\(after.key)", after.key])
    }
    for (after, before) in renamed {
      try db.run(sql, [before.id, before.identifier, after.key])
      if db.changesCount == 0 { try db.run(sql, [after.id, after.identifier, after.key]) }
    }
  }

  /// Brings back the contacts that the run removed and whose place is free already; answers
  /// their identifiers, by key.
  private func bringBackRemoved() throws -> [Int: String] {
    var keys: [Int] = []
    let sql = """
      SELECT contact_key FROM contact_change WHERE run_key = ? AND before IS NOT NULL
        AND after IS NULL ORDER BY contact_key
      """
    try SQLReader(db, sql).forEach(run) { keys.append($0.integer(0)) }
    var returned: [Int: String] = [:]
    for key in keys where try !isChangedLater(key) {
      guard let change = try change(key), let before = change.before, try !isTaken(before.header)
      else { continue }
      returned[key] = try insert(before, change.photo)
    }
    return returned
  }

  private func isTaken(_ header: ContactHeader) throws -> Bool {
    try db.holds(
      "SELECT EXISTS (SELECT 1 FROM contact WHERE key = ? OR id = ? OR identifier = ?)",
      [header.key, header.id, header.identifier])
  }

  /// A contact that the run removed.
  private func bringBack(_ before: ContactImage, _ photo: [UInt8]?) throws {
    if try isTaken(before.header) {
      outcome.kept.append(
        UndoOutcome.Kept(
          identifier: before.header.identifier, name: before.state.fields.name.display,
          reason: Reason.taken.rawValue))
      return
    }
    outcome.restored.append(try insert(before, photo))
  }

  private func insert(_ before: ContactImage, _ photo: [UInt8]?) throws -> String {
    var header = before.header
    if let run = header.createdRun,
      try Int.fetchOne(db, sql: "SELECT 1 FROM run WHERE key = ?", arguments: [run]) == nil
    {
      header.createdRun = nil
    }
    header.lastConnectedAt = nil
    try rows.insert(header, before.state, photo: photo)
    return header.identifier
  }

  /// A contact that the run made: it goes, unless somebody has worked on it since.
  private func removeCreated(_ key: Int, after: ContactState?) throws {
    guard let mine = try ContactRows.read(key, db), mine.header.createdRun == run else { return }
    let image = ContactImage(mine.header, mine.state)
    if after == nil, try isChangedLater(key) { return try keep(key, image, .laterRun) }
    if try ContactReferences.exist(to: mine.header, db) { return try keep(key, image, .notes) }
    let others = try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM source_record
        WHERE contact_key = ? AND created_run IS NOT ?)
      """, [key, run])
    if others { return try keep(key, image, .otherSource) }
    let expected = try after ?? ContactState.following(RecordTable.states(of: key, db))
    if !mine.state.agrees(with: expected) || !mine.header.familyDetails.isEmpty
      || !mine.header.travelNotes.isEmpty
    {
      return try keep(key, image, .edited)
    }
    try db.run(
      "DELETE FROM source_record WHERE contact_key = ?", [key])
    try db.run(
      "DELETE FROM contact WHERE key = ?", [key])
    outcome.removed.append(mine.header.identifier)
  }

  // MARK: What stays

  /// Why a contact stays.
  enum Reason: String {
    case edited = "edited since"
    case notes = "has notes, other names or merged contacts"
    case laterRun = "changed again by a later run"
    case otherSource = "another run speaks of it too"
    case taken = "its identifier belongs to another contact now"
    case gone = "whom it was about is gone"
  }

  private func keep(_ key: Int, _ image: ContactImage?, _ reason: Reason) throws {
    guard let image else { return }
    // What it was made of stays with it, so that a later import knows it again.
    try db.run(
      """
      UPDATE source_record SET created_run = NULL
      WHERE contact_key = ? AND created_run = ?
      """, [key, run])
    try db.run(
      "UPDATE contact SET created_run = NULL WHERE key = ? AND created_run = ?", [key, run])
    try db.run(
      "UPDATE identifier SET run_key = NULL WHERE contact_key = ? AND run_key = ?", [key, run])
    outcome.kept.append(
      UndoOutcome.Kept(
        identifier: image.header.identifier, name: image.state.fields.name.display,
        reason: reason.rawValue))
  }
}
