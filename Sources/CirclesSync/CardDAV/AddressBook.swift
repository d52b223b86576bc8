public import Foundation

/// An address book on a server.
public struct AddressBook: Hashable, Sendable {
  /// Where it is.
  public var url: URL
  /// What its owner calls it.
  public var title: String
  /// What the server calls its present state: changed with any card. Nil where it does not say.
  var state: State?
  /// Whether it can tell what changed since a state.
  var tellsChanges: Bool

  /// A name for a state of a book.
  enum State: Hashable, Sendable {
    /// One from which the server can tell changes.
    case token(String)
    /// One that can only be compared.
    case tag(String)

    /// As it is kept.
    var text: String {
      switch self {
      case .token(let text): text
      case .tag(let text): Self.mark + text
      }
    }

    /// As it was kept.
    init(_ text: String) {
      self =
        text.hasPrefix(Self.mark)
        ? .tag(String(text.dropFirst(Self.mark.count))) : .token(text)
    }

    // No token is written so: it is an address, or a word.
    private static let mark = "ctag "
  }

  /// The book that a resource is; nil where it is none.
  init?(_ resource: Multistatus.Resource) {
    guard resource.isOfType("addressbook", DAVNode.Space.card) else { return nil }
    url = DAVHref.folder(resource.url)
    let last = url.lastPathComponent
    title = resource.text("displayname") ?? (last.isEmpty ? "contacts" : last)
    let token = resource.text("sync-token")
    let reports = resource.property("supported-report-set")
    tellsChanges = token != nil || reports?.holds("sync-collection") == true
    state =
      token.map(State.token)
      ?? resource.text("getctag", DAVNode.Space.server).map(State.tag)
  }

  /// Its path on the server, by which it is known in the notebook.
  public var href: String { url.path(percentEncoded: true) }
}

extension DAVHref {
  /// The address of a collection, which ends with a slash.
  static func folder(_ url: URL) -> URL {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      !parts.percentEncodedPath.hasSuffix("/")
    else { return url }
    parts.percentEncodedPath += "/"
    return parts.url ?? url
  }
}
