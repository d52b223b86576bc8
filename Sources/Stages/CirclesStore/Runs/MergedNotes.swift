import CirclesModel
import GRDB

/// Tells merges that still stand which notes an undo gave to the kept contact, so that taking the merge apart
/// gives them back: an image of before the merge has them with the other one.
struct MergedNotes {
  private let trail: ContactSuccession
  private let db: Database
  /// What is to be added to each merge.
  private var added: [Int: MovedRows] = [:]

  init(_ trail: ContactSuccession, _ db: Database) { (self.trail, self.db) = (trail, db) }

  /// Keeps what an image that was written says of contacts who are one with others now.
  mutating func keep(
    _ image: NoteSnapshot, _ background: NoteDecisionSnapshot?, of key: Int
  ) throws {
    var people = Set([image.contact, image.row?.contact].compactMap(\.self))
    for suggestion in background?.suggestions ?? [] { people.insert(suggestion.contact) }
    var findings = background?.findings
    findings?.changeOwners { _, id in
      people.insert(id)
      return id
    }
    for person in people.sorted() {
      let merges = try trail.merges(of: person)
      if merges.isEmpty { continue }
      let rows = try rows(of: person, image, background, key)
      for merge in merges { added[merge, default: MovedRows()].append(rows) }
    }
  }

  /// Writes down what was kept.
  func write() throws {
    for (merge, rows) in added.sorted(by: { $0.key < $1.key }) {
      let text = try String.fetchOne(
        db, sql: "SELECT moved FROM contact_merge WHERE key = ?", arguments: [merge])
      guard let text else { continue }
      var moved = MovedRows(json: text)
      moved.add(rows)
      try db.run("UPDATE contact_merge SET moved = ? WHERE key = ?", [moved.json, merge])
    }
  }

  /// What an image says of a person, as a merge keeps it.
  private func rows(
    of person: String, _ image: NoteSnapshot, _ background: NoteDecisionSnapshot?, _ key: Int
  ) throws -> MovedRows {
    var rows = MovedRows()
    let id = try String.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM note WHERE key = ?"), arguments: [key])
    if let id, image.contact == person { rows.notes = [id] }
    if let id, image.row?.contact == person { rows.interactions = [id] }
    guard let background else { return rows }
    let now = try trail.current(person)
    for one in background.suggestions where one.contact == person {
      let isShared = try background.suggestions.contains {
        try $0.contact != person && trail.current($0.contact) == now
      }
      rows.suggestions.append(
        MovedRows.Suggestion(
          note: key, position: one.position, matchedRun: background.matchedRun,
          confidence: one.confidence, kind: one.kind, reason: one.reason, isShared: isShared))
    }
    var findings = background.findings
    findings.changeOwners { position, id in
      if id == person { rows.dates.append((key, position)) }
      return id
    }
    return rows
  }
}

extension MovedRows {
  fileprivate mutating func append(_ other: MovedRows) {
    notes += other.notes
    interactions += other.interactions
    suggestions += other.suggestions
    dates += other.dates
  }

  /// Adds what is not there yet; of one suggestion the newer counts.
  fileprivate mutating func add(_ other: MovedRows) {
    let (knownNotes, knownRows) = (Set(notes), Set(interactions))
    notes += other.notes.filter { !knownNotes.contains($0) }
    interactions += other.interactions.filter { !knownRows.contains($0) }
    let places = Set(other.suggestions.map { [$0.note, $0.position] })
    suggestions.removeAll { places.contains([$0.note, $0.position]) }
    suggestions += other.suggestions
    let days = Set(dates.map { [$0.note, $0.position] })
    dates += other.dates.filter { !days.contains([$0.note, $0.position]) }
  }
}
