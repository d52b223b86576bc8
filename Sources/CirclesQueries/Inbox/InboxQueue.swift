public import CirclesModel
public import CirclesStore
import GRDB

/// The order of the inbox without what its entries say: quick to ask however much waits.
public struct InboxQueue: Hashable, Sendable {
  /// A place in the queue.
  public enum Place: Hashable, Sendable {
    /// A conversation.
    case conversation(ConversationName)
    /// Another note, by id.
    case note(String)

    /// The entry's id.
    public var id: String {
      switch self {
      case .conversation(let name): InboxEntry.id(of: name)
      case .note(let id): id
      }
    }
  }

  /// The places, the oldest first.
  public var places: [Place] = []

  /// Where an entry stands; nil for one that does not wait.
  public func index(of entry: String) -> Int? { places.firstIndex { $0.id == entry } }
}

extension Notebook {
  /// The order of the inbox.
  public func inboxQueue() throws(StoreFailure) -> InboxQueue {
    try read { db in
      var queue = InboxQueue()
      var known: Set<ConversationName> = []
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT u.id, t.id AS thread, coalesce(n.sender, '') AS sender
          FROM unassigned_note AS u LEFT JOIN note AS n ON n.id = u.id
          LEFT JOIN thread AS t ON t.key = n.thread_key
          ORDER BY coalesce(n.captured_at, u.created_at), u.id
          """)
      while let row = try rows.next() {
        guard let thread: String = try row[checked: "thread"] else {
          queue.places.append(.note(try row[checked: "id"]))
          continue
        }
        let name = ConversationName(thread: thread, sender: try row[checked: "sender"])
        if known.insert(name).inserted { queue.places.append(.conversation(name)) }
      }
      return queue
    }
  }

  /// The entry at a place; nil where it was taken out meanwhile.
  public func inboxEntry(at place: InboxQueue.Place) throws(StoreFailure) -> InboxEntry? {
    switch place {
    case .conversation(let name): return try inboxEntry(of: name)
    case .note(let id):
      guard let item = try inboxItem(id: id) else { return nil }
      return InboxEntry(note: item)
    }
  }
}
