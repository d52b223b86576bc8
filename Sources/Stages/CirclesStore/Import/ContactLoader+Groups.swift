import CirclesModel
import GRDB
import SourceDiagnostics

/// Groups are lists of contacts, not contacts: they are told by their identifier alone.
extension ContactLoader {
  /// A group that its source says for the first time.
  func loadNewGroup(_ group: PreparedContact, ordinal: Int, _ batch: Batch) throws
    -> ContactOutcome
  {
    let db = batch.db
    if let key = try groupKey(group, db) {
      let mine = try GroupRows.read(key, db)
      let merged = Set(mine.members)
      let added = mine.members + group.record.fields.members.filter { !merged.contains($0) }
      try write(.init(name: mine.name, members: added), over: mine, key, batch)
      try insertRecord(group, ordinal, of: key, batch)
      return outcome(group, .merged)
    }
    try db.execute(
      sql: """
        INSERT INTO contact_group (id, identifier, name, created_at, created_run)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [
        group.id, group.record.identifier, group.record.fields.name.display, startedAt, run,
      ])
    let key = Int(db.lastInsertedRowID)
    try GroupRows.replace(
      key, .init(name: group.record.fields.name.display, members: []),
      with: .init(saying: group.record.fields), db)
    try insertRecord(group, ordinal, of: key, batch)
    hasChanged = true
    return outcome(group, .created)
  }

  /// A group that its source says otherwise than the last time.
  func loadChangedGroup(_ index: Int, _ group: PreparedContact, _ batch: Batch) throws
    -> ContactOutcome
  {
    let entry = batch.source.entries[index]
    try batch.journal.record(Int(entry.record))
    var action = ContactAction.unchanged
    // One that the user has deleted stays so.
    if entry.group != 0 {
      let base = GroupRows.Group(saying: try RecordTable.said(Int(entry.record), batch.db))
      let mine = try GroupRows.read(Int(entry.group), batch.db)
      let merged = mine.merging(
        base: base, theirs: .init(saying: group.record.fields),
        others: try GroupRows.said(of: Int(entry.group), without: Int(entry.record), batch.db))
      if try write(merged, over: mine, Int(entry.group), batch) { action = .updated }
    }
    try keep(index, group, hasOtherIdentifier: entry.hasOtherIdentifier, batch)
    return outcome(group, action)
  }

  /// Undoes what a record alone said of a group: its members go, those that somebody added stay.
  func leaveGroup(_ index: Int, _ batch: Batch) throws {
    let entry = batch.source.entries[index]
    try batch.journal.record(Int(entry.record))
    let said = GroupRows.Group(saying: try RecordTable.said(Int(entry.record), batch.db))
    let mine = try GroupRows.read(Int(entry.group), batch.db)
    let left = mine.merging(
      base: said, theirs: .init(name: said.name, members: []),
      others: try GroupRows.said(of: Int(entry.group), without: Int(entry.record), batch.db))
    try write(left, over: mine, Int(entry.group), batch)
    try batch.db.run("DELETE FROM source_record WHERE key = ?", [Int(entry.record)])
    batch.source.update(index) { $0.isSeen = true }
    hasChanged = true
  }

  /// Writes a group's new state, journaled; answers whether anything differs.
  @discardableResult
  private func write(
    _ group: GroupRows.Group, over mine: GroupRows.Group, _ key: Int, _ batch: Batch
  ) throws -> Bool {
    if group == mine { return false }
    try batch.journal.group(key, before: mine, after: group)
    try GroupRows.replace(key, mine, with: group, batch.db)
    hasChanged = true
    return true
  }

  private func outcome(_ group: PreparedContact, _ action: ContactAction) -> ContactOutcome {
    ContactOutcome(
      result: ContactResult(identifier: group.record.identifier, action: action),
      isDuplicate: action == .unchanged, isGroup: true)
  }

  private func groupKey(_ group: PreparedContact, _ db: Database) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(sql: "SELECT key FROM contact_group WHERE identifier = ? OR id = ?"),
      arguments: [group.record.identifier, group.id])
  }

  private func insertRecord(
    _ group: PreparedContact, _ ordinal: Int, of key: Int, _ batch: Batch
  ) throws {
    let record = try newRecordKey(batch)
    try batch.records.insert(
      RecordTable.Insertion(
        key: record, source: batch.source.key, identifier: group.record.identifier, group: key,
        run: run), group)
    batch.source.append(
      SourceIndex.Entry(
        hash: SourceIndex.hash(group.recordHash, ordinal: ordinal), digest: group.record.digest,
        record: Int32(truncatingIfNeeded: record), holder: Int32(truncatingIfNeeded: key),
        isGroup: true, isDerived: group.record.isDerived, isSeen: true))
  }
}
