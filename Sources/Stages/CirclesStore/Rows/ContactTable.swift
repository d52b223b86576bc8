import CirclesModel
import GRDB

/// The `contact` table: one row, in and out.
enum ContactTable {
  /// A key that no contact has, nor had while its changes can be undone.
  static func newKey(_ db: Database) throws -> Int {
    try Int.fetchOne(
      db,
      sql: """
        SELECT max(
          (SELECT coalesce(max(key), 0) FROM contact),
          (SELECT coalesce(max(contact_key), 0) FROM contact_change),
          (SELECT coalesce(max(absorbed_key), 0) FROM contact_merge)) + 1
        """) ?? 1
  }

  /// The columns of the merged state, in the order in which they are read and written.
  private static let stateColumns = """
    kind, name, name_prefix, given_name, middle_name, family_name, name_suffix, \
    phonetic_given_name, phonetic_middle_name, phonetic_family_name, relationship_type, \
    birthday_month, birthday_day, birthday_year, birthday_calendar, birthday_era, \
    birthday_leap_month, organization, department, job_title, note, job_info
    """
  private static let headerColumns = """
    id, identifier, created_at, modified_at, created_run, source_gone_at, family_details, \
    travel_notes, last_connected_at
    """
  private static let stateCount = 22
  private static let columns = "key, \(headerColumns), \(stateColumns)"

  private static let insertion = """
    INSERT INTO contact (key, \(headerColumns), \(stateColumns), cadence_days)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?\(String(repeating: ", ?", count: stateCount)), ?)
    """
  private static let updating =
    "UPDATE contact SET "
    + stateColumns.split(separator: ",").map { $0.trimmed + " = ?" }.joined(separator: ", ")
    + ", modified_at = ? WHERE key = ?"

  /// A writer for `insert`.
  static func inserter(_ db: Database) throws -> SQLWriter { try SQLWriter(db, insertion) }

  static func insert(_ header: ContactHeader, _ state: ContactState, with writer: SQLWriter) throws
  {
    writer.integer(header.key)
    writer.text(header.id)
    writer.text(header.identifier)
    writer.text(header.createdAt)
    writer.text(header.modifiedAt)
    writer.optional(header.createdRun)
    writer.optional(header.sourceGoneAt)
    writer.optional(header.familyDetails)
    writer.optional(header.travelNotes)
    writer.optional(header.lastConnectedAt)
    bind(state, to: writer)
    writer.optional(header.cadenceDays)
    try writer.run()
  }

  static func update(_ key: Int, _ state: ContactState, modifiedAt: String, _ db: Database) throws {
    let writer = try SQLWriter(db, updating)
    bind(state, to: writer)
    writer.text(modifiedAt)
    writer.integer(key)
    try writer.run()
  }

  private static func bind(_ state: ContactState, to writer: SQLWriter) {
    let fields = state.fields
    writer.text(fields.kind.rawValue)
    writer.text(fields.name.display)
    writer.optional(fields.name.prefix)
    writer.optional(fields.name.given)
    writer.optional(fields.name.middle)
    writer.optional(fields.name.family)
    writer.optional(fields.name.suffix)
    writer.optional(fields.name.phoneticGiven)
    writer.optional(fields.name.phoneticMiddle)
    writer.optional(fields.name.phoneticFamily)
    writer.text(state.relationshipType)
    writer.optional(fields.birthday?.month)
    writer.optional(fields.birthday?.day)
    writer.optional(fields.birthday?.year)
    writer.optional(fields.birthday?.calendar)
    writer.optional(fields.birthday?.era)
    writer.optional(fields.birthday.flatMap { $0.isLeapMonth ? 1 : nil })
    writer.optional(fields.organization)
    writer.optional(fields.department)
    writer.optional(fields.jobTitle)
    writer.optional(fields.note)
    writer.optional(state.jobInfo)
  }

  /// Reads a contact's row; nil where there is none. Lists are not in it.
  static func read(_ key: Int, _ db: Database) throws -> (ContactHeader, ContactState)? {
    var found: (ContactHeader, ContactState)?
    try SQLReader(db, selection + " WHERE c.key = ?").forEach(key) { row in
      found = (header(row), state(row))
    }
    return found
  }

  /// Reads the rows of a range of keys, in their order. Lists are not in them, and no cadence.
  static func forEach(
    _ keys: ClosedRange<Int>, _ db: Database, _ body: (ContactHeader, ContactState) throws -> Void
  ) throws {
    let sql = """
      SELECT \(columns), NULL FROM contact WHERE key BETWEEN ? AND ?
      ORDER BY key
      """
    try SQLReader(db, sql).forEach(keys.lowerBound, keys.upperBound) { row in
      try body(header(row), state(row))
    }
  }

  /// All rows in the order of their keys, for `ContactStream`.
  static let all = selection + " ORDER BY c.key"

  /// A notebook of an older version that is only read has no cadence yet: then that of `none` is
  /// meant.
  private static let selection = """
    SELECT \(columns), (SELECT cadence_days FROM contact AS own WHERE own.key = c.key)
    FROM contact AS c, (SELECT NULL AS cadence_days) AS none
    """

  /// What stands in a row of `all`.
  static func decode(_ row: SQLReader) -> (ContactHeader, ContactState) {
    (header(row), state(row))
  }

  private static func header(_ row: SQLReader) -> ContactHeader {
    ContactHeader(
      key: row.integer(0), id: row.text(1), identifier: row.text(2), createdAt: row.text(3),
      modifiedAt: row.text(4), createdRun: row.optionalInteger(5),
      sourceGoneAt: row.optionalText(6), familyDetails: row.text(7), travelNotes: row.text(8),
      lastConnectedAt: row.optionalText(9), cadenceDays: row.optionalInteger(32))
  }

  private static func state(_ row: SQLReader) -> ContactState {
    var fields = ContactFields()
    fields.kind = ContactKind(rawValue: row.text(10)) ?? .individual
    fields.name.display = row.text(11)
    fields.name.prefix = row.text(12)
    fields.name.given = row.text(13)
    fields.name.middle = row.text(14)
    fields.name.family = row.text(15)
    fields.name.suffix = row.text(16)
    fields.name.phoneticGiven = row.text(17)
    fields.name.phoneticMiddle = row.text(18)
    fields.name.phoneticFamily = row.text(19)
    let birthday = PartialDate(
      year: row.optionalInteger(23), month: row.optionalInteger(21), day: row.optionalInteger(22),
      calendar: row.optionalText(24) ?? "gregorian", era: row.optionalInteger(25),
      isLeapMonth: row.integer(26) != 0)
    // A calendar alone, left behind where another program emptied the rest, is no birthday.
    if birthday.year != nil || birthday.month != nil || birthday.day != nil {
      fields.birthday = birthday
    }
    fields.organization = row.text(27)
    fields.department = row.text(28)
    fields.jobTitle = row.text(29)
    fields.note = row.text(30)
    return ContactState(fields: fields, relationshipType: row.text(20), jobInfo: row.text(31))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\n" })
  }
}
