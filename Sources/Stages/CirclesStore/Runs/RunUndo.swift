import CirclesModel
import GRDB

/// Undoes what one run did to contacts and records: the three-way merge run backwards, from the
/// state after the run to the state before it.
///
/// What was edited since stays, and so does what a later run changed again.
final class RunUndo {
  let db: Database
  let run: Int
  let rows: ContactRows
  var outcome = UndoOutcome(removed: [], restored: [], kept: [])
  /// Who the contacts of former ids are now.
  let trail: ContactSuccession
  /// Contacts that lost records which the run brought.
  var lostRecords: [Int] = []
  /// Contacts whose identifier the run changed, with the headers after and before it.
  private var renamed: [(after: ContactHeader, before: ContactHeader)] = []
  /// The records that later runs met as they were.
  private lazy var metLater = Result { try SeenRecords.later(than: run, db) }
  /// The records that later runs brought or changed, by the contacts they speak or spoke of.
  private(set) lazy var saidLater = Result { try RecordTable.changed(after: run, db) }

  init(_ db: Database, run: Int) {
    self.db = db
    self.run = run
    rows = ContactRows(db)
    trail = ContactSuccession(db)
  }

  /// Takes everything back; the run's own row stays.
  func perform() throws {
    try refuseHalfSplit()
    outcome.others = try others()
    outcome.pushed = try pushedCards()
    let cards = try keptCards()
    // First, for notes may have been theirs.
    let returned = try restoreRemoved()
    try revertUserEdits()
    try revertNotes()
    try forgetLearned()
    try saveAbsorbed()
    try forgetRemoved()
    // One at a time: images of a hundred thousand contacts would not fit into memory.
    for key in try touched() {
      if let identifier = returned[key] {
        outcome.restored.append(identifier)
      } else if let change = try change(key) {
        try revert(change)
      } else if try !removeCreated(key, after: nil) {
        try withdrawWords(of: key)
      }
    }
    try restoreIdentifiers()
    try revertRecords()
    try reattach(cards)
    try revertSync()
    try saveContactsWithoutRecords()
    try knowReturned()
    try leaveIdentifiers()
    try db.execute(
      sql: """
        UPDATE contact SET created_run = NULL WHERE created_run = :run;
        DELETE FROM contact_change WHERE run_key = :run;
        DELETE FROM record_change WHERE run_key = :run;
        DELETE FROM source WHERE created_run = :run
          AND NOT EXISTS (SELECT 1 FROM source_record WHERE source_key = source.key)
          AND NOT EXISTS (SELECT 1 FROM record_change WHERE source_key = source.key);
        UPDATE source SET created_run = (SELECT min(created_run) FROM (
            SELECT created_run FROM source_record WHERE source_key = source.key
            UNION ALL SELECT created_run FROM record_change WHERE source_key = source.key))
          WHERE created_run = :run;
        """, arguments: ["run": run])
    try LedgerTable.revert(run, db)
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
    var before: ContactSnapshot?
    var after: ContactSnapshot?
    var photo: [UInt8]?
  }

  private func change(_ key: Int) throws -> Change? {
    var change: Change?
    let sql = """
      SELECT before, after, before_photo FROM contact_change WHERE run_key = ? AND contact_key = ?
      """
    try SQLReader(db, sql).forEach(run, key) { row in
      change = Change(
        key: key, before: ContactSnapshot(json: row.bytes(0)),
        after: ContactSnapshot(json: row.bytes(1)),
        photo: row.isNull(2) ? nil : row.bytes(2))
    }
    return change
  }

  /// The contacts that the run created or changed, or brought words for that later ones were
  /// weighed against, in the order of their making.
  private func touched() throws -> [Int] {
    var keys: [Int] = []
    let words = """
      UNION SELECT contact_key FROM source_record WHERE created_run = ?1 AND contact_key IS NOT NULL
      UNION SELECT r.contact_key FROM record_change AS c JOIN source_record AS r
        ON r.key = c.changed_key WHERE c.run_key = ?1 AND r.contact_key IS NOT NULL
      """
    let sql = """
      SELECT key FROM contact WHERE created_run = ?1
      UNION SELECT contact_key FROM contact_change WHERE run_key = ?1
      \(try saidLater.get().isEmpty ? "" : words) ORDER BY 1
      """
    try SQLReader(db, sql).forEach(run) { keys.append($0.integer(0)) }
    return keys
  }

  private func revert(_ change: Change) throws {
    switch (change.before, change.after) {
    case (let before?, let after?): try restore(change, from: after, to: before)
    case (let before?, nil): try restoreRows(before, change.photo)
    case (nil, let after): _ = try removeCreated(change.key, after: after?.state)
    }
  }

  // MARK: Later runs

