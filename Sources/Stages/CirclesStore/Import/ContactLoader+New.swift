import CirclesModel
import GRDB
import SourceDiagnostics

extension ContactLoader {
  /// A record that its source says for the first time. `first` is the record before it that bears
  /// the same identifier.
  func loadNew(_ contact: PreparedContact, ordinal: Int, of first: Int?, _ batch: Batch) throws
    -> ContactOutcome
  {
    if let first {
      batch.source.update(first) { $0.repeats = max($0.repeats, Int16(clamping: ordinal)) }
    }
    if contact.record.fields.kind == .group {
      return try loadNewGroup(contact, ordinal: ordinal, batch)
    }
    if let first {
      let known = batch.source.entries[first]
      return try attach(
        contact, ordinal, to: Int(known.contact), batch, sibling: Int(known.record))
    }
    switch try resolve(contact, batch) {
    case .claim(let index):
      if contact.record.isTruncated { return try loadTruncated(index, contact, batch) }
      return try loadChanged(index, contact, batch, isClaim: true)
    case .same(let key): return try attach(contact, 0, to: key, batch)
    case .new(let identifier):
      if try isRemoved(contact, batch.db) { return try saveRemoved(contact, batch) }
      return try create(contact, identifier, batch)
    }
  }

  /// Whether the card is of somebody whom the user removed.
  private func isRemoved(_ contact: PreparedContact, _ db: Database) throws -> Bool {
    if contact.record.isDerived { return false }
    let known: [String: Set<String>]
    if let removed {
      known = removed
    } else {
      known = try RemovedPeople.names(db)
      removed = known
    }
    guard let names = known[contact.recordKey] else { return false }
    // Only a UUID means the same person everywhere, as with people who are there.
    return RecordKey.isUUID(contact.recordKey) || names.contains(contact.keys.name)
  }

  /// Keeps what a card says of somebody whom the user removed, and nothing else.
  private func saveRemoved(_ contact: PreparedContact, _ batch: Batch) throws -> ContactOutcome {
    try insertRecord(contact, 0, of: nil, true, batch)
    return ContactOutcome(
      result: ContactResult(identifier: contact.record.identifier, action: .unchanged),
      isDuplicate: true, diagnostics: [Notes.removed(contact.record)])
  }

  /// Makes a new contact.
  private func create(_ contact: PreparedContact, _ identifier: String, _ batch: Batch) throws
    -> ContactOutcome
  {
    let key = try newContactKey(batch.db)
    let isOwn = identifier == contact.record.identifier
    let header = ContactHeader(
      key: key, id: isOwn ? contact.id : UUIDv5.text(of: identifier), identifier: identifier,
      createdAt: startedAt, modifiedAt: startedAt, createdRun: run)
    try batch.rows.insert(header, contact.state, photo: contact.photo)
    try insertRecord(contact, 0, of: key, isOwn, batch)
    let number = Int32(truncatingIfNeeded: key)
    remember(contact.keys, as: number, batch)
    identity?.add(
      isOwn
        ? contact.recordHash
        : IdentityKeys.hash(ofIdentifier: RecordKey.normalize(identifier)), number)
    hasChanged = true
    return ContactOutcome(
      result: ContactResult(identifier: identifier, action: .created), isDuplicate: false)
  }

  /// Adds what a record says to a contact that others speak of already. `sibling` is the first of
  /// them that bears the same identifier.
  private func attach(
    _ contact: PreparedContact, _ ordinal: Int, to key: Int, _ batch: Batch,
    sibling: Int? = nil
  ) throws -> ContactOutcome {
    guard let mine = try ContactRows.read(key, batch.db) else {
      // The user has deleted the contact: what more is said of it is kept, and nothing else.
      try insertRecord(contact, ordinal, of: nil, true, batch)
      return ContactOutcome(
        result: ContactResult(identifier: contact.record.identifier, action: .unchanged),
        isDuplicate: true, diagnostics: [Notes.deleted(contact.record)])
    }
    let words = try words(of: key, batch)
    var others = words.others
    if let sibling,
      let said = try batch.journal.snapshotBefore(sibling, contact.record.digest)
    {
      // The sibling said just this before this run: what is taken out since stays out.
      let before = try batch.journal.contactBefore(key)?.state ?? mine.state
      others.append(ContactState(saying: said).takenOut(of: before))
    }
    let edits = try UserChanges(of: key, batch.db)
    if let edits { others.append(edits.asCard(beside: mine.state)) }
    let merge = ThreeWayMerge(
      base: nil,
      theirs: edits?.leaving(out: contact.state, saidBefore: nil, beside: mine.state)
        ?? contact.state, mine: mine.state, others: others, outdated: words.outdated,
      typed: edits?.typed(standingIn: mine.state), completes: isSyncing)
    let isOwn = mine.header.identifier == contact.record.identifier
    try write(merge.result, over: mine, photo: contact.photo, batch)
    try insertRecord(contact, ordinal, of: key, isOwn, batch)
    let number = Int32(truncatingIfNeeded: key)
    if RecordKey.normalize(mine.header.identifier) != contact.recordKey,
      try !isSomebodyElses(contact, than: key, batch.db)
    {
      try know(key, by: contact.record.identifier, contact.recordKey, batch.db)
      identity?.add(contact.recordHash, number)
    }
    remember(merge.result, of: contact, as: number, batch)
    hasChanged = true
    return ContactOutcome(
      result: ContactResult(identifier: mine.header.identifier, action: .merged),
      isDuplicate: false,
      diagnostics: sibling == nil ? [] : [Notes.sameIdentifier(contact.record)])
  }

