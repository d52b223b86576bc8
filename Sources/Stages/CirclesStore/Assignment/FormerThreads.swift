import CirclesModel
import GRDB

/// The threads that the notebook has of a conversation under keys from when less was known of its partner
/// (``ConversationRecord/formerKeys``).
struct FormerThreads {
  let db: Database

  /// The first of them; nil where there is none.
  func first(of conversation: ConversationRecord) throws -> Int? { try all(of: conversation).first }

  private struct Told: Hashable {
    var sent: Int64
    var sender: String
    var kind: String
    var text: String?
  }

  private func all(of conversation: ConversationRecord) throws -> [Int] {
    try conversation.formerKeys.compactMap { key in
      try Int.fetchOne(
        db.cachedStatement(sql: "SELECT key FROM thread WHERE id = ?"), arguments: [key])
    }
  }

  /// The conversation without what another thread has of it already: the notebook may have both, since an
  /// export writes the number of one person in two ways.
  ///
  /// - Parameter sentTimes: when each message was sent, by the local clock.
  func withoutKnown(
    _ conversation: ConversationRecord, sent sentTimes: [Int64], in thread: Int
  ) throws -> ConversationRecord {
    guard let first = sentTimes.min(), let last = sentTimes.max() else { return conversation }
    var known: [Told: Int] = [:]
    for other in try all(of: conversation) where other != thread {
      let sql = """
        SELECT sent, sender, kind, text FROM message
        WHERE thread_key = ? AND sent BETWEEN ? AND ?
        """
      try SQLReader(db, sql).forEach(other, Int(first), Int(last)) { row in
        let told = Told(
          sent: Int64(row.integer(0)), sender: row.text(1), kind: row.text(2),
          text: row.optionalText(3))
        known[told, default: 0] += 1
      }
    }
    if known.isEmpty { return conversation }
    var rest = conversation
    rest.messages = zip(conversation.messages, sentTimes).filter { message, sent in
      // Words that were not kept may be any.
      let told = [message.text, nil].map { text in
        Told(sent: sent, sender: message.from.text, kind: message.kind.rawValue, text: text)
      }
      guard let one = told.first(where: { known[$0, default: 0] > 0 }) else { return true }
      known[one, default: 0] -= 1
      return false
    }.map(\.0)
    return rest
  }
}
