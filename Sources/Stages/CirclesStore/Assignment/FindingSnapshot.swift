import CirclesModel
import GRDB

/// The rows of what a note says, value by value, so that they can go back as they were.
struct FindingSnapshot: Hashable {
  /// For each of `FindingTable.all`, its rows.
  private var tables: [[[DatabaseValue]]] = []

  /// Nothing.
  init() {}

  /// The rows as they are now.
  init(_ note: Int, _ db: Database) throws {
    tables = try FindingTable.all.map { table in
      try Row.fetchAll(db.cachedStatement(sql: table.selection), arguments: [note])
        .map { Array($0.databaseValues) }
    }
  }

  /// Makes the rows of a note be these; a contact that has gone is nobody's.
  func write(_ note: Int, _ db: Database) throws {
    for (index, table) in FindingTable.all.enumerated() {
      try db.run(table.deletion, [note])
      guard tables.indices.contains(index) else { continue }
      let owner = table.columns.firstIndex(of: "of_contact_id")
      for (position, row) in tables[index].enumerated() where row.count == table.columns.count {
        var values = row
        if let owner, let id = String.fromDatabaseValue(row[owner]) {
          let isThere = try db.holds("SELECT EXISTS (SELECT 1 FROM contact WHERE id = ?)", [id])
          if !isThere { values[owner] = .null }
        }
        let numbers = [note.databaseValue, position.databaseValue]
        try db.run(table.insertion, StatementArguments(numbers + values))
      }
    }
  }

  /// Replaces the owner (a contact's id) of each day that has one. `owner` gets the day's position and its
  /// owner, and returns the new one; nil for nobody.
  mutating func changeOwners(_ owner: (Int, String) throws -> String?) rethrows {
    for (index, table) in FindingTable.all.enumerated() where tables.indices.contains(index) {
      guard let column = table.columns.firstIndex(of: "of_contact_id") else { continue }
      for (position, row) in tables[index].enumerated() where row.count == table.columns.count {
        guard let id = String.fromDatabaseValue(row[column]) else { continue }
        tables[index][position][column] = try owner(position, id)?.databaseValue ?? .null
      }
    }
  }

  /// The rows as the next value: for each table its rows, for each row its values.
  func write(to json: inout JSONWriter) {
    json.array(tables) { json, rows in
      json.array(rows) { json, row in
        json.array(row) { json, value in
          switch value.storage {
          case .string(let text): json.value(text)
          case .int64(let number): json.value(Int(number))
          default: json.null()
          }
        }
      }
    }
  }

  /// Reads what `write(to:)` wrote.
  init(_ json: JSONValue?) {
    tables = (json?.elements ?? []).map { table in
      table.elements.map { row in
        row.elements.map { value in
          if let text = value.text { return text.databaseValue }
          return value.integer?.databaseValue ?? .null
        }
      }
    }
  }
}
