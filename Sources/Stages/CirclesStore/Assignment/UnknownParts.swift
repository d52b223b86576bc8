import CirclesModel
import GRDB

/// Files parts that a run made and that are nobody's: all that is known of one in one row of `note`,
/// and its words in the inbox. Most of what years of messages hold is with numbers that nobody knows.
final class UnknownParts {
  private let db: Database
  private let filer: NoteAssigner
  private var writers: (note: SQLWriter, inbox: SQLWriter)?

  init(_ db: Database, _ filer: NoteAssigner) { (self.db, self.filer) = (db, filer) }

  /// Whether a part can be filed so.
  func takes(_ decided: Decided<PreparedPart>) -> Bool {
    decided.subject.part.isFresh && !decided.subject.part.isUnwanted
      && decided.decision.contact == nil
      && decided.findings?.subject == nil
  }

  /// Files one: what `NoteAssigner` does in several steps.
  func file(_ decided: Decided<PreparedPart>) throws {
    let part = decided.subject.part
    let decision = decided.decision
    let shown = decided.subject.shown
    let raw = filer.keepsRaw ? shown.rawText : nil
    let content = raw ?? shown.content
    let said = RecordDigest(of: content.utf8, seed: "said")
    let (note, inbox) = try writers ?? makeWriters()
    note.fraction(decision.confidence)
    note.text(EvidenceJSON.text(decision.evidence))
    note.text(EvidenceJSON.text(decision.mentions))
    note.integer(filer.run)
    note.integer(filer.matcherVersion)
    note.digest(said)
    note.digest(said)
    note.integer(decided.findings == nil ? 0 : filer.extractorVersion)
    note.optional(decided.findings?.summary ?? "")
    note.integer(part.key)
    try note.run()
    inbox.text(part.id)
    inbox.text(content)
    inbox.optional(raw)
    inbox.text(part.source)
    inbox.text(filer.startedAt)
    inbox.integer(filer.run)
    try inbox.run()
    try filer.suggest(decision.suggestions, of: part.key, isNew: true)
    if let findings = decided.findings {
      try FindingRows(db: db, run: filer.run, version: filer.extractorVersion)
        .writeNew(findings, of: part.key)
    }
  }

  private func makeWriters() throws -> (note: SQLWriter, inbox: SQLWriter) {
    // What the row says since it was made (in the inbox, by the program, when) stays.
    let note = try SQLWriter(
      db,
      """
      UPDATE note SET confidence = ?, evidence = ?, mentions = ?, matched_run = ?, matcher = ?,
        said = ?, seen = ?, extractor = ?, summary = ? WHERE key = ?
      """)
    let inbox = try SQLWriter(
      db,
      """
      INSERT INTO unassigned_note (id, content, raw_text, source, created_at, run_key)
      VALUES (?, ?, ?, ?, ?, ?)
      """)
    writers = (note, inbox)
    return (note, inbox)
  }
}
