import CirclesModel
import GRDB

/// A contact with all its rows, in and out.
final class ContactRows {
  private let db: Database
  private let children: ChildTables
  private var contacts: SQLWriter?
  private let occurrences: BirthdayRows

  init(_ db: Database) {
    self.db = db
    children = ChildTables(db)
    occurrences = BirthdayRows(db)
  }

  /// Inserts a contact with everything it has.
  func insert(_ header: ContactHeader, _ state: ContactState, photo: [UInt8]?) throws {
    let writer = try contacts ?? ContactTable.inserter(db)
    contacts = writer
    try ContactTable.insert(header, state, with: writer)
    try children.insert(state.fields, of: header.key)
    if let picture = state.fields.photo { try insert(picture, photo, of: header.key) }
    try occurrences.replace(with: state.fields.birthday, of: header.key, wasEmpty: true)
  }

  /// Writes what differs between two states of a contact. `photo` are the bytes of the new photo.
  func update(
    _ key: Int, from old: ContactState, to new: ContactState, photo: [UInt8]?, modifiedAt: String
  ) throws {
    if old == new { return }
    try ContactTable.update(key, new, modifiedAt: modifiedAt, db)
    let links = old.fields.related == new.fields.related ? nil : try RelatedLinks(of: key, db)
    try children.replace(old.fields, with: new.fields, of: key)
    try links?.restore(db)
    if old.fields.photo != new.fields.photo {
      try db.run(
        "DELETE FROM photo WHERE contact_key = ?", [key])
      if let picture = new.fields.photo { try insert(picture, photo, of: key) }
    }
    if old.fields.birthday != new.fields.birthday {
      try occurrences.replace(with: new.fields.birthday, of: key, wasEmpty: false)
    }
  }

  private func insert(_ picture: Photo, _ bytes: [UInt8]?, of key: Int) throws {
    let writer = try SQLWriter(
      db,
      """
      INSERT INTO photo (contact_key, media_type, byte_count, digest, url, data)
      VALUES (?, ?, ?, ?, ?, ?)
      """)
    writer.integer(key)
    writer.optional(picture.mediaType)
    writer.integer(picture.byteCount)
    writer.optional(picture.digest)
    writer.optional(picture.url)
    writer.blob(bytes)
    try writer.run()
  }

  /// Reads a contact; nil where there is none.
  static func read(_ key: Int, _ db: Database) throws -> (
    header: ContactHeader, state: ContactState
  )? {
    guard var (header, state) = try ContactTable.read(key, db) else { return nil }
    header.key = key
    try ChildTables.read(into: &state.fields, of: key, db)
    let sql = "SELECT media_type, byte_count, digest, url FROM photo WHERE contact_key = ?"
    try SQLReader(db, sql).forEach(key) { row in
      state.fields.photo = Photo(
        mediaType: row.optionalText(0), byteCount: row.integer(1), url: row.optionalText(3),
        digest: row.optionalText(2))
    }
    return (header, state)
  }

  /// The bytes of a contact's photo; nil where there is none.
  static func photo(_ key: Int, _ db: Database) throws -> [UInt8]? {
    var bytes: [UInt8]?
    try SQLReader(db, "SELECT data FROM photo WHERE contact_key = ? AND data IS NOT NULL")
      .forEach(key) { bytes = $0.bytes(0) }
    return bytes
  }
}
