import CirclesStore
import GRDB

/// Sums over all messages, taken in one pass: SQLite would go over them once for each question, and
/// sort them for most.
struct MessageTotals {
  /// Some messages.
  struct Sum {
    var messages = 0
    var mine = 0
    /// Words, where they are counted.
    var words = 0
    /// The day of the first, also of those that are not counted.
    var first = Int.max

    fileprivate mutating func add(isMine: Bool) {
      messages += 1
      if isMine { mine += 1 }
    }

    fileprivate mutating func add(_ other: Sum) {
      messages += other.messages
      mine += other.mine
      first = min(first, other.first)
    }
  }

  /// Somebody whom messages lie under.
  struct Person {
    var key: Int
    var id: String
    var identifier: String
    var name: String
    var sum: Sum
  }

  /// By day, counted from 1970.
  private(set) var days: [Int: Sum] = [:]
  /// By row of the thread.
  private(set) var threads: [Int: Sum] = [:]
  /// By row of the note.
  private var notes: [Int: Sum] = [:]

  /// Counts messages of some days; of notes the others tell when there was the first.
  init(_ db: Database, days wanted: Range<Int>) throws {
    let sql = """
      SELECT day, thread_key, note_key, sender, kind, text FROM message WHERE sent_at IS NOT NULL
      """
    try SQLReader(db, sql).forEach { row in
      let day = row.integer(0)
      let isWanted = wanted.contains(day)
      let isMine = row.withBytes(3) { $0.elementsEqual("me".utf8) }
      if isWanted {
        days[day, default: Sum()].add(isMine: isMine)
        threads[row.integer(1), default: Sum()].add(isMine: isMine)
        if row.withBytes(4, { $0.elementsEqual("text".utf8) }) {
          days[day]?.words += row.withBytes(5, Self.words)
        }
      }
      guard let note = row.optionalInteger(2) else { return }
      notes[note, default: Sum()].first = min(notes[note]?.first ?? day, day)
      if isWanted { notes[note]?.add(isMine: isMine) }
    }
  }

  /// How many words a text has, by the spaces between them.
  private static func words(_ text: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var isInside = false
    for byte in text {
      let isSpace = byte == 0x20 || byte == 0x0A
      if !isSpace && !isInside { count += 1 }
      isInside = !isSpace
    }
    return count
  }

  /// Whom the notes' messages lie under, in no order.
  func people(_ db: Database) throws -> [Person] {
    var sums: [String: Sum] = [:]
    for sql in [
      // Note by note, as they lie in the file: twice as fast as along the index of interactions.
      "SELECT i.contact_id, n.key FROM note AS n CROSS JOIN interaction AS i ON i.id = n.id",
      "SELECT contact_id, note_key FROM note_also",
    ] {
      try SQLReader(db, sql).forEach { row in
        guard let sum = notes[row.integer(1)] else { return }
        sums[row.text(0), default: Sum()].add(sum)
      }
    }
    return try Row.fetchAll(db, sql: "SELECT key, id, identifier, name FROM contact").compactMap {
      row in
      let id: String = try row[checked: "id"]
      guard let sum = sums[id] else { return nil }
      return try Person(
        key: row[checked: "key"], id: id, identifier: row[checked: "identifier"],
        name: row[checked: "name"], sum: sum)
    }
  }
}
