import GRDB

extension Database {
  /// Whether SQLite finds the file in order.
  ///
  /// Versions such as 3.40 look into the wrong column of a table without rowid whose primary key is not
  /// its first columns, and report a NULL where there is none: that one is not counted.
  func isSound() throws -> Bool {
    let mistaken = "NULL value in removed_person.name"
    var rows = 0
    if try tableExists("removed_person") {
      rows = try Int.fetchOne(self, sql: "SELECT count(*) FROM removed_person") ?? 0
    }
    let said = try String.fetchAll(self, sql: "PRAGMA quick_check(\(rows + 1))")
    return said == ["ok"] || said.allSatisfy { $0 == mistaken }
  }
}
