import CirclesModel
import GRDB

extension ContactLoader {
  /// Loads cards, each as the record that its resource became before.
  func sync(
    _ cards: [SyncedCard], account: String, leaving: [SyncedItem], _ db: Database
  ) throws -> [ContactOutcome] {
    try noticeOthers(db)
    isSyncing = true
    defer { isSyncing = false }
    let batch = try batch(account, db)
    let tables = SyncTables(db: db, account: account)
    try recordAsSeparate(tables, leaving: leaving, batch)
    var outcomes: [ContactOutcome] = []
    for card in cards {
      var item = card.item
      if let contact = card.contact {
        outcomes.append(try sync(contact, &item, tables, batch))
      }
      try tables.write(item, run: run)
    }
    return outcomes
  }

  /// What other resources became is not what a new card is taken for, even with the same UID.
  private func recordAsSeparate(
    _ tables: SyncTables, leaving: [SyncedItem], _ batch: Batch
  ) throws {
    guard keptApart.insert(tables.account).inserted else { return }
    let gone = Set(leaving.map(\.href))
    for item in try tables.state().items.values where !gone.contains(item.href) {
      guard let record = item.record, let index = batch.source.find(record: record) else {
        continue
      }
      batch.source.update(index) { $0.isSeen = true }
    }
  }

  private func sync(
    _ contact: PreparedContact, _ item: inout SyncedItem, _ tables: SyncTables, _ batch: Batch
  ) throws -> ContactOutcome {
    let old = item.record.flatMap { batch.source.find(record: $0) }
    (lastRecord, lastConflicts) = (nil, [])
    if let old, let own = try sameCard(contact, at: old, item, tables, batch) {
      let before = try item.record.map { try RecordTable.said($0, batch.db) }
      let outcome =
        own.record.digest == batch.source.entries[old].digest
        ? try unchanged(old, own, batch) : try loadChanged(old, own, batch)
      item.record = lastRecord ?? item.record
      if let record = item.record, let before {
        try tables.write(lastConflicts, of: record, run: run)
        try tables.resend(record, since: before)
      }
      return outcome
    }
    let outcome = try load(contact, batch)
    let before = item.record
    item.record = lastRecord
    // The resource holds another card than before, which is gone.
    if let before, before != lastRecord {
      try tables.write(item, run: run)
      _ = try skipRecord(before, tables, batch)
    }
    return outcome
  }

  /// The card as the next version of the record that its resource became before; nil where it is
  /// another person's, or the record is another resource's too.
  private func sameCard(
    _ contact: PreparedContact, at old: Int, _ item: SyncedItem, _ tables: SyncTables,
    _ batch: Batch
  ) throws -> PreparedContact? {
    guard let record = item.record,
      try Int.fetchOne(
        batch.db,
        sql: "SELECT count(*) FROM sync_item WHERE account = ? AND record_key = ? AND href <> ?",
        arguments: [tables.account, record, item.href]) == 0,
      let identifier = try String.fetchOne(
        batch.db, sql: "SELECT identifier FROM source_record WHERE key = ?", arguments: [record])
    else { return nil }
    let said = try RecordTable.said(record, batch.db)
    let isGroup = contact.record.fields.kind == .group
    if isGroup != (said.kind == .group) { return nil }
    if RecordKey.normalize(identifier) == contact.recordKey { return contact }
    // Some servers give a card a UID of their own.
    let name = NameNormalizer.normalize(said.name)
    return NameNormalizer.normalize(contact.record.fields.name) == name
      ? contact.renamed(identifier) : nil
  }

  /// Takes back the cards of resources that are gone.
  func leave(
    _ items: [SyncedItem], account: String, _ db: Database
  ) throws -> [ContactOutcome] {
    try noticeOthers(db)
    let batch = try batch(account, db)
    let tables = SyncTables(db: db, account: account)
    var outcomes: [ContactOutcome] = []
    for item in items {
      try tables.remove(item, run: run)
      guard let record = item.record else { continue }
      let person = try String.fetchOne(
        db,
        sql: """
          SELECT id FROM contact WHERE key =
            (SELECT contact_key FROM source_record WHERE key = ?)
          """, arguments: [record])
      if let outcome = try skipRecord(record, tables, batch) { outcomes.append(outcome) }
      if let person { try tables.leave(person, item, run: run) }
    }
    return outcomes
  }

  private func skipRecord(
    _ record: Int, _ tables: SyncTables, _ batch: Batch
  ) throws -> ContactOutcome? {
    guard try !tables.isHeld(record), let index = batch.source.find(record: record),
      !batch.source.entries[index].isGone,
      try batch.db.holds("SELECT EXISTS (SELECT 1 FROM source_record WHERE key = ?)", [record])
    else { return nil }
    defer { batch.source.update(index) { $0.isGone = true } }
    if batch.source.entries[index].group != 0 {
      try leaveGroup(index, batch)
      return nil
    }
    return try prune(index, alone: true, batch)
  }
}
