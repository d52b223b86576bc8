public import CirclesModel
public import CirclesStore
package import SourceDiagnostics

/// Brings cards of an account into the notebook, in one run: the reader and the merge of a file.
///
/// Each batch is one transaction, with what is known of the cards' resources: a run that is cut short
/// has loaded whole batches, and the next one goes on from there. No lock is held between batches,
/// but for a dry run.
public final class AccountLoad: SyncLoad {
  private let stage: LoadStage
  private let tally: RunTally
  private let account: String
  package let reader: CardReader
  private let isDryRun: Bool

  /// Begins the run.
  public init(
    _ notebook: Notebook, _ options: ImportOptions, account: String,
    _ observer: any PipelineObserver
  ) throws(PipelineError) {
    tally = RunTally(observer)
    tally.report.isDryRun = options.isDryRun
    isDryRun = options.isDryRun
    let options = try options.told(by: notebook)
    stage = try LoadStage(notebook, options, tally, prunes: false, isHeld: true)
    self.account = account
    reader = CardReader(options)
  }

  /// None: these are cards.
  public var meetings: MeetingCounts? { nil }

  /// Loads cards; `leaving` are the resources that are gone from the server, of which these cards may
  /// be where they lie now.
  public func load(_ cards: [FetchedResource], leaving: [SyncedItem]) throws(PipelineError) {
    try load(cards, leaving: leaving, as: nil)
  }

  /// Loads what a server made of the card of somebody new. Some give it a UID of their own.
  package func load(new card: FetchedResource, of person: PersonToPush) throws(PipelineError) {
    if let uid = reader.read(card).0.contact?.record.identifier {
      try store { () throws(StoreError) in try stage.session.know(person, by: uid) }
    }
    try load([card], leaving: [], as: person.contact)
    try pushed(card, base: person.fields)
  }

  private func load(
    _ cards: [FetchedResource], leaving: [SyncedItem], as identifier: String?
  ) throws(PipelineError) {
    var ready: [SyncedCard] = []
    for card in cards {
      let (read, counts) = reader.read(card, as: identifier)
      tally.count(counts, bytes: card.body.count)
      ready.append(read)
    }
    do throws(StoreError) {
      let outcomes = try stage.session.sync(ready, account: account, leaving: leaving) { outcomes in
        outcomes.forEach(stage.count)
        return tally.finished()
      }
      outcomes.forEach(stage.tell)
      try commit()
    } catch {
      throw .store(error)
    }
  }

  /// Takes back the cards of resources that are gone.
  public func leave(_ items: [SyncedItem]) throws(PipelineError) {
    do throws(StoreError) {
      for outcome in try stage.session.leave(items, account: account) {
        stage.countContact(outcome)
        stage.tell(outcome)
      }
      try commit()
    } catch {
      throw .store(error)
    }
  }

  /// Settles the conflicts in which only one side has still changed something.
  package func settleConflicts() throws(PipelineError) {
    try store { () throws(StoreError) in
      for outcome in try stage.session.settleConflicts(of: account) {
        stage.countContact(outcome)
        stage.tell(outcome)
      }
      try commit()
    }
  }

  /// How many conflicts wait for the user.
  package func conflictCount() throws(PipelineError) -> Int {
    try store { () throws(StoreError) in try stage.session.conflictCount(of: account) }
  }

  /// Counts resources that the server does not give, and tells of them.
  public func refuse(_ resources: [UnavailableResource]) {
    for resource in resources { tally.count(resource.counts, bytes: 0) }
  }

  /// The cards of which the user changed something.
  package func cardsToPush() throws(PipelineError) -> [CardToPush] {
    try store { () throws(StoreError) in try stage.session.cardsToPush(of: account) }
  }

  /// The people whom the user added, and who never had a card in the account.
  package func peopleToPush() throws(PipelineError) -> [PersonToPush] {
    try store { () throws(StoreError) in try stage.session.peopleToPush(of: account) }
  }

  /// Makes somebody be known by what their card on the server will be called.
  package func willPush(_ person: PersonToPush) throws(PipelineError) {
    try store { () throws(StoreError) in
      try stage.session.know(person, by: person.contact)
      try commit()
    }
  }

  /// The cards of a person (by id, or by name of somebody who is no longer in the notebook).
  package func cards(of person: String) throws(PipelineError) -> [SyncedItem] {
    try store { () throws(StoreError) in
      try stage.session.syncedItems(of: person, account: account)
    }
  }

  /// Notes what the server made of a card that was written there.
  package func pushed(
    _ card: FetchedResource, base: ContactFields, changes: [CardChange] = []
  ) throws(PipelineError) {
    let (read, _) = reader.read(card)
    try store { () throws(StoreError) in
      try stage.session.pushed(read, base: base, changes: changes, account: account)
      try commit()
    }
  }

  /// Tells of a card that could not be written.
  package func tell(_ problem: Diagnostic) { tally.emit(problem) }

  private func store<Value>(
    _ work: () throws(StoreError) -> Value
  ) throws(PipelineError) -> Value {
    do throws(StoreError) { return try work() } catch { throw .store(error) }
  }

  /// Notes up to where the account is synced, and ends the run.
  public func finish(_ collections: [SyncedCollection]) throws(PipelineError) -> RunReport {
    do throws(StoreError) {
      try stage.session.forgetSettledConflicts(of: account)
      try stage.session.saveSynced(collections, account: account)
    } catch {
      throw .store(error)
    }
    return try stage.finish()
  }

  /// Ends the run as far as it came.
  public func abandon() { stage.abandon() }

  private func commit() throws(StoreError) {
    if !isDryRun { try stage.session.commit([], tally.finished()) }
  }
}
