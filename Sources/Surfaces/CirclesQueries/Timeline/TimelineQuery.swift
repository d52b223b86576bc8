import CirclesModel
import CirclesStore
import GRDB

/// What a notebook tells of a person's days.
struct TimelineQuery {
  let db: Database
  let request: TimelineRequest

  /// Everything that fits, in no order.
  func entries() throws -> [TimelineEntry] {
    try (shared() + events() + birthdays()).filter { fits($0) }
  }

  private func fits(_ entry: TimelineEntry) -> Bool {
    if let app = request.app, entry.app != app { return false }
    if let kind = request.kind, entry.kind != kind { return false }
    if request.days != DayRange() {
      guard let day = GregorianDay(iso: entry.day), request.days.contains(day) else { return false }
    }
    if request.words.isEmpty { return true }
    return request.words.fit(SearchWords(entry.summary + "\n" + (entry.text ?? ""))) != nil
  }

  /// What is filed under the person: days of chats, notes, meetings.
  private func shared() throws -> [TimelineEntry] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT i.id, i.interaction_date AS at, i.source, i.content, i.raw_text, t.app, n.text,
            n.title, n.said, n.key IS NOT NULL AND n.thread_key IS NOT NULL AS is_part,
            EXISTS (SELECT 1 FROM message AS m WHERE m.note_key = n.key AND m.kind = 'call')
              AND NOT EXISTS (SELECT 1 FROM message AS m WHERE m.note_key = n.key
                AND m.kind <> 'call') AS is_call
          FROM interaction AS i LEFT JOIN note_also AS a ON a.interaction_id = i.id
          LEFT JOIN note AS n
            ON n.key = coalesce(a.note_key, (SELECT key FROM note WHERE id = i.id))
          LEFT JOIN thread AS t ON t.key = n.thread_key WHERE i.contact_id = ?
          """), arguments: [request.person]
    ).map { row in
      let source: String = try row[checked: "source"]
      let content: String = try row[checked: "content"]
      // A note of another program has neither.
      let (raw, kept): (String?, String?) = try (row[checked: "raw_text"], row[checked: "text"])
      let isEdited = try NoteFullText.isEdited(content, said: row[checked: "said"])
      let text = isEdited ? content : raw ?? kept
      let title: String? = try row[checked: "title"]
      return try TimelineEntry(
        kind: Self.kind(source, isPart: row[checked: "is_part"], isCall: row[checked: "is_call"]),
        at: row[checked: "at"],
        note: row[checked: "id"], app: row[checked: "app"] ?? source,
        summary: content.isEmpty ? title ?? "" : content,
        text: text.flatMap { $0 == content ? nil : $0 })
    }
  }

  private static func kind(_ source: String, isPart: Bool, isCall: Bool) -> TimelineEntry.Kind {
    if source == "meeting" { return .meeting }
    if isCall { return .call }
    return isPart || source == NoteSource.chatImport.rawValue ? .chat : .note
  }

  /// What notes say happened: on the day that they name in it, else on the day they were told.
  private func events() throws -> [TimelineEntry] {
    guard try db.viewExists("contact_event") else { return [] }
    return try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT v.text, v.note_id, v.said_at, coalesce(t.app, n.source) AS app,
            (SELECT substr(d.value, 1, 10) FROM mentioned_date AS d JOIN event AS e
               ON e.note_key = d.note_key AND e.position = v.position
             WHERE d.note_key = n.key AND d.kind IN ('date', 'datetime', 'range', 'datetime_range')
               AND substr(d.value, 1, 2) <> '..'
               AND d.span_start >= e.span_start AND d.span_end <= e.span_end
             ORDER BY d.position LIMIT 1) AS day
          FROM contact_event AS v JOIN note AS n ON n.id = v.note_id
          LEFT JOIN thread AS t ON t.key = n.thread_key WHERE v.contact_id = ?
          """), arguments: [request.person]
    ).map { row in
      try TimelineEntry(
        kind: .event, at: row[checked: "day"] ?? row[checked: "said_at"],
        note: row[checked: "note_id"], app: row[checked: "app"],
        summary: row[checked: "text"], text: nil)
    }
  }

  /// The birthdays that the person had since the notebook tells of them.
  private func birthdays() throws -> [TimelineEntry] {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT birthday_month, birthday_day, birthday_year,
              coalesce(birthday_calendar, 'gregorian') AS calendar,
              (SELECT min(substr(interaction_date, 1, 4)) FROM interaction WHERE contact_id = c.id)
                AS first_year,
              (SELECT min(printf('%04d-%02d-%02d', year, coalesce(month, 12), coalesce(day, 31)))
                FROM labelled_date WHERE contact_key = c.key AND year IS NOT NULL
                  AND \(DeathDay.isOne)) AS died
            FROM contact AS c WHERE id = ? AND birthday_month IS NOT NULL AND birthday_day IS NOT NULL
            """), arguments: [request.person]),
      try row.decode(String.self, atIndex: 3) == "gregorian",
      let today = GregorianDay(iso: request.today)
    else { return [] }
    let (month, day) = (
      try row.decode(Int.self, atIndex: 0), try row.decode(Int.self, atIndex: 1)
    )
    let died = try row.decode(String?.self, atIndex: 5)
    let born = try row.decode(Int?.self, atIndex: 2)
    let first = try row.decode(String?.self, atIndex: 4).flatMap(Int.init) ?? today.year
    let years = max(first, born ?? first, today.year - 150)...max(first, today.year)
    return years.compactMap { year in
      // 29 February is celebrated on 1 March in other years.
      guard
        let date = GregorianDay(year: year, month: month, day: day)
          ?? (month == 2 && day == 29 ? GregorianDay(year: year, month: 3, day: 1) : nil),
        !(today < date), died.map({ date.iso <= $0 }) ?? true
      else { return nil }
      let age = born.map { year - $0 } ?? 0
      return TimelineEntry(
        kind: .birthday, at: date.iso, note: nil, app: nil,
        summary: age > 0 ? "Birthday: turned \(age)" : "Birthday", text: nil)
    }
  }
}