  private func isChangedLater(_ key: Int) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM contact_change WHERE contact_key = ? AND run_key > ?)
      """, [key, run])
  }

  /// The first later run whose record speaks of a contact, else the first that changed it.
  func laterRun(of key: Int) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT coalesce(
            (SELECT min(run_key) FROM (
              SELECT created_run AS run_key FROM source_record WHERE contact_key = ?1
              UNION ALL SELECT c.run_key FROM record_change AS c
                JOIN source_record AS r ON r.key = c.changed_key WHERE r.contact_key = ?1)
              WHERE run_key > ?2),
            (SELECT min(run_key) FROM contact_change WHERE contact_key = ?1 AND run_key > ?2))
          """), arguments: [key, run])
  }

  private func isMetLater(_ key: Int) throws -> Bool {
    let met = try metLater.get()
    if met.isEmpty { return false }
    return try Int.fetchAll(
      db.cachedStatement(sql: "SELECT key FROM source_record WHERE contact_key = ?"),
      arguments: [key]
    ).contains(where: met.contains)
  }

  // MARK: Contacts

  /// Contacts that the run made and that have become one with others: all of them stays.
  private func saveAbsorbed() throws {
    let merges = try Int.fetchAll(
      db, sql: "SELECT run_key FROM contact_merge WHERE run_key > ? AND undone_run IS NULL",
      arguments: [run])
    for merge in merges {
      guard let gone = try ContactHistory.absorbed(in: merge, db), let image = gone.before,
        image.header.createdRun == run
      else { continue }
      try keep(gone.contact, image, .notes)
      // Also where a later merge has noted them under the contact that they moved to.
      let records =
        "(SELECT changed_key FROM record_change WHERE run_key = ?2 AND contact_key = ?3)"
      for (table, key) in [("record_change", "changed_key"), ("source_record", "key")] {
        try db.run(
          "UPDATE \(table) SET created_run = NULL WHERE created_run = ?1 AND \(key) IN \(records)",
          [run, merge, gone.contact])
      }
    }
  }

  /// A contact that the run changed: its change is taken out of all that came after it.
  private func restore(_ change: Change, from after: ContactSnapshot, to before: ContactSnapshot)
    throws
  {
    let history = try ContactHistory(of: change.key, after: run, db)
    var taken = RevertedChange(from: after, to: before)
    try takeOut(&taken, of: history, photo: change.photo)
    // Deleted since, by hand: that edit stays, too.
    guard history.isThere else {
      if history.steps.isEmpty { return }
      return list(before, .laterRun)
    }
    try restoreIdentifier(from: after.header, to: before.header, of: taken.with.header)
    let isAllSaidSince =
      before.state != after.state && taken.without.state == taken.with.state
    switch taken.reason ?? (isAllSaidSince ? .laterRun : nil) {
    case nil:
      outcome.restored.append(before.header.identifier)
      outcome.restoredNames.append(before.state.fields.name.display)
    case .edited: try keep(change.key, before, .edited)
    case let reason?: list(before, reason)
    }
  }

  private func restoreIdentifier(
    from after: ContactHeader, to before: ContactHeader, of mine: ContactHeader
  ) throws {
    if mine.key == after.key, mine.identifier == after.identifier,
      after.identifier != before.identifier, try !ContactReferences.exist(to: mine, db)
    {
      renamed.append((after, before))
    }
  }

  /// Gives contacts their identifiers again, unless somebody else came to be known by one since. All
  /// let go of theirs first, for one may have taken another's.
  private func restoreIdentifiers() throws {
    let sql = "UPDATE OR IGNORE contact SET id = ?, identifier = ? WHERE key = ?"
    for (after, _) in renamed {
      try db.run(sql, ["undo:\(after.key)", "undo:\(after.key)", after.key])
    }
    for (after, before) in renamed {
      let isTaken = try db.holds(
        """
        SELECT EXISTS (SELECT 1 FROM identifier
          WHERE normalized = ? AND contact_key <> ? AND run_key IS NOT ?)
        """, [RecordKey.normalize(before.identifier), after.key, run])
      if !isTaken { try db.run(sql, [before.id, before.identifier, after.key]) }
      if isTaken || db.changesCount == 0 {
        try db.run(sql, [after.id, after.identifier, after.key])
      }
    }
  }

  /// Brings back the contacts that the run removed and whose place is free already; answers
  /// their identifiers, by key.
  private func restoreRemoved() throws -> [Int: String] {
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

  func isTaken(_ header: ContactHeader) throws -> Bool {
    try db.holds(
      "SELECT EXISTS (SELECT 1 FROM contact WHERE key = ? OR id = ? OR identifier = ?)",
      [header.key, header.id, header.identifier])
  }

  /// A contact that the run removed.
  private func restoreRows(_ before: ContactSnapshot, _ photo: [UInt8]?) throws {
    if try isTaken(before.header) { return list(before, .taken) }
    outcome.restored.append(try insert(before, photo))
  }

  func insert(_ before: ContactSnapshot, _ photo: [UInt8]?) throws -> String {
    var header = before.header
    if let run = header.createdRun,
      try Int.fetchOne(db, sql: "SELECT 1 FROM run WHERE key = ?", arguments: [run]) == nil
    {
      header.createdRun = nil
    }
    header.lastConnectedAt = nil
    try rows.insert(header, before.state, photo: photo)
    outcome.restoredNames.append(before.state.fields.name.display)
    return header.identifier
  }

  /// A contact that the run made: it goes, unless somebody has worked on it since. Answers whether
  /// the run made it.
  private func removeCreated(_ key: Int, after: ContactState?) throws -> Bool {
    guard let mine = try ContactRows.read(key, db), mine.header.createdRun == run else {
      return false
    }
    try remove(mine, after)
    return true
  }

  private func remove(_ mine: (header: ContactHeader, state: ContactState), _ after: ContactState?)
    throws
  {
    let key = mine.header.key
    let image = ContactSnapshot(mine.header, mine.state)
    if try ContactReferences.exist(to: mine.header, db) { return try keep(key, image, .notes) }
    if try laterRun(of: key) != nil { return try handOver(image) }
    // A card that a split moved here goes back to whose it was.
    let others = try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM source_record AS r
        WHERE contact_key = ?1 AND created_run IS NOT ?2 AND NOT EXISTS (
          SELECT 1 FROM record_change AS c WHERE c.run_key = ?2 AND c.changed_key = r.key
            AND c.contact_key IS NOT ?1))
      """, [key, run])
    if others { return try keep(key, image, .otherSource) }
    // An edit that came before a later run touched the contact is in what that run left, too: only
    // the cards tell what nobody has edited. Who was added by hand has more than a card: what the run
    // left was written in one go.
    let cards = try ContactState.following(RecordTable.states(of: key, db))
    let isByHand = try after != nil && UserRecord.made(key, in: run, db)
    let isUntouched =
      (isByHand || mine.state.agrees(with: cards))
      && (after.map { mine.state.agrees(with: $0) } ?? true)
    if !isUntouched || !mine.header.familyDetails.isEmpty
      || !mine.header.travelNotes.isEmpty || mine.header.cadenceDays != nil
    {
      return try keep(key, image, .edited)
    }
    if try isMetLater(key) { outcome.metLater += 1 }
    try db.run(
      "DELETE FROM source_record WHERE contact_key = ?", [key])
    try db.run(
      "DELETE FROM contact WHERE key = ?", [key])
    outcome.removed.append(mine.header.identifier)
    outcome.removedNames.append(mine.state.fields.name.display)
  }

  // MARK: What stays

  /// Why a contact stays.
  enum Reason: String {
    case edited = "edited since"
    case notes = "has notes, other names or merged contacts"
    case laterRun = "changed again by a later run"
    case otherSource = "another run changed it too"
    case taken = "its identifier now belongs to another contact"
    case gone = "the person it was about is gone"
    case noCard = "a later import removed the other card"
  }

  func keep(_ key: Int, _ image: ContactSnapshot?, _ reason: Reason) throws {
    guard let image else { return }
    // What it was made of stays with it, so that a later import knows it again; not what it got
    // with somebody who became one with it.
    let moved = """
      (SELECT changed_key FROM record_change WHERE run_key > ?2 AND contact_key <> ?1)
      """
    try db.run(
      """
      UPDATE source_record SET created_run = NULL
      WHERE contact_key = ?1 AND created_run = ?2 AND key NOT IN \(moved)
      """, [key, run])
    try db.run(
      """
      UPDATE record_change SET created_run = NULL
      WHERE contact_key = ?1 AND created_run = ?2 AND changed_key NOT IN \(moved)
      """, [key, run])
    try db.run(
      "UPDATE contact SET created_run = NULL WHERE key = ? AND created_run = ?", [key, run])
    try db.run(
      "UPDATE identifier SET run_key = NULL WHERE contact_key = ? AND run_key = ?", [key, run])
    list(image, reason)
  }

  /// Lists a contact that stays one with another.
  func saveMerged(_ identifier: String, _ reason: Reason = .taken) {
    outcome.kept.append(
      UndoOutcome.Kept(identifier: identifier, name: "", reason: reason.rawValue))
  }

  func list(_ image: ContactSnapshot, _ reason: Reason) {
    outcome.kept.append(
      UndoOutcome.Kept(
        identifier: image.header.identifier, name: image.state.fields.name.display,
        reason: reason.rawValue))
  }
}
