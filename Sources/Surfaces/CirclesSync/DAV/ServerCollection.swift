public import Foundation

/// An address book or a calendar on a server, or a feed of one.
public struct ServerCollection: Hashable, Sendable {
  /// Where it is.
  public var url: URL
  /// What its owner calls it.
  public var title: String
  /// Whether events may lie in it: false for a list of tasks.
  var holdsEvents = true
  /// What the server calls its present state: changed with any resource. Nil where it does not say.
  var state: State?
  /// Whether it can tell what changed since a state.
  var tellsChanges: Bool

  /// A name for a state of a collection.
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

  /// A feed, which is a resource of its own.
  init(feed url: URL, title: String) {
    (self.url, self.title, tellsChanges) = (url, title, false)
  }

  /// The collection that a resource is; nil where it is none.
  init?(_ resource: Multistatus.Resource, _ kind: DAVKind) {
    guard resource.isOfType(kind.type, kind.space) else { return nil }
    url = DAVHref.folder(resource.url)
    let last = url.lastPathComponent
    title = resource.text("displayname") ?? (last.isEmpty ? kind.untitled : last)
    let token = resource.text("sync-token")
    if let parts = resource.property("supported-calendar-component-set", DAVNode.Space.calendar) {
      let names = parts.all("comp", DAVNode.Space.calendar).compactMap { $0.attribute("name") }
      holdsEvents = names.isEmpty || names.contains { $0.uppercased() == "VEVENT" }
    }
    let reports = resource.property("supported-report-set")
    tellsChanges = token != nil || reports?.holds("sync-collection") == true
    state =
      token.map(State.token)
      ?? resource.text("getctag", DAVNode.Space.server).map(State.tag)
  }

  /// Its path on the server, by which it is known in the notebook.
  public var href: String { DAVHref.key(url.path(percentEncoded: true)) }
}
