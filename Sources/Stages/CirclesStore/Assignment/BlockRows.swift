import GRDB

/// The keys under which notes can be found again when a contact changes (`note_block`), on their way
/// into the notebook.
///
/// A note has some ninety of them, spread over the whole table. Those of many notes are written
/// together, in the table's order, so that each of its pages is found and changed once for all.
struct BlockRows {
  private var rows: [Row] = []

  private struct Row {
    var block: Int
    var note: Int
  }

  /// Takes the keys of a note.
  mutating func add(_ keys: [UInt64], of note: Int) {
    rows.reserveCapacity(rows.count + keys.count)
    for key in keys { rows.append(Row(block: Int(truncatingIfNeeded: key), note: note)) }
  }

  /// Writes what was taken, and forgets it.
  mutating func write(_ db: Database) throws {
    if rows.isEmpty { return }
    rows.sort { ($0.block, $0.note) < ($1.block, $1.note) }
    // Several at once: to begin a statement costs as much as to insert a row.
    var rest = rows[...]
    for (count, sql) in Self.insertions where rest.count >= count {
      let writer = try SQLWriter(db, sql)
      while rest.count >= count {
        for row in rest.prefix(count) {
          writer.integer(row.block)
          writer.integer(row.note)
        }
        try writer.run()
        rest = rest.dropFirst(count)
      }
    }
    rows.removeAll(keepingCapacity: true)
  }

  private static let insertions = [64, 8, 1].map { count in
    (
      count,
      "INSERT OR IGNORE INTO note_block (block, note_key) VALUES "
        + Array(repeating: "(?, ?)", count: count).joined(separator: ", ")
    )
  }
}
