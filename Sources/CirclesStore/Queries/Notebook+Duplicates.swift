import CirclesModel
import GRDB

extension Notebook {
  /// Pairs of contacts that may be one person, those with the most reasons first. They are only
  /// shown: merging is the user's (`Architecture.md` section 3). `areForms` says whether two given names are
  /// forms of one, as Mike and Michael are.
  ///
  /// A value that more than `DuplicateFinder.largestBlock` contacts share (a switchboard, a mailing
  /// list) tells nobody apart, and makes no pairs.
  public func duplicates(
    areForms: (String, String) -> Bool = { $0 == $1 }
  ) throws(StoreFailure) -> [DuplicatePair] {
    try read { db in
      var finder = DuplicateFinder()
      try finder.read(db)
      let pairs = withoutActuallyEscaping(areForms) { finder.pairs(areForms: $0) }
      var people: [Int: PersonSummary] = [:]
      for pair in pairs {
        for key in [pair.left, pair.right] where people[key] == nil {
          people[key] = try PersonQuery.summaries(where: "c.key = ?", [key], db).first
        }
      }
      return pairs.compactMap { pair in
        guard let left = people[pair.left], let right = people[pair.right] else { return nil }
        return DuplicatePair(left: left, right: right, reasons: pair.reasons)
      }
    }
  }
}

/// Finds contacts that may be one person: blocks by shared values, then compares names within.
struct DuplicateFinder {
  /// How many contacts may share a value that still says something.
  static let largestBlock = 20
  /// How many pairs are listed at most.
  static let pairLimit = 1000

  private var names: [Int: [Substring]] = [:]
  private var birthdays: [Int: Birthday] = [:]
  private var blocks: [Block: [Int]] = [:]

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
  private enum Reason: String {
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

  private struct Block: Hashable {
    var reason: Reason
    var value: String
  }

  /// Reads what contacts share.
  mutating func read(_ db: Database) throws {
    let sql = """
      SELECT key, name, given_name, family_name, birthday_month, birthday_day, birthday_year
      FROM contact ORDER BY key
      """
    try SQLReader(db, sql).forEach { row in
      var name = PersonName()
      name.display = row.text(1)
      name.given = row.text(2)
      name.family = row.text(3)
      take(NameNormalizer.normalize(name), of: row.integer(0))
      if let month = row.optionalInteger(4), let day = row.optionalInteger(5) {
        birthdays[row.integer(0)] = Birthday(
          month: month, day: day, year: row.optionalInteger(6))
      }
    }
    let values: [(Reason, String)] = [
      (.phone, "SELECT contact_key, normalized FROM phone WHERE normalized IS NOT NULL"),
      (.email, "SELECT contact_key, normalized FROM email WHERE normalized IS NOT NULL"),
      (.handle, "SELECT contact_key, lower(service) || ' ' || lower(value) FROM handle"),
      (.nickname, "SELECT contact_key, lower(value) FROM nickname"),
    ]
    for (reason, sql) in values {
      try SQLReader(db, sql).forEach { row in add(reason, row.text(1), row.integer(0)) }
    }
  }

  private mutating func take(_ normalized: String, of contact: Int) {
    let words = normalized.split(separator: " ")
    names[contact] = words
    add(.name, normalized, contact)
    // The same words in another order: family names first, as some write them.
    if words.count > 1 { add(.words, words.sorted().joined(separator: " "), contact) }
    add(.spelling, Self.withoutUmlauts(normalized), contact)
  }

  /// A folded name in which `Juergen` is what `Jürgen` is folded to.
  private static func withoutUmlauts(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte == UInt8(ascii: "e"), let last = bytes.last,
        last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u")
      {
        continue
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func add(_ reason: Reason, _ value: String, _ contact: Int) {
    if value.isEmpty { return }
    let key = Block(reason: reason, value: value)
    // One more than the largest block is enough to know that it is too large.
    if let block = blocks[key], block.count > Self.largestBlock || block.last == contact { return }
    blocks[key, default: []].append(contact)
  }

  private struct Two: Hashable {
    var left: Int
    var right: Int
  }

  /// The pairs, those with the most reasons first, then in the order of the contacts.
  func pairs(areForms: (String, String) -> Bool) -> [Pair] {
    var shared: [Two: Set<Reason>] = [:]
    for (key, block) in blocks where block.count > 1 && block.count <= Self.largestBlock {
      for (index, left) in block.enumerated() {
        for right in block[(index + 1)...] where left != right {
          shared[Two(left: min(left, right), right: max(left, right)), default: []]
            .insert(key.reason)
        }
      }
    }
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
