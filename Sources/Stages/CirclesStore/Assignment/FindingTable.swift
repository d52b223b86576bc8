/// A table of things found in notes: `note_key` and `position`, then these columns.
struct FindingTable {
  let name: String
  /// The columns behind `note_key` and `position`, `run_key` the last.
  let columns: [String]
  /// Inserts a row: its note, its position, and a value for each column.
  let insertion: String

  private init(_ name: String, _ columns: String...) {
    self.name = name
    self.columns = columns + ["run_key"]
    let marks = Array(repeating: "?", count: self.columns.count + 2).joined(separator: ", ")
    insertion = """
      INSERT INTO \(name) (note_key, position, \(self.columns.joined(separator: ", ")))
      VALUES (\(marks))
      """
  }

  static let interest = FindingTable("interest", "name", "text", "span_start", "span_end")
  static let event = FindingTable("event", "text", "span_start", "span_end")
  static let topic = FindingTable("topic_to_avoid", "text", "span_start", "span_end")
  static let fact = FindingTable("fact", "key", "text", "span_start", "span_end")
  static let date = FindingTable(
    "mentioned_date", "text", "span_start", "span_end", "kind", "value", "holiday", "label", "year",
    "of_contact_id", "of_name")

  static let all = [interest, event, topic, fact, date]

  /// Asks for the rows of a note, in their order.
  var selection: String {
    "SELECT \(columns.joined(separator: ", ")) FROM \(name) WHERE note_key = ? ORDER BY position"
  }

  /// Removes the rows of a note.
  var deletion: String { "DELETE FROM \(name) WHERE note_key = ?" }
}
