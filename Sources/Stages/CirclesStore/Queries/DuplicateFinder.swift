import CirclesModel
import GRDB

/// Finds contacts that may be one person: blocks by shared values, then compares names within.
struct DuplicateFinder {
  /// How many contacts may share a value that still says something.
  static let largestBlock = 20
  /// How many pairs are listed at most.
  static let pairLimit = 1000

  private var entries: [Entry] = []
  private var shared: [Two: Set<Reason>] = [:]
  /// The names, nicknames and birthdays of those who share anything.
  private var names: [Int: [Substring]] = [:]
  private var nicknames: [Int: Set<String>] = [:]
  private var birthdays: [Int: Birthday] = [:]

  /// Two contacts and why they may be one.
  struct Pair {
    var left: Int
    var right: Int
    var reasons: [String]
  }

  private struct Birthday: Hashable {
    var month: Int
    var day: Int
    var year: Int?

    /// Whether both are one day, as far as both say it.
    func agrees(with other: Birthday) -> Bool {
      month == other.month && day == other.day
        && (year == nil || other.year == nil || year == other.year)
    }
  }

  /// Something that contacts share; of the reasons that names give, the first that holds is told.
  private enum Reason: String, CaseIterable {
    case name = "same name"
    case words = "same names"
    case spelling = "same name in another spelling"
    case phone = "same phone"
    case email = "same e-mail"
    case handle = "same handle"
    case nickname = "same nickname"

    var isName: Bool { self == .name || self == .words || self == .spelling }
    /// Whether whoever shares it may be called anything: a nickname is a name itself.
    var isContact: Bool { self == .phone || self == .email || self == .handle }
  }

  /// That a contact has a value. Of values only a hash is kept: a notebook has hundreds of thousands.
  private struct Entry: Comparable {
    var reason: Reason
    var hash: Int
    var contact: Int

    static func < (one: Entry, other: Entry) -> Bool {
      (one.hash, one.contact) < (other.hash, other.contact)
    }
  }

  private struct Two: Hashable {
    var left: Int
    var right: Int
  }

  /// Reads what contacts share.
  mutating func read(_ db: Database) throws {
    try SQLReader(db, "SELECT key, name, given_name, family_name FROM contact").forEach { row in
      take(Self.name(row), of: row.integer(0))
    }
    let values: [(Reason, String)] = [
      (.phone, "SELECT contact_key, normalized FROM phone WHERE normalized IS NOT NULL"),
      (.email, "SELECT contact_key, normalized FROM email WHERE normalized IS NOT NULL"),
      (.handle, "SELECT contact_key, lower(service) || ' ' || lower(value) FROM handle"),
      (.nickname, "SELECT contact_key, lower(value) FROM nickname"),
    ]
    for (reason, sql) in values {
      try SQLReader(db, sql).forEach { row in
        let contact = row.integer(0)
        row.withBytes(1) { bytes in
          if !bytes.isEmpty { add(reason, contact) { $0.combine(bytes: bytes) } }
        }
      }
    }
    pair()
  }

  /// Reads the names, nicknames and birthdays of those who share anything.
  mutating func readNames(_ db: Database) throws {
    let known = Set(shared.keys.flatMap { [$0.left, $0.right] })
    let sql = """
      SELECT key, name, given_name, family_name, birthday_month, birthday_day, birthday_year
      FROM contact
      """
    try SQLReader(db, sql).forEach { row in
      let key = row.integer(0)
      guard known.contains(key) else { return }
      names[key] = Self.name(row).split(separator: " ")
      if let month = row.optionalInteger(4), let day = row.optionalInteger(5) {
        birthdays[key] = Birthday(month: month, day: day, year: row.optionalInteger(6))
      }
    }
    try SQLReader(db, "SELECT contact_key, value FROM nickname").forEach { row in
      let key = row.integer(0)
      guard known.contains(key) else { return }
      nicknames[key, default: []].insert(NameNormalizer.normalize(row.text(1)))
    }
  }

  /// The name for comparing, of a row that has it behind the key.
  private static func name(_ row: SQLReader) -> String {
    var name = PersonName()
    name.display = row.text(1)
    name.given = row.text(2)
    name.family = row.text(3)
    return NameNormalizer.normalize(name)
  }

  private mutating func take(_ normalized: String, of contact: Int) {
    if normalized.isEmpty { return }
    add(.name, contact) { $0.combine(normalized) }
    // The same words in another order: family names first, as some write them.
    let words = normalized.utf8.split(separator: UInt8(ascii: " "))
    if words.count > 1 {
      let sum = words.reduce(0) { sum, word in
        var hasher = Hasher()
        hasher.combine(Substring(word))
        return sum &+ hasher.finalize()
      }
      add(.words, contact) { $0.combine(sum) }
    }
    add(.spelling, contact) { Self.combineWithoutUmlauts(normalized, &$0) }
  }

