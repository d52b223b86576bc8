import CirclesModel
public import CirclesStore
import GRDB

extension Notebook {
  /// What to know before calling a person (by id) on a day (nil: today here); nil where nobody bears
  /// the id.
  public func brief(of person: String, on day: String? = nil) throws(StoreError) -> Brief? {
    let today = try read { db in
      try day ?? String.fetchOne(db, sql: "SELECT date('now', 'localtime')") ?? ""
    }
    guard let sheet = try self.person(id: person, from: today) else { return nil }
    let lastContact = try lastContact(of: person)
    let birthday = try birthday(of: person, from: today)
    // Days that lay ahead at the last contact: those before today have passed since.
    let last = lastContact.map { String($0.prefix(10)) } ?? today
    let then = try self.person(id: person, from: min(last, today))?.findings.comingDates ?? []
    return try read { db in
      try BriefQuery(
        db: db, sheet: sheet, today: today, lastContact: lastContact, birthday: birthday,
        passed: then.filter { $0.firstDay.map { $0 < today } ?? false }
      ).brief()
    }
  }
}

/// Chooses what matters out of what is known.
struct BriefQuery {
  /// How many lines a part has at most.
  private static let most = 5
  /// How far ahead one looks, in days.
  private static let daysAhead = 60
  /// How long what was told may be worth a question, in days.
  private static let daysBack = 180
  private static let relatives: Set<String> = [
    "spouse", "partner", "wife", "husband", "child", "son", "daughter", "parent", "mother",
    "father", "sister", "brother", "sibling", "family", "grandmother", "grandfather", "kin", "aunt",
    "uncle", "cousin", "niece", "nephew", "girlfriend", "boyfriend", "fiance", "fiancee",
  ]

  let db: Database
  let sheet: PersonSheet
  let today: String
  let lastContact: String?
  let birthday: UpcomingBirthday?
  let passed: [NotedDate]

  private var said: PersonFindings { sheet.findings }

  func brief() throws -> Brief {
    var brief = Brief(person: sheet.summary, lastContact: lastContact)
    brief.sinceLast = try sinceLast()
    brief.toldLast = Self.distinct(try told.prefix(3).map(Self.item) + newest())
      .sorted { ($0.at ?? "") > ($1.at ?? "") }
    brief.ahead = ahead()
    brief.ask = ask()
    brief.avoid = Self.distinct(said.topicsToAvoid.map(Self.item))
    brief.gifts = try gifts()
    brief.family = family()
    return brief
  }

  /// Events and circumstances, what was said last first.
  private var told: [NotedItem] {
    (said.events + said.facts.filter { $0.key != "gift" })
      .sorted { ($0.saidAt, $1.note) > ($1.saidAt, $0.note) }
  }

  /// Days they named that have passed since the last contact, and notes about them from after it; all
  /// where there was none.
  private func sinceLast() throws -> [Brief.Item] {
    Self.distinct(
      try passed.reversed().map(dated)
        + Row.fetchAll(
          db,
          sql: """
            SELECT \(Self.note) AS note_id, i.content, i.interaction_date FROM interaction AS i
            WHERE i.contact_id = ?1 AND i.source IN ('manual', 'voice_note')
              AND (?2 IS NULL OR i.interaction_date > ?2)
            ORDER BY i.interaction_date DESC LIMIT 20
            """, arguments: [sheet.summary.id, lastContact]
        ).map { row in
          try Brief.Item(
            text: Self.short(row[checked: "content"]), note: row[checked: "note_id"],
            at: row[checked: "interaction_date"])
        })
  }

  /// The note behind an interaction `i`; one of another program is a note by itself.
  private static let note = """
    coalesce((SELECT n.id FROM note_also AS a JOIN note AS n ON n.key = a.note_key
      WHERE a.interaction_id = i.id), i.id)
    """

  private func ahead() -> [Brief.Item] {
    let end = day(in: Self.daysAhead) ?? "9999"
    var items = said.comingDates.compactMap { date -> Brief.Item? in
      guard let day = date.firstDay, day <= end else { return nil }
      return dated(date, on: day)
    }
    if let birthday, birthday.date <= end {
      let turns = birthday.turns.map { ", turns \($0)" } ?? ""
      items.append(Brief.Item(text: "Birthday\(turns)", note: nil, at: birthday.date))
    }
    return Self.distinct(
      items.sorted { ($0.at ?? "", $0.text) < ($1.at ?? "", $1.text) }, byDay: true)
  }

  /// A day that a note names, by what is said of it.
  private func dated(_ date: NotedDate) -> Brief.Item {
    dated(date, on: date.firstDay ?? date.value)
  }

  private func dated(_ date: NotedDate, on day: String) -> Brief.Item {
    let told = said.events.first { $0.note == date.note && $0.text.contains(date.text) }
    let name = [date.label ?? date.holiday, date.text].compactMap(\.self).joined(separator: ": ")
    return Brief.Item(text: Self.short(told?.text ?? name), note: date.note, at: day)
  }

