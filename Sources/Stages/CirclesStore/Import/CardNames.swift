import CirclesModel
import GRDB

/// Whom the names on cards mean, where the contact is called otherwise by now: renamed by hand,
/// merged, or one person with cards in two names.
///
/// Read from the tables when the first name is asked for, since most imports ask for none.
final class CardNames {
  private let db: Database
  /// The contact by the hash of a name; nil where several bear it on their cards.
  private lazy var contacts = Result { try Self.read(db) }

  init(db: Database) { self.db = db }

  /// The one contact with a card in this name. Throws what the database throws.
  func contact(_ hash: UInt64) throws -> Int? { try contacts.get()[hash] ?? nil }

  private static func read(_ db: Database) throws -> [UInt64: Int?] {
    var names: [UInt64: Int?] = [:]
    try forEach(db) { contact, name in
      let hash = IdentityKeys.hash(of: NameNormalizer.normalize(name))
      if let other = names[hash], other != contact {
        names[hash] = .some(nil)
      } else {
        names[hash] = contact
      }
    }
    return names
  }

  /// The names of each contact's cards that are not its own, and nobody else's whole name either: it
  /// would draw that one's notes. Who was typed in has a card of the notebook's own, whose name was a
  /// mistake if it is another, unless a chat with them bears it.
  static func others(_ db: Database) throws -> [Int: [String]] {
    var names: [Int: [String]] = [:]
    var hashes: Set<UInt64> = []
    try forEach(db, "AND r.identifier NOT LIKE 'manual:%'") { contact, name in
      names[contact, default: []].append(name)
      hashes.insert(IdentityKeys.hash(of: NameNormalizer.normalize(name)))
    }
    for (contact, name) in try headers(db) {
      names[contact, default: []].append(name)
      hashes.insert(IdentityKeys.hash(of: NameNormalizer.normalize(name)))
    }
    if names.isEmpty { return [:] }
    let borne = try borne(hashes, db)
    return names.compactMapValues { names in
      let own = names.filter {
        !borne.contains(IdentityKeys.hash(of: NameNormalizer.normalize($0)))
      }
      return own.isEmpty ? nil : own
    }
  }

  /// The former names of people who were typed in, as far as chats that are filed under them bear them.
  private static func headers(_ db: Database) throws -> [(contact: Int, name: String)] {
    var former: [(contact: Int, name: String)] = []
    try forEach(db, "AND r.identifier LIKE 'manual:%'") { former.append(($0, $1)) }
    return try former.filter { contact, name in
      try db.holds(
        """
        SELECT EXISTS (SELECT 1 FROM contact AS c JOIN note AS n ON n.contact_id = c.id
          JOIN thread AS t ON t.key = n.thread_key WHERE c.key = ? AND t.partner_name = ?)
        """, [contact, name])
    }
  }

  /// Aliases that a rename left and that are somebody's whole name by now, by their rows' keys: a card in
  /// that name is worth more.
  static func aliasesOfOthers(_ db: Database) throws -> Set<Int> {
    var hashes: [Int: UInt64] = [:]
    try SQLReader(db, "SELECT key, normalized FROM alias WHERE origin = 'renamed'").forEach {
      hashes[$0.integer(0)] = IdentityKeys.hash(of: $0.text(1))
    }
    if hashes.isEmpty { return [] }
    let borne = try borne(Set(hashes.values), db)
    return Set(hashes.filter { borne.contains($0.value) }.keys)
  }

  /// Which of the hashes of names are those of contacts' own.
  private static func borne(_ hashes: Set<UInt64>, _ db: Database) throws -> Set<UInt64> {
    var borne: Set<UInt64> = []
    try SQLReader(db, "SELECT name FROM contact").forEach { row in
      let hash = IdentityKeys.hash(of: NameNormalizer.normalize(row.text(0)))
      if hashes.contains(hash) { borne.insert(hash) }
    }
    return borne
  }

  /// Whether one of a contact's cards has this normalised name.
  static func hold(_ name: String, of contact: Int, _ db: Database) throws -> Bool {
    try RecordTable.states(of: contact, db).contains {
      NameNormalizer.normalize($0.fields.name) == name
    }
  }

  /// Gives the names on cards that are not the contact's, in the order of the contacts.
  private static func forEach(
    _ db: Database, _ condition: String = "", _ body: (_ contact: Int, _ name: String) -> Void
  ) throws {
    // A snapshot holds the name it displays behind `displayCode`. One that holds the contact's name
    // there tells nothing new, and SQLite finds that out without a row being decoded.
    let sql = """
      SELECT r.contact_key, said.fields FROM source_record AS r
      JOIN contact AS c ON c.key = r.contact_key JOIN said ON said.record_key = r.key
      WHERE instr(said.fields, CAST(char(?) || json_quote(CAST(c.name AS TEXT)) AS BLOB)) = 0
        \(condition)
      ORDER BY r.contact_key
      """
    try SQLReader(db, sql).forEach(SourceSnapshot.displayCode) { row in
      let name = ContactState(saying: SourceSnapshot.decode(row.bytes(1))).fields.name.display
      if !NameNormalizer.normalize(name).isEmpty { body(row.integer(0), name) }
    }
  }
}
