import CirclesHTTP
import CirclesPipeline
import CirclesStore
import Foundation

extension AccountSync {
  /// What has to be done for each collection.
  func plans(
    _ books: [ServerCollection], _ account: Account, _ state: SyncState, _ notebook: Notebook
  ) async throws(SyncFailure) -> [CollectionPlan] {
    var state = state
    var due: Set<String> = []
    if account.kind == .caldav {
      due = try Self.store { () throws(StoreFailure) in
        try notebook.dueEvents(of: account.name, at: Date())
      }
      // Who was not known when an event was read is found when it is read again.
      if options.isFull { for href in state.items.keys { state.items[href]?.etag = "" } }
    }
    var plans: [CollectionPlan] = []
    for book in books {
      let listing = CollectionListing(
        client: client(account), book: book,
        known: state.items.filter { $0.value.collection == book.href },
        last: state.collections[book.href])
      do throws(HTTPFailure) {
        var plan = try await listing.plan(isFull: options.isFull)
        let met = Set(plan.fetch.map(\.href) + plan.gone.map(\.href))
        plan.due = state.items.values.filter {
          $0.collection == book.href && due.contains($0.href) && !met.contains($0.href)
        }.sorted { $0.href < $1.href }
        plans.append(plan)
      } catch {
        throw .http(error)
      }
    }
    return plans
  }

  /// What a feed holds, and whether it has to be read.
  func plan(
    feed account: Account, _ state: SyncState, _ notebook: Notebook
  ) async throws(SyncFailure) -> (plan: CollectionPlan, fetched: Fetched) {
    let known = state.items.values.first
    let due = try Self.store { () throws(StoreFailure) in
      try notebook.dueEvents(of: account.name, at: Date())
    }
    let isFresh = options.isFull || known.map { due.contains($0.href) } ?? true
    let feed = try await feed(account, known: known, isFresh: isFresh)
    var plan = CollectionPlan(book: feed.collection, isFirst: state.collections.isEmpty)
    guard let resource = feed.resource else { return (plan, []) }
    plan.fetch = [resource.item]
    return (plan, [([resource], [])])
  }

  /// Asks for a feed, and remembers it.
  func feed(
    _ account: Account, known: SyncedItem?, isFresh: Bool
  ) async throws(SyncFailure) -> Feed {
    let feed: Feed
    do throws(HTTPFailure) {
      feed = try await Feed.fetch(
        account.url, http, known: known, isFresh: isFresh,
        title: account.found?.first?.title ?? account.name)
    } catch {
      if case .status(_, let status) = error, [404, 410].contains(status) {
        throw .noBook(account.name)
      }
      throw .http(error)
    }
    var account = account
    account.remember(account.url, [feed.collection])
    try remember(account)
    return feed
  }
}
