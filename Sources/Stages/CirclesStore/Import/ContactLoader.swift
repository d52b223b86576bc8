import CirclesModel
import GRDB
import SourceDiagnostics

/// Loads contact records for one run: decides who each is, merges, and journals.
///
/// It keeps digests and identity hashes in memory between batches. Everything here happens within
/// the notebook's one connection.
final class ContactLoader {
  /// The run's key in `run`.
  let run: Int
  /// When the run began, as rows say it.
  let startedAt: String
  /// Whether anything was created or changed, so that relations may have to be linked anew.
  var hasChanged = false
  /// Whether the chunk that is loaded holds a single record, as that of a file with one card.
  var isLoneCard = false
  /// Whether the cards are those of an account, which are written back.
  var isSyncing = false
  /// Whether a contact may no longer bear what the identity index says, such as its old name.
  var hasRenamed = false
  var sources: [String: SourceIndex] = [:]
  var identity: IdentityIndex?
  /// The names of people whom the user removed, by the identifiers of their cards.
  var removed: [String: Set<String>]?
  /// The record that the last card became, or was already.
  var lastRecord: Int?
  /// What of the last changed card the user had changed, too.
  var lastConflicts: [MergeConflict] = []
  /// The accounts of which the records of all resources are marked as met.
  var keptApart: Set<String> = []
  /// How many records one source may have.
  var recordLimit = RecordLimit.perSource
  private var hasSmallCache = false
  private var nextContact: Int?
  private var nextRecord: Int?
  private var dataVersion: Int?

  init(run: Int, startedAt: String) {
    self.run = run
    self.startedAt = startedAt
  }

  /// What a batch needs while it is loaded.
  struct Batch {
    let db: Database
    let rows: ContactRows
    let records: RecordTable
    let journal: ChangeJournal
    let sourceName: String
    let source: SourceIndex
  }

