import CirclesModel

/// The keys of what corrections by hand taught.
enum LearnedKeys {
  /// The key of a conversation.
  static func conversation(_ name: ConversationName) -> UInt64 {
    WordHash.mix(WordHash.of(name.thread)) &+ WordHash.of(name.sender)
  }

  /// The key of a header: words compare without case and diacritics, signs alone as they are.
  static func header(_ header: NoteHeader) -> UInt64 {
    let words = PersonFacts.display(FoldedText(header.text, limit: 16))
    let text = words == 0 ? WordHash.of(header.text) : words
    return WordHash.mix(WordHash.of(header.app)) &+ text
  }

  /// The key of a note by the id of its source.
  static func note(_ record: String) -> UInt64 { WordHash.of(record) }
}

extension PersonFacts {
  mutating func takeLearned(_ learned: LearnedAbout) {
    conversations = learned.conversations.map(LearnedKeys.conversation)
    headers = learned.headers.map(LearnedKeys.header)
    denied =
      learned.deniedConversations.map(LearnedKeys.conversation)
      + learned.deniedNotes.map(LearnedKeys.note)
  }
}
