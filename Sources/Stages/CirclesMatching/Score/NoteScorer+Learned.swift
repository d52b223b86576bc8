public import CirclesModel

extension NoteScorer {
  /// Leaves out everybody of whom the user said that this is not about them.
  mutating func exclude(_ key: UInt64) {
    excluded.formUnion(index.postings[BlockKey.denied.of(key)])
  }

  /// Takes whom the user filed this very conversation under.
  mutating func take(conversation: ConversationName, called label: String) {
    let key = BlockKey.conversation.of(LearnedKeys.conversation(conversation))
    for person in index.postings[key] {
      guard let at = admit(person) else { continue }
      candidates[at].raise(.learnedThread, 1, label)
      candidates[at].raise(.partner, 1, label)
    }
  }

  /// Takes whom the user filed a text with this header under, unless a number or an address of the
  /// book says whose it is.
  mutating func take(header: NoteHeader?) {
    guard let header else { return }
    let isIdentified = candidates.all.contains { candidate in
      candidate.strength(.partner) > 0
        && [Feature.phone, .email, .handle].contains { candidate.strength($0) > 0 }
    }
    if isIdentified { return }
    for person in index.postings[BlockKey.header.of(LearnedKeys.header(header))] {
      guard let at = admit(person) else { continue }
      candidates[at].raise(.learnedHeader, 1, header.text)
      candidates[at].raise(.partner, 1, header.text)
    }
  }

  /// Whether the user filed a text with this header under somebody.
  func isLearned(_ header: NoteHeader?) -> Bool {
    guard let header else { return false }
    return !index.postings[BlockKey.header.of(LearnedKeys.header(header))].isEmpty
  }
}

extension Matcher {
  /// What stands above a note that is a chat with one person: what a correction of it teaches. Nil
  /// for any other note.
  public static func header(of note: NoteRecord, owners: [String]) -> NoteHeader? {
    if let chat = note.conversation, !chat.messages.isEmpty { return header(of: chat) }
    guard note.noteSource == .chatImport,
      let chat = SpeakerLines(note.text, isOwner: { isOwner($0, owners) })
    else { return nil }
    return header(of: chat)
  }

  static func header(of chat: ConversationRecord) -> NoteHeader? {
    guard !chat.isGroup, let label = chat.chatWith?.label, !label.isEmpty else { return nil }
    return NoteHeader(app: chat.app, text: label)
  }

  static func header(of chat: SpeakerLines) -> NoteHeader? {
    guard chat.speakers.count == 1 else { return nil }
    return NoteHeader(app: "", text: chat.speakers[0])
  }
}
