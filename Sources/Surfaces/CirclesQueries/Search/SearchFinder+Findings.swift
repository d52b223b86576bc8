import CirclesStore
import GRDB

extension SearchFinder {
  /// Facts and interests that notes say of whom they lie under.
  func findings() throws -> [SearchCandidate] {
    guard !query.isEmpty, try db.viewExists("contact_fact") else { return [] }
    var found: [SearchCandidate] = []
    if query.asksFor(.fact) { found += try findings(.fact, "fact", key: "key") }
    if query.asksFor(.interest) { found += try findings(.interest, "interest", key: "name") }
    return found
  }

  /// How many things of a kind are looked at closer, the newest of them; nobody reads more.
  private var mostFindings: Int { query.days == DayRange() ? 500 : 20_000 }

  private func findings(_ kind: SearchQuery.Kind, _ table: String, key: String) throws
    -> [SearchCandidate]
  {
    var met: [(note: Int, text: String, fit: Double)] = []
    var (words, name) = (SearchWords(), SearchWords())
    let sieve = SearchPrefilter(terms.wanted)
    // Of one person only their notes are looked through.
    let person = try request.people.first.map {
      try Int.fetchOne(db, sql: "SELECT key FROM contact WHERE id = ?", arguments: [$0]) ?? 0
    }
    let theirs = """
      WHERE note_key IN (SELECT n.key FROM contact AS c JOIN interaction AS i ON i.contact_id = c.id
        JOIN note AS n ON n.id = i.id WHERE c.key = ?)
      """
    try SQLReader(
      db,
      """
      SELECT note_key, text, \(key) FROM \(table) \(person == nil ? "" : theirs)
      ORDER BY note_key DESC, position DESC
      """
    ).forEach(person.map { [$0] } ?? []) { row in
      if met.count >= mostFindings { return }
      let isNamed: Bool? = row.withBytes(1) { text in
        row.withBytes(2) { key in
          guard sieve.mayHold(text, key) else { return nil }
          name.read(key)
          words.read(text)
          let isNamed = words.count(of: name.bytes, most: 1) > 0
          if !isNamed { words.add(key) }
          return isNamed
        }
      }
      guard let isNamed, let fit = terms.fit(words) else { return }
      met.append((row.integer(0), isNamed ? row.text(1) : "\(row.text(2)): \(row.text(1))", fit))
    }
    let conditions = conditions()
    return try met.compactMap { each in
      guard
        let row = try Row.fetchOne(
          db.cachedStatement(
            sql: """
              SELECT n.id, i.interaction_date, c.identifier, c.name, coalesce(t.app, n.source)
              FROM note AS n JOIN interaction AS i ON i.id = n.id
              JOIN contact AS c ON c.key = n.extracted_for AND c.id = i.contact_id
              LEFT JOIN thread AS t ON t.key = n.thread_key
              WHERE n.key = ? AND \(conditions.text)
              """), arguments: [each.note] + conditions.values)
      else { return nil }
      let id = try row.decode(String.self, atIndex: 0)
      let at = try row.decode(String.self, atIndex: 1)
      let hit = SearchHit(
        kind: kind, id: id, note: id, contact: try row.decode(String.self, atIndex: 2),
        contactName: try row.decode(String.self, atIndex: 3),
        app: try row.decode(String.self, atIndex: 4), at: at, day: String(at.prefix(10)), from: nil,
        snippet: "", score: each.fit * newness(of: at))
      return SearchCandidate(hit: hit, text: each.text)
    }
  }

  private func conditions() -> SearchConditions {
    var all = SearchConditions()
    for person in request.people { all.add("c.id = ?", [person]) }
    let day = "substr(i.interaction_date, 1, 10)"
    if let first = query.days.first { all.add("\(day) >= ?", [first.iso]) }
    if let end = query.days.end { all.add("\(day) < ?", [end.iso]) }
    return all
  }
}