  /// Loads records; answers an outcome for each, in their order.
  func load(
    _ items: [LoadItem], source: String, readInFull: () -> [LoadItem], _ db: Database
  ) throws -> [ContactOutcome] {
    try noticeOthers(db)
    let batch = try batch(source, db)
    isLoneCard = items.count == 1
    var full: [Int: PreparedContact]?
    var outcomes: [ContactOutcome] = []
    outcomes.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .prepared(let contact): outcomes.append(try load(contact, batch))
      case .known(let digest, let place):
        if let outcome = try loadKnown(digest, batch) {
          outcomes.append(outcome)
          continue
        }
        // Another card of its identifier has come since this run asked what is known, or another
        // program has taken the record away.
        let read = full ?? Self.byPlace(readInFull())
        full = read
        guard let contact = read[place.index] else { throw StoreError.busy }
        outcomes.append(try load(contact, batch))
      }
    }
    try makeRoom(batch)
    return outcomes
  }

  /// Takes from SQLite's page cache what the records of a large source need.
  private func makeRoom(_ batch: Batch) throws {
    if hasSmallCache || batch.source.entries.count < 200_000 { return }
    try batch.db.execute(sql: "PRAGMA cache_size = -8000")
    hasSmallCache = true
  }

  /// What loading records of a source needs.
  func batch(_ source: String, _ db: Database) throws -> Batch {
    Batch(
      db: db, rows: ContactRows(db), records: try RecordTable(db),
      journal: ChangeJournal(db: db, run: run), sourceName: source,
      source: try index(of: source, db))
  }

  private static func byPlace(_ items: [LoadItem]) -> [Int: PreparedContact] {
    var found: [Int: PreparedContact] = [:]
    for case .prepared(let contact) in items { found[contact.record.source.index] = contact }
    return found
  }

  /// Marks the records of identifiers as met.
  func meet(_ identifiers: [String], source: String, _ db: Database) throws {
    try noticeOthers(db)
    let source = try index(of: source, db)
    for identifier in identifiers {
      let key = RecordKey.normalize(identifier)
      for hash in [
        IdentityKeys.hash(ofIdentifier: key), IdentityKeys.hash(ofGroupIdentifier: key),
      ] {
        guard let first = source.find(hash) else { continue }
        for ordinal in 0...Int(source.entries[first].repeats) {
          guard let index = source.find(SourceIndex.hash(hash, ordinal: ordinal)) else { continue }
          source.update(index) { $0.isSeen = true }
        }
      }
    }
  }

  /// A record that was not even parsed, since its digest is the one of the last time; nil where the
  /// source says so no longer.
  private func loadKnown(_ digest: RecordDigest, _ batch: Batch) throws -> ContactOutcome? {
    guard let index = batch.source.find(digest: digest) else { return nil }
    let entry = batch.source.entries[index]
    let identifier =
      entry.contact == 0
      ? try String.fetchOne(
        batch.db, sql: "SELECT identifier FROM source_record WHERE key = ?",
        arguments: [entry.record])
      : try self.identifier(of: Int(entry.contact), batch.db)
    return try unchanged(index, identifier: identifier ?? "", isGroup: entry.group != 0, batch)
  }

  func load(_ contact: PreparedContact, _ batch: Batch) throws -> ContactOutcome {
    let source = batch.source
    source.begin(file: contact.record.source.path)
    guard let first = source.find(contact.recordHash) else {
      return try loadNew(contact, ordinal: 0, of: nil, batch)
    }
    // The usual case of a second import: the same record as the last time.
    let entry = source.entries[first]
    if entry.digest == contact.record.digest { return try unchanged(first, contact, batch) }
    if contact.record.isTruncated { return try loadTruncated(first, contact, batch) }
    if let outcome = try loadAsNamesake(contact, besides: first, batch) { return outcome }
    if try isNamesake(contact, of: first, batch) {
      return try load(contact.renamed(contact.record.namesakeIdentifier), batch)
    }
    if entry.repeats == 0, !entry.isSeen { return try loadChanged(first, contact, batch) }
    return try loadRepeated(contact, first, batch)
  }

  /// A record within which its file ends: the half would take away what stands in the other one.
  func loadTruncated(_ index: Int, _ contact: PreparedContact, _ batch: Batch) throws
    -> ContactOutcome
  {
    var outcome = try unchanged(index, contact, batch)
    outcome.diagnostics.append(Notes.truncated(contact.record))
    return outcome
  }

  /// One of several records with one identifier: it is the one with these bytes, else the first
  /// that this run has not met, else one more.
  private func loadRepeated(_ contact: PreparedContact, _ first: Int, _ batch: Batch) throws
    -> ContactOutcome
  {
    let source = batch.source
    let repeats = source.entries[first].repeats
    var unseen: Int?
    for ordinal in 0...Int(repeats) {
      let hash = SourceIndex.hash(contact.recordHash, ordinal: ordinal)
      guard let index = source.find(hash) else { continue }
      if source.entries[index].digest == contact.record.digest {
        return try unchanged(index, contact, batch)
      }
      if unseen == nil, !source.entries[index].isSeen { unseen = index }
    }
    if let unseen { return try loadChanged(unseen, contact, batch) }
    if repeats < SourceIndex.maximumRepeats {
      return try loadNew(contact, ordinal: Int(repeats) + 1, of: first, batch)
    }
    let number = Int(repeats) + source.countOverflow(first)
    return try load(contact.renamed("\(contact.record.identifier)#\(number)"), batch)
  }

  /// A record that says what it said the last time.
  func unchanged(_ index: Int, _ contact: PreparedContact, _ batch: Batch) throws
    -> ContactOutcome
  {
    let entry = batch.source.entries[index]
    var identifier = contact.record.identifier
    if entry.hasOtherIdentifier, entry.contact != 0 {
      identifier = try self.identifier(of: Int(entry.contact), batch.db) ?? identifier
    }
    return try unchanged(
      index, identifier: identifier, isGroup: contact.record.fields.kind == .group, batch)
  }

  private func unchanged(_ index: Int, identifier: String, isGroup: Bool, _ batch: Batch) throws
    -> ContactOutcome
  {
    let entry = batch.source.entries[index]
    lastRecord = Int(entry.record)
    if entry.isGone {
      try returned(Int(entry.record), entry, batch)
      batch.source.update(index) { $0.isGone = false }
    }
    batch.source.update(index) { $0.isSeen = true }
    return ContactOutcome(
      result: ContactResult(identifier: identifier, action: .unchanged), isDuplicate: true,
      isGroup: isGroup)
  }

  /// A record that an earlier run found missing is there again.
  func returned(_ record: Int, _ entry: SourceIndex.Entry, _ batch: Batch) throws {
    try batch.journal.record(record)
    try batch.db.run(
      "UPDATE source_record SET gone_at = NULL WHERE key = ?", [record])
    if entry.contact != 0, let before = try ContactRows.read(Int(entry.contact), batch.db),
      before.header.sourceGoneAt != nil
    {
      var after = before.header
      after.sourceGoneAt = nil
      try batch.journal.contact(
        before.header.key, before: ContactSnapshot(before.header, before.state),
        after: ContactSnapshot(after, before.state))
      try batch.db.run(
        "UPDATE contact SET source_gone_at = NULL WHERE key = ?", [before.header.key])
    }
  }

  func identifier(of contact: Int, _ db: Database) throws -> String? {
    var identifier: String?
    try SQLReader(db, "SELECT identifier FROM contact WHERE key = ?").forEach(contact) {
      identifier = $0.text(0)
    }
    return identifier
  }

  // MARK: Keys

  func newContactKey(_ db: Database) throws -> Int {
    let key = try nextContact ?? ContactTable.newKey(db)
    nextContact = key &+ 1
    return key
  }

  func newRecordKey(_ batch: Batch) throws -> Int {
    guard batch.source.entries.count < recordLimit else {
      throw StoreError.notPossible(
        "one source holds \(recordLimit) people and groups at most; not everything was imported")
    }
    let key =
      try nextRecord
      ?? Int.fetchOne(
        batch.db,
        sql: """
          SELECT max((SELECT coalesce(max(key), 0) FROM source_record),
            (SELECT coalesce(max(changed_key), 0) FROM record_change)) + 1
          """) ?? 1
    nextRecord = key &+ 1
    lastRecord = key
    return key
  }

  // MARK: Memory

  /// The records that follow are of another file.
  func beginFile() {
    for source in sources.values { source.forgetSeen() }
  }

  /// The records that the run has met.
  var met: SeenRecords {
    sources.values.sorted { $0.key < $1.key }.reduce(SeenRecords()) {
      $0.joined(with: $1.metRecords)
    }
  }

  /// Forgets what is in memory when another program has written since the last batch.
  func noticeOthers(_ db: Database) throws {
    let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
    defer { dataVersion = version }
    if dataVersion == nil || dataVersion == version { return }
    identity = nil
    removed = nil
    nextContact = nil
    nextRecord = nil
    for (name, old) in sources {
      let fresh = try SourceIndex(key: old.key, db)
      fresh.takeSeenRecords(from: old)
      fresh.takeSeenKeys(from: old)
      sources[name] = fresh
    }
  }

  /// The index of a source, which is made where it is new.
  func index(of name: String, _ db: Database) throws -> SourceIndex {
    if let known = sources[name] { return known }
    let index: SourceIndex
    if let key = try Int.fetchOne(
      db, sql: "SELECT key FROM source WHERE name = ?", arguments: [name])
    {
      index = try SourceIndex(key: key, db)
    } else {
      try db.execute(
        sql: "INSERT INTO source (name, created_run) VALUES (?, ?)", arguments: [name, run])
      index = SourceIndex(key: Int(db.lastInsertedRowID))
    }
    sources[name] = index
    return index
  }
}

extension SourceIndex {
  /// Marks what another index of the source has seen.
  func takeSeenRecords(from other: SourceIndex) {
    for entry in other.entries where entry.isSeen {
      if let index = find(record: Int(entry.record)) { update(index) { $0.isSeen = true } }
    }
  }
}
