import CirclesModel
import GRDB
import SourceDiagnostics

extension ContactLoader {
  /// A record that its source says otherwise than the last time; a claim is one that it says under
  /// another derived identifier.
  func loadChanged(
    _ index: Int, _ contact: PreparedContact, _ batch: Batch, isClaim: Bool = false
  ) throws -> ContactOutcome {
    let entry = batch.source.entries[index]
    let record = Int(entry.record)
    if contact.record.fields.kind == .group {
      return try loadChangedGroup(index, contact, batch)
    }
    let said = try RecordTable.said(record, batch.db)
    let base = ContactState(saying: said)
    let contact = contact.filled(from: said)
    try batch.journal.record(record)
    guard entry.contact != 0, let mine = try ContactRows.read(Int(entry.contact), batch.db) else {
      try keep(index, contact, hasOtherIdentifier: false, batch, isClaim: isClaim)
      return ContactOutcome(
        result: ContactResult(identifier: contact.record.identifier, action: .unchanged),
        isDuplicate: true, diagnostics: [Notes.deleted(contact.record)])
    }
    let others = try words(beside: record, saying: said, of: mine.header.key, batch.db)
    let edits = try UserChanges(of: mine.header.key, for: record, batch.db)
    let merge = ThreeWayMerge(
      base: base,
      theirs: edits?.leaving(out: contact.state, saidBefore: base, beside: mine.state)
        ?? contact.state, mine: mine.state,
      others: others + [edits?.asCard(beside: mine.state)].compactMap { $0 },
      typed: edits?.typed(standingIn: mine.state), completes: isSyncing)
    lastConflicts = merge.conflicts
    let isUnedited =
      isClaim && mine.state.agrees(with: .following([base] + others))
    let isChanged = try write(merge.result, over: mine, photo: contact.photo, batch)
    var identifier = mine.header.identifier
    var isRekeyed = false
    if isClaim, identifier != contact.record.identifier {
      isRekeyed =
        try isUnedited && entry.digest == contact.record.digest
        && rekey(mine.header, of: record, contact, batch)
      if isRekeyed {
        identifier = contact.record.identifier
      } else if identity?.contact(contact.recordHash) == nil {
        try know(mine.header.key, by: contact.record.identifier, contact.recordKey, batch.db)
      }
    }
    try keep(
      index, contact, hasOtherIdentifier: identifier != contact.record.identifier, batch,
      isClaim: isClaim)
    let number = entry.contact
    remember(merge.result, of: contact, as: number, batch)
    identity?.add(contact.recordHash, number)
    return ContactOutcome(
      result: ContactResult(
        identifier: identifier, action: isChanged || isRekeyed ? .updated : .unchanged),
      isDuplicate: !(isChanged || isRekeyed),
      diagnostics: merge.keptEdits.map { Notes.keptEdit(contact.record, $0) })
  }

  /// What other records say of a contact. Beside a card on a server, what the user typed counts only
  /// until the card has come to say it: from then on it is the card's to change.
  private func words(
    beside record: Int, saying said: ContactFields, of contact: Int, _ db: Database
  ) throws -> [ContactState] {
    guard try SyncTables.isSynced(record, db) else {
      return try RecordTable.states(of: contact, without: record, db)
    }
    let typed = try TypedWords(of: contact, unsaidBy: record, now: said, db).added
    let others = try RecordTable.states(of: contact, without: record, typed: false, db)
    return typed == ContactFields() ? others : others + [ContactState(saying: typed)]
  }

  /// What a contact's records say; apart what those of the same source say that the run has not
  /// met. A phone that was set up anew gives each card another UID.
  func words(of contact: Int, _ batch: Batch) throws
    -> (others: [ContactState], outdated: [ContactState])
  {
    let speakers = try RecordTable.speakers(
      of: contact, atMost: RecordTable.recordsLookedAt, batch.db)
    let isUnmet = speakers.map { batch.source.isUnmet(record: $0.record) }
    let marked = zip(speakers, isUnmet)
    return (
      marked.filter { !$0.1 }.map(\.0.said), marked.filter(\.1).map(\.0.said)
    )
  }

  /// Keeps what the record says now.
  func keep(
    _ index: Int, _ contact: PreparedContact, hasOtherIdentifier: Bool, _ batch: Batch,
    isClaim: Bool = false
  ) throws {
    let record = Int(batch.source.entries[index].record)
    lastRecord = record
    try batch.records.update(record, identifier: contact.record.identifier, contact)
    batch.source.update(index) { entry in
      entry.digest = contact.record.digest
      entry.isDerived = contact.record.isDerived
      entry.isSeen = true
      entry.isGone = false
      entry.hasOtherIdentifier = hasOtherIdentifier
      if isClaim { entry.hash = contact.recordHash }
    }
  }

  /// Gives a contact the identifier that its card would have had from the start, had the file held
  /// its namesakes then: so that a part of a file and then the whole give the rows of the whole.
  ///
  /// Only where the card says what it said, nothing refers to the contact yet, nobody wrote into it, and
  /// the identifier is still that of the old card, which was the first to speak of them. A contact whose
  /// card changes keeps its identifier, which calendars and other address books may know.
  private func rekey(
    _ header: ContactHeader, of record: Int, _ contact: PreparedContact, _ batch: Batch
  ) throws -> Bool {
    let db = batch.db
    let firstIdentifier = try String.fetchOne(
      db,
      sql: """
        SELECT identifier FROM source_record
        WHERE key = ? AND key = (SELECT min(key) FROM source_record WHERE contact_key = ?)
        """, arguments: [record, header.key])
    guard firstIdentifier == header.identifier, !header.hasUserEdits,
      identity?.contact(contact.recordHash) == nil,
      try !ContactReferences.exist(to: header, db)
    else { return false }
    guard let before = try ContactRows.read(header.key, db) else { return false }
    var after = before.header
    after.id = contact.id
    after.identifier = contact.record.identifier
    try batch.journal.contact(
      header.key, before: ContactSnapshot(before.header, before.state),
      after: ContactSnapshot(after, before.state))
    try db.run(
      "UPDATE contact SET id = ?, identifier = ? WHERE key = ?",
      [after.id, after.identifier, header.key])
    hasChanged = true
    hasRenamed = true
    return true
  }
}
