import CirclesModel
public import CirclesStore
import GRDB

/// A day ahead that is about somebody: one that a note names, or an anniversary of a card.
public struct ComingDay: Hashable, Sendable {
  /// The contact's identifier.
  public var contact: String
  /// The contact's name.
  public var name: String
  /// The day (ISO 8601).
  public var date: String
  /// How many days away it is.
  public var daysAway: Int
  /// What the note or card calls it.
  public var text: String
  /// The note's id; nil for a card's own.
  public var note: String?
}

extension Notebook {
  /// The days from `day` (`2026-03-14`) on for so many days, the soonest first. Birthdays are not among
  /// them, nor days that a note says are another contact's.
  public func comingDays(
    from day: String, days: Int, limit: Int = 100
  ) throws(StoreError) -> [ComingDay] {
    guard let today = GregorianDay(iso: day) else { return [] }
    return try read { db in
      let all =
        try Self.named(from: today, days: days, limit: limit, db)
        + Self.anniversaries(from: today, days: days, db)
      return Array(
        all.sorted { ($0.date, $0.name, $0.text) < ($1.date, $1.name, $1.text) }.prefix(limit))
    }
  }

  /// The days that notes name.
  private static func named(
    from today: GregorianDay, days: Int, limit: Int, _ db: Database
  ) throws -> [ComingDay] {
    guard try db.viewExists("contact_date"),
      let last = GregorianDay(daysSince1970: today.daysSince1970 + days)
    else { return [] }
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT DISTINCT c.identifier, c.name, d.first_day, d.text, d.note_id
        FROM contact_date AS d JOIN contact AS c ON c.id = d.contact_id
        WHERE d.first_day BETWEEN ? AND ? AND coalesce(d.of_contact_id, c.id) = c.id
        ORDER BY d.first_day, c.name, d.note_id LIMIT ?
        """, arguments: [today.iso, last.iso, limit])
    var calledOff = CalledOff(db)
    return try rows.compactMap { row in
      guard let date = GregorianDay(iso: try row[checked: "first_day"] as String),
        try !calledOff.holds(row[checked: "text"], in: row[checked: "note_id"])
      else { return nil }
      return ComingDay(
        contact: try row[checked: "identifier"], name: try row[checked: "name"], date: date.iso,
        daysAway: date.daysSince1970 - today.daysSince1970, text: try row[checked: "text"],
        note: try row[checked: "note_id"])
    }
  }

  /// The days of cards that come every year.
  private static func anniversaries(
    from today: GregorianDay, days: Int, _ db: Database
  ) throws -> [ComingDay] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT c.identifier, c.name, l.label, l.month, l.day
        FROM labelled_date AS l JOIN contact AS c ON c.key = l.contact_key
        WHERE l.calendar = 'gregorian' AND l.label <> 'connected' AND l.month IS NOT NULL AND l.day IS NOT NULL
        """)
    return try rows.compactMap { row in
      let (month, day): (Int, Int) = try (row[checked: "month"], row[checked: "day"])
      guard let date = next(month, day, from: today) else { return nil }
      let away = date.daysSince1970 - today.daysSince1970
      if away > days { return nil }
      return ComingDay(
        contact: try row[checked: "identifier"], name: try row[checked: "name"], date: date.iso,
        daysAway: away, text: try row[checked: "label"])
    }
  }

  /// The next day of a month and day; 29 February is kept on 1 March in other years.
  private static func next(_ month: Int, _ day: Int, from today: GregorianDay) -> GregorianDay? {
    [today.year, today.year + 1].lazy.compactMap { year in
      GregorianDay(year: year, month: month, day: day)
        ?? (month == 2 && day == 29 ? GregorianDay(year: year, month: 3, day: 1) : nil)
    }.first { !($0 < today) }
  }
}
