import CirclesHTTP
import Foundation

/// Finds the address books or calendars of an account (RFC 6352 section 7, RFC 4791 section 6, RFC 6764).
struct CollectionFinder {
  let client: DAVClient
  /// What the user named.
  let start: URL

  /// Where the books lie, and which they are.
  struct Found {
    /// The collections that list them, or the book itself; never empty.
    var homes: [URL]
    var books: [ServerCollection]
  }

  /// How many home sets of a user are looked at.
  private static let maximumHomes = 20

  /// The books, from where they were the last time, else by looking for them.
  func find(from homes: [URL]) async throws(HTTPClientError) -> Found {
    if let found = try await known(homes) { return found }
    return try await discover()
  }

  /// The books of homes that were found before; nil where one of them is empty or gone.
  private func known(_ homes: [URL]) async throws(HTTPClientError) -> Found? {
    var books: [ServerCollection] = []
    for home in homes {
      guard ServerAddress.mayDelegate(start, to: home), let more = try await list(home),
        !more.isEmpty
      else { return nil }
      books += more.filter { !books.contains($0) }
    }
    return books.isEmpty ? nil : Found(homes: homes, books: books)
  }

  /// The books of a home set, or the one that the address is; nil where nothing is there.
  private func list(_ home: URL) async throws(HTTPClientError) -> [ServerCollection]? {
    let response = try await client.properties(client.ofCollections, of: home, depth: 1)
    if [404, 405, 410].contains(response.status) { return nil }
    let all = try Multistatus(response).resources
    // The cards of a book are no books.
    return all.compactMap { ServerCollection($0, client.kind) }.filter {
      ServerAddress.isSameServer($0.url, home) && ServerAddress.isSafe($0.url)
    }
  }

  private func discover() async throws(HTTPClientError) -> Found {
    var failure: HTTPClientError?
    for place in [start, wellKnown].compactMap(\.self) {
      do throws(HTTPClientError) {
        if let found = try await look(at: place) { return found }
      } catch {
        switch error {
        // What the first address does not know, the second may: that of a domain is often a web
        // site, which sends us to another host.
        case .status(_, let status) where status < 500: failure = failure ?? error
        case .broken, .redirect, .refused(_, status: 403): failure = failure ?? error
        default: throw error
        }
      }
    }
    throw failure
      ?? .broken(
        host: start.host(percentEncoded: false) ?? "",
        "there is no \(client.kind.noun) at this address")
  }

  private var wellKnown: URL? {
    URL(string: "/.well-known/\(client.kind.wellKnown)", relativeTo: start)?.absoluteURL
  }

  /// What an address says of itself, and of the user.
  private func own(_ place: URL) async throws(HTTPClientError) -> HTTPResponse {
    let names = client.ofCollections
    do throws(HTTPClientError) {
      return try await client.properties(
        names + ["d:current-user-principal"], of: place, depth: 0)
    } catch {
      // Radicale refuses to say to somebody unknown who they are, though it tells them the rest.
      guard case .refused(_, status: 401) = error, client.http.isAnonymous else { throw error }
      return try await client.properties(names, of: place, depth: 0)
    }
  }

  /// The books that an address leads to; nil where it leads to none.
  private func look(at place: URL) async throws(HTTPClientError) -> Found? {
    let response = try await own(place)
    guard let own = try Multistatus(response).resources.first else { return nil }
    if let book = ServerCollection(own, client.kind),
      ServerAddress.isSameServer(book.url, response.url)
    {
      return Found(homes: [book.url], books: [book])
    }
    var homes = own.addresses(client.kind.homeSet, client.kind.space)
    if homes.isEmpty, let principal = own.property("current-user-principal")?.child("href"),
      let url = DAVHref.resolve(principal.trimmed, from: response.url),
      ServerAddress.mayDelegate(start, to: url)
    {
      let answer = try await client.properties(["c:" + client.kind.homeSet], of: url, depth: 0)
      homes =
        try Multistatus(answer).resources.first?
        .addresses(client.kind.homeSet, client.kind.space) ?? []
    }
    // Servers without principals list the books below the address itself.
    if let found = try await below(homes) { return found }
    return try await below([response.url])
  }

  /// The books of all homes, which lie on one server; nil where there are none.
  private func below(_ homes: [URL]) async throws(HTTPClientError) -> Found? {
    var found = Found(homes: [], books: [])
    var failure: HTTPClientError?
    for home in homes.prefix(Self.maximumHomes).map(DAVHref.folder)
    where ServerAddress.mayDelegate(start, to: home) {
      let isElsewhere = found.homes.first.map { !ServerAddress.isSameServer($0, home) } ?? false
      if isElsewhere || found.homes.contains(home) { continue }
      do throws(HTTPClientError) {
        guard let books = try await list(home), !books.isEmpty else { continue }
        found.homes.append(home)
        found.books += books.filter { !found.books.contains($0) }
      } catch {
        // Of several homes one may be somebody else's.
        guard case .refused(_, status: 403) = error, homes.count > 1 else { throw error }
        failure = error
      }
    }
    if found.books.isEmpty, let failure { throw failure }
    return found.books.isEmpty ? nil : found
  }
}
