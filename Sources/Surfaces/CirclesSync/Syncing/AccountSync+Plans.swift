import CirclesHTTP
import CirclesPipeline
import CirclesStore
import Foundation

extension AccountSync {
  /// What has to be done for each collection.
  func plans(
    _ books: [ServerCollection], _ account: Account, _ state: SyncState, _ notebook: Notebook
  ) async throws(SyncError) -> [CollectionPlan] {
    var due: Set<String> = []
    if account.kind == .caldav {
      // Who was not known when an event was read is found when it is read again.
      due =
        try readsAll(account, notebook)
        ? Set(state.items.keys)
        : try Self.store { () throws(StoreError) in
          try notebook.dueEvents(of: account.name, at: Date())
        }
    }
    var plans: [CollectionPlan] = []
    for book in books {
      let listing = CollectionListing(
        client: client(account), book: book,
        known: state.items.values.filter { $0.collection == book.href },
        last: state.collections[book.href])
      do throws(HTTPClientError) {
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

  /// Whether all events are to be read, changed or not.
  private func readsAll(_ account: Account, _ notebook: Notebook) throws(SyncError) -> Bool {
    if options.isFull { return true }
    return try Self.store { () throws(StoreError) in
      try notebook.hasNewPeople(since: account.name)
    }
  }

  /// What a feed holds, and whether it has to be read.
  func plan(
    feed account: Account, _ state: SyncState, _ notebook: Notebook
  ) async throws(SyncError) -> (plan: CollectionPlan, fetched: Fetched) {
    let known = state.items.values.first
    let due = try Self.store { () throws(StoreError) in
      try notebook.dueEvents(of: account.name, at: Date())
    }
    let readsAll = try readsAll(account, notebook)
    let isFresh = readsAll || known.map { due.contains($0.href) } ?? true
    let feed = try await feed(account, known: known, isFresh: isFresh)
    var plan = CollectionPlan(book: feed.collection, last: state.collections.values.first)
    guard let resource = feed.resource else { return (plan, []) }
    // What is only read once more may bring as much as it likes.
    if resource.item.etag == known?.etag {
      plan.due = [resource.item]
    } else {
      plan.fetch = [resource.item]
    }
    return (plan, [ResourceFetcher.Fetched(cards: [resource])])
  }

  /// Asks for a feed, and remembers it.
  func feed(
    _ account: Account, known: SyncedItem?, isFresh: Bool
  ) async throws(SyncError) -> Feed {
    let feed: Feed
    do throws(HTTPClientError) {
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
    account.remember([account.url], [feed.collection])
    try remember(account)
    return feed
  }
}