  /// A folded name in which `Juergen` is what `Jürgen` is folded to.
  private static func combineWithoutUmlauts(_ name: String, _ hasher: inout Hasher) {
    var last = UInt8(0)
    for byte in name.utf8 {
      let isUmlaut =
        last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u")
      if byte == UInt8(ascii: "e"), isUmlaut { continue }
      hasher.combine(byte)
      last = byte
    }
  }

  private mutating func add(_ reason: Reason, _ contact: Int, _ value: (inout Hasher) -> Void) {
    var hasher = Hasher()
    hasher.combine(reason)
    value(&hasher)
    entries.append(Entry(reason: reason, hash: hasher.finalize(), contact: contact))
  }

  /// Pairs those who share a value.
  private mutating func pair() {
    entries.sort()
    var start = 0
    while start < entries.count {
      let first = entries[start]
      var block: [Int] = []
      var end = start
      while end < entries.count, entries[end].hash == first.hash {
        if block.last != entries[end].contact { block.append(entries[end].contact) }
        end += 1
      }
      start = end
      guard block.count > 1, block.count <= Self.largestBlock else { continue }
      for (index, left) in block.enumerated() {
        for right in block[(index + 1)...] {
          shared[Two(left: left, right: right), default: []].insert(first.reason)
        }
      }
    }
    entries = []
  }

  /// The pairs, those with the most reasons first, then in the order of the contacts.
  func pairs(areForms: (String, String) -> Bool) -> [Pair] {
    return shared.compactMap { two, reasons in
      let words = self.words(for: reasons, of: two, areForms)
      return words.isEmpty ? nil : Pair(left: two.left, right: two.right, reasons: words)
    }
    .sorted {
      ($1.reasons.count, $0.left, $0.right) < ($0.reasons.count, $1.left, $1.right)
    }
    .prefix(Self.pairLimit).map { $0 }
  }

  /// Why two may be one, in words; empty where they are rather a family.
  private func words(
    for reasons: Set<Reason>, of two: Two, _ areForms: (String, String) -> Bool
  ) -> [String] {
    var words = reasons.filter { !$0.isName }.map(\.rawValue)
    if let name = [Reason.name, .words, .spelling].first(where: reasons.contains) {
      words.append(name.rawValue)
    }
    var isOneBirthday: Bool?
    if let one = birthdays[two.left], let other = birthdays[two.right] {
      isOneBirthday = one.agrees(with: other)
    }
    if isOneBirthday == true { words.append("same birthday") }
    // Two of one name with birthdays of their own, who share nothing else, are two people.
    if isOneBirthday == false, !reasons.contains(where: { !$0.isName }) { return [] }
    // A family shares its number; only names that could be one person's make it a reason.
    if reasons.contains(where: \.isName) || areCompatible(two, areForms) { return words.sorted() }
    // "Mom" and Linda may be one, when they share more than one thing and neither's name says no.
    let contacts = reasons.filter(\.isContact).count
    let things = contacts + (isOneBirthday == true ? 1 : 0)
    guard contacts > 0, things > 1, isOneBirthday != false, saysNoFamily(two) else { return [] }
    return words.sorted()
  }

  /// Whether one of two has a single name, so that nothing tells whether the other bears it, too.
  private func saysNoFamily(_ two: Two) -> Bool {
    [two.left, two.right].contains { (names[$0]?.count ?? 0) < 2 }
  }

  /// Whether two names may be one person's: they share a word, or one begins the other's.
  private func areCompatible(_ two: Two, _ areForms: (String, String) -> Bool) -> Bool {
    guard let one = names[two.left], let other = names[two.right], let first = one.first,
      let second = other.first
    else { return true }
    if nicknames[two.left]?.contains(String(second)) == true
      || nicknames[two.right]?.contains(String(first)) == true
    {
      return true
    }
    if one.count == 1 || other.count == 1 {
      return other.contains(first) || one.contains(second) || first.hasPrefix(second)
        || second.hasPrefix(first) || areForms(String(first), String(second))
    }
    // A family shares its last name, too: it is the first name, or its initial, that must agree.
    return first == second || first.count == 1 && second.hasPrefix(first)
      || second.count == 1 && first.hasPrefix(second)
      || first.count > 2 && second.hasPrefix(first) || second.count > 2 && first.hasPrefix(second)
      || areForms(String(first), String(second))
  }
}
