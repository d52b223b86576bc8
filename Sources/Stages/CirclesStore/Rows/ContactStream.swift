package import CirclesModel
package import GRDB

/// A contact as an export needs it.
package struct StoredContact {
  package var key = 0
  package var id = ""
  /// The identifier by which others know the contact.
  package var identifier = ""
  package var relationshipType = ""
  package var jobInfo = ""
  package var familyDetails = ""
  package var travelNotes = ""
  package var lastConnectedAt: String?
  /// How often the user wants to be in touch, in days; 0 for never, nil for the default.
  package var cadenceDays: Int?
  package var createdAt = ""
  package var modifiedAt = ""
  package var sourceGoneAt: String?
  /// What the notebook holds of the contact; of a picture not the bytes.
  package var fields = ContactFields()
}

/// All contacts with their lists, in the order in which they were created: each table is read once
/// from its beginning to its end.
package final class ContactStream {
  private let contacts: SQLReader
  private let children: [(table: ChildTables.Table, rows: KeyedRows)]
  private let photos: KeyedRows

  /// A stream over the contacts of the moment.
  package init(_ db: Database) throws {
    contacts = try SQLReader(alone: ContactTable.all, db)
    children = try ChildTables.Table.allCases.map { table in
      let columns = table.columns.joined(separator: ", ")
      let sql = "SELECT \(columns), contact_key FROM \(table.name) ORDER BY contact_key, position"
      return (table, try KeyedRows(db, sql, key: Int32(table.columns.count)))
    }
    photos = try KeyedRows(
      db,
      "SELECT media_type, byte_count, digest, url, contact_key FROM photo ORDER BY contact_key",
      key: 4)
  }

  deinit { contacts.reset() }

  /// The next contact; nil behind the last.
  package func next() throws -> StoredContact? {
    guard try contacts.next() else { return nil }
    let (header, state) = ContactTable.decode(contacts)
    var fields = state.fields
    for (table, rows) in children {
      try rows.take(header.key) { ChildTables.append($0, of: table, to: &fields) }
    }
    try photos.take(header.key) { row in
      fields.photo = Photo(
        mediaType: row.optionalText(0), byteCount: row.integer(1), url: row.optionalText(3))
    }
    return StoredContact(
      key: header.key, id: header.id, identifier: header.identifier,
      relationshipType: state.relationshipType, jobInfo: state.jobInfo,
      familyDetails: header.familyDetails, travelNotes: header.travelNotes,
      lastConnectedAt: header.lastConnectedAt, cadenceDays: header.cadenceDays,
      createdAt: header.createdAt,
      modifiedAt: header.modifiedAt, sourceGoneAt: header.sourceGoneAt, fields: fields)
  }

  /// The bytes of a contact's picture; nil where the notebook holds none.
  package static func photo(of contact: Int, _ db: Database) throws -> [UInt8]? {
    try ContactRows.photo(contact, db)
  }
}
