import CirclesStore
import GRDB

extension SearchFinder {
  /// Notes of every kind, but no days of chats whose messages are found themselves.
  func notes() throws -> [SearchCandidate] {
    guard query.asksFor(.note), !query.isEmpty else { return [] }
    let conditions = SearchConditions.ofNotes(request, day: "substr(at, 1, 10)")
    let alone = try indexed(by: "note_alone")
    let others = try indexed(by: "interaction_own_words")
    let rows = try Row.fetchCursor(
      db,
      sql: """
        WITH shown AS (
          SELECT n.id AS shown_id, n.title, n.text AS whole, n.source, n.captured_at
          FROM note AS n \(alone) WHERE n.thread_key IS NULL
          UNION ALL
          SELECT i.id, '', NULL, i.source, NULL FROM interaction AS i \(others)
          WHERE (i.run_key IS NULL OR i.raw_text IS NULL)
            AND NOT EXISTS (SELECT 1 FROM note AS n WHERE n.id = i.id AND (n.thread_key IS NULL
              OR EXISTS (SELECT 1 FROM message AS m WHERE m.note_key = n.key AND m.text IS NOT NULL)))
          UNION ALL
          SELECT w.id, '', NULL, w.source, NULL FROM unassigned_note AS w
          WHERE NOT EXISTS (SELECT 1 FROM note AS n WHERE n.id = w.id)),
        told AS (
          SELECT shown_id, s.title, coalesce(s.whole, '') AS whole,
            coalesce(i.content, u.content, '') AS content, coalesce(i.raw_text, u.raw_text, '') AS raw,
            coalesce(t.app, s.source) AS app,
            coalesce(i.interaction_date, s.captured_at, u.created_at) AS at
          FROM shown AS s LEFT JOIN interaction AS i ON i.id = s.shown_id
          LEFT JOIN unassigned_note AS u ON u.id = s.shown_id
          LEFT JOIN note AS n ON n.id = s.shown_id LEFT JOIN thread AS t ON t.key = n.thread_key)
        SELECT shown_id, told.title, whole, told.content, raw, app, at, c.identifier, c.name,
          \(SearchHit.isGone)
        FROM told LEFT JOIN interaction AS i ON i.id = shown_id
        LEFT JOIN contact AS c ON c.id = i.contact_id LEFT JOIN note AS n ON n.id = shown_id
        WHERE \(conditions.text)
        """, arguments: conditions.values)
    var found: [SearchCandidate] = []
    var words = SearchWords()
    while let row = try rows.next() {
      if let candidate = try note(row, &words) { found.append(candidate) }
    }
    return found
  }

  /// A notebook of an older version that is only read lacks an index, and is slower to ask.
  private func indexed(by name: String) throws -> String {
    let isThere = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = ?)", arguments: [name])
    return isThere == true ? "INDEXED BY \(name)" : ""
  }

  private func note(_ row: Row, _ words: inout SearchWords) throws -> SearchCandidate? {
    var text = try Self.text(
      title: row.decode(String.self, atIndex: 1), whole: row.decode(String.self, atIndex: 2),
      content: row.decode(String.self, atIndex: 3), raw: row.decode(String.self, atIndex: 4))
    text.withUTF8 { words.read(UnsafeRawBufferPointer($0)) }
    guard let fit = terms.fit(words) else { return nil }
    let id = try row.decode(String.self, atIndex: 0)
    let at = try row.decode(String?.self, atIndex: 6)
    let hit = SearchHit(
      kind: .note, id: id, note: id, contact: try row.decode(String?.self, atIndex: 7),
      contactName: try row.decode(String?.self, atIndex: 8),
      isDismissed: try row.decode(Bool.self, atIndex: 9),
      app: try row.decode(String?.self, atIndex: 5), at: at, day: at.map { String($0.prefix(10)) },
      from: nil, snippet: "", score: fit * newness(of: at))
    return SearchCandidate(hit: hit, text: text)
  }

  /// All that a note says, each thing once: words that somebody wrote over it stand before what was
  /// read, its summary is part of the text.
  private static func text(title: String, whole: String, content: String, raw: String) -> String {
    var parts: [String] = []
    let text = whole.isEmpty ? raw : whole
    let isOwn = !content.isEmpty && FoldedText(text).begins(with: content)
    for part in [isOwn ? "" : content, text, title] where !part.isEmpty && !parts.contains(part) {
      parts.append(part)
    }
    return parts.joined(separator: "\n")
  }
}

/// A text without regard to where its lines end.
struct FoldedText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Whether it begins with the words of a summary, which may end in an ellipsis.
  func begins(with summary: String) -> Bool {
    var words = text.split(whereSeparator: \.isWhitespace).makeIterator()
    for word in summary.split(whereSeparator: \.isWhitespace) {
      guard let other = words.next() else { return false }
      if word != other { return word.hasSuffix("…") && other.hasPrefix(word.dropLast()) }
    }
    return true
  }
}
