import CirclesModel
import GRDB

extension Notebook {
  /// Pairs of contacts that may be one person, those with the most reasons first. They are only
  /// shown: merging is the user's (`design.md` section 3).
  ///
  /// A value that more than `DuplicateFinder.largestBlock` contacts share (a switchboard, a mailing
  /// list) tells nobody apart, and makes no pairs.
  public func duplicates() throws(StoreFailure) -> [DuplicatePair] {
    try read { db in
      var finder = DuplicateFinder()
      try finder.read(db)
      let pairs = finder.pairs()
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
  private var blocks: [String: [Int]] = [:]

  /// Two contacts and why they may be one.
  struct Pair {
    var left: Int
    var right: Int
    var reasons: [String]
  }

  /// Reads what contacts share.
  mutating func read(_ db: Database) throws {
    try SQLReader(db, "SELECT key, name, given_name, family_name FROM contact ORDER BY key")
      .forEach { row in
        var name = PersonName()
        name.display = row.text(1)
        name.given = row.text(2)
        name.family = row.text(3)
        let normalized = NameNormalizer.normalize(name)
        let words = normalized.split(separator: " ")
        names[row.integer(0)] = words
        add("same name", normalized, row.integer(0))
        // The same words in another order: family names first, as some write them.
        if words.count > 1 {
          add("same names", words.sorted().joined(separator: " "), row.integer(0))
        }
      }
    for (reason, sql) in [
      ("same phone", "SELECT contact_key, normalized FROM phone WHERE normalized IS NOT NULL"),
      ("same e-mail", "SELECT contact_key, normalized FROM email WHERE normalized IS NOT NULL"),
      ("same handle", "SELECT contact_key, lower(service) || ' ' || lower(value) FROM handle"),
      ("same nickname", "SELECT contact_key, lower(value) FROM nickname"),
    ] {
      try SQLReader(db, sql).forEach { row in add(reason, row.text(1), row.integer(0)) }
    }
  }

  private mutating func add(_ reason: String, _ value: String, _ contact: Int) {
    if value.isEmpty { return }
    let key = reason + "\u{1F}" + value
    // One more than the largest block is enough to know that it is too large.
    if let block = blocks[key], block.count > Self.largestBlock || block.last == contact { return }
    blocks[key, default: []].append(contact)
  }

  /// The pairs, those with the most reasons first, then in the order of the contacts.
  func pairs() -> [Pair] {
    struct Two: Hashable {
      var left: Int
      var right: Int
    }
    var reasons: [Two: [String]] = [:]
    for (key, block) in blocks where block.count > 1 && block.count <= Self.largestBlock {
      let reason = String(key.prefix { $0 != "\u{1F}" })
      for (index, left) in block.enumerated() {
        for right in block[(index + 1)...] where left != right {
          let two = Two(left: min(left, right), right: max(left, right))
          // A family shares its number; only names that could be one person's make it a reason.
          if !reason.hasPrefix("same name"), !areCompatible(two.left, two.right) { continue }
          if reason == "same names", reasons[two]?.contains("same name") == true { continue }
          if reasons[two]?.contains(reason) != true { reasons[two, default: []].append(reason) }
        }
      }
    }
    return
      reasons.map { two, reasons in
        var reasons = reasons.sorted()
        if reasons.contains("same name") { reasons.removeAll { $0 == "same names" } }
        return Pair(left: two.left, right: two.right, reasons: reasons)
      }
      .sorted {
        ($1.reasons.count, $0.left, $0.right) < ($0.reasons.count, $1.left, $1.right)
      }
      .prefix(Self.pairLimit).map { $0 }
  }

  /// Whether two names may be one person's: they share a word, or one begins the other's.
  private func areCompatible(_ left: Int, _ right: Int) -> Bool {
    guard let one = names[left], let other = names[right], let first = one.first,
      let second = other.first
    else { return true }
    if one.count == 1 || other.count == 1 {
      return other.contains(first) || one.contains(second) || first.hasPrefix(second)
        || second.hasPrefix(first)
    }
    // A family shares its last name, too: it is the first name, or its initial, that must agree.
    return first == second || first.count == 1 && second.hasPrefix(first)
      || second.count == 1 && first.hasPrefix(second)
      || first.count > 2 && second.hasPrefix(first) || second.count > 2 && first.hasPrefix(second)
  }
}
