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
    // A snapshot holds the name it displays behind `displayCode`. One that holds the contact's name
    // there tells nothing new, and SQLite finds that out without a row being decoded.
    let sql = """
      SELECT r.contact_key, said.fields FROM source_record AS r
      JOIN contact AS c ON c.key = r.contact_key JOIN said ON said.record_key = r.key
      WHERE instr(said.fields, CAST(char(?) || json_quote(CAST(c.name AS TEXT)) AS BLOB)) = 0
      ORDER BY r.contact_key
      """
    try SQLReader(db, sql).forEach(SourceSnapshot.displayCode) { row in
      let state = ContactState(saying: SourceSnapshot.decode(row.bytes(1)))
      let name = NameNormalizer.normalize(state.fields.name.display)
      guard !name.isEmpty else { return }
      let (contact, hash) = (row.integer(0), IdentityKeys.hash(of: name))
      if let other = names[hash], other != contact {
        names[hash] = .some(nil)
      } else {
        names[hash] = contact
      }
    }
    return names
  }
}
