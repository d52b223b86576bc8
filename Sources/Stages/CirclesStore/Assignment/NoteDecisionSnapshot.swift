import CirclesModel
import Foundation
import GRDB

/// What lies behind a note's image: what was read, and what the matcher made of it. Nobody edits it,
/// so it does not tell whether a note was edited; it goes back with the note all the same.
struct NoteDecisionSnapshot: Hashable {
  /// What the note is called; nil in a journal that does not say so.
  private var id: String?
  private var record: String?
  private var title = ""
  private var capturedAt: String?
  private var speakers = "[]"
  private var text: String?
  private var digest = ""
  private var said: String?
  private var seen: String?
  private var matcher = 0
  private(set) var matchedRun = 0
  var suggestions: [Suggestion] = []
  private var blocks: [Int] = []
  var excluded: [RejectedPerson] = []
  private var extractor = 0
  var extractedFor: Int?
  private var summary: String?
  var findings = FindingSnapshot()

  /// A row of `suggestion`.
  struct Suggestion: Hashable {
    var position: Int
    var contact: String
    var confidence: Double
    var kind: String
    var reason: String
  }

  /// The background as it is now.
  static func read(_ key: Int, _ db: Database) throws -> NoteDecisionSnapshot? {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT id, record, title, captured_at, speakers, text, hex(digest) AS digest, hex(said) AS said,
              hex(seen) AS seen, said IS NULL AS unsaid, seen IS NULL AS unseen, matcher, matched_run,
              extractor, extracted_for, summary FROM note WHERE key = ?
            """), arguments: [key])
    else { return nil }
    var background = NoteDecisionSnapshot()
    background.id = try row["id"]
    background.record = try row["record"]
    background.title = try row["title"]
    background.capturedAt = try row["captured_at"]
    background.speakers = try row["speakers"]
    background.text = try row["text"]
    background.digest = try row["digest"]
    background.said = try row["unsaid"] ? nil : row["said"]
    background.seen = try row["unseen"] ? nil : row["seen"]
    background.matcher = try row["matcher"]
    background.matchedRun = try row["matched_run"]
    background.extractor = try row["extractor"]
    background.extractedFor = try row["extracted_for"]
    background.summary = try row["summary"]
    background.findings = try FindingSnapshot(key, db)
    background.suggestions = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT position, contact_id, confidence, kind, reason FROM suggestion
          WHERE note_key = ?
          ORDER BY position
          """), arguments: [key]
    ).map {
      try Suggestion(
        position: $0["position"], contact: $0["contact_id"], confidence: $0["confidence"],
        kind: $0["kind"], reason: $0["reason"])
    }
    background.blocks = try Int.fetchAll(
      db.cachedStatement(sql: "SELECT block FROM note_block WHERE note_key = ? ORDER BY block"),
      arguments: [key])
    if let id = background.id { background.excluded = try RejectedPerson.all(of: id, db) }
    return background
  }

  /// Makes a note's background be as this says; suggestions of people who have gone are left out.
  func write(_ key: Int, _ db: Database) throws {
    if let id, let record { try NoteIdentity.set(id, record, of: key, db) }
    try db.run(
      """
      UPDATE note SET title = ?, captured_at = ?, speakers = ?, text = ?, digest = ?,
        said = ?, seen = ?, matcher = ?, matched_run = ?, extractor = ?, extracted_for = ?,
        summary = ? WHERE key = ?
      """,
      [
        title, capturedAt, speakers, text, Self.bytes(digest), said.map(Self.bytes),
        seen.map(Self.bytes), matcher, matchedRun, extractor, extractedFor, summary, key,
      ])
    try findings.write(key, db)
    try db.run("DELETE FROM suggestion WHERE note_key = ?", [key])
    for suggestion in suggestions {
      try db.run(
        """
        INSERT INTO suggestion (note_key, position, contact_id, confidence, kind, reason)
        SELECT ?, ?, id, ?, ?, ? FROM contact WHERE id = ?
        """,
        [
          key, suggestion.position, suggestion.confidence, suggestion.kind, suggestion.reason,
          suggestion.contact,
        ])
    }
    try db.run("DELETE FROM note_block WHERE note_key = ?", [key])
    for block in blocks {
      try db.run("INSERT INTO note_block (block, note_key) VALUES (?, ?)", [block, key])
    }
    if let id { try RejectedPerson.write(excluded, of: id, db) }
  }

  /// The background as the members of an object that is open.
  func writeMembers(to json: inout JSONWriter) {
    json.member("id", id)
    json.member("record", record)
    json.key("title")
    json.value(title)
    json.member("captured_at", capturedAt)
    json.key("speakers")
    json.value(speakers)
    json.member("text", text)
    json.key("digest")
    json.value(digest)
    json.member("said", said)
    json.member("seen", seen)
    json.key("matcher")
    json.value(matcher)
    json.key("matched_run")
    json.value(matchedRun)
    json.key("extractor")
    json.value(extractor)
    json.member("extracted_for", extractedFor)
    json.member("summary", summary)
    json.key("findings")
    findings.write(to: &json)
    json.key("suggestions")
    json.array(suggestions) { json, suggestion in
      json.object { json in
        json.member("position", suggestion.position)
        json.key("contact")
        json.value(suggestion.contact)
        json.key("confidence")
        json.value(suggestion.confidence)
        json.key("kind")
        json.value(suggestion.kind)
        json.key("reason")
        json.value(suggestion.reason)
      }
    }
    json.key("blocks")
    // As text: a JSON number does not carry 64 bits everywhere.
    json.array(blocks) { $0.value(String($1)) }
    if !excluded.isEmpty {
      json.key("excluded")
      json.array(excluded) { $1.write(to: &$0) }
    }
  }

  /// Reads what `writeMembers` wrote.
  init(_ value: JSONValue) {
    id = value["id"]?.text
    record = value["record"]?.text
    title = value["title"]?.text ?? ""
    capturedAt = value["captured_at"]?.text
    speakers = value["speakers"]?.text ?? "[]"
    text = value["text"]?.text
    digest = value["digest"]?.text ?? ""
    said = value["said"]?.text
    seen = value["seen"]?.text
    matcher = value["matcher"]?.integer ?? 0
    matchedRun = value["matched_run"]?.integer ?? 0
    extractor = value["extractor"]?.integer ?? 0
    extractedFor = value["extracted_for"]?.integer
    summary = value["summary"]?.text
    findings = FindingSnapshot(value["findings"])
    suggestions = (value["suggestions"]?.elements ?? []).enumerated().compactMap { place, one in
      guard let contact = one["contact"]?.text else { return nil }
      var confidence = 0.0
      if case .number(let number) = one["confidence"] { confidence = number }
      return Suggestion(
        position: one["position"]?.integer ?? place, contact: contact, confidence: confidence,
        kind: one["kind"]?.text ?? "",
        reason: one["reason"]?.text ?? "")
    }
    blocks = (value["blocks"]?.elements ?? []).compactMap { $0.text.flatMap { Int($0) } }
    excluded = (value["excluded"]?.elements ?? []).compactMap(RejectedPerson.init)
  }

  private init() {}

  /// Whether this differs from another in more than when the note was last looked at.
  func differs(from other: NoteDecisionSnapshot) -> Bool {
    var other = other
    (other.matcher, other.matchedRun, other.seen) = (matcher, matchedRun, seen)
    return self != other
  }

  /// Keeps when and with what the note was last looked at before a run, unless the run had done so
  /// already.
  func writeLook(of key: Int, run: Int, _ db: Database) throws {
    if matchedRun == run { return }
    try db.run(
      """
      INSERT OR IGNORE INTO note_look (run_key, note_key, matched_run, matcher, seen)
      VALUES (?, ?, ?, ?, ?)
      """, [run, key, matchedRun, matcher, seen.map(Self.bytes)])
  }

  /// SQLite knows the bytes of digits by itself only since 3.41.
  private static func bytes(_ hex: String) -> Data { Data(Hexadecimal.bytes(hex)) }
}
