public import Foundation

/// A question with everything that it needs to be answered.
public struct SearchRequest: Sendable {
  /// Who said something.
  public enum Sender: Hashable, Sendable {
    /// The owner.
    case me
    /// A contact, by id.
    case person(String)
    /// Somebody who is no contact, as the chat calls them.
    case named(String)
  }

  /// What is asked.
  public var query: SearchQuery
  /// Who said it: all that `from:` names.
  public var senders: [Sender] = []
  /// Ids of the contacts that it is about: all that `with:` names.
  public var people: [String] = []
  /// How many hits a page has.
  public var limit = 20
  /// Where the page begins.
  public var page: PageCursor?
  /// The zone of the local clock.
  public var zone: TimeZone
  /// Now.
  public var now: Date

  /// A question, as seen from now in a zone.
  public init(_ query: SearchQuery, now: Date = .now, in zone: TimeZone = .current) {
    self.query = query
    self.zone = zone
    self.now = now
  }

  /// The most hits that a page can have.
  public static let mostHits = 1000
}
