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

  /// What a place is sorted by: it stays the same while others are settled.
  public struct Mark: Hashable, Sendable {
    /// When its first note was.
    public var at: String
    /// That note.
    public var note: String

    /// A mark.
    public init(at: String, note: String) {
      self.at = at
      self.note = note
    }

    /// Whether it stands behind another one.
    func isBehind(_ other: Mark) -> Bool {
      // As SQLite compares them.
      let (mine, others) = (at.utf8, other.at.utf8)
      if !mine.elementsEqual(others) { return others.lexicographicallyPrecedes(mine) }
      return other.note.utf8.lexicographicallyPrecedes(note.utf8)
    }
  }

  /// The places, the oldest first.
  public private(set) var places: [Place] = []
  /// What each place is sorted by.
  public private(set) var marks: [Mark] = []

  /// Adds a place behind the others.
  mutating func append(_ place: Place, at mark: Mark) {
    places.append(place)
    marks.append(mark)
  }

  /// The first place behind a mark, whose own may be settled by now.
  public func index(after mark: Mark) -> Int {
    marks.firstIndex { $0.isBehind(mark) } ?? marks.count
  }

  /// Where an entry stands; nil for one that does not wait.
  public func index(of entry: String) -> Int? { places.firstIndex { $0.id == entry } }
}

extension Notebook {
  /// The order of the inbox.
  public func inboxQueue() throws(StoreError) -> InboxQueue {
    try read { db in
      var queue = InboxQueue()
      var known: Set<ConversationName> = []
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT u.id, t.id AS thread, coalesce(n.sender, '') AS sender,
            coalesce(n.captured_at, u.created_at) AS at
          FROM unassigned_note AS u LEFT JOIN note AS n ON n.id = u.id
          LEFT JOIN thread AS t ON t.key = n.thread_key
          ORDER BY coalesce(n.captured_at, u.created_at), u.id
          """)
      while let row = try rows.next() {
        let mark = InboxQueue.Mark(at: try row[checked: "at"], note: try row[checked: "id"])
        guard let thread: String = try row[checked: "thread"] else {
          queue.append(.note(mark.note), at: mark)
          continue
        }
        let name = ConversationName(thread: thread, sender: try row[checked: "sender"])
        if known.insert(name).inserted { queue.append(.conversation(name), at: mark) }
      }
      return queue
    }
  }

  /// The entry at a place; nil where it was taken out meanwhile.
  public func inboxEntry(at place: InboxQueue.Place) throws(StoreError) -> InboxEntry? {
    switch place {
    case .conversation(let name): return try inboxEntry(of: name)
    case .note(let id):
      guard let item = try inboxItem(id: id) else { return nil }
      return InboxEntry(note: item)
    }
  }
}
