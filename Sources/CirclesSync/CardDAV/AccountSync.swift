public import CirclesHTTP
public import CirclesPipeline
public import CirclesStore
import Foundation

/// Brings the notebook up to an account's address books: one run.
public struct AccountSync {
  private let file: AccountFile
  private let http: HTTPClient
  private let options: SyncOptions
  private let client: DAVClient

  /// How a sync is done.
  public struct SyncOptions: Sendable {
    /// What the readers and the store are told.
    public var importing: ImportOptions
    /// Whether all cards are listed, whatever the server says of changes.
    public var isFull = false
    /// How many people may change at once; nil for the usual number.
    public var maximumChanges: Int?

    /// The usual way.
    public init(_ importing: ImportOptions) { self.importing = importing }
  }

  /// A sync of an account of the file.
  public init(_ file: AccountFile, _ http: HTTPClient, _ options: SyncOptions) {
    self.file = file
    self.http = http
    self.options = options
    client = DAVClient(http: http)
  }

  /// The books of an account that are wanted, as they are on the server now; they are remembered.
  public func books(of account: Account) async throws(SyncFailure) -> [AddressBook] {
    var account = account
    let found: BookFinder.Found
    do throws(HTTPFailure) {
      found = try await BookFinder(client: client, start: account.url).find(from: account.home)
    } catch {
      throw .http(error)
    }
    account.remember(found)
    try file.update(account)
    if account.books.isEmpty { return found.books }
    var wanted: [AddressBook] = []
    for name in account.books {
      let book =
        found.books.first {
          $0.href
            == DAVHref.folder(URL(string: DAVHref.encode(name), relativeTo: $0.url) ?? $0.url)
            .path(percentEncoded: true) && name.contains("/")
        } ?? found.books.first { $0.title == name }
      guard let book else { throw .noBook(name) }
      if !wanted.contains(book) { wanted.append(book) }
    }
    return wanted
  }

  /// Syncs an account into the notebook that the options name, made where there is none.
  public func run(
    _ account: Account, _ observer: any PipelineObserver
  ) async throws(SyncFailure) -> SyncResult {
    let importing = options.importing
    guard let path = importing.databasePath else { throw .usage("no database is named") }
    let notebook = try Self.store { () throws(StoreFailure) in
      try ImportPipeline.open(path, importing)
    }
    return try await run(account, into: notebook, observer)
  }

  /// Syncs an account into a notebook.
  public func run(
    _ account: Account, into notebook: Notebook, _ observer: any PipelineObserver
  ) async throws(SyncFailure) -> SyncResult {
    var result = SyncResult(account: account.name)
    let state = try Self.store { () throws(StoreFailure) in
      try notebook.syncState(of: account.name)
    }
    let books = try await books(of: account)
    let hrefs = Set(books.map(\.href))
    for known in state.collections.keys.sorted() where !hrefs.contains(known) {
      throw .noBook(account.found?.first { $0.href == known }?.title ?? known)
    }
    let plans = try await plans(books, state)
    let early = try await bounded(plans, state, account, notebook, &result)
    try await load(plans, early, account, notebook, observer, &result)
    result.traffic = http.traffic
    return result
  }

  private static func store<Value>(
    _ work: () throws(StoreFailure) -> Value
  ) throws(SyncFailure) -> Value {
    do throws(StoreFailure) { return try work() } catch { throw .pipeline(.store(error)) }
  }

  private func plans(
    _ books: [AddressBook], _ state: SyncState
  ) async throws(SyncFailure) -> [BookPlan] {
    var plans: [BookPlan] = []
    for book in books {
      let listing = BookListing(
        client: client, book: book,
        known: state.items.filter { $0.value.collection == book.href },
        last: state.collections[book.href])
      do throws(HTTPFailure) {
        plans.append(try await listing.plan(isFull: options.isFull))
      } catch {
        throw .http(error)
      }
    }
    return plans
  }

