import CirclesModel
package import GRDB

/// Finds who a name, number or address means (`Contract.md` section 6).
///
/// Names have no index, so every name of the notebook is looked at. Most of them are told apart by
/// their bytes, without a string being made.
package struct PersonFinder {
  let db: Database

  /// Looks in a notebook.
  package init(db: Database) { self.db = db }

  /// How well a name fits, best first.
  private enum Fit: Int {
    /// The whole name.
    case whole
    /// A given or family name, a nickname or an alias.
    case part
    /// Words of the name.
    case words
  }

  /// Whom a name means: where exactly one contact's whole name is equal, that one; else everybody who
  /// bears it in any way.
  func bearers(of name: String) throws -> [Int] {
    var fits: [Int: Fit] = [:]
    func take(_ key: Int, _ fit: Fit?) {
      guard let fit, (fits[key]?.rawValue ?? .max) > fit.rawValue else { return }
      fits[key] = fit
    }
    let wanted = NameCriterion(name)
    let sql = "SELECT key, name, given_name, middle_name, family_name, kind FROM contact"
    try SQLReader(db, sql).forEach { row in
      guard (1...4).contains(where: { column in row.withBytes(Int32(column), wanted.mayBe(in:)) })
      else { return }
      take(row.integer(0), Self.fit(wanted, row))
    }
    for sql in [
      "SELECT contact_key, value FROM nickname", "SELECT contact_key, name FROM alias",
    ] {
      try SQLReader(db, sql).forEach { row in
        guard row.withBytes(1, wanted.mayBe(in:)) else { return }
        take(row.integer(0), NameNormalizer.normalize(row.text(1)) == name ? .part : nil)
      }
    }
    try SQLReader(db, Self.phoneticNames).forEach { row in
      let parts = (1...2).map { NameNormalizer.normalize(row.text($0)) }.filter { !$0.isEmpty }
      let names = parts + [parts.joined(separator: " "), parts.reversed().joined(separator: " ")]
      take(row.integer(0), names.contains(name) ? .part : nil)
    }
    if fits.isEmpty, let key = try CardNames(db: db).contact(IdentityKeys.hash(of: name)) {
      return [key]
    }
    let whole = fits.filter { $0.value == .whole }
    if whole.count == 1 { return Array(whole.keys) }
    let named = fits.filter { $0.value != .words }
    return (named.isEmpty ? fits : named)
      .sorted { ($0.value.rawValue, $0.key) < ($1.value.rawValue, $1.key) }.map(\.key)
  }

  /// How names are said, of those that tell it.
  private static let phoneticNames = """
    SELECT key, phonetic_given_name, phonetic_family_name FROM contact
    WHERE phonetic_given_name IS NOT NULL OR phonetic_family_name IS NOT NULL
    """

  /// The contacts whose whole name is equal.
  func namesakes(_ name: String) throws -> [Int] {
    let wanted = NameCriterion(name)
    var keys: [Int] = []
    let sql = "SELECT key, name, given_name, middle_name, family_name, kind FROM contact"
    try SQLReader(db, sql).forEach { row in
      guard row.withBytes(1, wanted.mayBe(in:)), Self.fit(wanted, row) == .whole else { return }
      keys.append(row.integer(0))
    }
    return keys
  }

  private static func fit(_ wanted: NameCriterion, _ row: SQLReader) -> Fit? {
    var full = PersonName()
    full.display = row.text(1)
    full.given = row.text(2)
    full.family = row.text(4)
    let shown = NameNormalizer.normalize(full.display)
    // A name that stands family name first is found as it is shown, and given name first.
    if shown == wanted.name || NameNormalizer.normalize(full) == wanted.name { return .whole }
    if wanted.isUnspaced, shown.replacing(" ", with: "") == wanted.name { return .whole }
    let given = NameNormalizer.normalize(full.given)
    let family = NameNormalizer.normalize(full.family)
    let parts = [given, family, given + " " + family]
    if parts.contains(wanted.name) { return .part }
    // Of "Ana María" and "García Márquez" either word is the name by which people go.
    let single = (given + " " + family).split(separator: " ").map(String.init)
    if single.contains(wanted.name) { return .part }
    let words = shown.split(separator: " ").map(String.init)
    let isPerson = row.text(5) != ContactKind.organization.rawValue
    if given.isEmpty, family.isEmpty, isPerson,
      words.first == wanted.name || words.last == wanted.name
    {
      return .part
    }
    let middle = NameNormalizer.normalize(row.text(3)).split(separator: " ").map(String.init)
    return Set(words + single + middle).isSuperset(of: wanted.words) ? .words : nil
  }

  /// The contacts that have a number, however it is written here or there; nil where the text is none.
  package func callers(of text: String) throws -> [Int]? {
    guard let wanted = NumberCriterion(text) else { return nil }
    var exact: Set<Int> = []
    var national: Set<Int> = []
    try SQLReader(db, "SELECT contact_key, value, normalized FROM phone").forEach { row in
      switch wanted.fit(row.text(1), row.optionalText(2)) {
      case .exact: exact.insert(row.integer(0))
      case .national: national.insert(row.integer(0))
      case nil: break
      }
    }
    return (exact.isEmpty ? national : exact).sorted()
  }

  /// The contacts that have an e-mail address.
  func correspondents(of text: String) throws -> [Int] {
    try Int.fetchAll(
      db,
      sql: """
        SELECT DISTINCT contact_key FROM email
        WHERE normalized = ?1 OR (normalized IS NULL AND lower(value) = ?1) ORDER BY 1
        """, arguments: [Folding.email(text)])
  }
}

