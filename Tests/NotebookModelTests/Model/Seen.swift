import GRDB

/// What a notebook holds at one moment, as far as the model speaks of it.
struct Seen {
  var people: [Int: Person] = [:]
  /// The rows of each record; more than one where a file holds the identifier more than once.
  var records: [RecordKey: [Record]] = [:]
  /// Where notes lie, by the id that their source gave them.
  var notes: [String: Place] = [:]

  struct Person {
    var id: String
    var identifiers: Set<String>
    var facts: Facts
    /// Whether notes lie under them.
    var hasNotes: Bool
    /// Whether they have other names, or words that no card says.
    var isEdited: Bool

    var isWorkedOn: Bool { hasNotes || isEdited }
  }

  struct Record {
    /// The key of the contact it speaks of.
    var owner: Int?
    var isGone: Bool
    var isDerived: Bool
  }

  struct Place: Equatable {
    var contact: Int?
    var isWaiting: Bool
  }

  init(_ db: Database) throws {
    let columns = Fact.Field.allCases.filter { $0 != .birthday }.map(\.rawValue)
    let sql = """
      SELECT c.key, c.id, \(columns.joined(separator: ", ")),
        CASE WHEN birthday_month IS NULL THEN NULL ELSE printf('%s-%02d-%02d',
          coalesce(birthday_year, '-'), birthday_month, birthday_day) END AS birthday,
        EXISTS (SELECT 1 FROM interaction WHERE contact_id = c.id) AS noted,
        coalesce(family_details, travel_notes) IS NOT NULL
          OR EXISTS (SELECT 1 FROM alias WHERE contact_key = c.key) AS edited
      FROM contact AS c
      """
    for row in try Row.fetchAll(db.cachedStatement(sql: sql)) {
      var facts: Facts = [:]
      for field in Fact.Field.allCases {
        guard let value: String = row[field.rawValue], !value.isEmpty else { continue }
        if field != .relationship || value != "Acquaintance" { facts[.one(field)] = value }
      }
      people[row["key"]] = Person(
        id: row["id"], identifiers: [], facts: facts, hasNotes: row["noted"],
        isEdited: row["edited"])
    }
    try readLists(db)
    try readRecords(db)
  }

  private mutating func readLists(_ db: Database) throws {
    let lists = Fact.List.allCases.map {
      "SELECT contact_key, '\($0.rawValue)' AS list, value FROM \($0.rawValue)"
    }
    for row in try Row.fetchAll(
      db.cachedStatement(sql: lists.joined(separator: " UNION ALL ")))
    {
      guard let list = Fact.List(rawValue: row["list"]) else { continue }
      people[row["contact_key"]]?.facts[.member(list, row["value"])] = ""
    }
    let known = """
      SELECT c.key, k.identifier FROM known_identifier AS k JOIN contact AS c ON c.id = k.contact_id
      """
    for row in try Row.fetchAll(db.cachedStatement(sql: known)) {
      people[row["key"]]?.identifiers.insert(RecordKey.normalized(row["identifier"]))
    }
  }

  private mutating func readRecords(_ db: Database) throws {
    let sql = """
      SELECT s.name, r.identifier, r.contact_key, r.gone_at IS NOT NULL AS gone, r.is_derived
      FROM source_record AS r JOIN source AS s ON s.key = r.source_key WHERE r.group_key IS NULL
      """
    for row in try Row.fetchAll(db.cachedStatement(sql: sql)) {
      records[RecordKey(row["name"], row["identifier"]), default: []].append(
        Record(owner: row["contact_key"], isGone: row["gone"], isDerived: row["is_derived"]))
    }
    let notes = """
      SELECT n.id, c.key AS contact, u.id IS NOT NULL AS waiting FROM note AS n
      LEFT JOIN interaction AS i ON i.id = n.id LEFT JOIN contact AS c ON c.id = i.contact_id
      LEFT JOIN unassigned_note AS u ON u.id = n.id
      """
    for row in try Row.fetchAll(db.cachedStatement(sql: notes)) {
      self.notes[row["id"]] = Place(contact: row["contact"], isWaiting: row["waiting"])
    }
  }

  /// The records of a person.
  func records(of person: Int) -> [RecordKey] {
    records.filter { $0.value.contains { $0.owner == person } }.map(\.key)
  }
}
