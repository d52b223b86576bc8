public import CirclesModel
import GRDB

/// Reads the contacts as the matcher needs to know them, some at a time, so that a large notebook
/// never stands in memory whole.
struct KnownPeople {
  let db: Database

  /// How many contacts are read together.
  private static let batch = 512

  /// Gives every contact, in the order of their making, with its id.
  func forEach(_ body: (_ id: String, KnownPerson) throws -> Void) throws {
    let rules = try LearnedRules(db)
    let cards = try CardNames.others(db)
    let borne = try CardNames.aliasesOfOthers(db)
    var next = try Int.fetchOne(db, sql: "SELECT min(key) FROM contact")
    // Keys that another program has given may lie anywhere: what is there is counted, not the numbers.
    while let from = next,
      let last = try Int.fetchOne(
        db,
        sql: """
          SELECT max(key) FROM
            (SELECT key FROM contact WHERE key >= ? ORDER BY key LIMIT \(Self.batch))
          """, arguments: [from]), last >= from
    {
      for (id, person) in try read(from...last, cards, without: borne) {
        guard let learned = rules.about[id] else {
          try body(id, person)
          continue
        }
        var person = person
        person.learned = learned
        try body(id, person)
      }
      next = try Int.fetchOne(
        db, sql: "SELECT min(key) FROM contact WHERE key > ?", arguments: [last])
    }
  }

  /// - Parameters:
  ///   - cards: Names by which cards call contacts, beside their own.
  ///   - borne: Aliases, by their keys, that do not count.
  private func read(
    _ keys: ClosedRange<Int>, _ cards: [Int: [String]], without borne: Set<Int>
  ) throws -> [(String, KnownPerson)] {
    var people: [(String, KnownPerson)] = []
    var place: [Int: Int] = [:]
    try ContactTable.forEach(keys, db) { header, state in
      place[header.key] = people.count
      people.append(
        (
          header.id,
          KnownPerson(
            identifier: header.identifier, name: state.fields.name.display, fields: state.fields,
            relationshipType: state.relationshipType)
        ))
    }
    if people.isEmpty { return [] }
    func each(
      _ columns: String, _ table: String, order: String = "position",
      _ take: (inout KnownPerson, SQLReader) -> Void
    ) throws {
      let sql = """
        SELECT contact_key, \(columns) FROM \(table) WHERE contact_key BETWEEN ? AND ?
        ORDER BY contact_key, \(order)
        """
      try SQLReader(db, sql).forEach(keys.lowerBound, keys.upperBound) { row in
        if let at = place[row.integer(0)] { take(&people[at].1, row) }
      }
    }
    try each("value", "nickname") { $0.fields.nicknames.append($1.text(1)) }
    try each("value, normalized, label", "phone") {
      $0.fields.phones.append(
        Phone(value: $1.text(1), normalized: $1.optionalText(2), label: $1.text(3)))
    }
    try each("value, label", "email") {
      $0.fields.emails.append(Email(value: $1.text(1), label: $1.text(2)))
    }
    try each("city, region, country", "address") {
      var address = PostalAddress()
      (address.city, address.region, address.country) = ($1.text(1), $1.text(2), $1.text(3))
      $0.fields.addresses.append(address)
    }
    try each("value", "category") { $0.fields.categories.append($1.text(1)) }
    try each("service, value", "handle") {
      $0.fields.handles.append(Handle(service: $1.text(1), value: $1.text(2)))
    }
    try each("value, label", "url") {
      $0.fields.urls.append(LabelledURL(value: $1.text(1), label: $1.text(2)))
    }
    try each("type, name, identifier", "related") {
      $0.fields.related.append(
        RelatedPerson(type: $1.text(1), name: $1.optionalText(2), identifier: $1.optionalText(3)))
    }
    try each("name, origin, key", "alias", order: "key") {
      if borne.contains($1.integer(3)) { return }
      $0.aliases.append(
        KnownAlias(name: $1.text(1), origin: AliasOrigin(rawValue: $1.text(2)) ?? .manual))
    }
    for (key, place) in place {
      for name in cards[key] ?? []
      where !people[place].1.aliases.contains(where: { $0.name == name }) {
        people[place].1.aliases.append(KnownAlias(name: name, origin: .manual))
      }
    }
    try each(
      "name",
      "(SELECT m.contact_key, g.name, g.key FROM group_member AS m "
        + "JOIN contact_group AS g ON g.key = m.group_key WHERE m.contact_key IS NOT NULL)",
      order: "key"
    ) { $0.groups.append($1.text(1)) }
    return people
  }
}

extension ImportSession {
  /// Gives every contact as it is now, in the order of their making.
  public func people(_ body: (KnownPerson) -> Void) throws(StoreError) {
    try step { db in try KnownPeople(db: db).forEach { body($1) } }
  }
}

extension Notebook {
  /// Gives every contact as it is now, in the order of their making, with its id.
  public func knownPeople(_ body: (String, KnownPerson) -> Void) throws(StoreError) {
    try read { db in try KnownPeople(db: db).forEach(body) }
  }
}
