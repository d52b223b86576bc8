/// A collection of an account (an address book, a calendar) as far as it is synced.
public struct SyncedCollection: Hashable, Sendable {
  /// Its address on the server.
  public var href: String
  /// What the server calls the state that was synced last; nil where all of it has to be listed.
  public var token: String?

  /// Makes a collection's state.
  public init(href: String, token: String?) {
    self.href = href
    self.token = token
  }
}

/// What the notebook knows of a resource on a server: a card, an event.
public struct SyncedItem: Hashable, Sendable {
  /// Its path on the server.
  public var href: String
  /// The collection it lies in.
  public var collection: String
  /// The version that was loaded last; empty where it has to be fetched again.
  public var etag: String
  /// The record it became; nil where it could not be read, or is gone from the notebook.
  public var record: Int?

  /// Makes what is known of a resource.
  public init(href: String, collection: String, etag: String, record: Int? = nil) {
    self.href = href
    self.collection = collection
    self.etag = etag
    self.record = record
  }
}

/// All that the notebook knows of an account.
public struct SyncState: Hashable, Sendable {
  /// Its collections, by address.
  public var collections: [String: SyncedCollection] = [:]
  /// Its resources, by path.
  public var items: [String: SyncedItem] = [:]

  /// Nothing is known.
  public init() {}
}

/// A card that was fetched, made ready to load.
public struct SyncedCard: Sendable {
  /// Where it lies, and in which version.
  public var item: SyncedItem
  /// What it says; nil where it cannot be read.
  public var contact: PreparedContact?

  /// Makes a card.
  public init(item: SyncedItem, contact: PreparedContact?) {
    self.item = item
    self.contact = contact
  }
}
