public import CirclesModel
import GRDB

/// Who is listed, and in which order.
public struct PeopleRequest: Sendable {
  /// Words that name, nickname, alias, organization, e-mail, phone or handle hold; empty for everybody.
  public var query: String
  /// The order.
  public var order: Order = .name
  /// How many at most; nil for all.
  public var limit: Int?
  /// The group they are in, case and diacritics aside; nil for any.
  public var group: String?
  /// The tag they bear, case and diacritics aside; nil for any.
  public var tag: String?

  /// Behind whom a part of the list begins; nil for its beginning. Not in the order of birthdays.
  public var after: Place?

  /// Where somebody stands in a list, also when they are gone or stand elsewhere by now.
  public struct Place: Hashable, Sendable {
    /// When they were in touch last.
    public var lastConnectedAt: String?
    /// Their name.
    public var name: String
    /// The contact's id.
    public var id: String

    /// A place.
    public init(lastConnectedAt: String?, name: String, id: String) {
      self.lastConnectedAt = lastConnectedAt
      self.name = name
      self.id = id
    }
  }

  /// The order of a list.
  public enum Order: String, CaseIterable, Sendable {
    /// By name.
    case name
    /// Who was in touch last comes first.
    case last
    /// Who has not been in touch for longest comes first.
    case urgency
    /// Whose birthday comes soonest comes first.
    case birthday
  }

  /// A request.
  public init(query: String = "") { self.query = query }
}

extension Notebook {
  /// The people that a request asks for. Those of whom an order knows nothing come last, by name.
  public func people(_ request: PeopleRequest) throws(StoreFailure) -> [PersonSummary] {
    try read { db in
      var list = try PeopleList(db: db).people(request)
      if let limit = request.limit, list.count > limit { list.removeLast(list.count - limit) }
      return list
    }
  }
}

/// Lists people: one pass over the rows, which a notebook of a hundred thousand bears.
private struct PeopleList {
  let db: Database

  func people(_ request: PeopleRequest) throws -> [PersonSummary] {
    let keys = try PersonQuery.keys(request, db)
    if let keys, keys.isEmpty { return [] }
    var people: [(key: Int, sorting: String, person: PersonSummary)] = []
    let condition = keys.map { "c.key IN (\($0.map(String.init).joined(separator: ",")))" }
    try SQLReader(db, Self.question(condition)).forEach { row in
      let person = PersonSummary(listed: row)
      people.append((row.integer(0), SortKey.of(person.name), person))
    }
    people.sort { ($0.sorting, $0.key) < ($1.sorting, $1.key) }
    switch request.order {
    case .name: break
    case .last: rank(&people, { $0.person.lastConnectedAt }, by: >)
    case .urgency: rank(&people, { $0.person.lastConnectedAt }, by: <)
    case .birthday:
      let places = try birthdays()
      rank(&people, { places[$0.person.id] }, by: <)
    }
    return people.map(\.person)
  }

  private typealias Listed = (key: Int, sorting: String, person: PersonSummary)

  /// Sorts those who have a value by it; the sorting is stable, the others stay behind them.
  private func rank<Value>(
    _ people: inout [Listed], _ value: (Listed) -> Value?, by isBefore: (Value, Value) -> Bool
  ) {
    var known: [(Int, Value)] = []
    var unknown: [Int] = []
    for (index, person) in people.enumerated() {
      if let value = value(person) { known.append((index, value)) } else { unknown.append(index) }
    }
    known.sort { isBefore($0.1, $1.1) || !isBefore($1.1, $0.1) && $0.0 < $1.0 }
    people = (known.map(\.0) + unknown).map { people[$0] }
  }

  private static func question(_ condition: String?) -> String {
    """
    SELECT c.key, c.id, c.identifier, c.name, c.kind, c.relationship_type, c.organization,
      (SELECT value FROM phone WHERE contact_key = c.key ORDER BY position LIMIT 1),
      (SELECT value FROM email WHERE contact_key = c.key ORDER BY position LIMIT 1),
      c.last_connected_at, c.source_gone_at
    FROM contact AS c WHERE \(condition ?? "TRUE")
    """
  }

  /// The place of each birthday in the order of their coming, by contact.
  private func birthdays() throws -> [String: Int] {
    var places: [String: Int] = [:]
    try SQLReader(db, "SELECT contact_id, days_until FROM upcoming_birthdays").forEach { row in
      places[row.text(0)] = row.integer(1)
    }
    return places
  }
}

