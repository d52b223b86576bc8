import CirclesModel
import GRDB

/// Whom a contact's relations were linked with, while their rows are written anew: a relation that
/// stays keeps its link, so that a connection which the user deleted is not made again, and one
/// that goes takes its connection with it.
struct RelatedLinks {
  private struct Link: Hashable {
    var type: String
    var name: String?
    var identifier: String?
  }

  private let contact: Int
  private var targets: [Link: Int] = [:]

  /// Notes the links of a contact.
  init(of contact: Int, _ db: Database) throws {
    self.contact = contact
    for (link, _, target) in try Self.rows(of: contact, db) {
      if let target { targets[link] = target }
    }
  }

  /// Gives the rows that stayed their links again, and removes the connections of the others.
  func restore(_ db: Database) throws {
    var kept: Set<Int> = []
    for (link, position, _) in try Self.rows(of: contact, db) {
      guard let target = targets[link] else { continue }
      kept.insert(Self.pair(target, link.type))
      try db.run(
        """
        UPDATE related SET related_key = ?
        WHERE contact_key = ? AND position = ?
        """, [target, contact, position])
    }
    for (link, target) in targets where !kept.contains(Self.pair(target, link.type)) {
      try Linker.disconnect(contact, target, link.type, db)
    }
  }

  private static func pair(_ target: Int, _ type: String) -> Int {
    var hasher = Hasher()
    hasher.combine(target)
    hasher.combine(type)
    return hasher.finalize()
  }

  private static func rows(of contact: Int, _ db: Database) throws
    -> [(link: Link, position: Int, target: Int?)]
  {
    var rows: [(Link, Int, Int?)] = []
    let sql = """
      SELECT type, name, identifier, position, related_key FROM related WHERE contact_key = ?
      ORDER BY position
      """
    try SQLReader(db, sql).forEach(contact) { row in
      rows.append(
        (
          Link(type: row.text(0), name: row.optionalText(1), identifier: row.optionalText(2)),
          row.integer(3), row.optionalInteger(4)
        ))
    }
    return rows
  }
}
