import CirclesModel
import GRDB

/// Reckons the days of a whole thread anew: an older export was loaded after a newer one, so that
/// messages came before others. The rows come out as if all had come in order.
struct Regrouping {
  let db: Database
  let thread: ThreadState
  /// How many messages the thread was found to have.
  private(set) var count = 0

  /// A message in its place in time.
  private struct Placed {
    var sent: Int64
    var key: Int
    var day: Int64
  }

  init(db: Database, thread: ThreadState) { (self.db, self.thread) = (db, thread) }

  /// Moves messages to the parts of their days; answers the parts that got or lost any.
  mutating func run(_ part: (Int64, String, Int64) throws -> Int?) throws -> [Int] {
    var rule = DayRule()
    var touched: Set<Int> = []
    for message in try moved(&rule) {
      guard let old = try row(of: message), !old.isSettled else { continue }
      let note = old.note == nil ? nil : try part(message.day, old.sender, message.sent)
      // A part that is not to be had leaves the message where it is.
      if old.note != nil, note == nil { continue }
      try db.run(
        "UPDATE message SET day = ?, note_key = ? WHERE key = ?", [message.day, note, message.key])
      if let old = old.note { touched.insert(old) }
      if let note { touched.insert(note) }
    }
    thread.rule = rule
    thread.notesDay = nil
    return touched.sorted()
  }

  /// The messages whose day is another now, in the order of time. Sorted here, where a message takes 24
  /// bytes: SQLite keeps what it sorts in memory, and takes several times as much.
  private mutating func moved(_ rule: inout DayRule) throws -> [Placed] {
    var messages: ContiguousArray<Placed> = []
    try SQLReader(db, "SELECT key, sent, day FROM message WHERE thread_key = ?").forEach(thread.key)
    {
      messages.append(
        Placed(sent: Int64($0.integer(1)), key: $0.integer(0), day: Int64($0.integer(2))))
    }
    count = messages.count
    messages.sort { ($0.sent, $0.key) < ($1.sent, $1.key) }
    var moved: [Placed] = []
    for var message in messages {
      let day = rule.day(at: message.sent)
      if day == message.day { continue }
      message.day = day
      moved.append(message)
    }
    return moved
  }

  /// The part of a message, and whose that is. What somebody decided about a part, or wrote over it,
  /// goes for all its messages: they stay in it.
  private func row(of message: Placed) throws
    -> (note: Int?, sender: String, isSettled: Bool)?
  {
    let sql = """
      SELECT m.note_key, coalesce(n.sender, ''), n.decided_by = 'hand'
        OR EXISTS (SELECT 1 FROM note_also AS a WHERE a.note_key = n.key)
      FROM message AS m LEFT JOIN note AS n ON n.key = m.note_key WHERE m.key = ?
      """
    var found: (note: Int?, sender: String, isSettled: Bool)?
    try SQLReader(db, sql).forEach(message.key) {
      found = ($0.optionalInteger(0), $0.text(1), $0.integer(2) != 0)
    }
    return found
  }
}
