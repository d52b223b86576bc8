import CirclesModel
import CirclesStore
import Foundation
import Testing

/// Texts for the tests of filing, and whom they are about.
enum Texts {
  static func note(
    _ id: String, _ text: String, title: String = "", at time: String? = "2026-03-14T18:20:00Z",
    speakers: [String] = [], source: NoteSource = .voiceNote
  ) -> NoteRecord {
    NoteRecord(
      source: RecordSource(path: "a.notes.jsonl", format: "notes-jsonl", index: 0, line: 1), id: id,
      noteSource: source, capturedAt: time.flatMap(ISOTime.parse), title: title, text: text,
      speakers: speakers)
  }

  /// A message whose key is made of what it says, as readers make them.
  static func message(
    _ time: String?, _ text: String, from sender: MessageSender = .them, ordinal: Int = 0
  ) -> Message {
    Message(
      from: sender, text: text, at: time.flatMap(ISOTime.parse),
      key: "\(sender.text)/\(time ?? "-")/\(text)/\(ordinal)")
  }

  static func chat(_ messages: [Message], with name: String = "Quill") -> ConversationRecord {
    ConversationRecord(
      source: RecordSource(path: "chat.txt", format: "whatsapp", index: 0, line: 1),
      app: "whatsapp", key: "whatsapp/\(name)", chatWith: ChatPartner(name: name),
      participants: [name], messages: messages)
  }

  static func groupChat(_ messages: [Message]) -> ConversationRecord {
    ConversationRecord(
      source: RecordSource(path: "group.txt", format: "whatsapp", index: 0, line: 1),
      app: "whatsapp", key: "whatsapp/choir", title: "Choir", isGroup: true,
      participants: ["Quill", "+44 7700 900142"], messages: messages)
  }

  static func about(
    _ identifier: String, _ confidence: Double = 0.95, mentions: [String] = []
  ) -> MatchDecision {
    MatchDecision(
      contact: MatchSuggestion(identifier: identifier, name: identifier, confidence: confidence),
      confidence: confidence, evidence: [MatchEvidence(kind: "full_name", text: identifier)],
      mentions: mentions)
  }

  static func perhaps(_ identifiers: String..., mentions: [String] = []) -> MatchDecision {
    MatchDecision(
      confidence: 0.4,
      suggestions: identifiers.map {
        MatchSuggestion(
          identifier: $0, name: $0, confidence: 0.4,
          reason: MatchEvidence(kind: "first_name", text: $0))
      }, mentions: mentions)
  }
}

extension TestNotebook {
  /// One run that files; answers its id.
  @discardableResult
  func filing(
    at seconds: Double = 1_780_000_000, dryRun: Bool = false,
    _ body: (ImportSession) throws -> Void
  ) throws -> String {
    let session = try notebook.beginImport(
      ImportRequest(
        command: "import notes", isDryRun: dryRun, startedAt: Date(timeIntervalSince1970: seconds)))
    try body(session)
    try session.finish(RunReport())
    return session.runID
  }

  /// Loads notes, each with its decision; answers the run and what became of them.
  @discardableResult
  func file(
    _ notes: [(NoteRecord, MatchDecision)], _ options: AssignOptions = .tests,
    blocks: [UInt64] = []
  ) throws -> (run: String, fates: [NoteOutcome.Fate]) {
    var fates: [NoteOutcome.Fate] = []
    let run = try filing { session in
      let items = notes.map { Decided($0.0, decision: $0.1, blocks: blocks) }
      fates = try session.load(notes: items, options).map(\.fate)
    }
    return (run, fates)
  }

  /// Loads conversations, all parts with one decision; answers the run and how many messages of each
  /// were new.
  @discardableResult
  func file(
    chats: [ConversationRecord], _ decision: MatchDecision = MatchDecision(),
    _ options: AssignOptions = .tests, dryRun: Bool = false
  ) throws -> (run: String, new: [Int]) {
    var new: [Int] = []
    let run = try filing(dryRun: dryRun) { session in
      new = try session.load(conversations: chats.map { ($0, .chatImport) }, options)
      let pending = try session.pendingParts(options)
      _ = try session.file(
        parts: pending.map { Decided(PreparedPart($0), decision: decision) }, options)
    }
    return (run, new)
  }

  /// What was filed, without ids, keys, runs and times of making.
  func filed() throws -> [String] {
    try rows(
      """
      SELECT 'interaction', id, contact_id, content, interaction_date, source, raw_text
        FROM interaction ORDER BY id
      """)
      + rows("SELECT 'inbox', id, content, raw_text, source FROM unassigned_note ORDER BY id")
      + rows(
        """
        SELECT hex(m.digest), m.day, m.sent, m.sender, m.kind, m.text, n.id FROM message AS m
          LEFT JOIN note AS n ON n.key = m.note_key ORDER BY m.sent, m.digest
        """)
      + rows("SELECT id, state, contact_id, captured_at, sender FROM note ORDER BY id")
  }

  /// The only note's id.
  func noteID(_ record: String) throws -> String {
    guard case .one(let id, _) = try notebook.resolveNote(record) else {
      throw StoreError.gone(id: record)
    }
    return id
  }

  /// A text of one row, without the quotes that a dump puts around it.
  func text(_ question: String) throws -> String? {
    try value(question)?.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
  }

  /// How many rows a table has.
  func count(_ table: String) throws -> Int {
    Int(try value("SELECT count(*) FROM \(table)") ?? "") ?? -1
  }
}

extension AssignOptions {
  /// A fixed zone, so that tests say the same everywhere.
  static let tests = AssignOptions(timeZone: "Europe/London")
}
