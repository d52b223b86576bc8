import CirclesModel
import GRDB

extension ContactLoader {
  /// The identity index, read from the tables the first time a record is met that is not known.
  func loadedIdentity(_ db: Database) throws -> IdentityIndex {
    if let identity { return identity }
    let loaded = try Self.loadIdentity(db)
    identity = loaded
    return loaded
  }

  /// Links relations and members of groups, where this run may have made a difference.
  func link(_ db: Database) throws {
    guard hasChanged,
      try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM related) OR EXISTS (SELECT 1 FROM group_member)
          """) == true
    else { return }
    if hasRenamed { identity = nil }
    try Linker(db: db, identity: loadedIdentity(db)).run()
    (hasChanged, hasRenamed) = (false, false)
  }

  static func loadIdentity(_ db: Database) throws -> IdentityIndex {
    let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM contact") ?? 0
    let numbers = try Int.fetchOne(db, sql: "SELECT count(*) FROM phone") ?? 0
    let mails = try Int.fetchOne(db, sql: "SELECT count(*) FROM email") ?? 0
    let index = IdentityIndex(expecting: count * 4 + numbers + mails)
    var names = ContactNames()
    names.reserve(count)
    let sql = """
      SELECT key, name, given_name, middle_name, family_name, name_suffix, identifier,
        birthday_year, birthday_month, birthday_day, birthday_calendar, birthday_era,
        birthday_leap_month
      FROM contact ORDER BY key
      """
    try SQLReader(db, sql).forEach { row in
      var name = PersonName()
      name.display = row.text(1)
      name.given = row.text(2)
      name.middle = row.text(3)
      name.family = row.text(4)
      name.suffix = row.text(5)
      let contact = Int32(truncatingIfNeeded: row.integer(0))
      let hash = IdentityKeys.hash(of: NameNormalizer.normalize(name))
      names.append(contact, hash)
      index.addDistinct(hash, contact)
      index.add(
        IdentityKeys.hash(ofIdentifier: RecordKey.normalize(row.text(6))), contact)
      let birthday = PartialDate(
        year: row.optionalInteger(7), month: row.optionalInteger(8), day: row.optionalInteger(9),
        calendar: row.optionalText(10) ?? "gregorian", era: row.optionalInteger(11),
        isLeapMonth: row.integer(12) != 0)
      if let hash = IdentityKeys.birthday(birthday, hash) { index.add(hash, contact) }
    }
    try addEvidence(to: index, names, db)
    try addAliases(to: index, db)
    return index
  }

  /// Contacts by their other names, each with what only the same person shares: cards may go on to
  /// call somebody so whom the user, here or in another program, gave another name.
  private static func addAliases(to index: IdentityIndex, _ db: Database) throws {
    var aliases: [Int: [String]] = [:]
    let sql = "SELECT contact_key, normalized FROM alias WHERE origin <> 'learned' ORDER BY key"
    try SQLReader(db, sql).forEach { aliases[$0.integer(0), default: []].append($0.text(1)) }
    for (contact, names) in try CardNames.others(db) {
      aliases[contact, default: []] += names.map(NameNormalizer.normalize)
    }
    for (contact, names) in aliases.sorted(by: { $0.key < $1.key }) {
      guard let state = try ContactRows.read(contact, db)?.state else { continue }
      for hash in names.flatMap({ IdentityKeys(state.fields, called: $0).all }) {
        index.add(hash, Int32(truncatingIfNeeded: contact))
      }
    }
  }

  private static func addEvidence(
    to index: IdentityIndex, _ names: ContactNames, _ db: Database
  ) throws {
    func add(_ sql: String, _ hash: (SQLReader, UInt64) -> UInt64?) throws {
      try SQLReader(db, sql).forEach { row in
        let contact = Int32(truncatingIfNeeded: row.integer(0))
        if let name = names.hash(of: contact), let hash = hash(row, name) {
          index.add(hash, contact)
        }
      }
    }
    // In the order of the contacts, so that of several bearers the first one keeps the hash.
    try add(
      "SELECT contact_key, normalized, CASE WHEN normalized IS NULL THEN value END FROM phone"
    ) {
      IdentityKeys.phone($0.optionalText(1), as: $0.text(2), $1)
    }
    try add("SELECT contact_key, value FROM email") { IdentityKeys.email($0.text(1), $1) }
    try add("SELECT contact_key, service, value FROM handle") {
      IdentityKeys.handle(Handle(service: $0.text(1), value: $0.text(2)), $1)
    }
    try SQLReader(db, "SELECT normalized, contact_key FROM identifier ORDER BY contact_key")
      .forEach { row in
        index.add(
          IdentityKeys.hash(ofIdentifier: row.text(0)), Int32(truncatingIfNeeded: row.integer(1)))
      }
    let sql = """
      SELECT DISTINCT contact_key, source_key FROM source_record WHERE contact_key IS NOT NULL
      """
    try SQLReader(db, sql).forEach { row in
      let contact = Int32(truncatingIfNeeded: row.integer(0))
      guard let name = names.hash(of: contact) else { return }
      index.addDistinct(IdentityKeys.hash(of: name, within: row.integer(1)), contact)
    }
  }
}

/// The name hash of each contact while the index is read, ascending by contact.
private struct ContactNames {
  private var contacts: [Int32] = []
  private var hashes: [UInt64] = []

  mutating func reserve(_ count: Int) {
    contacts.reserveCapacity(count)
    hashes.reserveCapacity(count)
  }

  mutating func append(_ contact: Int32, _ hash: UInt64) {
    contacts.append(contact)
    hashes.append(hash)
  }

  func hash(of contact: Int32) -> UInt64? {
    // Keys usually run from 1 without gaps: then the place is known.
    let guess = Int(contact) - 1
    if contacts.indices.contains(guess), contacts[guess] == contact { return hashes[guess] }
    var low = 0
    var high = contacts.count
    while low < high {
      let middle = (low + high) / 2
      if contacts[middle] < contact { low = middle + 1 } else { high = middle }
    }
    return low < contacts.count && contacts[low] == contact ? hashes[low] : nil
  }
}
