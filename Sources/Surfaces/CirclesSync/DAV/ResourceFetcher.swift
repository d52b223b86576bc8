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

  /// The cards that are there, and the paths of those that are gone by now.
  func fetch(
    _ items: [SyncedItem]
  ) async throws(HTTPClientError) -> (cards: [FetchedResource], gone: [SyncedItem]) {
    var cards: [FetchedResource] = []
    var gone: [SyncedItem] = []
    var answered: Set<String> = []
    let wanted = Dictionary(items.map { ($0.href, $0) }) { first, _ in first }
    let response = try await client.resources(items.map(\.href), in: book.url)
    // A server that does not know this way of asking is asked for each card.
    let answer =
      [400, 403, 405, 409, 415, 422, 501].contains(response.status)
      ? nil : try Multistatus(response)
    for resource in answer?.resources ?? [] {
      guard let item = wanted[resource.path],
        ServerAddress.isSameServer(resource.url, book.url), !answered.contains(item.href)
      else { continue }
      if resource.status == 404 {
        gone.append(item)
      } else if let data = resource.property(client.kind.data, client.kind.space) {
        cards.append(card(item, etag: resource.text("getetag"), body: data.content))
      } else {
        continue
      }
      answered.insert(item.href)
    }
    for item in items where !answered.contains(item.href) {
      if let card = try await single(item) { cards.append(card) } else { gone.append(item) }
    }
    return (cards, gone)
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
