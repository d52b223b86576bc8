public import CirclesModel
import Foundation
import GRDB

extension Notebook {
  /// Contacts whose name, nickname, alias, organization, e-mail, phone or handle holds every word of
  /// `query`, case and diacritics aside; all contacts without one. By name.
  public func people(matching query: String? = nil) throws(StoreError) -> [PersonSummary] {
    try people(PeopleRequest(query: query ?? ""))
  }

  /// Who is meant by an id, a unique prefix of one (4 characters or more), an identifier, a phone, an
  /// e-mail address, or any name: whole, given or family name, nickname or alias.
  public func resolvePerson(_ text: String) throws(StoreError) -> PersonResolution {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let name = NameNormalizer.normalize(text)
    return try read { db in
      let key = RecordKey.normalize(text)
      if let one = try PersonQuery.one(
        """
        c.id = :text OR c.identifier = :text
          OR c.key IN (SELECT contact_key FROM identifier WHERE normalized = :key)
        """, ["text": text, "key": key], db)
      {
        return one
      }
      if let one = try PersonQuery.one(
        """
        c.key IN (SELECT key FROM contact
          WHERE lower(identifier) IN (:key, 'urn:uuid:' || :key))
        """, ["key": key], db)
      {
        return one
      }
      let finder = PersonFinder(db: db)
      if text.contains("@") {
        let found = try finder.correspondents(of: text)
        if !found.isEmpty { return try PersonQuery.resolution(found, db) }
      }
      let named = name.isEmpty ? [] : try finder.bearers(of: name)
      // Ade is a name as well as the beginning of some id.
      if !named.isEmpty { return try PersonQuery.resolution(named, db) }
      if key.utf8.count >= 4, key.utf8.allSatisfy(PersonQuery.isOfUUID),
        let some = try PersonQuery.one(
          "c.id >= :key AND c.id < :key || 'g' AND substr(c.id, 1, length(:key)) = :key",
          ["key": key], db)
      {
        return some
      }
      return try PersonQuery.resolution(finder.callers(of: text) ?? [], db)
    }
  }

  /// Everybody who bears just this whole name.
  public func people(withName name: PersonName) throws(StoreError) -> [PersonSummary] {
    let wanted = NameNormalizer.normalize(name)
    if wanted.isEmpty { return [] }
    return try read { db in
      try PersonQuery.summaries(keys: PersonFinder(db: db).namesakes(wanted), db)
    }
  }

  /// Those whose names come nearest to a text that means nobody, the nearest first.
  public func nearestPeople(to text: String) throws(StoreError) -> [PersonSummary] {
    let name = NameNormalizer.normalize(text)
    if name.isEmpty { return [] }
    return try read { db in
      let keys = try NameSuggestions(name).keys(db).prefix(Self.candidateLimit)
      return try PersonQuery.summaries(keys: Array(keys), db)
    }
  }
}

/// Questions for people.
enum PersonQuery {
  private static let columns = """
    c.id, c.identifier, c.name, c.kind, c.relationship_type, c.organization,
    (SELECT value FROM phone WHERE contact_key = c.key ORDER BY position LIMIT 1) AS phone,
    (SELECT value FROM email WHERE contact_key = c.key ORDER BY position LIMIT 1) AS email,
    c.last_connected_at, c.source_gone_at
    """

  static func isOfUUID(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x66 || byte == UInt8(ascii: "-")
  }

  /// Contacts that fulfil a condition on `c`, by name.
  static func summaries(
    where condition: String, _ arguments: StatementArguments, _ db: Database,
    limit: Int = -1
  ) throws -> [PersonSummary] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT \(columns) FROM contact AS c WHERE \(condition)
        ORDER BY c.name COLLATE NOCASE, c.key LIMIT \(limit)
        """, arguments: arguments
    ).map(PersonSummary.init(row:))
  }

  /// A part of the contacts that fulfil a condition on `c`, in an order; who has no place in it comes
  /// last, by name.
  static func part(
    where condition: String, _ arguments: [String: (any DatabaseValueConvertible)?],
    _ order: PeopleRequest.Order, limit: Int, offset: Int, _ db: Database
  ) throws -> [PersonSummary] {
    let place =
      switch order {
      case .last: "c.last_connected_at DESC NULLS LAST,"
      case .urgency: "c.last_connected_at ASC NULLS LAST,"
      case .name, .birthday: ""
      }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT \(columns) FROM (
          SELECT c.key AS sorted FROM contact AS c WHERE \(condition)
          ORDER BY \(place) c.name COLLATE NOCASE, c.key LIMIT \(limit) OFFSET \(offset))
        JOIN contact AS c ON c.key = sorted
        ORDER BY \(place) c.name COLLATE NOCASE, c.key
        """, arguments: StatementArguments(arguments)
    ).map(PersonSummary.init(row:))
  }

  /// The condition on `c` to stand behind a place in an order.
  static func behind(
    _ place: PeopleRequest.Place, _ order: PeopleRequest.Order,
    _ arguments: inout [String: (any DatabaseValueConvertible)?]
  ) -> String {
    arguments["name"] = place.name
    arguments["id"] = place.id
    // Who is gone meanwhile stands before all of their name: one may come twice, none is left out.
    let name = """
      (c.name COLLATE NOCASE >= :name AND (c.name COLLATE NOCASE > :name
        OR c.key > coalesce((SELECT key FROM contact WHERE id = :id), -1)))
      """
    switch order {
    case .name, .birthday: return name
    case .last, .urgency:
      guard let last = place.lastConnectedAt else {
        return "(c.last_connected_at IS NULL AND \(name))"
      }
      arguments["last"] = last
      return """
        (c.last_connected_at IS NULL OR c.last_connected_at \(order == .last ? "<" : ">") :last
          OR (c.last_connected_at = :last AND \(name)))
        """
    }
  }

  /// A resolution where anybody fulfils the condition.
  static func one(_ condition: String, _ arguments: StatementArguments, _ db: Database) throws
    -> PersonResolution?
  {
    let found = try summaries(
      where: condition, arguments, db, limit: Notebook.candidateLimit + 1)
    return found.isEmpty ? nil : resolution(found)
  }

  static func resolution(_ found: [PersonSummary]) -> PersonResolution {
    if found.isEmpty { return .none }
    return found.count == 1
      ? .one(found[0]) : .ambiguous(Array(found.prefix(Notebook.candidateLimit)))
  }

  /// The resolution to the contacts of these keys, in their order.
  static func resolution(_ keys: [Int], _ db: Database) throws -> PersonResolution {
    resolution(try summaries(keys: Array(keys.prefix(Notebook.candidateLimit + 1)), db))
  }

  /// The contacts of these keys, in their order.
  static func summaries(keys: [Int], _ db: Database) throws -> [PersonSummary] {
    try keys.compactMap { try summaries(where: "c.key = ?", [$0], db).first }
  }
}

extension PersonSummary {
  init(row: Row) throws {
    id = try row["id"]
    identifier = try row["identifier"]
    name = try row["name"]
    kind = try ContactKind(rawValue: row["kind"]) ?? .individual
    relationshipType = try row["relationship_type"]
    organization = try row["organization"] ?? ""
    phone = try row["phone"] ?? ""
    email = try row["email"] ?? ""
    lastConnectedAt = try row["last_connected_at"]
    isPruned = row["source_gone_at"] != nil
  }
}
