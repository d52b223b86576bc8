import CirclesModel
import GRDB

/// The keys under which the days of a conversation are found again when a contact changes: the same for
/// all of them, since they tell its partner and no words of a day.
struct ConversationKeys {
  let db: Database
  let memory: ConversationMemory

  init(_ db: Database, _ memory: ConversationMemory = ConversationMemory()) {
    (self.db, self.memory) = (db, memory)
  }

  /// Notes the keys of a day's conversation. Those that it had under another name stay: a day that is
  /// looked at once too often harms nothing.
  func note(_ keys: [UInt64], of conversation: ConversationName, day note: Int) throws {
    guard memory.isNews(keys, of: conversation) else { return }
    for key in Set(keys) {
      try db.cachedStatement(
        sql: """
          INSERT OR IGNORE INTO thread_block (block, thread_key, sender)
          SELECT ?, thread_key, coalesce(sender, '') FROM note
          WHERE key = ? AND thread_key IS NOT NULL
          """
      ).execute(arguments: [Int(truncatingIfNeeded: key), note])
    }
  }
}
