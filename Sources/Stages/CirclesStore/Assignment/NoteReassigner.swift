import CirclesModel
import GRDB

/// Decides again about notes that lie somewhere already.
struct NoteReassigner {
  let filer: NoteAssigner

  /// By how much the new evidence must be better, as a probability, before a note that the program
  /// assigned moves.
  static let clearlyBetter = 0.05

  /// What a new look at a note led to; contacts by id.
  typealias Result = ReassignResult

  /// Takes a new decision about a note; what a person decided stays. To be done within
  /// `NoteJournal.around`. Where its source tells the note otherwise, what spoke for whom it lies under
  /// was said by words that are gone, and nothing is to be outweighed.
  func refile(_ key: Int, _ decision: MatchDecision, mayMove: Bool = true, isNewText: Bool = false)
    throws -> Result
  {
    let db = filer.db
    guard let before = try NoteSnapshot.read(key, db) else { return .same }
    guard before.decidedBy == "program", before.state != "dismissed", let row = before.row,
      row.contact == before.contact
    else {
      // Another program moved or removed the row: that is an edit like any other.
      try markSeen(key, row: before.row)
      return .decidedByHand
    }
    var contact = try decision.contact.flatMap { try filer.contactID($0.identifier) }
    if let found = contact, try RejectedPerson.contacts(key, db).contains(found) { contact = nil }
    var after = before
    var result = Result.same
    switch (before.contact, contact) {
    case (nil, let new?):
      result = .assigned(new)
    case (let old?, let new?) where old != new:
      let isBetter = decision.confidence >= before.confidence + Self.clearlyBetter
      guard mayMove, isBetter || isNewText || decision.confidence >= 0.99 else { break }
      result = .moved(from: old, to: new)
    default: break
    }
    if case .same = result, before.contact != nil {
      // What it rests on may be put better now; where it lies stays. Of words that are gone, it is
      // what the new ones say.
      if isNewText, contact == before.contact {
        after.rest(on: decision)
        try after.write(key, db)
      }
      try markSeen(key, row: before.row)
      return .same
    }
    if before.contact == nil, contact == nil {
      let old = try suggestions(of: key)
      try filer.record(decision, contact: nil, of: key)
      try markSeen(key, row: row)
      return try old == suggestions(of: key) ? .same : .suggested
    }
    after.state = "assigned"
    after.contact = contact
    after.rest(on: decision)
    after.row?.contact = contact
    if before.contact == nil {
      after.row?.content = try NoteAssigner.shownContent(of: row, key, db)
      after.row?.date = try date(of: key) ?? filer.startedAt
    }
    let isOwn = try NoteAssigner.isOwn(row, of: key, db)
    try after.write(key, db)
    if isOwn, let content = after.row?.content { try filer.remember(content, of: key) }
    try filer.suggest([], of: key)
    try markSeen(key, row: isOwn ? after.row : row)
    return result
  }

  /// Keeps that the note was looked at as it is now.
  private func markSeen(_ key: Int, row: NoteSnapshot.AppRow?) throws {
    try filer.db.run(
      "UPDATE note SET matched_run = ?, matcher = ?, seen = ? WHERE key = ?",
      [filer.run, filer.matcherVersion, row.map { NoteAssigner.said($0.content) }, key])
  }

  private func suggestions(of key: Int) throws -> [String] {
    try String.fetchAll(
      filer.db.cachedStatement(
        sql: "SELECT contact_id FROM suggestion WHERE note_key = ? ORDER BY position"),
      arguments: [key])
  }

  /// When a note was, by the local clock.
  func date(of key: Int) throws -> String? {
    try String.fetchOne(
      filer.db.cachedStatement(sql: "SELECT captured_at FROM note WHERE key = ?"), arguments: [key])
  }
}

extension NoteSnapshot {
  /// Takes what a decision rests on.
  fileprivate mutating func rest(on decision: MatchDecision) {
    confidence = decision.confidence
    evidence = EvidenceJSON.text(decision.evidence)
    mentions = EvidenceJSON.text(decision.mentions)
    against = CounterEvidenceJSON.text(decision)
  }
}

/// What a new look at a note led to; contacts by id.
public enum ReassignResult: Hashable, Sendable {
  /// Everything stays.
  case same
  /// It went from the inbox to a contact.
  case assigned(String)
  /// It went from one contact to another.
  case moved(from: String, to: String)
  /// It stays in the inbox, with other suggestions.
  case suggested
  /// It stays where it is, and says other things of whom it lies under.
  case reread
  /// A person has decided: it is not for the program to say.
  case decidedByHand
}