/// What names are sorted by: without case and accents.
enum SortKey {
  static func of(_ name: String) -> String {
    var name = name
    let isPlain = name.withUTF8 { $0.allSatisfy { $0 < 0x80 } }
    if isPlain { return Folding.lower(name) }
    var folded = ""
    for scalar in name.unicodeScalars {
      switch ScalarFolding.fold(scalar) {
      case .nothing: break
      case .separator: folded.unicodeScalars.append(scalar)
      case .scalar(let one): folded.unicodeScalars.append(one)
      case .letters(let one, let two):
        folded.unicodeScalars.append(one)
        folded.unicodeScalars.append(two)
      }
    }
    return folded
  }
}

extension PersonSummary {
  fileprivate init(listed row: SQLReader) {
    id = row.text(1)
    identifier = row.text(2)
    name = row.text(3)
    kind = ContactKind(rawValue: row.text(4)) ?? .individual
    relationshipType = row.text(5)
    organization = row.text(6)
    phone = row.text(7)
    email = row.text(8)
    lastConnectedAt = row.optionalText(9)
    isPruned = !row.isNull(10)
  }
}

extension PersonQuery {
  /// The keys of those who fulfil everything that is asked; nil for everybody.
  static func keys(_ request: PeopleRequest, _ db: Database) throws -> [Int]? {
    var found: Set<Int>?
    func narrow(_ keys: some Sequence<Int>) { found = found?.intersection(keys) ?? Set(keys) }
    let words = NameNormalizer.normalize(request.query).split(separator: " ").map(String.init)
    if !words.isEmpty {
      // A number is asked for as it is written anywhere.
      let digits = request.query.filter { $0.isASCII && $0.isNumber }
      try narrow(
        PersonQuery.keys(holding: words, orNumber: digits.utf8.count >= 4 ? digits : nil, db))
    }
    if let tag = request.tag {
      try narrow(named(tag, "SELECT contact_key, value FROM category", db))
    }
    if let group = request.group {
      try narrow(
        named(
          group,
          """
          SELECT m.contact_key, g.name FROM group_member AS m
          JOIN contact_group AS g ON g.key = m.group_key WHERE m.contact_key IS NOT NULL
          UNION ALL SELECT m.contact_key, g.id FROM group_member AS m
          JOIN contact_group AS g ON g.key = m.group_key WHERE m.contact_key IS NOT NULL
          UNION ALL SELECT contact_key, value FROM category
          """, db))
    }
    return found?.sorted()
  }

  private static func named(_ wanted: String, _ sql: String, _ db: Database) throws -> Set<Int> {
    let name = NameNormalizer.normalize(wanted)
    var keys: Set<Int> = []
    try SQLReader(db, sql).forEach { row in
      if NameNormalizer.normalize(row.text(1)) == name { keys.insert(row.integer(0)) }
    }
    return keys
  }

  /// How many words of a question are looked for; nobody types more.
  private static let wordLimit = 63

  /// The keys of contacts by whose names, addresses and numbers every word is held, or the number.
  static func keys(
    holding words: [String], orNumber digits: String?, _ db: Database
  ) throws -> [Int] {
    let words = Array(words.prefix(wordLimit))
    let whole = UInt64.max >> (64 - words.count)
    // One bit for each word that was met in some field of the contact.
    var met: [Int: UInt64] = [:]
    let sql = """
      SELECT key, name || ' ' || coalesce(organization, '') FROM contact
      UNION ALL SELECT contact_key, value FROM nickname
      UNION ALL SELECT contact_key, name FROM alias
      UNION ALL SELECT contact_key, value FROM email
      UNION ALL SELECT contact_key, coalesce(normalized, value) FROM phone
      UNION ALL SELECT contact_key, value FROM handle
      """
    // Most fields are told apart by their bytes, without a string being made.
    let wanted = (words + (digits.map { [$0] } ?? [])).map(WantedName.init)
    try SQLReader(db, sql).forEach { row in
      guard row.withBytes(1, { bytes in wanted.contains { $0.mayBe(in: bytes) } }) else { return }
      let text = NameNormalizer.normalize(row.text(1))
      var bits: UInt64 = 0
      for (place, word) in words.enumerated() where text.contains(word) { bits |= 1 << place }
      if let digits, text.contains(digits) { bits = whole }
      if bits != 0 { met[row.integer(0), default: 0] |= bits }
    }
    return met.filter { $0.value == whole }.keys.sorted()
  }
}
