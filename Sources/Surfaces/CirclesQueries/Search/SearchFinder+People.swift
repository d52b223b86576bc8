import CirclesStore
import Foundation
import GRDB

extension SearchFinder {
  /// Everything that a contact's own fields say, behind its key.
  private static let fields = [
    """
    SELECT key, name, coalesce(given_name, '') || ' ' || coalesce(middle_name, '') || ' '
        || coalesce(family_name, ''),
      coalesce(phonetic_given_name, '') || ' ' || coalesce(phonetic_middle_name, '') || ' '
        || coalesce(phonetic_family_name, ''),
      coalesce(job_title, '') || ' ' || coalesce(department, '') || ' '
        || coalesce(organization, ''), note, family_details, job_info, travel_notes
    FROM contact
    """,
    "SELECT contact_key, value FROM nickname", "SELECT contact_key, name FROM alias",
    "SELECT contact_key, value FROM category", "SELECT contact_key, value FROM email",
    "SELECT contact_key, value, normalized FROM phone",
    "SELECT contact_key, service || ' ' || value FROM handle",
    "SELECT contact_key, value FROM url",
    """
    SELECT contact_key, street || ' ' || extended || ' ' || po_box || ' ' || postal_code || ' '
      || city || ' ' || region || ' ' || country FROM address
    """,
    "SELECT contact_key, type || ' ' || name FROM related WHERE name IS NOT NULL",
    "SELECT contact_key, value FROM extra WHERE name NOT IN ('PRODID', 'REV')",
  ]

  /// What was met of a contact.
  private struct Met {
    var terms: UInt64 = 0
    var fit = 0.0
    var lines: [String] = []

    mutating func add(_ line: String, _ bits: UInt64, _ fit: Double) {
      if lines.count < 4, !lines.contains(line) { lines.append(line) }
      self.fit = max(self.fit, fit)
      terms |= bits
    }
  }

  /// Contacts whose own fields hold all that is asked for, in whichever of them.
  func contacts() throws -> [SearchCandidate] {
    guard query.asksFor(.contact) else { return [] }
    if terms.wanted.isEmpty { return try contactsWithoutWords() }
    var (met, unwanted) = try scan()
    let all = UInt64.max >> UInt64(64 - terms.wanted.count)
    for key in try callers() {
      met[key, default: Met()].terms = all
      met[key]?.fit = 1
      if met[key]?.lines.isEmpty == true { met[key]?.lines = try numbers(of: key) }
    }
    return try met.keys.sorted().compactMap { key in
      guard let contact = met[key], contact.terms == all, !unwanted.contains(key) else {
        return nil
      }
      return try self.contact(key, contact)
    }
  }

  /// Who has the number that is asked for, with blanks in it too.
  private func callers() throws -> [Int] {
    let words = terms.wanted.flatMap(\.words)
    guard terms.unwanted.isEmpty, words.count > 1, !terms.wanted.contains(where: \.isPrefix),
      words.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return [] }
    return try PersonFinder(db: db).callers(of: words.joined()) ?? []
  }

  private func numbers(of contact: Int) throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT value FROM phone WHERE contact_key = ? ORDER BY position LIMIT 4",
      arguments: [contact])
  }

  /// What is met of contacts, and who has a word that is not wanted.
  private func scan() throws -> (met: [Int: Met], unwanted: Set<Int>) {
    var met: [Int: Met] = [:]
    var unwanted: Set<Int> = []
    var words = SearchWords()
    let wanted = terms.wanted.map { (term: $0, digits: Self.digits(of: $0)) }
    // A number may be met by its figures alone, however it is written.
    let isPlain = terms.unwanted.isEmpty && wanted.allSatisfy { $0.digits == nil }
    let sieve = SearchPrefilter(isPlain ? terms.wanted : [], any: true)
    func take(_ column: Int32, of row: SQLReader) {
      let mayHold = row.withBytes(column) { text in
        guard !text.isEmpty, sieve.mayHold(text) else { return false }
        words.read(text)
        return true
      }
      guard mayHold else { return }
      var bits: UInt64 = 0
      for (place, each) in wanted.enumerated() {
        if each.term.isMet(in: words) || each.digits.map({ Self.ends(words, with: $0) }) == true {
          bits |= 1 << UInt64(place)
        }
      }
      let key = row.integer(0)
      if terms.unwanted.contains(where: { $0.isMet(in: words) }) { unwanted.insert(key) }
      if bits == 0 { return }
      let text = row.text(column).trimmingCharacters(in: .whitespaces)
      met[key, default: Met()].add(text, bits, terms.fit(words) ?? 0.5)
    }
    for sql in Self.fields {
      try SQLReader(db, sql).forEach { row in
        for column in 1..<row.columnCount { take(column, of: row) }
      }
    }
    return (met, unwanted)
  }

  /// Contacts of whom all is true that is asked for beside words: `has:birthday`, `with:ana`.
  private func contactsWithoutWords() throws -> [SearchCandidate] {
    if query.kinds.isEmpty, query.features.isEmpty, request.people.isEmpty { return [] }
    let unwanted = terms.unwanted.isEmpty ? [] : try scan().unwanted
    let conditions = contactConditions
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, identifier, name, key FROM contact AS c WHERE \(conditions.text)
        ORDER BY name COLLATE NOCASE, key
        """, arguments: conditions.values)
    var found: [SearchCandidate] = []
    while let row = try rows.next() {
      if try unwanted.contains(row.decode(Int.self, atIndex: 3)) { continue }
      found.append(try candidate(row, Met(fit: 1, lines: [row.decode(String.self, atIndex: 2)])))
    }
    return found
  }

  private var contactConditions: SearchConditions {
    var conditions = SearchConditions()
    for person in request.people { conditions.add("c.id = ?", [person]) }
    if query.features.contains(.phone) {
      conditions.add("EXISTS (SELECT 1 FROM phone AS p WHERE p.contact_key = c.key)")
    }
    if query.features.contains(.email) {
      conditions.add("EXISTS (SELECT 1 FROM email AS e WHERE e.contact_key = c.key)")
    }
    if query.features.contains(.birthday) { conditions.add("c.birthday_month IS NOT NULL") }
    return conditions
  }

  /// The figures of a number as somebody types it, without what stands for the country or for none.
  private static func digits(of term: SearchTerm) -> [UInt8]? {
    let digits = term.words.joined().utf8.drop { $0 == UInt8(ascii: "0") }
    guard digits.count >= 6, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Array(digits) + [UInt8(ascii: " ")]
  }

  private static func ends(_ words: SearchWords, with digits: [UInt8]) -> Bool {
    words.count == 1 && words.bytes.suffix(digits.count).elementsEqual(digits)
      && words.bytes.dropFirst().dropLast().allSatisfy { (0x30...0x39).contains($0) }
  }

  private func contact(_ key: Int, _ met: Met) throws -> SearchCandidate? {
    let conditions = contactConditions
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: "SELECT id, identifier, name FROM contact AS c WHERE key = ? AND \(conditions.text)"),
        arguments: [key] + conditions.values)
    else { return nil }
    return try candidate(row, met)
  }

  private func candidate(_ row: Row, _ met: Met) throws -> SearchCandidate {
    let hit = SearchHit(
      kind: .contact, id: try row.decode(String.self, atIndex: 0), note: nil,
      contact: try row.decode(String.self, atIndex: 1),
      contactName: try row.decode(String.self, atIndex: 2), app: nil, at: nil, day: nil, from: nil,
      snippet: "", score: met.fit)
    return SearchCandidate(hit: hit, text: met.lines.joined(separator: " · "))
  }
}
