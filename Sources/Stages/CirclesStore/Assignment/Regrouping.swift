import CirclesModel
import GRDB

/// Reckons the days of a whole thread anew: an older export was loaded after a newer one, so that
/// messages came before others. The rows come out as if all had come in order.
struct Regrouping {
  let db: Database
  let thread: ThreadState
  /// How many messages the thread was found to have.
  private(set) var count = 0

  /// A message whose day is another now.
  private struct Moved {
    var key: Int
    var note: Int?
    var day: Int64
    var sent: Int64
    var sender: String
  }

  init(db: Database, thread: ThreadState) { (self.db, self.thread) = (db, thread) }

  /// Moves messages to the parts of their days; answers the parts that got or lost any.
  mutating func run(_ part: (Int64, String, Int64) throws -> Int?) throws -> [Int] {
    var moved: [Moved] = []
    var rule = DayRule()
    var count = 0
    let sql = """
      SELECT m.key, m.note_key, m.day, m.sent, coalesce(n.sender, '') FROM message AS m
      LEFT JOIN note AS n ON n.key = m.note_key WHERE m.thread_key = ? ORDER BY m.sent, m.key
      """
    try SQLReader(db, sql).forEach(thread.key) { row in
      count += 1
      let sent = Int64(row.integer(3))
      let day = rule.day(at: sent)
      if day == Int64(row.integer(2)) { return }
      moved.append(
        Moved(
          key: row.integer(0), note: row.optionalInteger(1), day: day, sent: sent,
          sender: row.text(4)))
    }
    self.count = count
    var touched: Set<Int> = []
    for message in moved {
      let note = message.note == nil ? nil : try part(message.day, message.sender, message.sent)
      // A part that is not to be had leaves the message where it is.
      if message.note != nil, note == nil { continue }
      try db.run(
        "UPDATE message SET day = ?, note_key = ? WHERE key = ?", [message.day, note, message.key])
      if let old = message.note { touched.insert(old) }
      if let note { touched.insert(note) }
    }
    thread.rule = rule
    thread.notesDay = nil
    return touched.sorted()
  }
}
