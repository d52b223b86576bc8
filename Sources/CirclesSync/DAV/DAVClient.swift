import CirclesHTTP
import Foundation

/// The requests of WebDAV and CardDAV that are needed.
struct DAVClient {
  let http: HTTPClient

  private static let begin = #"<?xml version="1.0" encoding="utf-8"?>"#
  private static let spaces =
    #"xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav" xmlns:s="http://calendarserver.org/ns/""#

  /// What is told of every collection.
  static let ofCollections = [
    "d:resourcetype", "d:displayname", "c:addressbook-home-set", "d:sync-token", "s:getctag",
    "d:supported-report-set",
  ]

  /// Properties of a resource, and with depth 1 of what lies in it.
  func properties(
    _ names: [String], of url: URL, depth: Int
  ) async throws(HTTPFailure) -> HTTPResponse {
    let list = names.map { "<\($0)/>" }.joined()
    return try await ask(
      "PROPFIND", url, depth: depth,
      "<d:propfind \(Self.spaces)><d:prop>\(list)</d:prop></d:propfind>")
  }

  /// What changed in a collection since a token; everything without one. No limit is ever asked for:
  /// there are servers that leave out what is beyond it, and give the newest token all the same.
  func changes(in url: URL, since token: String?) async throws(HTTPFailure) -> HTTPResponse {
    try await ask(
      "REPORT", url, depth: 0,
      "<d:sync-collection \(Self.spaces)><d:sync-token>\(Self.escaped(token ?? ""))</d:sync-token>"
        + "<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>")
  }

  /// Cards of a collection, by their paths.
  func cards(_ paths: [String], in url: URL) async throws(HTTPFailure) -> HTTPResponse {
    let hrefs = paths.map { "<d:href>\(Self.escaped($0))</d:href>" }.joined()
    return try await ask(
      "REPORT", url, depth: 1,
      "<c:addressbook-multiget \(Self.spaces)><d:prop><d:getetag/><c:address-data/></d:prop>\(hrefs)"
        + "</c:addressbook-multiget>")
  }

  /// A card by itself.
  func card(_ url: URL) async throws(HTTPFailure) -> HTTPResponse {
    try await http.send(
      HTTPRequest("GET", url, headers: [HTTPRequest.Header("Accept", "text/vcard, */*;q=0.1")]))
  }

  private func ask(
    _ method: String, _ url: URL, depth: Int, _ body: String
  ) async throws(HTTPFailure) -> HTTPResponse {
    try await http.send(
      HTTPRequest(
        method, url,
        headers: [
          HTTPRequest.Header("Depth", String(depth)),
          HTTPRequest.Header("Content-Type", "application/xml; charset=utf-8"),
        ], body: Array((Self.begin + body).utf8)))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
