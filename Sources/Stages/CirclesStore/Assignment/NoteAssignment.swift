public import CirclesModel
import GRDB

/// Whose a note is, and what it says of them, as the notebook has it: whoever decided.
public struct NoteAssignment: Hashable, Sendable {
  /// Whose it is, and why; the suggestions of one in the inbox.
  public var decision: MatchDecision
  /// What it says.
  public var findings: TextFindings
  let fate: NoteOutcome.Fate

  /// How a note lies; nil where there is none.
  static func read(_ key: Int, _ db: Database) throws -> NoteAssignment? {
    guard let image = try NoteSnapshot.read(key, db) else { return nil }
    let fate = try fate(key, db)
    var standing = NoteAssignment(
      decision: MatchDecision(), findings: try StoredFindings.read(key, db).findings, fate: fate)
    standing.decision.confidence = image.confidence
    standing.decision.evidence = EvidenceJSON.evidence(image.evidence)
    switch fate {
    case .assigned:
      guard let holder = try FindingOwner.of(key, db) else { break }
      standing.findings.subject = holder.identifier
      standing.decision.contact = MatchSuggestion(
        identifier: holder.identifier, name: holder.name, confidence: image.confidence)
    case .inbox: standing.decision.suggestions = try suggestions(of: key, db)
    case .dismissed, .duplicate: standing.decision = MatchDecision()
    }
    return standing
  }

  /// Where a note lies.
  static func fate(_ key: Int, _ db: Database) throws -> NoteOutcome.Fate {
    let state = try String.fetchOne(
      db.cachedStatement(sql: "SELECT state FROM note WHERE key = ?"), arguments: [key])
    switch state {
    case "assigned": return .assigned
    case "dismissed": return .dismissed
    default: return .inbox
    }
  }

  private static func suggestions(of key: Int, _ db: Database) throws -> [MatchSuggestion] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT c.identifier, c.name, s.confidence, s.kind, s.reason
          FROM suggestion AS s JOIN contact AS c ON c.id = s.contact_id
          WHERE s.note_key = ? ORDER BY s.position
          """), arguments: [key]
    ).map { row in
      let kind: String = try row["kind"]
      return try MatchSuggestion(
        identifier: row["identifier"], name: row["name"], confidence: row["confidence"],
        reason: kind.isEmpty ? nil : MatchEvidence(kind: kind, text: row["reason"]))
    }
  }
}
