import CirclesHTTP
import Foundation

/// An answer about several resources (RFC 4918, section 13).
struct Multistatus {
  /// One resource.
  struct Resource {
    /// Its address, made whole and written in one way.
    let url: URL
    /// The status of the resource as a whole; nil where its properties have one each.
    let status: Int?
    private let found: [DAVNode]

    init?(_ node: DAVNode, from base: URL) {
      guard let href = node.child("href")?.trimmed, let url = DAVHref.resolve(href, from: base)
      else { return nil }
      self.url = url
      status = node.child("status").flatMap { Multistatus.status($0.trimmed) }
      found = node.all("propstat").filter { part in
        let status = part.child("status").flatMap { Multistatus.status($0.trimmed) }
        return status.map { $0 / 100 == 2 } ?? true
      }.flatMap { $0.all("prop") }
    }

    /// Its path on the server.
    var path: String { url.path(percentEncoded: true) }

    /// Its path written in one way, however the server writes it this time.
    var key: String { DAVHref.key(path) }

    /// Whether the server says that it is not there (any more).
    var isGone: Bool { status == 404 || status == 410 }

    /// The status of a resource that cannot be told of now, which says nothing of whether it is there;
    /// nil where all is well.
    var failure: Int? { isGone ? nil : status.flatMap { $0 / 100 == 2 ? nil : $0 } }

    /// A property that was found.
    func property(_ name: String, _ space: String = DAVNode.Space.dav) -> DAVNode? {
      found.lazy.compactMap { $0.child(name, space) }.first
    }

    /// The text of a property; nil where it is not there or empty.
    func text(_ name: String, _ space: String = DAVNode.Space.dav) -> String? {
      property(name, space).map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The addresses that a property names.
    func addresses(_ name: String, _ space: String = DAVNode.Space.dav) -> [URL] {
      (property(name, space)?.all("href") ?? []).compactMap {
        DAVHref.resolve($0.trimmed, from: url)
      }
    }

    /// Whether it is of a type.
    func isOfType(_ name: String, _ space: String = DAVNode.Space.dav) -> Bool {
      property("resourcetype")?.child(name, space) != nil
    }
  }

  /// The resources, in order.
  let resources: [Resource]
  /// What the server calls the state that is told.
  let token: String?

  /// The answer that a response holds, or what is wrong with it.
  init(_ response: HTTPResponse) throws(HTTPClientError) {
    let host = response.url.host(percentEncoded: false) ?? ""
    guard response.status == 207 else {
      if response.status == 403 { throw .refused(host: host, status: 403) }
      if response.status / 100 == 2 {
        throw .broken(host: host, "it does not speak WebDAV at this address")
      }
      throw .status(host: host, response.status)
    }
    guard let root = DAVDocument.read(response.body), root.name == "multistatus",
      root.space == DAVNode.Space.dav
    else { throw .broken(host: host, "it is not XML of a WebDAV server") }
    resources = root.all("response").flatMap { node in
      // Of resources with one status only, one response may name several.
      let hrefs = node.all("href")
      if hrefs.count <= 1 { return Resource(node, from: response.url).map { [$0] } ?? [] }
      return hrefs.compactMap { href in
        let single = DAVNode("response", DAVNode.Space.dav)
        single.adopt([href] + node.children.filter { $0.name != "href" })
        return Resource(single, from: response.url)
      }
    }
    let token = root.child("sync-token")?.trimmed ?? ""
    self.token = token.isEmpty ? nil : token
  }

  private static func status(_ line: String) -> Int? {
    let words = line.split(separator: " ")
    return words.count >= 2 ? Int(words[1]) : nil
  }
}
