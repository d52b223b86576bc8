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
  public func people(_ request: PeopleRequest) throws(StoreError) -> [PersonSummary] {
    try read { db in
      let list = PeopleList(db: db)
      let limit = max(0, request.limit ?? .max)
      // For few, everybody's row need not be made.
      if limit <= PeopleList.few, request.order != .birthday {
        return try list.first(limit, request)
      }
      return Array(try list.people(request).prefix(limit))
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

  /// How many can be picked out one by one.
  static let few = 1000

  /// The first people that a request asks for: all are compared, but only these are read.
  func first(_ limit: Int, _ request: PeopleRequest) throws -> [PersonSummary] {
    let keys = try PersonQuery.keys(request, db).map(Set.init)
    var first = TopEntries(limit: limit, newestFirst: request.order == .last)
    try SQLReader(db, "SELECT key, name, last_connected_at FROM contact").forEach { row in
      let key = row.integer(0)
      if keys?.contains(key) == false { return }
      first.take(
        (request.order == .name ? nil : row.optionalText(2), SortKey.of(row.text(1)), key))
    }
    return try PersonQuery.summaries(keys: first.places.map(\.key), db)
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
    let sql = """
      SELECT contact_id, days_until FROM upcoming_birthdays
      JOIN contact ON contact.id = contact_id WHERE \(DeathDay.isAlive("contact"))
      """
    try SQLReader(db, sql).forEach { row in
      places[row.text(0)] = row.integer(1)
    }
    return places
  }
}

/// Picks out who comes first in a list.
private struct TopEntries {
  typealias Place = (last: String?, sorting: String, key: Int)

  /// How many there are at most.
  let limit: Int
  /// Whether whoever was in touch last comes first.
  let newestFirst: Bool
  /// Who comes first, in order.
  private(set) var places: [Place] = []

  mutating func take(_ place: Place) {
    if places.count == limit, let last = places.last {
      guard isBefore(place, last) else { return }
      places.removeLast()
    }
    if limit == 0 { return }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(place, places[middle]) { high = middle } else { low = middle + 1 }
    }
    places.insert(place, at: low)
  }

  /// Who was never in touch comes behind the others, by name.
  private func isBefore(_ one: Place, _ other: Place) -> Bool {
    if one.last != other.last {
      guard let left = one.last else { return false }
      guard let right = other.last else { return true }
      return newestFirst ? left > right : left < right
    }
    return (one.sorting, one.key) < (other.sorting, other.key)
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
