import CirclesModel
import Foundation
import GRDB

/// A table of the notebook whose rows can be written down as text and made again from it.
///
/// A row's image is a JSON array with a text for each column: a letter for its type, then its value,
/// so that nothing is lost on the way (JSON knows no bytes and rounds numbers).
struct LoggedTable {
  let name: String
  let columns: [String]
  /// The columns that tell its rows apart.
  let key: [String]

  /// The tables that hold what the user has, and what runs need to be undone. What SQLite keeps
  /// for itself is none of them, nor is what the index of messages is made of: its triggers keep it in
  /// step.
  static func all(_ db: Database) throws -> [LoggedTable] {
    let names = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
          AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'search\\_%' ESCAPE '\\'
        ORDER BY name
        """)
    return try names.compactMap { try LoggedTable($0, db) }
  }

  /// A table by its name; nil where there is none, or none with a key.
  init?(_ name: String, _ db: Database) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT name, pk FROM pragma_table_info(?, 'main') ORDER BY cid", arguments: [name])
    self.name = name
    columns = try rows.map { try $0["name"] }
    key = try rows.filter { try ($0["pk"] as Int) > 0 }
      .sorted { try ($0["pk"] as Int) < ($1["pk"] as Int) }.map { try $0["name"] }
    if key.isEmpty { return nil }
  }

  /// The image of a row in SQL; `row` is `old.`, `new.` or nothing.
  func image(_ row: String = "") -> String { Self.array(columns, row) }

  /// What tells a row apart, in SQL, in the same form.
  func identity(_ row: String) -> String { Self.array(key, row) }

  private static func array(_ columns: [String], _ row: String) -> String {
    "\(RowImage.name)(\(columns.map { row + quoted($0) }.joined(separator: ", ")))"
  }

  static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

  private var condition: String {
    key.map { "\(Self.quoted($0)) = ?" }.joined(separator: " AND ")
  }

  /// The image of the row that is there now; nil where none is.
  func current(_ id: String, _ db: Database) throws -> String? {
    guard let values = Self.values(id), values.count == key.count else { return nil }
    return try String.fetchOne(
      db.cachedStatement(
        sql: "SELECT \(image()) FROM \(Self.quoted(name)) WHERE \(condition)"),
      arguments: StatementArguments(values))
  }

  func delete(_ id: String, _ db: Database) throws {
    guard let values = Self.values(id), values.count == key.count else { return }
    try db.run(
      "DELETE FROM \(Self.quoted(name)) WHERE \(condition)", StatementArguments(values))
  }

  /// Makes a row as its image says; false where it has other columns than the table.
  func insert(_ image: String, _ db: Database) throws -> Bool {
    guard let values = Self.values(image), values.count == columns.count else { return false }
    let names = columns.map(Self.quoted).joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try db.run(
      "INSERT INTO \(Self.quoted(name)) (\(names)) VALUES (\(places))", StatementArguments(values))
    return true
  }

  /// The value of a column in an image.
  func value(of column: String, in image: String) -> DatabaseValue? {
    guard let place = columns.firstIndex(of: column), let values = Self.values(image),
      place < values.count
    else { return nil }
    return values[place]
  }

  private static func values(_ image: String) -> [DatabaseValue]? {
    guard case .array(let elements)? = JSONValue(parsing: Array(image.utf8)) else { return nil }
    var values: [DatabaseValue] = []
    for element in elements {
      guard let text = element.text else {
        values.append(.null)
        continue
      }
      // By scalars: a text that begins with a combining mark is one character with the letter.
      let rest = String(text.unicodeScalars.dropFirst())
      switch text.unicodeScalars.first {
      case "t": values.append(rest.databaseValue)
      case "b": values.append(Data(Hexadecimal.bytes(rest)).databaseValue)
      case "r": values.append((Double(rest) ?? 0).databaseValue)
      default: values.append((Int64(rest) ?? 0).databaseValue)
      }
    }
    return values
  }
}
