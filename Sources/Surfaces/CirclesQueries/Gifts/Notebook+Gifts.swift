import CirclesModel
public import CirclesStore
import Foundation
import GRDB

extension Notebook {
  /// What is known of a contact that matters for a present, and ideas; the contact by its id.
  public func giftAdvice(for contact: String, _ request: GiftRequest = GiftRequest())
    throws(StoreError) -> GiftAdvice
  {
    try read { db in
      let query = GiftQuery(db: db, contact: contact)
      let interests = try query.interests()
      var advice = GiftAdvice(hints: try query.hints())
      advice.ideas = GiftFinder(hints: advice.hints, interests: interests, request: request).ideas()
      return advice
    }
  }
}

/// Reads what notes say of one contact.
struct GiftQuery {
  let db: Database
  let contact: String
  /// Only so many notes and messages are read, the newest first.
  private static let most = 500

  func interests() throws -> [GiftFinder.Interest] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT f.name, f.text, n.id, substr(max(i.interaction_date), 1, 10) AS at,
          count(DISTINCT n.key) AS times
        FROM interaction AS i JOIN note AS n ON n.id = i.id JOIN interest AS f ON f.note_key = n.key
          JOIN contact AS c ON c.key = n.extracted_for AND c.id = i.contact_id
        WHERE i.contact_id = ? GROUP BY f.name ORDER BY times DESC, at DESC, f.name LIMIT 12
        """, arguments: [contact]
    ).map {
      try GiftFinder.Interest(
        name: $0[checked: "name"], note: $0[checked: "id"], at: $0[checked: "at"])
    }
  }

  func hints() throws -> [GiftAdvice.Hint] {
    var hints: [GiftAdvice.Hint] = []
    let name = try String.fetchOne(
      db, sql: "SELECT name FROM contact WHERE id = ?", arguments: [contact])
    let names = Set(FoldedWords.of(name ?? ""))
    for row in try Row.fetchAll(db, sql: Self.written, arguments: [contact, Self.most]) {
      guard let words = try NoteFullText.read(row[checked: "key"], db) else { continue }
      hints += try said(words.text, row, by: names)
    }
    for row in try Row.fetchAll(db, sql: Self.messages, arguments: [contact, Self.most]) {
      hints += try said(row[checked: "text"], row, by: names)
    }
    for (kind, sql) in Self.findings {
      for row in try Row.fetchAll(db, sql: sql, arguments: [contact]) {
        let text: String = try row[checked: "text"]
        hints.append(
          try GiftAdvice.Hint(
            kind: kind, text: text, thing: text, note: row[checked: "note_id"],
            at: row[checked: "at"]))
      }
    }
    var seen: Set<String> = []
    return hints.sorted { ($1.at, $0.note) < ($0.at, $1.note) }
      .filter { seen.insert("\($0.kind) \($0.note) \($0.text)").inserted }
  }

  private func said(
    _ text: String, _ row: Row, by names: Set<String>
  ) throws -> [GiftAdvice.Hint] {
    let note: String = try row[checked: "note_id"]
    let at: String = try row[checked: "at"]
    return text.prefix(20_000).split(whereSeparator: { ".!?\n".contains($0) }).compactMap { part in
      let sentence = part.trimmingCharacters(in: .whitespaces)
      guard let (kind, thing) = GiftCues.read(sentence, of: names) else { return nil }
      return GiftAdvice.Hint(
        kind: kind, text: String(sentence.prefix(200)), thing: thing, note: note, at: at)
    }
  }

  /// Notes of the user about the contact; of a chat only what the contact wrote counts.
  private static let written = """
    SELECT n.key, n.id AS note_id, substr(i.interaction_date, 1, 10) AS at
    FROM filed_note AS f JOIN interaction AS i ON i.id = f.interaction_id
      JOIN note AS n ON n.key = f.note_key
    WHERE f.contact_id = ? AND n.thread_key IS NULL
    ORDER BY i.interaction_date DESC LIMIT ?
    """
  private static let messages = """
    SELECT m.text, n.id AS note_id, substr(i.interaction_date, 1, 10) AS at
    FROM filed_note AS f JOIN interaction AS i ON i.id = f.interaction_id
      JOIN note AS n ON n.key = f.note_key JOIN message AS m ON m.note_key = n.key
    WHERE f.contact_id = ? AND m.sender NOT IN ('me', 'unknown') AND m.kind = 'text'
      AND (m.text LIKE '%i want%' OR m.text LIKE '%d love%' OR m.text LIKE '%i would l%'
        OR m.text LIKE '%i hate%' OR m.text LIKE '%allergic%' OR m.text LIKE '%i love%'
        OR m.text LIKE '%don_t eat%' OR m.text LIKE '%don_t drink%' OR m.text LIKE '%vegan%'
        OR m.text LIKE '%size %')
    ORDER BY m.sent DESC LIMIT ?
    """
  private static let findings: [(GiftAdvice.Hint.Kind, String)] = [
    (
      .dislike,
      """
      SELECT text, note_id, substr(said_at, 1, 10) AS at FROM contact_fact
      WHERE contact_id = ? AND key = 'diet'
      """
    ),
    (
      .avoid,
      """
      SELECT text, note_id, substr(said_at, 1, 10) AS at FROM contact_topic_to_avoid
      WHERE contact_id = ?
      """
    ),
  ]
}
