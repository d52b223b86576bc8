public import CirclesHTTP
public import Foundation

/// An account on a server, as it is remembered: without its password.
public struct Account: Codable, Hashable, Sendable {
  /// What is spoken.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Address books (RFC 6352).
    case carddav
    /// Calendars (RFC 4791).
    case caldav
    /// A calendar at one address (RFC 5545), as it is subscribed to.
    case ics
  }

  /// An address book as it was found the last time.
  public struct Book: Codable, Hashable, Sendable {
    /// Its path on the server.
    public var href: String
    /// What its owner calls it.
    public var title: String
  }

  /// What the user calls it; the name of its source in the notebook.
  public var name: String
  /// What is spoken.
  public var kind: Kind
  /// The address that the user named.
  public var url: URL
  /// The user's name on the server; nil where nobody has to sign in.
  public var user: String?
  /// The command that prints the password.
  public var passwordCommand: String?
  /// The file that holds the password.
  public var passwordFile: String?
  /// Whether the file was made by `accounts add`, and goes with the account.
  public var ownsPasswordFile: Bool?
  /// The books that are wanted, by title or path; empty for all.
  public var books: [String]
  /// The calendar into which the notebook's own days are put, by title or path; nil for none.
  public var publishTo: String?
  /// Whether `sync` writes what the user changed into the cards, also when it is not told to.
  public var push: Bool?
  /// The book that new people are put into, by title or path; nil for none.
  public var newPeopleTo: String?
  /// How often the daemon syncs it, in seconds; nil for never.
  public var every: Int?
  /// Where the books were found.
  public var home: URL?
  /// Where more of them were found, on the same server.
  public var otherHomes: [URL]?
  /// The books that were found.
  public var found: [Book]?

  /// An account, or why there can be none.
  public init(name: String?, kind: Kind, url: String, user: String?, books: [String])
    throws(HTTPClientError)
  {
    self.url = try ServerAddress.checked(kind == .ics ? Self.subscribed(url) : url)
    self.name = name ?? self.url.host(percentEncoded: false) ?? kind.rawValue
    self.kind = kind
    self.user = user
    self.books = books
    if kind == .ics, !books.isEmpty {
      throw .address("a subscribed calendar has no books to choose")
    }
    guard !self.name.isEmpty, self.name.utf8.count <= 200,
      !self.name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .address("this cannot be the name of an account") }
  }

  /// The address that a subscription link (`webcal:`) stands for.
  private static func subscribed(_ url: String) -> String {
    for scheme in ["webcals://", "webcal://"]
    where url.lowercased().hasPrefix(scheme) { return "https://" + url.dropFirst(scheme.count) }
    return url
  }

  /// The collections that were found on the server the last time.
  var collections: [ServerCollection] {
    guard let home else { return [] }
    return (found ?? []).compactMap { book in
      DAVHref.resolve(book.href, from: home).map { ServerCollection(feed: $0, title: book.title) }
    }
  }

  /// All places where books were found.
  var homes: [URL] { [home].compactMap(\.self) + (otherHomes ?? []) }

  /// Remembers what was found on the server.
  mutating func remember(_ homes: [URL], _ collections: [ServerCollection]) {
    home = homes.first
    otherHomes = homes.count > 1 ? Array(homes.dropFirst()) : nil
    found = collections.map { Book(href: $0.href, title: $0.title) }
  }
}
