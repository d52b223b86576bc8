import CirclesHTTP
import CirclesPipeline
import CirclesStore
import Foundation

/// Fetches cards of a book, or events of a calendar.
struct ResourceFetcher {
  let client: DAVClient
  let book: ServerCollection

  /// How many are asked for at once.
  static let bunch = 100

  /// How often a server may fail to give one resource before it is taken for broken.
  private static let maximumFailures = 5

  /// What came of the resources that were asked for.
  struct Fetched {
    /// The cards that are there.
    var cards: [FetchedResource] = []
    /// Those that are gone by now.
    var gone: [SyncedItem] = []
    /// Those that the server does not give.
    var unavailable: [UnavailableResource] = []

    static func += (left: inout Fetched, right: Fetched) {
      left.cards += right.cards
      left.gone += right.gone
      left.unavailable += right.unavailable
    }
  }

  /// The cards that are there, and what is known of the others.
  func fetch(_ items: [SyncedItem]) async throws(HTTPClientError) -> Fetched {
    let response: HTTPResponse
    do throws(HTTPClientError) {
      response = try await client.resources(items.map(\.href), in: book.url)
    } catch {
      // Cards with large photos may be too much for one answer.
      guard case .tooLarge = error, items.count > 1 else { throw error }
      return try await halves(items)
    }
    if [413, 507].contains(response.status), items.count > 1 { return try await halves(items) }
    var fetched = Fetched()
    var answered: Set<String> = []
    let wanted = Dictionary(items.map { (DAVHref.key($0.href), $0) }) { first, _ in first }
    // A server that does not know this way of asking is asked for each card.
    let answer =
      [400, 403, 405, 409, 415, 422, 501].contains(response.status)
      ? nil : try Multistatus(response)
    for resource in answer?.resources ?? [] {
      guard let item = wanted[resource.key], !answered.contains(item.href),
        ServerAddress.isSameServer(resource.url, book.url),
        let data = resource.property(client.kind.data, client.kind.space)
      else { continue }
      fetched.cards.append(card(item, etag: resource.text("getetag"), body: data.content))
      answered.insert(item.href)
    }
    // What is said to be gone, too: there are servers that do not know their own paths in a report.
    try await add(items.filter { !answered.contains($0.href) }, to: &fetched)
    return fetched
  }

  private func halves(_ items: [SyncedItem]) async throws(HTTPClientError) -> Fetched {
    var fetched = try await fetch(Array(items[..<(items.count / 2)]))
    fetched += try await fetch(Array(items[(items.count / 2)...]))
    return fetched
  }

  /// Asks for cards one by one. One that the server cannot give does not keep the others away; a
  /// server that gives none, or fails again and again, is broken.
  private func add(_ items: [SyncedItem], to fetched: inout Fetched) async throws(HTTPClientError) {
    var failures = 0
    var failure: HTTPClientError?
    for item in items {
      do throws(HTTPClientError) {
        if let card = try await single(item) {
          fetched.cards.append(card)
        } else {
          fetched.gone.append(item)
        }
      } catch {
        let status: Int
        switch error {
        case .status(_, let code): status = code
        case .refused(_, status: 403): status = 403
        default: throw error
        }
        failures += status / 100 == 5 ? 1 : 0
        if failures > Self.maximumFailures { throw error }
        fetched.unavailable.append(UnavailableResource(href: item.href, status: status))
        failure = error
      }
    }
    if let failure, items.count > 1, fetched.cards.isEmpty, fetched.gone.isEmpty { throw failure }
  }

  /// A card by itself; nil where it is gone.
  private func single(_ item: SyncedItem) async throws(HTTPClientError) -> FetchedResource? {
    guard let url = DAVHref.resolve(item.href, from: book.url) else { return nil }
    let response = try await client.resource(url)
    switch response.status {
    case 404, 410: return nil
    case 200:
      // The list's own name of the version goes first: a header may write it in another way.
      return card(
        item, etag: item.etag.isEmpty ? response.headers["etag"] : nil, body: response.body)
    case 403:
      throw .refused(host: url.host(percentEncoded: false) ?? "", status: 403)
    default: throw .status(host: url.host(percentEncoded: false) ?? "", response.status)
    }
  }

  /// The card in the version that came, which may be newer than the one that was listed.
  private func card(_ item: SyncedItem, etag: String?, body: [UInt8]) -> FetchedResource {
    var item = item
    item.etag = etag ?? item.etag
    return FetchedResource(item: item, body: body)
  }
}
