public import CirclesModel
public import CirclesStore
import GRDB

extension Notebook {
  /// The inbox by conversation: one entry for each, and one for each other note; the oldest first.
  public func inboxEntries() throws(StoreError) -> [InboxEntry] {
    let items = try inbox()
    let facts = try conversationFacts()
    var days: [ConversationName: [InboxItem]] = [:]
    var entries: [InboxEntry] = []
    for item in items {
      if let (name, _) = facts[item.id] {
        days[name, default: []].append(item)
      } else {
        entries.append(InboxEntry(note: item))
      }
    }
    for (name, days) in days {
      let all = days.compactMap { facts[$0.id]?.facts }
      if let entry = InboxEntry(name, days: days, Self.sum(all)) { entries.append(entry) }
    }
    return entries.sorted {
      ($0.since ?? $0.item.createdAt, $0.id) < ($1.since ?? $1.item.createdAt, $1.id)
    }
  }

  /// How many entries the inbox has.
  public func inboxEntryCount() throws(StoreError) -> Int {
    try read { db in
      try Int.fetchOne(
        db,
        sql: """
          SELECT count(DISTINCT CASE WHEN n.thread_key IS NULL THEN u.id
            ELSE n.thread_key || '/' || coalesce(n.sender, '') END)
          FROM unassigned_note AS u LEFT JOIN note AS n ON n.id = u.id
          """) ?? 0
    }
  }

  /// The entry of a conversation; nil where nothing of it waits.
  public func inboxEntry(of conversation: ConversationName) throws(StoreError) -> InboxEntry? {
    let days = try inbox(of: conversation)
    let facts = try conversationFacts(conversation)
    return InboxEntry(conversation, days: days, Self.sum(days.compactMap { facts[$0.id]?.facts }))
  }

  /// Which conversation each waiting day belongs to, and what is known of it.
  private func conversationFacts(
    _ conversation: ConversationName? = nil
  ) throws(StoreError) -> [String: (name: ConversationName, facts: ConversationFacts)] {
    try read { db in
      var all: [String: (name: ConversationName, facts: ConversationFacts)] = [:]
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT u.id, t.id AS thread, coalesce(n.sender, '') AS sender, t.is_group,
            t.partner_phone,
            (SELECT count(*) FROM message AS m WHERE m.note_key = n.key) AS messages
          FROM unassigned_note AS u CROSS JOIN note AS n ON n.id = u.id
          JOIN thread AS t ON t.key = n.thread_key
          WHERE ?1 IS NULL OR t.id = ?1 AND coalesce(n.sender, '') = ?2
          """, arguments: [conversation?.thread, conversation?.sender])
      while let row = try rows.next() {
        let isGroup: Bool = try row[checked: "is_group"]
        all[try row[checked: "id"]] = (
          ConversationName(thread: try row[checked: "thread"], sender: try row[checked: "sender"]),
          ConversationFacts(
            isGroup: isGroup, phone: isGroup ? nil : try row[checked: "partner_phone"],
            messages: try row[checked: "messages"])
        )
      }
      return all
    }
  }

  private static func sum(_ all: [ConversationFacts]) -> ConversationFacts {
    var sum = all.first ?? ConversationFacts()
    sum.messages = all.reduce(0) { $0 + $1.messages }
    return sum
  }
}

/// Which entry of the inbox, or which note, is meant.
public enum InboxResolution: Hashable, Sendable {
  /// A conversation; `day` is the note by which it was named, nil where it was named itself.
  case conversation(ConversationName, day: String?)
  /// A note that is no day of a conversation, and where it lies.
  case note(id: String, state: String)
  /// One of these, by id.
  case several([String])
  /// None.
  case none
}

extension Notebook {
  /// Which entry is meant by an id, a unique prefix of one (4 characters or more), the id of one of
  /// its days, or the id that the source gave a note.
  public func resolveEntry(_ text: String) throws(StoreError) -> InboxResolution {
    let names = try conversationNames()
    let ids = names.map { (id: InboxEntry.id(of: $0), name: $0) }
    let prefix = text.lowercased()
    let exact = ids.first {
      $0.id == prefix || $0.name.thread == text && $0.name.sender.isEmpty
    }
    if let exact {
      return .conversation(exact.name, day: nil)
    }
    let begun = text.utf8.count >= 4 ? ids.filter { $0.id.hasPrefix(prefix) } : []
    switch try resolveNote(text) {
    case .one(let id, let state):
      if !begun.isEmpty, id != text { return .several(begun.map(\.id) + [id]) }
      guard let name = try conversation(of: id) else { return .note(id: id, state: state) }
      return .conversation(name, day: id)
    case .several(let notes): return .several(begun.map(\.id) + notes)
    case .none:
      if begun.count > 1 { return .several(begun.map(\.id)) }
      return begun.first.map { .conversation($0.name, day: nil) } ?? .none
    }
  }

  /// All conversations that have days, whether they wait or not.
  private func conversationNames() throws(StoreError) -> [ConversationName] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT DISTINCT t.id, coalesce(n.sender, '') AS sender
          FROM note AS n JOIN thread AS t ON t.key = n.thread_key ORDER BY 1, 2
          """
      ).map { ConversationName(thread: try $0[checked: "id"], sender: try $0[checked: "sender"]) }
    }
  }
}
