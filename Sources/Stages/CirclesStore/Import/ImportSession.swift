public import CirclesModel
import FaultPoints
import Foundation
import GRDB

extension Notebook {
  /// Begins a run that loads contacts. A dry run holds the notebook's lock until it ends.
  public func beginImport(_ request: ImportRequest) throws(StoreError) -> ImportSession {
    try requireWriting()
    let startedAt = Timestamp.text(request.startedAt)
    return try access { db in
      try db.beginTransaction(.immediate)
      do {
        let run = try RunTable.begin(
          request.command, at: startedAt, settings: request.settings, db)
        if !request.isDryRun, !request.isHeld { try db.commit() }
        return ImportSession(
          self, request, runID: run.id,
          dataVersion: try Int.fetchOne(db, sql: "PRAGMA data_version"),
          loader: ContactLoader(run: run.key, startedAt: startedAt))
      } catch {
        try? db.rollback()
        throw error
      }
    }
  }
}

/// One run that loads contacts.
///
/// Calls follow each other, from whatever task: batches with `load`, perhaps `prune`, then `finish`.
/// After a failure of the notebook nothing more can be loaded; what earlier batches loaded stays,
/// and can be undone. A run that somebody undoes meanwhile fails as `StoreError.gone`. A session that is neither finished nor abandoned leaves a run that is said to
/// be running; a dry run must end, for it holds the lock.
public final class ImportSession: @unchecked Sendable {
  // Everything mutable is touched only within the notebook's serial queue.

  /// The run's id.
  public let runID: String
  /// Whether nothing will stay.
  public let isDryRun: Bool
  private let notebook: Notebook
  let loader: ContactLoader
  private(set) var conversations: ConversationLoader?
  private var isOver = false
  /// The records loaded in the transaction that is open; nil where none is.
  private var uncommitted: Int?
  /// Whether only `commit` commits.
  private let isHeld: Bool
  /// What the run has come to, with what is to be committed next.
  private var totals: RunReport?
  private var dataVersion: Int?
  /// How often another program was seen to have written since this run began.
  public private(set) var foreignWrites = 0
  private let recordsPerTransaction: Int
  private let startedAt: Int64

  init(
    _ notebook: Notebook, _ request: ImportRequest, runID: String, dataVersion: Int?,
    loader: ContactLoader
  ) {
    self.dataVersion = dataVersion
    self.notebook = notebook
    self.runID = runID
    isDryRun = request.isDryRun
    isHeld = request.isHeld
    // The transaction in which the run was written down is still open.
    uncommitted = request.isHeld ? 0 : nil
    recordsPerTransaction = request.recordsPerTransaction
    startedAt = Int64(request.startedAt.timeIntervalSince1970)
    self.loader = loader
  }

  /// Loads a batch; answers one outcome for each record, in their order.
  ///
  /// Several batches share a transaction, which is committed after some thousand records, and by
  /// `prune`, `finish` and `abandon`. A failure rolls back what was not committed yet.
  ///
  /// Batches of some thousand records cost least; all records of one source must come in the order
  /// of their files.
  ///
  /// A record given as known must be one of `source`, as `knownRecords()` tells. `readInFull` gives
  /// the same records, all of them read: it is asked where one says something else by now, since
  /// another card of this run bears its identifier.
  ///
  /// `totals` counts the outcomes and answers what the run has come to: a run that is cut short says
  /// what of it was committed.
  public func load(
    _ batch: [LoadItem], source: String, readInFull: () -> [LoadItem] = { [] },
    totals: ([ContactOutcome]) -> RunReport? = { _ in nil }
  ) throws(StoreError) -> [ContactOutcome] {
    try self.batch(of: batch.count) { db in
      let outcomes = try loader.load(batch, source: source, readInFull: readInFull, db)
      came(to: totals(outcomes))
      return outcomes
    }
  }