  /// Whether another contact is known by a record's identifier: no two are known by one.
  private func isSomebodyElses(_ contact: PreparedContact, than key: Int, _ db: Database) throws
    -> Bool
  {
    try loadedIdentity(db).bearers(contact.recordHash).contains {
      try Int($0) != key && isKnown(Int($0), by: contact.recordKey, db)
    }
  }

  /// Writes a contact's new state, journaled; answers whether anything differs.
  @discardableResult
  func write(
    _ state: ContactState, over mine: (header: ContactHeader, state: ContactState),
    photo: [UInt8]? = nil, _ batch: Batch
  ) throws -> Bool {
    if state == mine.state, mine.header.sourceGoneAt == nil { return false }
    let key = mine.header.key
    if state.fields.name != mine.state.fields.name,
      NameNormalizer.normalize(state.fields.name)
        != NameNormalizer.normalize(mine.state.fields.name)
    {
      hasRenamed = true
    }
    var header = mine.header
    if state != mine.state { header.modifiedAt = startedAt }
    header.sourceGoneAt = nil
    let changesPhoto = state.fields.photo != mine.state.fields.photo
    try batch.journal.contact(
      key, before: ContactSnapshot(mine.header, mine.state), after: ContactSnapshot(header, state),
      beforePhoto: changesPhoto ? ContactRows.photo(key, batch.db) : nil)
    try batch.rows.update(
      key, from: mine.state, to: state, photo: photo, modifiedAt: startedAt)
    if mine.header.sourceGoneAt != nil {
      try batch.db.run(
        "UPDATE contact SET source_gone_at = NULL WHERE key = ?", [key])
    }
    hasChanged = true
    return state != mine.state
  }

  private func insertRecord(
    _ contact: PreparedContact, _ ordinal: Int, of key: Int?, _ isOwn: Bool, _ batch: Batch
  ) throws {
    let record = try newRecordKey(batch)
    try batch.records.insert(
      RecordTable.Insertion(
        key: record, source: batch.source.key, identifier: contact.record.identifier, contact: key,
        run: run), contact)
    batch.source.append(
      SourceIndex.Entry(
        hash: SourceIndex.hash(contact.recordHash, ordinal: ordinal),
        digest: contact.record.digest, record: Int32(truncatingIfNeeded: record),
        holder: Int32(truncatingIfNeeded: key ?? 0), isDerived: contact.record.isDerived,
        isSeen: true, hasOtherIdentifier: !isOwn))
  }

  /// Notes one more identifier that a contact is known by.
  func know(_ key: Int, by identifier: String, _ normalized: String, _ db: Database) throws {
    let writer = try SQLWriter(
      db,
      "INSERT OR IGNORE INTO identifier (normalized, contact_key, value, run_key) VALUES (?, ?, ?, ?)"
    )
    writer.text(normalized)
    writer.integer(key)
    writer.text(identifier)
    writer.integer(run)
    try writer.run()
  }

  /// Lets later records of this run meet a contact by what its rows say now.
  func remember(
    _ state: ContactState, of contact: PreparedContact, as number: Int32, _ batch: Batch
  ) {
    let keys = state == contact.state ? contact.keys : IdentityKeys(state.fields)
    remember(keys, as: number, batch)
    if keys.name == contact.keys.name { return }
    hasRenamed = true
    // The name on the card means the contact, too, unless it is somebody's own: as where the index is
    // read from the tables.
    guard identity?.isUnknown(contact.keys.nameHash) == true else { return }
    for hash in IdentityKeys(state.fields, called: contact.keys.name).all {
      identity?.add(hash, number)
    }
  }

  private func remember(_ keys: IdentityKeys, as number: Int32, _ batch: Batch) {
    guard identity != nil else { return }
    identity?.addDistinct(keys.nameHash, number)
    for hash in keys.evidence { identity?.add(hash, number) }
    if let hash = keys.birthday { identity?.add(hash, number) }
    identity?.addDistinct(IdentityKeys.hash(of: keys.nameHash, within: batch.source.key), number)
  }

  /// Messages of this file's decisions.
  enum Notes {
    static func sameIdentifier(_ record: ContactRecord) -> Diagnostic {
      record.diagnostic(
        .note, "contact.same-identifier",
        "a record before this one has the same identifier; both became one contact",
        property: "identifier")
    }

    static func truncated(_ record: ContactRecord) -> Diagnostic {
      record.diagnostic(
        .warning, "contact.truncated",
        "the file ends inside this record; what is known of the contact stays as it is")
    }

    static func deleted(_ record: ContactRecord) -> Diagnostic {
      record.diagnostic(
        .warning, "contact.kept-edit",
        "the contact was deleted in the notebook; it stays deleted although its source changed it")
    }

    static func removed(_ record: ContactRecord) -> Diagnostic {
      record.diagnostic(
        .note, "contact.kept-removed",
        "the person was removed from the notebook by hand; the card does not bring them back")
    }

    static func keptEdit(_ record: ContactRecord, _ field: String) -> Diagnostic {
      record.diagnostic(
        .warning, "contact.kept-edit",
        "\(field) was edited in the notebook and changed by its source; the edit stays",
        property: field)
    }
  }
}

extension ContactRecord {
  func diagnostic(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String,
    property: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, code, message, at: SourceLocation(path: source.path, line: source.line, column: 1),
      record: source.index, property: property)
  }
}
