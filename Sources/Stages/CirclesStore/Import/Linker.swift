import CirclesModel
import GRDB

/// Links what only names somebody with the contact that bears the name: relations and members of
/// groups.
///
/// What is linked follows from the tables alone, not from the order in which they were filled: a
/// name that came to be borne by two people is no longer linked, as it would not be had both come
/// at once. So a part of a file and then the whole give the rows of the whole.
struct Linker {
  let db: Database
  let identity: IdentityIndex
  private let cardNames: CardNames

  init(db: Database, identity: IdentityIndex) {
    (self.db, self.identity) = (db, identity)
    cardNames = CardNames(db: db)
  }

  /// Links everything anew that does not stand as it should.
  func run() throws {
    try linkRelated()
    try linkMembers()
  }

  private struct Link {
    var contact: Int
    var position: Int
    var old: Int?
    var new: Int?
    var type: String
  }

  private func linkRelated() throws {
    var links: [Link] = []
    let sql = "SELECT contact_key, position, name, identifier, related_key, type FROM related"
    try SQLReader(db, sql).forEach { row in
      let contact = row.integer(0)
      let target = try target(name: row.optionalText(2), identifier: row.optionalText(3))
      let new = target == contact ? nil : target
      let old = row.optionalInteger(4)
      if new != old {
        links.append(
          Link(
            contact: contact, position: row.integer(1), old: old, new: new, type: row.text(5)))
      }
    }
    for link in links { try apply(link) }
  }

  private func apply(_ link: Link) throws {
    if let old = link.old { try Self.disconnect(link.contact, old, link.type, db) }
    if let new = link.new, try exists(new) {
      try db.run(
        """
        INSERT OR IGNORE INTO connection (from_contact_id, to_contact_id, connection_type)
        SELECT a.id, b.id, ? FROM contact AS a, contact AS b WHERE a.key = ? AND b.key = ?
        """, [link.type, link.contact, new])
    }
    try db.run(
      "UPDATE related SET related_key = ? WHERE contact_key = ? AND position = ?",
      [link.new, link.contact, link.position])
  }

  private func exists(_ contact: Int) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM contact WHERE key = ?)", arguments: [contact])
      ?? false
  }

  /// Removes a connection that a relation made, unless somebody has written more into it.
  static func disconnect(_ from: Int, _ to: Int, _ type: String, _ db: Database) throws {
    try db.run(
      """
      DELETE FROM connection
      WHERE from_contact_id = (SELECT id FROM contact WHERE key = ?)
        AND to_contact_id = (SELECT id FROM contact WHERE key = ?)
        AND connection_type = ? AND context IS NULL AND introduced_by IS NULL
        AND date_established IS NULL
      """, [from, to, type])
  }

  private func linkMembers() throws {
    var links: [(group: Int, position: Int, contact: Int?)] = []
    let sql = "SELECT group_key, position, identifier, contact_key FROM group_member"
    try SQLReader(db, sql).forEach { row in
      let target = try target(name: nil, identifier: row.text(2))
      if target != row.optionalInteger(3) {
        links.append((row.integer(0), row.integer(1), target))
      }
    }
    for link in links {
      try db.run(
        "UPDATE group_member SET contact_key = ? WHERE group_key = ? AND position = ?",
        [link.contact, link.group, link.position])
    }
  }

  private func target(name: String?, identifier: String?) throws -> Int? {
    if let identifier {
      let hash = IdentityKeys.hash(ofIdentifier: RecordKey.normalize(identifier))
      if let contact = identity.contact(hash) { return Int(contact) }
    }
    guard let name, !name.isEmpty else { return nil }
    let normalized = NameNormalizer.normalize(name)
    // One word is a first name at best, and whoever bears it alone need not be the one meant.
    if normalized.isEmpty { return nil }
    let hash = IdentityKeys.hash(of: normalized)
    if let contact = identity.contact(hash) { return Int(contact) }
    return identity.isUnknown(hash) ? try cardNames.contact(hash) : nil
  }
}
