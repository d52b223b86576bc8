import CirclesHTTP
import Foundation

/// The requests of WebDAV, CardDAV and CalDAV that are needed.
struct DAVClient {
  let http: HTTPClient
  let kind: DAVKind

  private static let begin = #"<?xml version="1.0" encoding="utf-8"?>"#
  private var spaces: String {
    #"xmlns:d="DAV:" xmlns:c="\#(kind.space)" xmlns:s="\#(DAVNode.Space.server)""#
  }

  /// What is told of every collection.
  var ofCollections: [String] {
    let all = [
      "d:resourcetype", "d:displayname", "c:" + kind.homeSet, "d:sync-token", "s:getctag",
      "d:supported-report-set",
    ]
    return all + (kind == .calendars ? ["c:supported-calendar-component-set"] : [])
  }

  /// Properties of a resource, and with depth 1 of what lies in it.
  func properties(
    _ names: [String], of url: URL, depth: Int
  ) async throws(HTTPClientError) -> HTTPResponse {
    let list = names.map { "<\($0)/>" }.joined()
    return try await ask(
      "PROPFIND", url, depth: depth,
      "<d:propfind \(spaces)><d:prop>\(list)</d:prop></d:propfind>")
  }

  /// What changed in a collection since a token; everything without one. No limit is ever asked for:
  /// there are servers that leave out what is beyond it, and give the newest token all the same.
  func changes(in url: URL, since token: String?) async throws(HTTPClientError) -> HTTPResponse {
    try await ask(
      "REPORT", url, depth: 0,
      "<d:sync-collection \(spaces)><d:sync-token>\(Self.escaped(token ?? ""))</d:sync-token>"
        + "<d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>")
  }

  /// Resources of a collection, by their paths.
  func resources(_ paths: [String], in url: URL) async throws(HTTPClientError) -> HTTPResponse {
    let hrefs = paths.map { "<d:href>\(Self.escaped($0))</d:href>" }.joined()
    return try await ask(
      "REPORT", url, depth: 1,
      "<c:\(kind.multiget) \(spaces)><d:prop><d:getetag/><c:\(kind.data)/></d:prop>\(hrefs)"
        + "</c:\(kind.multiget)>")
  }

  /// A resource by itself.
  func resource(_ url: URL) async throws(HTTPClientError) -> HTTPResponse {
    try await http.send(
      HTTPRequest("GET", url, headers: [HTTPRequest.Header("Accept", "\(kind.media), */*;q=0.1")]))
  }

  /// Writes a resource, on a condition.
  func put(
    _ body: [UInt8], at url: URL, _ condition: HTTPRequest.Header
  ) async throws(HTTPClientError) -> HTTPResponse {
    try await http.send(
      HTTPRequest(
        "PUT", url,
        headers: [condition, HTTPRequest.Header("Content-Type", "\(kind.media); charset=utf-8")],
        body: body))
  }

  /// Takes a resource out, in the version that is known.
  func delete(_ url: URL, etag: String) async throws(HTTPClientError) -> HTTPResponse {
    try await http.send(
      HTTPRequest(
        "DELETE", url, headers: etag.isEmpty ? [] : [HTTPRequest.Header("If-Match", etag)]))
  }

  private func ask(
    _ method: String, _ url: URL, depth: Int, _ body: String
  ) async throws(HTTPClientError) -> HTTPResponse {
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
