import CirclesModel
import CirclesStore
import GRDB

/// What spoke against where a note lies: others who were less likely, and what the user said.
struct Objections {
  let db: Database
  let key: Int
  let sheet: NoteSheet

  func all() throws -> [NoteSheet.Objection] {
    try said() + standing() + runnersUp()
  }

  /// What the user said of people.
  private func said() throws -> [NoteSheet.Objection] {
    if try !db.tableExists("learned") { return [] }
    let denied = try people(
      """
      SELECT c.id, c.identifier, c.name FROM learned AS l JOIN contact AS c ON c.id = l.contact_id
      WHERE l.kind = 'not_person' AND l.note_id = ? ORDER BY l.created_at, c.key
      """, [sheet.id])
    let takenAway = try people(
      """
      SELECT DISTINCT c.id, c.identifier, c.name FROM note_change AS n
      JOIN contact AS c ON c.id = json_extract(n.before, '$.contact')
      WHERE n.note_key = ? AND json_extract(n.after, '$.decided_by') = 'hand'
        AND json_extract(n.after, '$.contact') IS NOT c.id ORDER BY n.run_key
      """, [key]
    ).filter { !denied.contains($0) && !sheet.contacts.contains($0) }
    return denied.map { one in
      NoteSheet.Objection(
        kind: "not_person", text: "you said it is not about \(one.name)", contact: one)
    }
      + takenAway.map { one in
        NoteSheet.Objection(
          kind: "taken_away", text: "you removed it from \(one.name)", contact: one)
      }
  }

  /// Why it is filed under nobody.
  private func standing() -> [NoteSheet.Objection] {
    switch sheet.state {
    case .assigned: return []
    case .dismissed: return [NoteSheet.Objection(kind: "dismissed", text: "you dismissed it")]
    case .inbox where sheet.isByHand:
      return [
        NoteSheet.Objection(
          kind: "unfiled", text: "you put it back into the inbox; it stays until you file it")
      ]
    case .inbox: break
    }
    guard let best = sheet.suggestions.first else {
      return [NoteSheet.Objection(kind: "nobody", text: "nothing in it shows who it is about")]
    }
    return [
      NoteSheet.Objection(
        kind: "unsure",
        text: "\(best.name), \(Percent.text(best.confidence)): not sure enough to file it",
        contact: contact(best), confidence: best.confidence)
    ]
  }

  /// Who else it might have been.
  private func runnersUp() throws -> [NoteSheet.Objection] {
    if sheet.state == .inbox { return sheet.suggestions.dropFirst().map(runnerUp) }
    guard try db.columns(in: "note").contains(where: { $0.name == "against" }) else { return [] }
    let text = try String.fetchOne(
      db, sql: "SELECT against FROM note WHERE key = ?", arguments: [key])
    return try CounterEvidenceJSON.others(text ?? "[]").compactMap { other in
      let bearer = try people(
        """
        SELECT c.id, c.identifier, c.name FROM known_identifier AS k
        JOIN contact AS c ON c.id = k.contact_id WHERE k.identifier = ? LIMIT 1
        """, [other.identifier]
      ).first
      guard let bearer, !sheet.contacts.contains(bearer) else { return nil }
      var other = other
      (other.identifier, other.name) = (bearer.identifier, bearer.name)
      return runnerUp(other)
    }
  }

  private func runnerUp(_ other: MatchSuggestion) -> NoteSheet.Objection {
    let reason = other.reason.map { ", \(Self.words($0))" } ?? ""
    return NoteSheet.Objection(
      kind: "runner_up",
      text: "\(other.name) was less likely: \(Percent.text(other.confidence))\(reason)",
      contact: contact(other), confidence: other.confidence)
  }

  private func contact(_ one: MatchSuggestion) -> NoteSheet.Contact {
    let id = try? String.fetchOne(
      db, sql: "SELECT id FROM contact WHERE identifier = ?", arguments: [one.identifier])
    return NoteSheet.Contact(id: (id ?? nil) ?? "", identifier: one.identifier, name: one.name)
  }

  private func people(_ sql: String, _ arguments: StatementArguments) throws -> [NoteSheet.Contact]
  {
    try Row.fetchAll(db, sql: sql, arguments: arguments).map {
      try NoteSheet.Contact(
        id: $0[checked: "id"], identifier: $0[checked: "identifier"], name: $0[checked: "name"])
    }
  }

  /// A reason: `nickname "Sal"`.
  private static func words(_ evidence: MatchEvidence) -> String {
    let kind = evidence.kind.split(separator: "_").joined(separator: " ")
    return evidence.text.isEmpty ? kind : "\(kind) \"\(evidence.text)\""
  }
}
