import CirclesModel
import GRDB

/// Reckons the days of a whole thread anew: an older export was loaded after a newer one, so that
/// messages came before others. The rows come out as if all had come in order.
struct Regrouping {
  let db: Database
  let thread: ThreadState

  private struct Line {
    var key: Int
    var note: Int?
    var day: Int64
    var sent: Int64
    var sender: String
  }

  /// Moves messages to the parts of their days; answers the parts that got or lost any.
  func run(_ part: (Int64, String, Int64) throws -> Int?) throws -> [Int] {
    var lines: [Line] = []
    let sql = """
      SELECT m.key, m.note_key, m.day, m.sent, coalesce(n.sender, '') FROM message AS m
      LEFT JOIN note AS n ON n.key = m.note_key WHERE m.thread_key = ? ORDER BY m.sent, m.key
      """
    try SQLReader(db, sql).forEach(thread.key) { row in
      lines.append(
        Line(
          key: row.integer(0), note: row.optionalInteger(1), day: Int64(row.integer(2)),
          sent: Int64(row.integer(3)), sender: row.text(4)))
    }
    var rule = DayRule()
    var touched: Set<Int> = []
    for line in lines {
      let day = rule.day(at: line.sent)
      if day == line.day { continue }
      let note = line.note == nil ? nil : try part(day, line.sender, line.sent)
      // A part that is not to be had leaves the message where it is.
      if line.note != nil, note == nil { continue }
      try db.run(
        "UPDATE message SET day = ?, note_key = ? WHERE key = ?", [day, note, line.key])
      if let old = line.note { touched.insert(old) }
      if let note { touched.insert(note) }
    }
    thread.rule = rule
    thread.notesDay = nil
    return touched.sorted()
  }
}
