import Foundation
import GRDB

/// Records of the cloud that the notebook has no place for, as far as they refer to others: whom
/// they refer to must stay there, for the cloud would delete them, too. They have no type here and
/// stand for no row of the notebook; `fields` has the digests of the names that they refer to.
extension CloudBase {
  /// The version of a record that was noted; nil where none of that name was.
  package func unplacedTag(of name: String) throws -> String? {
    try String.fetchOne(
      db.cachedStatement(
        sql: "SELECT tag FROM cloud_agreed WHERE place_key = ? AND name = ? AND type = ''"),
      arguments: [place, name])
  }

  /// Notes a record and the digests of what it refers to; one that refers to nothing is forgotten.
  package func setUnplaced(_ name: String, tag: String, references: [[UInt8]]) throws {
    if references.isEmpty {
      return try db.run(
        "DELETE FROM cloud_agreed WHERE place_key = ? AND name = ? AND type = ''", [place, name])
    }
    try save(
      CloudBaseRecord(
        name: name, type: "", row: "", tag: tag, fields: Data(references.joined())))
  }

  /// Calls with the name of each such record and what it refers to: digests of `length` bytes.
  package func forEachUnplaced(
    digestLength length: Int, _ body: (_ name: String, _ references: [[UInt8]]) throws -> Void
  ) throws {
    try forEach("") { record in
      let bytes = Array(record.fields)
      let starts = stride(from: 0, through: bytes.count - length, by: length)
      try body(record.name, starts.map { Array(bytes[$0..<$0 + length]) })
    }
  }

  /// Forgets those whose names are not among these.
  package func forgetUnplaced(except names: Set<String>) throws {
    var gone: [String] = []
    try forEach("") { if !names.contains($0.name) { gone.append($0.name) } }
    for name in gone { try setUnplaced(name, tag: "", references: []) }
  }
}
