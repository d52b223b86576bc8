import CirclesModel
import GRDB

extension RunUndo {
  /// Takes back what the run taught. What later runs filed because of that alone goes back to the inbox,
  /// where the next look decides by what is left.
  func forgetLearned() throws {
    for key in try followers() { try returnToInbox(key) }
    try db.run("DELETE FROM alias WHERE run_key = ?", [run])
    try db.run("DELETE FROM learned WHERE run_key = ?", [run])
    try ForgottenRows(db: db).revert(run, trail)
  }

  /// The notes that later runs filed by what the run taught, and by nothing else that was taught.
  private func followers() throws -> [Int] {
    let rules = try Row.fetchAll(
      db,
      sql: """
        SELECT kind, contact_id, thread_id, text, run_key IS ?1 AS is_own FROM learned
        WHERE kind IN ('thread', 'header') AND contact_id IN (
          SELECT contact_id FROM learned WHERE run_key = ?1)
        """, arguments: [run]
    ).map(TaughtRule.init)
    let contacts = Set(rules.map(\.contact)).sorted()
    var followers: [Int] = []
    for contact in contacts {
      let notes = try Row.fetchAll(
        db,
        sql: """
          SELECT n.key, n.evidence, t.id AS thread FROM note AS n
          LEFT JOIN thread AS t ON t.key = n.thread_key
          WHERE n.contact_id = ? AND n.decided_by = 'program' AND n.state = 'assigned'
            AND n.matched_run > ? AND instr(n.evidence, '{"kind":"learned_') > 0
          """, arguments: [contact, run])
      for note in notes {
        let evidence = try EvidenceJSON.evidence(note["evidence"])
        let thread: String? = try note["thread"]
        let reasons = rules.filter { $0.contact == contact && $0.files(thread, evidence) }
        if !reasons.isEmpty, reasons.allSatisfy(\.isOwn) { try followers.append(note["key"]) }
      }
    }
    return followers.sorted()
  }

  private func returnToInbox(_ key: Int) throws {
    guard var note = try NoteSnapshot.read(key, db), note.row?.contact == note.contact else {
      return
    }
    (note.state, note.contact, note.confidence) = ("inbox", nil, 0)
    (note.evidence, note.against) = ("[]", "[]")
    note.row?.contact = nil
    try note.write(key, db)
    try db.run("UPDATE note SET matcher = 0 WHERE key = ?", [key])
    outcome.notesReturned += 1
  }
}

/// A learned rule: whom a conversation or a header is about.
private struct TaughtRule {
  let contact: String
  /// Whether the run that is undone taught it.
  let isOwn: Bool
  private let thread: String?
  private let header: String?

  init(_ row: Row) throws {
    let kind: String = try row["kind"]
    (contact, isOwn) = try (row["contact_id"], row["is_own"])
    thread = kind == "thread" ? try row["thread_id"] : nil
    header = kind == "header" ? NameNormalizer.normalize(try row["text"]) : nil
  }

  /// Whether it is a reason for where a note lies.
  func files(_ thread: String?, _ evidence: [MatchEvidence]) -> Bool {
    evidence.contains { one in
      switch one.kind {
      case "learned_thread": self.thread != nil && self.thread == thread
      case "learned_header": header != nil && header == NameNormalizer.normalize(one.text)
      default: false
      }
    }
  }
}
