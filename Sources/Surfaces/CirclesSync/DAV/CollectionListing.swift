import CirclesHTTP
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
  /// The state that is reached with it.
  var state: ServerCollection.State?
  /// Whether the book was never synced to its end.
  var isFirst: Bool

  /// All that is to be fetched.
  var wanted: [SyncedItem] { fetch + due }
}

/// Asks a book what changed since the last sync.
struct CollectionListing {
  let client: DAVClient
  let book: ServerCollection
  /// What the notebook knows of the book's cards, by path.
  let known: [String: SyncedItem]
  let last: SyncedCollection?

  /// How often a server may say that there is more to tell.
  private static let maximumRounds = 1000

  /// What has to be done; with `isFull` all cards are listed, whatever the server says of changes.
  func plan(isFull: Bool) async throws(HTTPClientError) -> CollectionPlan {
    var plan = CollectionPlan(book: book, state: book.state, isFirst: last == nil)
    if let token = last?.token, !isFull {
      let state = ServerCollection.State(token)
      if state == book.state { return plan }
      if case .token(let token) = state, let changes = try await changes(since: token) {
        take(changes, into: &plan)
        return plan
      }
    }
    let all = try await everything()
    plan.state = all.token.map(ServerCollection.State.token) ?? book.state
    for (path, etag) in all.met.sorted(by: { $0.key < $1.key }) {
      meet(path, etag, &plan)
    }
    // Only what the whole list lacks is gone.
    plan.gone = known.values.filter { all.met[$0.href] == nil }.sorted { $0.href < $1.href }
    return plan
  }

  /// What a server tells of a book's cards.
  private struct Told {
    var met: [String: String] = [:]
    var gone: Set<String> = []
    var token: String?
  }

  private func take(_ told: Told, into plan: inout CollectionPlan) {
    for (path, etag) in told.met.sorted(by: { $0.key < $1.key }) { meet(path, etag, &plan) }
    plan.gone = told.gone.compactMap { known[$0] }.sorted { $0.href < $1.href }
    plan.state = told.token.map(ServerCollection.State.token)
  }

  private func meet(_ path: String, _ etag: String, _ plan: inout CollectionPlan) {
    let old = known[path]
    if let old, !etag.isEmpty, old.etag == etag { return }
    plan.fetch.append(
      SyncedItem(href: path, collection: book.href, etag: etag, record: old?.record))
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
        } else if let path = card(resource) {
          // Only 404 says that a card is gone.
          if resource.status == 404 {
            told.gone.insert(path)
            told.met[path] = nil
          } else if resource.status == nil || resource.status == 200 {
            told.met[path] = resource.text("getetag") ?? ""
            told.gone.remove(path)
          }
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
    guard response.status / 100 == 4 else { return response.status == 501 }
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
      guard resource.status ?? 200 == 200, !resource.isOfType("collection"),
        let path = card(resource)
      else { continue }
      told.met[path] = resource.text("getetag") ?? ""
    }
    return told
  }

  /// The path of a card of this book; nil for the book itself, and for what lies elsewhere.
  private func card(_ resource: Multistatus.Resource) -> String? {
    let path = resource.path
    guard ServerAddress.isSameServer(resource.url, book.url), path.hasPrefix(book.href),
      path != book.href, !path.hasSuffix("/"), resource.url.query() == nil
    else { return nil }
    return path
  }
}
