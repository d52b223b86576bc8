import CirclesModel

/// Tells apart the messages of two accounts of the owner.
///
/// Telegram numbers the messages of chats between two, and of small groups, by account, and calls the chat
/// after the other side: somebody who has a second account, or registered anew, gets the same numbers again
/// for other messages. An edit keeps the time of a message, so another time is another message.
struct SecondAccount {
  let statements: ConversationStatements

  /// How far clocks of the world are apart, in seconds: the same instant may be told by another.
  private static let clocks: Int64 = 26 * 3600

  /// Whether an app's numbers only hold within one account.
  static func mayBe(_ conversation: ConversationRecord) -> Bool {
    conversation.app == "telegram"
  }

  /// The conversation with another key for each message that has the number of another one, which was
  /// sent at another time.
  /// - Parameter sentTimes: when each message was sent, by the local clock.
  func distinguish(
    _ conversation: ConversationRecord, sent sentTimes: [Int64], in thread: Int
  ) throws -> ConversationRecord {
    var told = conversation
    for (index, message) in conversation.messages.enumerated() {
      guard let at = message.at else { continue }
      let digest = MessageDigest.of(message)
      guard let sent = try statements.sent(digest, of: thread),
        abs(sent - sentTimes[index]) > Self.clocks
      else { continue }
      told.messages[index].key = message.key + "@" + at.text
    }
    return told
  }
}
