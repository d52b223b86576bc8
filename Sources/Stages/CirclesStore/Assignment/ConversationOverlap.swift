import CirclesModel

/// What a conversation says that the notebook has already: of a thread that had messages before the file.
struct ConversationOverlap {
  let conversation: ConversationRecord
  /// When each message was sent, by the local clock.
  let sent: [Int64]
  let thread: ThreadState
  /// Which messages the notebook has, under whatever key.
  private(set) var isTold: [Bool]
  /// What it has otherwise, and should have as this conversation says it.
  private(set) var corrections: [MessageCorrection] = []

  /// How many messages of one sender have to be told in the same way, and not one by its key, for the
  /// sender to have another name now.
  private static let minimumRenamed = 3

  /// Compares a conversation with the notebook.
  init(
    _ conversation: ConversationRecord, sent: [Int64], in thread: ThreadState,
    _ statements: ConversationStatements
  ) throws {
    (self.conversation, self.sent, self.thread) = (conversation, sent, thread)
    isTold = try conversation.messages.map {
      try statements.holds(MessageDigest.of($0), of: thread.key)
    }
    let changes = ChangedMessages(self, statements.db)
    corrections = try changes.known()
    let isLate = zip(isTold, sent).contains { !$0 && $1.minute <= thread.knownUntil.minute }
    if isLate {
      try findRetold(statements)
      let retold = try ChangedMessages(self, statements.db).retold()
      for index in retold.told { isTold[index] = true }
      corrections += retold.corrections
      return
    }
    // The next piece of the file may go on within the minute.
    for index in sent.indices where sent[index].minute == sent.last?.minute {
      thread.retold.meet(conversation.messages[index], sent: sent[index])
    }
  }

  /// Finds those that the notebook has under other keys.
  private mutating func findRetold(_ statements: ConversationStatements) throws {
    if conversation.isGroup {
      thread.retold.renamed = try RenamedMembers(
        of: conversation, sent: sent, in: thread.key, statements.db
      ).names
    }
    var alike: [Int] = []
    for (index, message) in conversation.messages.enumerated() where message.at != nil {
      let retelling = try thread.retold.retelling(
        message, sent: sent[index], isKnown: isTold[index], in: thread.key, statements.db)
      if retelling == .alike { alike.append(index) }
      if retelling == .otherwise { isTold[index] = true }
    }
    for index in renamed(alike) { isTold[index] = true }
  }

  /// Which messages, told as the notebook has them, have other keys since somebody is called otherwise.
  private func renamed(_ alike: [Int]) -> [Int] {
    let isPartner =
      thread.isRenamed || !thread.head.formerNames.isEmpty
      || !conversation.isGroup && thread.head.partner.name != conversation.chatWith?.name
    if isPartner { return alike }
    let messages = conversation.messages
    let known = Set(messages.indices.lazy.filter { isTold[$0] }.map { messages[$0].from })
    return Dictionary(grouping: alike) { messages[$0].from }.flatMap { sender, alike in
      let isOther = !known.contains(sender) && alike.count >= Self.minimumRenamed
      return isOther || thread.retold.renamed[sender.text] != nil ? alike : []
    }
  }
}
