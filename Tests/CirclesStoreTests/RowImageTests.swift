import Foundation
import GRDB
import Testing

@testable import CirclesStore

@Suite("The image of a row") struct RowImageTests {
  /// What ``RowImage`` stands for, in plain SQL.
  private let plain = """
    json_array(CASE typeof(?1) WHEN 'null' THEN NULL WHEN 'blob' THEN 'b' || hex(?1)
      WHEN 'text' THEN 't' || ?1 WHEN 'real' THEN 'r' || quote(?1) ELSE 'i' || ?1 END)
    """

  @Test(
    "It is what SQL says of each type",
    arguments: [
      .null, 0.databaseValue, Int64.min.databaseValue, Int64.max.databaseValue, 0.5.databaseValue,
      (-1.0).databaseValue, "".databaseValue, "Zoë \"Zo\" \\ \n\t\r\u{1} Иван 🌿".databaseValue,
      "a\u{0}b".databaseValue, Data().databaseValue, Data([0, 15, 160, 255]).databaseValue,
    ] as [DatabaseValue])
  func types(value: DatabaseValue) throws {
    let book = try TestNotebook()
    let images = try book.notebook.read { db in
      try Row.fetchOne(db, sql: "SELECT row_image(?1), \(plain)", arguments: [value])
    }
    let (ours, theirs) = (images?[0] as String?, images?[1] as String?)
    #expect(ours != nil && ours == theirs)
  }

  @Test("It has a place for each column")
  func columns() throws {
    let book = try TestNotebook()
    let image = try book.notebook.read { db in
      try String.fetchOne(db, sql: "SELECT row_image(1, NULL, 'x')")
    }
    #expect(image == #"["i1",null,"tx"]"#)
  }
}
