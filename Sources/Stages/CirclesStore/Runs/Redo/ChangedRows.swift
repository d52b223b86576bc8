import GRDB

/// Rows that changed since an undo, in words: whose they are, else of which table.
struct ChangedRows {
  /// A row, as the log has it.
  struct Row {
    var table: LoggedTable?
    var image: String
  }

  /// How many rows are looked at.
  static let limit = 200
  /// How many people are named.
  private static let maximumNames = 5

  /// A line each.
  let words: [String]

  init(_ rows: [Row], _ db: Database) throws {
    var names: [String] = []
    var others: [String: Int] = [:]
    for row in rows {
      if let name = try Self.person(row, db) {
        if !names.contains(name) { names.append(name) }
      } else {
        others[row.table?.name ?? "a table that is gone", default: 0] += 1
      }
    }
    var words = names.prefix(Self.maximumNames).map { "\($0) changed since the undo" }
    if names.count > Self.maximumNames {
      words.append("and \(names.count - Self.maximumNames) more people")
    }
    for (table, count) in others.sorted(by: { $0.key < $1.key }) {
      words.append("\(count) \(count == 1 ? "row" : "rows") of \(table)")
    }
    self.words = words
  }

  private static func person(_ row: Row, _ db: Database) throws -> String? {
    guard let table = row.table else { return nil }
    if table.name == "contact" {
      return table.value(of: "name", in: row.image).flatMap(String.fromDatabaseValue)
    }
    for (column, question) in [
      ("contact_key", "SELECT name FROM contact WHERE key = ?"),
      ("contact_id", "SELECT name FROM contact WHERE id = ?"),
    ] {
      if let value = table.value(of: column, in: row.image), !value.isNull {
        return try String.fetchOne(db, sql: question, arguments: [value])
      }
    }
    return nil
  }
}
