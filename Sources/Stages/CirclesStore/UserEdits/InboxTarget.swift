public import CirclesModel

/// What a change of the inbox is about.
public enum InboxTarget: Hashable, Sendable {
  /// A conversation, and the day by which it was named.
  case conversation(ConversationName, day: String?)
  /// A note, by id.
  case note(String)
}

extension Notebook {
  /// Files what is meant under a person (by id). Nothing follows a single day. A run of its own; no
  /// notes in the answer where nothing of a conversation waits.
  public func assign(
    _ target: InboxTarget, to person: String, reading: NoteReading, follows: Bool = true,
    command: String = "inbox assign"
  ) throws(StoreError) -> NoteEdit {
    switch target {
    case .conversation(let name, let day?) where follows:
      try assign(
        conversation: name, to: person, reading: reading, including: day, command: command)
    case .conversation(let name, nil):
      try assign(
        conversation: name, to: person, reading: reading, follows: follows, command: command)
    case .conversation(_, let note?), .note(let note):
      try assign(note: note, to: person, reading: reading, command: command, learns: follows)
    }
  }

  /// Takes what is meant out of the inbox, with what follows in a conversation, or with `onlyThis`
  /// without it. A run of its own.
  public func dismiss(
    _ targets: [InboxTarget], onlyThis: Bool = false
  ) throws(StoreError) -> NoteEdit {
    var notes: [String] = []
    var conversations: [ConversationName] = []
    for target in targets {
      switch target {
      case .conversation(let name, nil) where onlyThis: notes += try inbox(of: name).map(\.id)
      case .conversation(let name, _) where !onlyThis: conversations.append(name)
      case .conversation(_, let note?), .note(let note): notes.append(note)
      case .conversation: break
      }
    }
    return try dismiss(notes: Self.unique(notes), conversations: Self.unique(conversations))
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
