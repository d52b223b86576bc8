public import CirclesHTTP
public import CirclesPipeline
public import CirclesStore
import Foundation

/// Brings the notebook up to an account's address books, calendars or feed: one run.
public struct AccountSync {
  let file: AccountFile
  let http: HTTPClient
  let options: SyncOptions

  /// How a sync is done.
  public struct SyncOptions: Sendable {
    /// What the readers and the store are told.
    public var importing: ImportOptions
    /// Whether all cards are listed, and all events read, whatever the server says of changes.
    public var isFull = false
    /// How many people or meetings may change at once; nil for the usual number.
    public var maximumChanges: Int?
    /// Whether what the user changed is written on the server, as for an account that always is.
    public var isPushing = false
    /// Whose card is taken out on the server (a contact's id, or the name of somebody who is no longer
    /// in the notebook); then nothing else is written.
    public var deletes: String?

    /// The usual way.
    public init(_ importing: ImportOptions) { self.importing = importing }
  }

  /// A sync of an account of the file.
  public init(_ file: AccountFile, _ http: HTTPClient, _ options: SyncOptions) {
    self.file = file
    self.http = http
    self.options = options
  }

  /// Remembers what was found on the server.
  func remember(_ account: Account) throws(SyncError) { try file.update(account) }

  /// Speaks to the account's server.
  func client(_ account: Account) -> DAVClient {
    DAVClient(http: http, kind: account.kind == .carddav ? .addressBooks : .calendars)
  }

  /// The books or calendars of an account that are wanted, as they are on the server now; they are
  /// remembered. A feed is one. `synced` are the paths of those that were synced before.
  public func collections(
    of account: Account, synced: Set<String> = []
  ) async throws(SyncError) -> [ServerCollection] {
    if account.kind == .ics {
      return [try await feed(account, known: nil, isFresh: true).collection]
    }
    var account = account
    let found: CollectionFinder.Found
    do throws(HTTPClientError) {
      found = try await CollectionFinder(client: client(account), start: account.url)
        .find(from: account.homes)
    } catch {
      throw .http(error)
    }
    account.remember(found.homes, found.books)
    try file.update(account)
    if account.books.isEmpty {
      // What is put there is not read back.
      let own = try account.publishTo.map { name throws(SyncError) in
        try Self.collection(name, in: found.books)
      }
      // Nor are lists of tasks, unless they were read before.
      return found.books.filter { $0 != own && ($0.holdsEvents || synced.contains($0.href)) }
    }
    var wanted: [ServerCollection] = []
    for name in account.books {
      let book = try Self.collection(name, in: found.books)
      if !wanted.contains(book) { wanted.append(book) }
    }
    return wanted
  }

  /// The collection of a title or path.
  static func collection(
    _ name: String, in found: [ServerCollection]
  ) throws(SyncError) -> ServerCollection {
    let byPath = found.first {
      let url = DAVHref.resolve(DAVHref.key(name), from: $0.url) ?? $0.url
      return $0.href == DAVHref.key(DAVHref.folder(url).path(percentEncoded: true))
        && name.contains("/")
    }
    guard let collection = byPath ?? found.first(where: { $0.title == name }) else {
      throw .noBook(name)
    }
    return collection
  }

  /// Puts the notebook's own days into the calendar that the account names.
  private func publish(
    _ account: Account, _ notebook: Notebook, _ result: inout SyncResult
  ) async throws(SyncError) {
    guard let name = account.publishTo else { return }
    let known = try file.account(account.name)
    let publisher = CalendarPublisher(
      client: client(account), calendar: try Self.collection(name, in: known.collections),
      account: account.name, limit: options.maximumChanges)
    let plan = try publisher.plan(notebook)
    if options.importing.isDryRun {
      result.pushed = plan.count
      return
    }
    (result.pushed, result.failed) = try await publisher.publish(plan, notebook)
  }

  /// Syncs an account into the notebook that the options name, made where there is none.
  public func run(
    _ account: Account, _ observer: any PipelineObserver
  ) async throws(SyncError) -> SyncResult {
    let importing = options.importing
    guard let path = importing.databasePath else { throw .usage("no database is named") }
    let notebook = try Self.store { () throws(StoreError) in
      try ImportPipeline.open(path, importing)
    }
    return try await run(account, into: notebook, observer)
  }

  /// Syncs an account into a notebook.
  public func run(
    _ account: Account, into notebook: Notebook, _ observer: any PipelineObserver
  ) async throws(SyncError) -> SyncResult {
    var result = SyncResult(account: account.name)
    if account.kind != .carddav { result.noun = "event" }
    let state = try Self.store { () throws(StoreError) in
      try notebook.syncState(of: account.name)
    }
    let plans: [CollectionPlan]
    var early: [String: Fetched]?
    if account.kind == .ics {
      let plan = try await plan(feed: account, state, notebook)
      (plans, early) = ([plan.plan], [plan.plan.book.href: plan.fetched])
      try await check(plans, early ?? [:], state, account, notebook)
    } else {
      let books = try await collections(of: account, synced: Set(state.collections.keys))
      let hrefs = Set(books.map(\.href))
      for known in state.collections.keys.sorted() where !hrefs.contains(known) {
        throw .noBook(account.found?.first { $0.href == known }?.title ?? known)
      }
      plans = try await self.plans(books, account, state, notebook)
      early = try await bounded(plans, state, account, notebook, &result)
    }
    try await load(plans, early, account, notebook, observer, &result)
    try await publish(account, notebook, &result)
    result.traffic = http.traffic
    return result
  }

  static func store<Value>(
    _ work: () throws(StoreError) -> Value
  ) throws(SyncError) -> Value {
    do throws(StoreError) { return try work() } catch { throw .pipeline(.store(error)) }
  }

  static func pipeline<Value>(
    _ work: () throws(PipelineError) -> Value
  ) throws(SyncError) -> Value {
    do throws(PipelineError) { return try work() } catch { throw .pipeline(error) }
  }
}