  /// What there was last with them, in a few words each.
  private func newest() throws -> [Brief.Item] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT \(Self.note) AS note_id, i.id, i.content, i.interaction_date FROM interaction AS i
        WHERE i.contact_id = ? ORDER BY i.interaction_date DESC LIMIT 3
        """, arguments: [sheet.summary.id]
    ).compactMap { row -> Brief.Item? in
      guard let said = try theirs(row[checked: "content"], of: row[checked: "id"]) else {
        return nil
      }
      return try Brief.Item(
        text: Self.short(said), note: row[checked: "note_id"], at: row[checked: "interaction_date"])
    }
  }

  /// What was said in a chat without what the user wrote, whose words a summary may have, too; nil
  /// where nothing is left.
  private func theirs(_ content: String, of interaction: String) throws -> String? {
    let messages = try Row.fetchAll(
      db,
      sql: """
        SELECT m.sender, m.text FROM message AS m JOIN note AS n ON n.key = m.note_key
        WHERE n.id = ? AND m.kind = 'text' AND m.text IS NOT NULL ORDER BY m.sent DESC, m.key DESC
        LIMIT 200
        """, arguments: [interaction])
    func said(byMe: Bool) throws -> [String] {
      try messages.compactMap { row -> String? in
        let sender: String = try row[checked: "sender"]
        return (sender == "me") == byMe ? try row[checked: "text"] as String : nil
      }
    }
    let mine = try said(byMe: true)
    let isMixed = mine.contains { text in
      text.split(whereSeparator: { ".!?,;\n".contains($0) })
        .map { $0.drop(while: \.isWhitespace) }
        .contains { $0.count > 3 && content.contains($0) }
    }
    guard isMixed else { return content }
    let theirs = try said(byMe: false)
    return theirs.isEmpty ? nil : theirs.prefix(3).reversed().joined(separator: " \u{00B7} ")
  }

  /// What was told of the time before today, and of health, journeys, work and school: how it went.
  private func ask() -> [Brief.Item] {
    let begin = day(in: -Self.daysBack) ?? ""
    let open: Set<String> = ["health", "travel", "job", "school", "home"]
    let ahead = Set(said.comingDates.filter { ($0.firstDay ?? "") > today }.map(\.note))
    return Self.distinct(
      told.filter {
        $0.saidAt >= begin && ($0.key.isEmpty || open.contains($0.key)) && !ahead.contains($0.note)
      }.map(Self.item))
  }

  private func gifts() throws -> [Brief.Item] {
    let known = GiftFinder(
      hints: try GiftQuery(db: db, contact: sheet.summary.id).hints(), interests: [],
      request: GiftRequest())
    let wishes = said.facts.filter { $0.key == "gift" }.map(Self.item)
    let likes = try Row.fetchAll(
      db,
      sql: """
        SELECT f.name, n.note_id, max(i.interaction_date) AS last
        FROM filed_note AS n JOIN interest AS f ON f.note_key = n.note_key
        JOIN interaction AS i ON i.id = n.interaction_id
        WHERE n.contact_id = ? GROUP BY f.name ORDER BY count(*) DESC, last DESC, f.name LIMIT 12
        """, arguments: [sheet.summary.id]
    ).compactMap { row -> Brief.Item? in
      let name: String = try row[checked: "name"]
      if known.isExcluded(name) { return nil }
      return try Brief.Item(
        text: "Likes \(name)", note: row[checked: "note_id"], at: row[checked: "last"])
    }
    return Self.distinct(wishes + likes)
  }

  private func family() -> [Brief.Item] {
    let ties = sheet.connections.filter { Self.relatives.contains($0.type.lowercased()) }
    let told = Set(ties.filter(\.isOutgoing).map(\.otherID))
    var items = ties.filter { $0.isOutgoing || !told.contains($0.otherID) }.map {
      Brief.Item(
        text: $0.isOutgoing
          ? "\($0.otherName): \($0.type)"
          : "\($0.otherName), whose \($0.type) is \(sheet.summary.name)", note: nil, at: nil)
    }
    items += sheet.fields.related.compactMap { related in
      guard let name = related.name, !name.isEmpty else { return nil }
      return Brief.Item(text: "\(name): \(related.type)", note: nil, at: nil)
    }
    if !sheet.familyDetails.isEmpty {
      items.append(Brief.Item(text: sheet.familyDetails, note: nil, at: nil))
    }
    return Self.distinct(items + said.facts.filter { $0.key == "family" }.map(Self.item))
  }

  /// The day so many days from today (ISO 8601).
  private func day(in days: Int) -> String? {
    GregorianDay(iso: today).flatMap { GregorianDay(daysSince1970: $0.daysSince1970 + days) }?.iso
  }

  private static func item(_ thing: NotedItem) -> Brief.Item {
    Brief.Item(text: short(thing.text), note: thing.note, at: thing.saidAt)
  }

  /// The first so many that say different things; with `byDay` also the same of another day.
  private static func distinct(_ items: [Brief.Item], byDay: Bool = false) -> [Brief.Item] {
    var known: Set<[String]> = []
    let different = items.filter { item in
      known.insert([item.text.lowercased(), byDay ? item.at ?? "" : ""]).inserted
    }
    return Array(different.prefix(most))
  }

  private static func short(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 160 ? words.prefix(159) + "…" : words
  }
}
