import CirclesModel
import Foundation
import GRDB

/// Files notes: under a contact, or in the inbox with its suggestions.
///
/// What somebody decided by hand is never decided again; an app's own changes count as that.
struct NoteAssigner {
  let db: Database
  /// The run that files.
  let run: Int
  /// When the run began, as rows say it.
  let startedAt: String
  /// Whether the texts as they were read are kept (`--no-raw` turns it off).
  var keepsRaw = true
  /// The version of the matcher that decides.
  var matcherVersion = 0
  /// The version of what reads findings; 0 where nothing does.
  var extractorVersion = 0
  /// Reads a note for another subject than was foreseen; nil where nothing can.
  var reader: (any TextReading)?

  /// What is to be shown of a note.
  struct Shown {
    /// The words for a list.
    var content: String
    /// The whole text.
    var rawText: String
    /// When it was, by the local clock.
    var date: String
  }

  /// How a note came to lie.
  enum Place: Hashable {
    case assigned
    case inbox
    case dismissed
  }

  /// Files a note that this run made: there is no row of the app's yet.
  func fileNew(_ key: Int, id: String, source: String, _ shown: Shown, _ decision: MatchDecision)
    throws -> Place
  {
    let contact = try decision.contact.flatMap { try contactID($0.identifier) }
    let raw = keepsRaw ? shown.rawText : nil
    let content = contact == nil ? raw ?? shown.content : shown.content
    try record(decision, contact: contact, of: key, saying: content)
    if let contact {
      try db.run(
        """
        INSERT INTO interaction (id, contact_id, content, interaction_date, source, raw_text,
          created_at, run_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """, [id, contact, content, shown.date, source, raw, startedAt, run])
    } else {
      try db.run(
        """
        INSERT INTO unassigned_note (id, content, raw_text, source, created_at, run_key)
        VALUES (?, ?, ?, ?, ?, ?)
        """, [id, content, raw, source, startedAt, run])
    }
    return contact == nil ? .inbox : .assigned
  }

  /// Keeps what the app's row was made to say, so that an edit of it shows.
  func remember(_ content: String, of key: Int) throws {
    let said = Self.said(content)
    try db.run("UPDATE note SET said = ?, seen = ? WHERE key = ?", [said, said, key])
  }

  /// The words that the app shows of a note once it is filed under a contact: of a day of a chat what was
  /// said, whichever way it came there; of what somebody has written over it, theirs, and all of
  /// them, for they are nowhere else.
  static func shownContent(of row: NoteSnapshot.AppRow, _ key: Int, _ db: Database) throws -> String
  {
    guard try isOwn(row, of: key, db) else { return row.content }
    let messages = try PartRows.messages(of: key, db)
    if !messages.isEmpty, messages.allSatisfy(\.hasWords) {
      return NoteDisplayText.summary(of: NoteDisplayText.said(in: messages))
    }
    return NoteDisplayText.summary(of: row.content)
  }

  /// Whether the words of the app's row are still the program's own.
  static func isOwn(_ row: NoteSnapshot.AppRow, of key: Int, _ db: Database) throws -> Bool {
    try db.holds("SELECT said IS ? FROM note WHERE key = ?", [said(row.content), key])
  }

  /// Whether the date of the app's row is still the program's own: the time of the note, and of one
  /// without any, that of the run that filed it.
  func isOwnDate(_ row: NoteSnapshot.AppRow, of key: Int) throws -> Bool {
    guard row.contact != nil, let date = row.date else { return false }
    return try db.holds(
      """
      SELECT coalesce(captured_at = ?1, EXISTS (SELECT 1 FROM run WHERE started_at = ?1))
      FROM note WHERE key = ?2
      """, [date, key])
  }

  /// The digest of what a row says.
  static func said(_ content: String) -> Data {
    Data(RecordDigest(of: content.utf8, seed: "said").bytes)
  }

  /// Writes down who decided what, and why; of a note that is filed for the first time, also what the
  /// app's row is made to say.
  func record(
    _ decision: MatchDecision, contact: String?, of key: Int, saying content: String? = nil
  ) throws {
    let said = content.map { RecordDigest(of: $0.utf8, seed: "said").bytes }
    let note = try SQLWriter(
      db,
      """
      UPDATE note SET state = ?, decided_by = ?, contact_id = ?, confidence = ?,
        evidence = ?, mentions = ?, against = ?, matched_run = ?, matcher = ?, said = coalesce(?, said),
        seen = coalesce(?, seen) WHERE key = ?
      """)
    note.text(contact == nil ? "inbox" : "assigned")
    note.text(contact != nil && decision.isByHand ? "hand" : "program")
    note.optional(contact)
    note.fraction(decision.confidence)
    note.text(EvidenceJSON.text(decision.evidence))
    note.text(EvidenceJSON.text(decision.mentions))
    note.text(contact == nil ? "[]" : CounterEvidenceJSON.text(decision))
    note.integer(run)
    note.integer(matcherVersion)
    note.blob(said)
    note.blob(said)
    note.integer(key)
    try note.run()
    try suggest(
      decision.contact == nil ? decision.suggestions : [], of: key, isNew: content != nil)
  }

  /// Replaces a note's suggestions; a new one has none yet.
  func suggest(_ suggestions: [MatchSuggestion], of key: Int, isNew: Bool = false) throws {
    if !isNew { try db.run("DELETE FROM suggestion WHERE note_key = ?", [key]) }
    if suggestions.isEmpty { return }
    let excluded = try isNew ? [] : RejectedPerson.contacts(key, db)
    var position = 0
    for suggestion in suggestions.prefix(MatchDecision.maximumSuggestions) {
      guard let contact = try contactID(suggestion.identifier), !excluded.contains(contact) else {
        continue
      }
      try db.run(
        """
        INSERT INTO suggestion (note_key, position, contact_id, confidence, kind, reason)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          key, position, contact, suggestion.confidence, suggestion.reason?.kind ?? "",
          suggestion.reason?.text ?? "",
        ])
      position += 1
    }
  }

  /// The id of a contact that bears an identifier; nil where it has gone.
  func contactID(_ identifier: String) throws -> String? {
    try String.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM contact WHERE identifier = ?"),
      arguments: [identifier])
  }

  /// Notes under which keys a note that is there can be found again when a contact changes.
  func block(_ keys: [UInt64], of note: Int) throws {
    let kept = RecordingTwins.range
    try db.run(
      "DELETE FROM note_block WHERE note_key = ? AND block NOT BETWEEN ? AND ?",
      [note, kept.lowerBound, kept.upperBound])
    var rows = BlockRows()
    rows.add(keys, of: note)
    try rows.write(db)
  }
}
