import CirclesModel
import GRDB

/// The keys under which the days of a conversation are found again when a contact changes: the same for
/// all of them, since they tell its partner and no words of a day.
final class ConversationKeys {
  private let db: Database
  /// What was noted already.
  private var known: [ConversationName: Set<UInt64>] = [:]

  init(_ db: Database) { self.db = db }

  /// Notes the keys of a day's conversation. Those that it had under another name stay: a day that is
  /// looked at once too often harms nothing.
  func note(_ keys: [UInt64], of part: ConversationPart, day note: Int) throws {
    let keys = Set(keys)
    if known[part.conversation] == keys { return }
    known[part.conversation] = keys
    for key in keys {
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
