import CirclesHTTP
import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation

/// A calendar at one address, as it came.
struct Feed {
  var collection: ServerCollection
  /// The whole of it; nil where it is as it was.
  var resource: FetchedResource?

  /// Asks for a feed; with `isFresh` it is read even if it has not changed.
  static func fetch(
    _ url: URL, _ http: HTTPClient, known: SyncedItem?, isFresh: Bool, title: String
  ) async throws(HTTPClientError) -> Feed {
    var collection = ServerCollection(feed: url, title: title)
    var headers = [HTTPRequest.Header("Accept", "text/calendar, */*;q=0.1")]
    if !isFresh, let known { headers += condition(known.etag) }
    let response = try await http.send(HTTPRequest("GET", url, headers: headers))
    if response.status == 304, !isFresh { return Feed(collection: collection) }
    let host = url.host(percentEncoded: false) ?? ""
    guard response.status == 200 else {
      if response.status == 403 { throw .refused(host: host, status: 403) }
      throw .status(host: host, response.status)
    }
    guard isWhole(response.body) else { throw .broken(host: host, "the calendar is incomplete") }
    if let name = name(response.body) { collection.title = name }
    let etag = version(response)
    if !isFresh, known?.etag == etag { return Feed(collection: collection) }
    let item = SyncedItem(href: collection.href, collection: collection.href, etag: etag)
    return Feed(collection: collection, resource: FetchedResource(item: item, body: response.body))
  }

  /// What a version is called: the server's own word for it, else one made of the bytes.
  private static func version(_ response: HTTPResponse) -> String {
    if let etag = response.headers["etag"], !etag.isEmpty { return etag }
    if let date = response.headers["last-modified"], !date.isEmpty { return modified + date }
    return digest + RecordDigest(of: response.body, seed: "feed/1").hex
  }

  /// How the server is asked whether a version is still the last.
  private static func condition(_ version: String) -> [HTTPRequest.Header] {
    if version.hasPrefix(digest) { return [] }
    if version.hasPrefix(modified) {
      return [HTTPRequest.Header("If-Modified-Since", String(version.dropFirst(modified.count)))]
    }
    return [HTTPRequest.Header("If-None-Match", version)]
  }

  private static let modified = "modified "
  private static let digest = "digest "

  /// Whether a calendar begins and ends: a page for people, or one that broke off, says nothing of
  /// what is gone.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    guard let first = text.firstIndex(where: { !isBlank($0) }),
      let last = text.lastIndex(where: { !isBlank($0) })
    else { return false }
    let head = String(decoding: text[first...].prefix(15), as: UTF8.self).uppercased()
    let foot = String(decoding: text[...last].suffix(13), as: UTF8.self).uppercased()
    return head == "BEGIN:VCALENDAR" && foot == "END:VCALENDAR"
  }

  /// What the calendar calls itself.
  private static func name(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    for line in head.split(whereSeparator: \.isNewline) {
      if line.uppercased().hasPrefix("BEGIN:VEVENT") { return nil }
      guard line.uppercased().hasPrefix("X-WR-CALNAME"), let colon = line.firstIndex(of: ":") else {
        continue
      }
      let name = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return name.isEmpty ? nil : String(name.prefix(200))
    }
    return nil
  }
}
