import CirclesHTTP
import CirclesPipeline
import CirclesStore
import Foundation

/// What has to be done for a book.
struct CollectionPlan {
  var book: ServerCollection
  /// The cards to fetch.
  var fetch: [SyncedItem] = []
  /// Events that have not changed, but took place once more.
  var due: [SyncedItem] = []
  /// The cards that are gone from the server.
  var gone: [SyncedItem] = []
  /// The cards of which the server tells nothing but a failure.
  var unavailable: [UnavailableResource] = []
  /// The state that is reached with it.
  var state: ServerCollection.State?
  /// Up to where the book was synced before; nil where it never was.
  var last: SyncedCollection?

  /// Whether the book was never synced to its end.
  var isFirst: Bool { last == nil }

  /// All that is to be fetched.
  var wanted: [SyncedItem] { fetch + due }
}

/// Asks a book what changed since the last sync.
struct CollectionListing {
  let client: DAVClient
  let book: ServerCollection
  let last: SyncedCollection?
  /// What the notebook knows of the book's cards, by path, which is written in one way.
  private let known: [String: SyncedItem]

  init(
    client: DAVClient, book: ServerCollection, known: some Sequence<SyncedItem>,
    last: SyncedCollection?
  ) {
    (self.client, self.book, self.last) = (client, book, last)
    self.known = Dictionary(known.map { (DAVHref.key($0.href), $0) }) { first, _ in first }
  }

  /// How often a server may say that there is more to tell.
  private static let maximumRounds = 1000

  /// What has to be done; with `isFull` all cards are listed, whatever the server says of changes.
  func plan(isFull: Bool) async throws(HTTPClientError) -> CollectionPlan {
    var plan = CollectionPlan(book: book, state: book.state, last: last)
    if let token = last?.token, !isFull {
      let state = ServerCollection.State(token)
      if state == book.state { return plan }
      if case .token(let token) = state, let changes = try await changes(since: token) {
        take(changes, into: &plan)
        plan.gone = changes.gone.compactMap { known[$0] }.sorted { $0.href < $1.href }
        return plan
      }
    }
    let all = try await everything()
    take(all, into: &plan)
    // Only what the whole list lacks is gone.
    plan.gone = known.filter { all.met[$0.key] == nil && all.failed[$0.key] == nil }.values
      .sorted { $0.href < $1.href }
    return plan
  }

  /// What a server tells of a book's cards, by path, which is written in one way.
  private struct Told {
    var met: [String: SyncedItem] = [:]
    var gone: Set<String> = []
    var failed: [String: UnavailableResource] = [:]
    var token: String?

    /// Takes what is told of a card: a later word goes before an earlier one.
    mutating func take(_ resource: Multistatus.Resource, in book: ServerCollection) {
      let key = resource.key
      (met[key], failed[key]) = (nil, nil)
      gone.remove(key)
      if let status = resource.failure {
        failed[key] = UnavailableResource(href: resource.path, status: status)
      } else if resource.isGone {
        gone.insert(key)
      } else {
        met[key] = SyncedItem(
          href: resource.path, collection: book.href, etag: resource.text("getetag") ?? "")
      }
    }
  }

  private func take(_ told: Told, into plan: inout CollectionPlan) {
    for (key, item) in told.met.sorted(by: { $0.key < $1.key }) {
      guard let old = known[key] else {
        plan.fetch.append(item)
        continue
      }
      if !item.etag.isEmpty, old.etag == item.etag { continue }
      // Under the path by which it is known.
      var item = old
      item.etag = told.met[key]?.etag ?? ""
      plan.fetch.append(item)
    }
    plan.unavailable = told.failed.values.sorted { $0.href < $1.href }
    plan.state = told.token.map(ServerCollection.State.token) ?? book.state
  }

  /// What changed since a token; nil where the server does not know it, or cannot tell.
  private func changes(since token: String?) async throws(HTTPClientError) -> Told? {
    var told = Told(token: token)
    for _ in 0..<Self.maximumRounds {
      let response = try await client.changes(in: book.url, since: told.token)
      if Self.isRefusedToken(response, hasToken: told.token != nil) { return nil }
      let answer = try Multistatus(response)
      var hasMore = false
      for resource in answer.resources {
        if resource.status == 507 {
          hasMore = true
        } else if isCard(resource) {
          told.take(resource, in: book)
        } else if isBook(resource), resource.failure != nil {
          return nil
        }
      }
      // Without a token nothing can be told from here on; the same one again never ends.
      guard let next = answer.token, !hasMore || next != told.token else { return nil }
      told.token = next
      if !hasMore { return told }
    }
    return nil
  }

  /// Whether the answer says that a token is not known: whatever the status, or where it cannot be
  /// asked so at all.
  private static func isRefusedToken(_ response: HTTPResponse, hasToken: Bool) -> Bool {
    guard response.status / 100 == 4 else { return [501, 507].contains(response.status) }
    if DAVDocument.read(response.body)?.holds("valid-sync-token") == true { return true }
    return [400, 403, 405, 409, 412, 415, 422].contains(response.status)
  }

  /// All cards of the book.
  private func everything() async throws(HTTPClientError) -> Told {
    if book.tellsChanges, let told = try await changes(since: nil) { return told }
    // The state was told before: what changes meanwhile is told again the next time.
    var told = Told()
    if case .token(let token)? = book.state { told.token = token }
    let response = try await client.properties(
      ["d:getetag", "d:resourcetype"], of: book.url, depth: 1)
    for resource in try Multistatus(response).resources {
      // A list that breaks off would make the rest seem gone.
      if let status = resource.failure, status == 507 || isBook(resource) {
        throw .status(host: book.url.host(percentEncoded: false) ?? "", status)
      }
      if isCard(resource), !resource.isOfType("collection") { told.take(resource, in: book) }
    }
    return told
  }

  /// Whether it is the book itself.
  private func isBook(_ resource: Multistatus.Resource) -> Bool {
    ServerAddress.isSameServer(resource.url, book.url)
      && DAVHref.key(DAVHref.folder(resource.url).path(percentEncoded: true)) == book.href
  }

  /// Whether it is a card of this book: neither the book itself, nor what lies elsewhere.
  private func isCard(_ resource: Multistatus.Resource) -> Bool {
    let key = resource.key
    return ServerAddress.isSameServer(resource.url, book.url) && key.hasPrefix(book.href)
      && key != book.href && !key.hasSuffix("/") && resource.url.query() == nil
  }
}