  /// Cards by the path of their book, and what was gone when they were fetched.
  private typealias Fetched = [(cards: [FetchedCard], gone: [SyncedItem])]

  /// Fetches at once what is too much to be loaded unseen, and loads it on trial: a server that calls
  /// every card changed may say the same as before. Nil where there is not that much.
  private func bounded(
    _ plans: [BookPlan], _ state: SyncState, _ account: Account, _ notebook: Notebook,
    _ result: inout SyncResult
  ) async throws(SyncFailure) -> [String: Fetched]? {
    let limit = options.maximumChanges ?? max(50, state.items.count / 10)
    let later = plans.filter { !$0.isFirst }
    // A card that lies elsewhere now is gone from one place and new in another.
    let gone = later.reduce(0) { $0 + $1.gone.count }
    let fetch = later.reduce(0) { $0 + $1.fetch.count }
    guard gone + fetch > limit else { return nil }
    var early: [String: Fetched] = [:]
    for plan in later { early[plan.book.href] = try await fetchAll(plan, &result) }
    var trial = options.importing
    trial.isDryRun = true
    var counted = SyncResult(account: account.name)
    try await load(
      later, early, account, notebook, NoObserver(), &counted, importing: trial)
    guard counted.changed + counted.removed <= limit else {
      throw .tooMany(
        SyncFailure.TooMany(changed: counted.changed, gone: counted.removed, limit: limit))
    }
    return early
  }

  private func fetchAll(
    _ plan: BookPlan, _ result: inout SyncResult
  ) async throws(SyncFailure) -> Fetched {
    var all: Fetched = []
    for bunch in Self.bunches(plan.fetch) {
      all.append(try await fetch(bunch, of: plan.book, &result))
    }
    return all
  }

  private static func bunches(_ items: [SyncedItem]) -> [[SyncedItem]] {
    stride(from: 0, to: items.count, by: CardFetcher.bunch).map {
      Array(items[$0..<min($0 + CardFetcher.bunch, items.count)])
    }
  }

  private func fetch(
    _ bunch: [SyncedItem], of book: AddressBook, _ result: inout SyncResult
  ) async throws(SyncFailure) -> (cards: [FetchedCard], gone: [SyncedItem]) {
    do throws(HTTPFailure) {
      let fetched = try await CardFetcher(client: client, book: book).fetch(bunch)
      result.fetched += fetched.cards.count
      return fetched
    } catch {
      throw .http(error)
    }
  }

  private func load(
    _ plans: [BookPlan], _ early: [String: Fetched]?, _ account: Account, _ notebook: Notebook,
    _ observer: any PipelineObserver, _ result: inout SyncResult, importing: ImportOptions? = nil
  ) async throws(SyncFailure) {
    let load: AccountLoad
    do throws(PipelineFailure) {
      load = try AccountLoad(
        notebook, importing ?? options.importing, account: account.name, observer)
    } catch {
      throw .pipeline(error)
    }
    do throws(SyncFailure) {
      var gone = plans.flatMap(\.gone)
      for plan in plans {
        let bunches = Self.bunches(plan.fetch)
        for place in bunches.indices {
          let fetched: (cards: [FetchedCard], gone: [SyncedItem])
          if let known = early?[plan.book.href] {
            fetched = known[place]
          } else {
            fetched = try await fetch(bunches[place], of: plan.book, &result)
          }
          gone += fetched.gone
          try Self.pipeline { () throws(PipelineFailure) in
            try load.load(fetched.cards, leaving: gone)
          }
        }
      }
      result.report = try Self.pipeline { () throws(PipelineFailure) in
        try load.leave(gone)
        return try load.finish(
          plans.map { SyncedCollection(href: $0.book.href, token: $0.state?.text) })
      }
    } catch {
      load.abandon()
      throw error
    }
  }

  private static func pipeline<Value>(
    _ work: () throws(PipelineFailure) -> Value
  ) throws(SyncFailure) -> Value {
    do throws(PipelineFailure) { return try work() } catch { throw .pipeline(error) }
  }
}
