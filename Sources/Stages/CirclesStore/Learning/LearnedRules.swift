import CirclesModel
import GRDB

/// What the rows of `learned` come to: where two of them disagree, the later one counts.
struct LearnedRules {
  /// What was learned about each contact, by its id.
  private(set) var about: [String: LearnedAbout] = [:]

  /// Which conversation, or which note, something was learned from.
  private enum Place: Hashable {
    case conversation(ConversationName)
    case note(String)
  }

  private struct Denial: Hashable {
    var place: Place
    var contact: String
  }

  /// Reads all of them.
  init(_ db: Database) throws {
    var owners: [Place: String] = [:]
    var headers: [Place: (header: NoteHeader, contact: String)] = [:]
    var denials: Set<Denial> = []
    for row in try Self.rows(db) {
      let kind: String = try row["kind"]
      guard let place = try Self.place(row) else { continue }
      let contact: String = try row["contact_id"] ?? ""
      switch kind {
      case "thread":
        owners[place] = contact
        denials.remove(Denial(place: place, contact: contact))
      case "header":
        headers[place] = (NoteHeader(app: try row["app"] ?? "", text: try row["text"]), contact)
        denials.remove(Denial(place: place, contact: contact))
      case "nobody": (owners[place], headers[place]) = (nil, nil)
      case "not_person":
        denials.insert(Denial(place: place, contact: contact))
        if owners[place] == contact { owners[place] = nil }
        if headers[place]?.contact == contact { headers[place] = nil }
      default: break
      }
    }
    for case (.conversation(let name), let contact) in owners {
      about[contact, default: LearnedAbout()].conversations.append(name)
    }
    for (header, contact) in headers.values {
      about[contact, default: LearnedAbout()].headers.append(header)
    }
    for denial in denials {
      switch denial.place {
      case .conversation(let name):
        about[denial.contact, default: LearnedAbout()].deniedConversations.append(name)
      case .note(let record):
        about[denial.contact, default: LearnedAbout()].deniedNotes.append(record)
      }
    }
    // In an order that is the same in every run.
    for contact in about.keys { about[contact]?.sort() }
  }

  /// Whether the user dismissed a conversation, and has not filed it since.
  static func isUnwanted(_ name: ConversationName, _ db: Database) throws -> Bool {
    let kind = try String.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT kind FROM learned
          WHERE thread_id = ? AND normalized = ? AND kind IN ('thread', 'nobody')
          ORDER BY run_key DESC, created_at DESC, id DESC LIMIT 1
          """), arguments: [name.thread, name.sender])
    return kind == "nobody"
  }

  private static func rows(_ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT l.kind, l.contact_id, l.thread_id, l.normalized, l.app, l.text, n.record, n.sender,
          t.id AS note_thread
        FROM learned AS l LEFT JOIN note AS n ON n.id = l.note_id
        LEFT JOIN thread AS t ON t.key = n.thread_key
        ORDER BY l.run_key, l.created_at, l.id
        """)
  }

  private static func place(_ row: Row) throws -> Place? {
    if let thread: String = try row["note_thread"] {
      return .conversation(ConversationName(thread: thread, sender: try row["sender"] ?? ""))
    }
    if let record: String = try row["record"] { return .note(record) }
    guard let thread: String = try row["thread_id"] else { return nil }
    return .conversation(ConversationName(thread: thread, sender: try row["normalized"] ?? ""))
  }
}

extension LearnedAbout {
  fileprivate mutating func sort() {
    func ascending(_ left: ConversationName, _ right: ConversationName) -> Bool {
      (left.thread, left.sender) < (right.thread, right.sender)
    }
    conversations.sort(by: ascending)
    deniedConversations.sort(by: ascending)
    headers.sort { ($0.app, $0.text) < ($1.app, $1.text) }
    deniedNotes.sort()
  }
}