  /// What the run has come to, with all that was loaded so far; of a chunk that is in work only what
  /// is done. Stored with the next commit.
  public func came(to report: RunReport?) {
    guard var report else { return }
    let records = report.records
    report.records.read =
      records.imported + records.duplicate + records.skipped + records.refused
    totals = report
  }

  /// Notes that a source still has the contacts of these identifiers, though what it says of them
  /// was left out: they are not pruned.
  public func meet(_ identifiers: [String], source: String) throws(StoreError) {
    if identifiers.isEmpty { return }
    try batch(of: 0) { db in try loader.meet(identifiers, source: source, db) }
  }

  /// Does a batch's work within the transaction that several batches share. It is committed only
  /// after a batch that leaves nothing half done.
  func batch<Value>(
    of count: Int, isWhole: Bool = true, _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    if isDryRun { return try step(body) }
    return try notebook.access { db in
      // Before anything else: where the lock is not to be had, nothing has gone wrong yet.
      try begin(db)
      return try rollingBack(db) {
        let value = try body(db)
        uncommitted = (uncommitted ?? 0) + count
        if isWhole, !isHeld, uncommitted ?? 0 >= recordsPerTransaction { try commit(db) }
        return value
      }
    }
  }

  /// Reads without taking the lock, all of it of one moment; within the transaction that is open
  /// where there is one.
  func look<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try notebook.access { db in
      if isOver { throw StoreError.internal("the run is over") }
      if db.isInsideTransaction { return try body(db) }
      try db.beginTransaction(.deferred)
      defer { try? db.rollback() }
      return try body(db)
    }
  }

  /// Lets go of the lock: commits what is not committed yet, unless only `commit` does.
  public func release() throws(StoreError) {
    if isDryRun || isHeld { return }
    try notebook.access { db in try guarded { try commit(db) } }
  }

  /// Begins a transaction, unless one is open.
  private func begin(_ db: Database) throws {
    if uncommitted != nil || isOver { return }
    try db.beginTransaction(.immediate)
    uncommitted = 0
    try rollingBack(db) { try checkRun(db) }
    // What another program has written meanwhile may make what is remembered wrong.
    let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
    if dataVersion != version {
      conversations = nil
      foreignWrites += 1
    }
    dataVersion = version
  }

  /// Fails when somebody took the run back while it was under way: what it loads from then on would
  /// be nobody's.
  private func checkRun(_ db: Database) throws {
    if try !RunTable.holds(loader.run, runID, db) { throw StoreError.undone }
  }

  /// Does something within the open transaction, all of which a failure rolls back.
  private func rollingBack<Value>(_ db: Database, _ body: () throws -> Value) throws -> Value {
    do {
      return try guarded(body)
    } catch {
      uncommitted = nil
      if db.isInsideTransaction { try? db.rollback() }
      throw error
    }
  }

  /// The run's key in the notebook.
  var runKey: Int { loader.run }

  /// What files notes in this run.
  func filer(
    _ db: Database, _ options: AssignOptions, _ reader: (any TextReading)? = nil
  ) -> NoteAssigner {
    NoteAssigner(
      db: db, run: loader.run, startedAt: loader.startedAt, keepsRaw: options.keepsRaw,
      matcherVersion: options.matcherVersion, extractorVersion: options.extractorVersion,
      reader: reader)
  }

  /// What loads conversations in this run.
  func conversationLoader(_ options: AssignOptions) -> ConversationLoader {
    if let conversations { return conversations }
    var clock = LocalClock(zone: options.timeZone)
    let now = clock.local(.instant(seconds: startedAt, offset: 0))
    let made = ConversationLoader(
      run: loader.run, keepsRaw: options.keepsRaw, now: now, clock: clock)
    conversations = made
    return made
  }

  /// Commits the batches that are not committed yet.
  private func commit(_ db: Database) throws {
    if uncommitted == nil { return }
    if let totals, !isHeld, !isDryRun {
      try RunTable.finish(
        loader.run, state: .running, at: Timestamp.text(Date()), totals, [], db)
      self.totals = nil
    }
    if !isDryRun { try SearchIndex(db).indexBacklog() }
    uncommitted = nil
    try db.commit()
  }

  /// The records that follow are of another file: what one file says twice is not what two say.
  public func beginFile() throws(StoreError) {
    try notebook.access { _ in loader.beginFile() }
  }

  /// Which of these contents are in the notebook already; asked within the transaction that would
  /// load them, so no other program can come between the question and the answer's use.
  public func loadedContents(_ digests: [[UInt8]]) throws(StoreError) -> Set<[UInt8]> {
    try batch(of: 0) { db in
      Set(try digests.filter { try LedgerTable.find($0, db)?.isLoaded ?? false })
    }
  }

  /// Commits what was loaded since the last time, with what the ledger says of the files it was in
  /// and with the run's totals so far: all of it, or after a crash nothing.
  public func commit(_ entries: [LedgerEntry], _ report: RunReport) throws(StoreError) {
    try notebook.access { db in
      try begin(db)
      try rollingBack(db) {
        try loader.link(db)
        for entry in entries { try LedgerTable.commit(entry, run: loader.run, db) }
        try RunTable.finish(
          loader.run, state: .running, at: Timestamp.text(Date()), report, [], db)
        FaultPoint.beforeCommit.reach()
        try commit(db)
      }
      FaultPoint.afterCommit.reach()
    }
  }

  /// Loads a batch of records that all were read.
  public func load(_ batch: [PreparedContact], source: String) throws(StoreError)
    -> [ContactOutcome]
  {
    try load(batch.map { .prepared($0) }, source: source)
  }

  /// Removes what `source` no longer has: contacts that only it had and that this run did not
  /// meet in it are removed; those somebody has worked on stay, and are marked. Call it once, when
  /// all files of the source were loaded.
  public func prune(source: String) throws(StoreError) -> [ContactOutcome] {
    try step { db in try loader.prune(source: source, db) }
  }

  /// Ends the run: links relations and groups, and stores the report. A dry run is rolled back.
  public func finish(_ report: RunReport, diagnostics: [RunDetail.DiagnosticCount] = [])
    throws(StoreError)
  {
    try step { db in
      try loader.link(db)
      try RunTable.finish(
        loader.run, state: .finished, at: Timestamp.text(Date()), report, diagnostics, db)
      try RunTable.note(loader.met, of: loader.run, db)
    }
    if isHeld, !isDryRun { try notebook.access { db in try commit(db) } }
    try end()
  }

  /// Gives up. What was loaded stays and can be undone, unless it was a dry run; of a held run, what
  /// was committed stays, and that is all it was.
  public func abandon() throws(StoreError) {
    if !isDryRun {
      try notebook.access { db in if isHeld { try giveUp(db) } else { try commit(db) } }
      try notebook.write { db in
        isOver = true
        if try !RunTable.holds(loader.run, runID, db) { return }
        try RunTable.end(
          loader.run, isHeld ? .finished : .abandoned, at: Timestamp.text(Date()), db)
      }
    }
    try end()
  }

  /// Rolls back what was not committed.
  private func giveUp(_ db: Database) throws {
    uncommitted = nil
    if db.isInsideTransaction { try db.rollback() }
  }

  /// One transaction; in a dry run a part of the one that is rolled back at the end.
  func step<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    if isDryRun { return try notebook.access { db in try guarded { try body(db) } } }
    if isHeld { return try batch(of: 0, body) }
    try notebook.access { db in try guarded { try commit(db) } }
    return try notebook.write { db in
      try guarded {
        try checkRun(db)
        return try body(db)
      }
    }
  }

  private func guarded<Value>(_ body: () throws -> Value) throws -> Value {
    if isOver { throw StoreError.internal("the run is over") }
    do {
      return try body()
    } catch {
      // The rows of the batch are gone, but what is remembered of them is not.
      isOver = true
      throw error
    }
  }

  private func end() throws(StoreError) {
    try notebook.access { db in
      isOver = true
      if isDryRun, db.isInsideTransaction { try db.rollback() }
    }
  }
}