/// A name that is looked for.
struct NameCriterion {
  /// The name for comparing.
  let name: String
  let words: [String]
  /// Whether it is of a script in which names are written without blanks, too.
  let isUnspaced: Bool
  /// The bytes of its longest word where all of it is ASCII.
  private let needle: [UInt8]

  init(_ name: String) {
    self.name = name
    words = name.split(separator: " ").map(String.init)
    isUnspaced = NameNormalizer.isUnspaced(name)
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let longest = words.max { $0.utf8.count < $1.utf8.count } ?? ""
    needle = isASCII ? Array(longest.utf8) : []
  }

  /// Whether the name can be said by these bytes; where it takes more to tell, it can.
  func mayBe(in bytes: UnsafeRawBufferPointer) -> Bool {
    if needle.isEmpty { return bytes.contains { $0 >= 0x80 } }
    var start = 0
    var isHeld = false
    for (index, byte) in bytes.enumerated() {
      // Accents and apostrophes make no difference, but are in the way here.
      if byte >= 0x80 || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") { return true }
      if isHeld { continue }
      start = index + 1 - needle.count
      guard start >= 0, byte | 0x20 == needle[needle.count - 1] | 0x20 else { continue }
      isHeld = needle.indices.allSatisfy { bytes[start + $0] | 0x20 == needle[$0] | 0x20 }
    }
    return isHeld
  }
}

/// A telephone number that is looked for.
struct NumberCriterion {
  enum Fit { case exact, national }

  /// The fewest digits by which a number written nationally is known.
  private static let fewestDigits = 7
  private static let signs = Set(" +-./()\u{A0}\u{2011}")
  private let digits: String
  private let isInternational: Bool

  /// Nil where the text is not a number.
  init?(_ text: String) {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber || Self.signs.contains($0) }) else {
      return nil
    }
    var digits = Self.digits(of: text)
    isInternational = text.first == "+" || digits.hasPrefix("00")
    if text.first != "+", digits.hasPrefix("00") { digits.removeFirst(2) }
    guard digits.utf8.count >= 3 else { return nil }
    self.digits = digits
  }

  private static func digits(of text: String) -> String {
    String(decoding: text.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }, as: UTF8.self)
  }

  /// How a number fits: as it is written, or as it is dialled within its country.
  func fit(_ value: String, _ normalized: String?) -> Fit? {
    let full = normalized.map { String($0.dropFirst()) }
    let written = Self.digits(of: value)
    if full == digits || written == digits { return .exact }
    if isInternational { return nil }
    let national = String(digits.drop { $0 == "0" })
    guard national.utf8.count >= Self.fewestDigits else { return nil }
    return (full ?? written).hasSuffix(national) ? .national : nil
  }
}
