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
  public func sharedInterests(_ words: String = "") throws(StoreFailure) -> [SharedInterest] {
    try read { db in
      let wanted = FoldedWords.of(words)
      // A word of signs alone matches nothing; that is not a question for all.
      if wanted.isEmpty, !words.allSatisfy(\.isWhitespace) { return [] }
      var found: [String: [SharedInterest.Person]] = [:]
      for row in try Row.fetchAll(db, sql: interestsByPerson) {
        let name: String = try row[checked: "interest"]
        if !wanted.isEmpty, !FoldedWords.begin(wanted, in: name) { continue }
        found[name, default: []].append(
          try SharedInterest.Person(
            identifier: row[checked: "identifier"], name: row[checked: "name"],
            times: row[checked: "times"], last: row[checked: "last"]))
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

/// An interest counts for the contact its note was read for, once a note.
private let interestsByPerson = """
  SELECT f.name AS interest, c.identifier, c.name, count(DISTINCT f.note_key) AS times,
    substr(max(i.interaction_date), 1, 10) AS last
  FROM interest AS f JOIN note AS n ON n.key = f.note_key JOIN interaction AS i ON i.id = n.id
    JOIN contact AS c ON c.key = n.extracted_for AND c.id = i.contact_id
  GROUP BY f.name, c.key ORDER BY f.name, times DESC, last DESC, c.name, c.key
  """
