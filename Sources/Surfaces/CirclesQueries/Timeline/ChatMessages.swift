import CirclesModel
public import CirclesStore
import GRDB

/// A message of a chat, to be shown.
public struct ChatMessage: Hashable, Sendable {
  /// When it was sent, on the local clock (`2026-03-14T18:05:00`).
  public var at: String
  /// Who sent it: `me`, or a name as the chat has it.
  public var sender: String
  /// `text`, `media`, `call`, ...
  public var kind: String
  /// What it says; empty where the chat has no words for it.
  public var text: String

  /// Whether the owner sent it.
  public var isOwn: Bool { sender == "me" }
}

extension Notebook {
  /// The messages of days of chats (notes by id), by day; of each day at most `limit`, the last ones.
  public func messages(
    ofDays days: [String], limit: Int = 100
  ) throws(StoreError) -> [String: [ChatMessage]] {
    try read { db in
      var all: [String: [ChatMessage]] = [:]
      for day in days {
        let rows = try Row.fetchAll(
          db.cachedStatement(
            sql: """
              SELECT m.sent, m.sender, m.kind, m.text FROM note AS n
              JOIN message AS m ON m.note_key = n.key WHERE n.id = ?
              ORDER BY m.sent DESC, m.key DESC LIMIT ?
              """), arguments: [day, limit])
        all[day] = try rows.reversed().map { row in
          let sent = Int64(try row.decode(Int.self, forColumn: "sent"))
          return try ChatMessage(
            at: WallTime(secondsSince1970: LocalClock.bounded(sent)).text,
            sender: row[checked: "sender"], kind: row[checked: "kind"],
            text: row[checked: "text"] ?? "")
        }
      }
      return all
    }
  }
}
