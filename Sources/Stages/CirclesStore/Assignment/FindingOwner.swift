import CirclesModel
import GRDB

/// The contact that a note lies under, as the app's row has it.
struct FindingOwner {
  var key: Int
  var identifier: String
  var name: String

  /// Who holds a note; nil for one in the inbox.
  static func of(_ note: Int, _ db: Database) throws -> FindingOwner? {
    let sql = """
      SELECT c.key, c.identifier, c.name FROM note AS n JOIN interaction AS i ON i.id = n.id
      JOIN contact AS c ON c.id = i.contact_id WHERE n.key = ?
      """
    var holder: FindingOwner?
    try SQLReader(db, sql).forEach(note) { row in
      holder = FindingOwner(key: row.integer(0), identifier: row.text(1), name: row.text(2))
    }
    return holder
  }

  /// The holder as the subject of a text, by every name that the notebook has.
  func subject(_ db: Database) throws -> TextSubject {
    var names = [name]
    let sql = """
      SELECT value FROM nickname WHERE contact_key = ?1
      UNION ALL SELECT name FROM alias WHERE contact_key = ?1
      """
    try SQLReader(db, sql).forEach(key) { names.append($0.text(0)) }
    return TextSubject(identifier: identifier, names: names)
  }
}
