import CirclesModel
import GRDB

/// What an export tells of a contact beside its fields, read along with the contacts.
final class ContactAdditions {
  private let db: Database
  private let sources: KeyedRows
  private let identifiers: KeyedRows
  private let aliases: KeyedRows
  /// Ids of contacts of whom notes may say something: few of a large address book.
  private let spokenOf: Set<String>

  struct Additions {
    var sources: [PersonSheet.SourceEntry] = []
    var identifiers: [String] = []
    var aliases: [String] = []
    var findings = PersonFindings()
  }

  init(_ db: Database) throws {
    self.db = db
    sources = try KeyedRows(
      db,
      """
      SELECT s.name, r.identifier, r.gone_at, r.contact_key FROM source_record AS r
      JOIN source AS s ON s.key = r.source_key WHERE r.contact_key IS NOT NULL
      ORDER BY r.contact_key, s.name, r.key
      """, key: 3)
    identifiers = try KeyedRows(
      db, "SELECT value, contact_key FROM identifier ORDER BY contact_key, normalized", key: 1)
    aliases = try KeyedRows(
      db, "SELECT name, contact_key FROM alias ORDER BY contact_key, key", key: 1)
    spokenOf =
      try FindingQuery.isKept(db)
      ? try String.fetchSet(
        db,
        sql: """
          SELECT contact_id FROM interaction
          UNION SELECT of_contact_id FROM mentioned_date WHERE of_contact_id IS NOT NULL
          """) : []
  }

  /// What belongs to a contact. Contacts are asked for in the order of their keys.
  func take(_ contact: StoredContact) throws -> Additions {
    var more = Additions()
    try sources.take(contact.key) { row in
      more.sources.append(
        PersonSheet.SourceEntry(
          source: row.text(0), recordKey: row.text(1), goneAt: row.optionalText(2)))
    }
    try identifiers.take(contact.key) { row in
      let value = row.text(0)
      if value != contact.identifier { more.identifiers.append(value) }
    }
    try aliases.take(contact.key) { more.aliases.append($0.text(0)) }
    if spokenOf.contains(contact.id) {
      more.findings = try FindingQuery.findings(of: contact.id, today: nil, db)
    }
    return more
  }
}
