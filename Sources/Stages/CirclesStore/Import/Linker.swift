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
  /// The contacts that were merged, by the names on their cards; nil where several bear one.
  private let merged: [UInt64: Int?]

  init(db: Database, identity: IdentityIndex) throws {
    (self.db, self.identity) = (db, identity)
    merged = try Self.mergedNames(db)
  }

  private static func mergedNames(_ db: Database) throws -> [UInt64: Int?] {
    var names: [UInt64: Int?] = [:]
    let sql = "SELECT DISTINCT kept_key FROM contact_merge WHERE undone_run IS NULL ORDER BY 1"
    for contact in try Int.fetchAll(db, sql: sql) {
      for state in try RecordTable.states(of: contact, db) {
        let name = NameNormalizer.normalize(state.fields.name.display)
        guard !name.isEmpty else { continue }
        let hash = IdentityKeys.hash(of: name)
        if let other = names[hash], other != contact {
          names[hash] = .some(nil)
        } else {
          names[hash] = contact
        }
      }
    }
    return names
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
      let target = target(name: row.optionalText(2), identifier: row.optionalText(3))
      let new = target == contact ? nil : target
      let old = row.optionalInteger(4)
      if new != old, try !isRenamed(old, from: row.optionalText(2), for: new) {
        links.append(
          Link(
            contact: contact, position: row.integer(1), old: old, new: new, type: row.text(5)))
      }
    }
    for link in links { try apply(link) }
  }

  /// Whether a relation names somebody by what their card says, whom the user calls otherwise by now:
  /// the link stays as long as nobody else bears the name.
  private func isRenamed(_ old: Int?, from name: String?, for new: Int?) throws -> Bool {
    guard let old, new == nil, let name else { return false }
    let normalized = NameNormalizer.normalize(name)
    guard !normalized.isEmpty, identity.isUnknown(IdentityKeys.hash(of: normalized)) else {
      return false
    }
    return try RecordTable.states(of: old, db).contains {
      NameNormalizer.normalize($0.fields.name.display) == normalized
    }
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
      let target = target(name: nil, identifier: row.text(2))
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

  private func target(name: String?, identifier: String?) -> Int? {
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
    // Two cards that are one person keep one name, and answer to both.
    return identity.isUnknown(hash) ? merged[hash] ?? nil : nil
  }
}
