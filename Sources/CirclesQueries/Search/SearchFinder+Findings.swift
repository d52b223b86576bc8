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

  /// How many things of a kind are looked at closer; nobody reads more.
  private static let mostFindings = 2000

  private func findings(_ kind: SearchQuery.Kind, _ table: String, key: String) throws
    -> [SearchCandidate]
  {
    var met: [(note: Int, text: String, fit: Double)] = []
    var words = SearchWords()
    try SQLReader(
      db,
      """
      SELECT note_key, CASE WHEN instr(lower(text), lower(\(key))) THEN text
        ELSE \(key) || ': ' || text END FROM \(table) ORDER BY note_key DESC, position
      """
    ).forEach { row in
      row.withBytes(1) { words.read($0) }
      guard met.count < Self.mostFindings, let fit = terms.fit(words) else { return }
      met.append((row.integer(0), row.text(1), fit))
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
