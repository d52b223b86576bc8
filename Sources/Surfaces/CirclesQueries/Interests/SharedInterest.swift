public import CirclesStore
import GRDB

/// An interest, and whose it is.
public struct SharedInterest: Hashable, Sendable {
  /// Somebody whose interest it is.
  public struct Person: Hashable, Sendable {
    /// The contact's identifier.
    public var identifier: String
    /// The contact's name.
    public var name: String
    /// In how many notes it was said.
    public var times: Int
    /// The day of the newest of them (ISO 8601).
    public var last: String
  }

  /// What it is called.
  public var name: String
  /// Whose it is: who said it most often first.
  public var people: [Person]
}

extension Notebook {
  /// The interests of everybody, the most shared first. With words only those that have a word
  /// beginning with each of them, without case and accents.
  public func sharedInterests(_ words: String = "") throws(StoreError) -> [SharedInterest] {
    try read { db in
      let wanted = FoldedWords.of(words)
      // A word of signs alone matches nothing; that is not a question for all.
      if wanted.isEmpty, !words.allSatisfy(\.isWhitespace) { return [] }
      var found: [String: [SharedInterest.Person]] = [:]
      for (name, tallies) in try InterestTally.all(db) {
        if !wanted.isEmpty, !FoldedWords.begin(wanted, in: name) { continue }
        found[name] = try SharedInterest.people(tallies, db)
      }
      return found.map { SharedInterest(name: $0.key, people: $0.value) }.sorted {
        ($1.people.count, $1.times, $0.name) < ($0.people.count, $0.times, $1.name)
      }
    }
  }
}

extension SharedInterest {
  /// In how many notes of anybody it was said.
  public var times: Int { people.reduce(0) { $0 + $1.times } }
}

extension SharedInterest {
  /// The people by their rows, who said it most often first.
  fileprivate static func people(_ tallies: [Int: InterestTally], _ db: Database) throws -> [Person]
  {
    let statement = try db.cachedStatement(
      sql: "SELECT identifier, name FROM contact WHERE key = ?")
    let people = try tallies.compactMap { key, tally -> (key: Int, person: Person)? in
      guard let row = try Row.fetchOne(statement, arguments: [key]) else { return nil }
      return try (
        key,
        Person(
          identifier: row[checked: "identifier"], name: row[checked: "name"], times: tally.times,
          last: tally.last)
      )
    }
    return people.sorted { one, other in
      (other.person.times, other.person.last, one.person.name, one.key)
        < (one.person.times, one.person.last, other.person.name, other.key)
    }.map(\.person)
  }
}

/// How often somebody's notes name an interest, and when last.
private struct InterestTally {
  var times = 0
  var last = ""
  private var note = 0

  /// By interest and row of the contact. An interest counts for the contact its note was read for,
  /// once a note. The sums are made here: SQLite would sort all rows for them.
  static func all(_ db: Database) throws -> [String: [Int: InterestTally]] {
    var contacts: [String: Int] = [:]
    try SQLReader(db, "SELECT id, key FROM contact").forEach {
      contacts[$0.text(0)] = $0.integer(1)
    }
    var all: [String: [Int: InterestTally]] = [:]
    try SQLReader(
      db,
      """
      SELECT f.name, n.extracted_for, i.contact_id, i.interaction_date, f.note_key
      FROM interest AS f CROSS JOIN note AS n ON n.key = f.note_key
        CROSS JOIN interaction AS i ON i.id = n.id
      WHERE n.extracted_for IS NOT NULL
      """
    ).forEach { row in
      let contact = row.integer(1)
      guard contacts[row.text(2)] == contact else { return }
      all[row.text(0), default: [:]][contact, default: InterestTally()]
        .add(note: row.integer(4), on: String(row.text(3).prefix(10)))
    }
    return all
  }

  private mutating func add(note: Int, on day: String) {
    if note != self.note { times += 1 }
    self.note = note
    last = max(last, day)
  }
}
