import CirclesModel
import GRDB

extension PersonQuery {
  /// The keys of those who fulfil everything that is asked; nil for everybody.
  static func keys(_ request: PeopleRequest, _ db: Database) throws -> [Int]? {
    var found: Set<Int>?
    func narrow(_ keys: some Sequence<Int>) { found = found?.intersection(keys) ?? Set(keys) }
    let words = NameNormalizer.normalize(request.query).split(separator: " ").map(String.init)
    if !words.isEmpty {
      // A number is asked for as it is written anywhere.
      let digits = request.query.filter { $0.isASCII && $0.isNumber }
      let holders = try PersonQuery.keys(
        holding: words, orNumber: digits.utf8.count >= 4 ? digits : nil, db)
      narrow(try holders + (PersonFinder(db: db).callers(of: request.query) ?? []))
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
    func met(_ sql: String, _ key: Int?, _ bits: (SQLReader) -> UInt64) throws -> [Int] {
      var met: [Int: UInt64] = [:]
      try SQLReader(db, sql).forEach(key.map { [$0] } ?? []) { row in
        let bits = bits(row)
        if bits != 0 { met[row.integer(0), default: 0] |= bits }
      }
      return met.filter { $0.value == whole }.keys.sorted()
    }
    // Most contacts are told apart by their bytes, without a string being made.
    let wanted = words.map(NameCriterion.init)
    let number = digits.map(NameCriterion.init)
    let hasFigure = digits != nil || words.contains { $0.contains(where: \.isNumber) }
    let candidates = try met(fields(withNumbers: hasFigure), nil) { row in
      row.withBytes(1) { bytes in
        if number?.mayBe(in: bytes) == true { return whole }
        return wanted.enumerated().reduce(0) {
          $1.element.mayBe(in: bytes) ? $0 | 1 << $1.offset : $0
        }
      }
    }
    let pieces = words.map { Array($0.utf8) }
    func bits(_ row: SQLReader) -> UInt64 {
      var text = NameNormalizer.normalize(row.text(1))
      return text.withUTF8 { text in
        if let digits, holds(text, Array(digits.utf8)) { return whole }
        return pieces.enumerated().reduce(0) {
          holds(text, $1.element) ? $0 | 1 << $1.offset : $0
        }
      }
    }
    if candidates.count <= fewCandidates {
      let theirs = fields(withNumbers: true, of: "?1")
      return try candidates.filter { try met(theirs, $0, bits) == [$0] }
    }
    let known = Set(candidates)
    return try met(fields(withNumbers: true), nil) { row in
      known.contains(row.integer(0)) ? bits(row) : 0
    }
  }

  /// Whether bytes are a part of a text; folded names need no comparing by characters.
  private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ piece: [UInt8]) -> Bool {
    guard let first = piece.first, text.count >= piece.count else { return piece.isEmpty }
    for place in 0...text.count - piece.count where text[place] == first {
      if piece.indices.allSatisfy({ text[place + $0] == piece[$0] }) { return true }
    }
    return false
  }

  /// How many contacts are looked at one by one; more are read all at once.
  private static let fewCandidates = 2000

  /// What people are found by, a row each, of everybody or of one contact. Without `withNumbers` numbers
  /// that are written in figures alone are left out.
  private static func fields(withNumbers: Bool, of key: String? = nil) -> String {
    let own = key.map { "WHERE key = \($0)" } ?? ""
    let theirs = key.map { "WHERE contact_key = \($0)" } ?? ""
    let phones =
      withNumbers
      ? "SELECT contact_key, coalesce(normalized, value) FROM phone \(theirs)"
      : "SELECT contact_key, value FROM phone WHERE normalized IS NULL"
    return """
      SELECT key, name || ' ' || coalesce(organization, '') FROM contact \(own)
      UNION ALL SELECT contact_key, value FROM nickname \(theirs)
      UNION ALL SELECT contact_key, name FROM alias \(theirs)
      UNION ALL SELECT contact_key, value FROM email \(theirs)
      UNION ALL \(phones)
      UNION ALL SELECT contact_key, value FROM handle \(theirs)
      """
  }
}
