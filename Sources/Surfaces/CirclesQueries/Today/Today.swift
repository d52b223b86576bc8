import CirclesModel
public import CirclesStore
import GRDB

/// What a day asks for.
public struct Today: Hashable, Sendable {
  /// A day of somebody that comes up.
  public struct ComingDate: Hashable, Sendable {
    /// The contact's identifier.
    public var identifier: String
    /// The contact's name.
    public var name: String
    /// What day it is: `anniversary`, or the words of a note.
    public var label: String
    /// The day (ISO 8601).
    public var date: String
    /// Days until then.
    public var daysAway: Int
    /// The note's id; nil for what a card says.
    public var note: String?
  }

  /// Birthdays of the next 7 days, the soonest first.
  public var birthdays: [UpcomingBirthday]
  /// Other days of the next 7 days, the soonest first.
  public var dates: [ComingDate]
  /// Who is due, the most pressing first; at most `mostDue`.
  public var due: [DuePerson]
  /// How many entries wait in the inbox.
  public var waiting: Int

  /// How far ahead it looks, in days.
  public static let daysAhead = 7
  /// How many people it names as due.
  public static let mostDue = 3
}

extension Notebook {
  /// What a day (`2026-03-14`; nil: today here) asks for.
  public func today(on day: String? = nil) throws(StoreError) -> Today {
    let today = try read { db in
      try day ?? String.fetchOne(db, sql: "SELECT date('now', 'localtime')") ?? ""
    }
    return Today(
      birthdays: try birthdays(from: today, within: Today.daysAhead),
      dates: try comingDates(from: today),
      due: try duePeople(on: today, limit: Today.mostDue), waiting: try inboxEntryCount())
  }

  /// Days on cards that come each year, and days that notes name, within the next week.
  private func comingDates(from today: String) throws(StoreError) -> [Today.ComingDate] {
    guard let start = GregorianDay(iso: today) else { return [] }
    let week = (0...Today.daysAhead).compactMap {
      GregorianDay(daysSince1970: start.daysSince1970 + $0)
    }
    return try read { db in
      var dates = try Row.fetchAll(
        db,
        sql: """
          SELECT c.identifier, c.name, d.label, d.month, d.day, d.calendar, d.leap_month
          FROM labelled_date AS d JOIN contact AS c ON c.key = d.contact_key
          WHERE d.month IS NOT NULL AND d.day IS NOT NULL AND d.label <> 'connected'
          ORDER BY c.name, c.key, d.position
          """
      ).compactMap { row -> Today.ComingDate? in
        let (month, day): (Int, Int) = (try row[checked: "month"], try row[checked: "day"])
        let calendar: String = try row[checked: "calendar"]
        let next =
          calendar == "gregorian"
          ? Self.next(month, day, in: week)
          : Self.next(
            PartialDate(
              month: month, day: day, calendar: calendar,
              isLeapMonth: try row[checked: "leap_month"] as Bool? ?? false), in: week)
        guard let (place, date) = next else { return nil }
        let label: String = try row[checked: "label"]
        return try Today.ComingDate(
          identifier: row[checked: "identifier"], name: row[checked: "name"],
          label: label.isEmpty ? "date" : label, date: date, daysAway: place, note: nil)
      }
      if try db.viewExists("contact_date"), let end = week.last?.iso {
        let everyYear = Self.everyYear(week)
        var calledOff = CalledOff(db)
        dates += try Row.fetchAll(
          db,
          sql: """
            SELECT c.identifier, c.name, d.first_day, d.value, d.note_id, d.text,
              coalesce(CASE WHEN d.label IS NOT 'anniversary' OR d.of_contact_id = d.contact_id
                THEN d.label END, d.holiday, (SELECT e.text FROM event AS e
                JOIN note AS n ON n.key = e.note_key WHERE n.id = d.note_id
                  AND instr(e.text, d.text) > 0 ORDER BY length(e.text) LIMIT 1), d.text) AS label
            FROM contact_date AS d JOIN contact AS c ON c.id = d.contact_id
            WHERE (d.first_day BETWEEN ? AND ? OR d.kind = 'annual' AND
                (d.of_contact_id IS NULL OR d.of_contact_id = d.contact_id))
              AND (d.label IS NULL OR d.label <> 'birthday')
              AND coalesce(d.of_contact_id, d.contact_id) = d.contact_id
              -- This alone needs no other table, and leaves few of many days.
              AND (d.value BETWEEN ? AND ? || '~' OR d.value IN (\(everyYear)))
            ORDER BY d.first_day, c.name, c.key, d.note_id, d.position
            """, arguments: [today, end, today, end]
        ).compactMap { row in
          let value: String = try row[checked: "value"]
          let first: String? = try row[checked: "first_day"]
          guard let (place, date) = Self.place(of: first ?? value, in: week),
            try !calledOff.holds(row[checked: "text"], in: row[checked: "note_id"])
          else { return nil }
          return try Today.ComingDate(
            identifier: row[checked: "identifier"], name: row[checked: "name"],
            label: row[checked: "label"], date: date, daysAway: place,
            note: row[checked: "note_id"])
        }
      }
      // Two notes may tell the same day, and a card may.
      var known: Set<[String]> = []
      dates = dates.filter {
        known.insert([$0.identifier, $0.date, $0.label.lowercased()]).inserted
      }
      return dates.sorted { ($0.daysAway, $0.name, $0.label) < ($1.daysAway, $1.name, $1.label) }
    }
  }

  /// When a day (`2026-03-14`, or `--03-14` of every year) falls within these.
  private static func place(of day: String, in week: [GregorianDay]) -> (Int, String)? {
    if day.hasPrefix("--") {
      let parts = day.dropFirst(2).split(separator: "-").compactMap { Int($0) }
      return parts.count == 2 ? next(parts[0], parts[1], in: week) : nil
    }
    return week.firstIndex { $0.iso == day }.map { ($0, day) }
  }

  /// When a day of another calendar falls within these.
  private static func next(_ date: PartialDate, in week: [GregorianDay]) -> (Int, String)? {
    guard let first = week.first,
      let day = CalendarConversion.nextOccurrence(of: date, onOrAfter: first),
      let place = week.firstIndex(of: day)
    else { return nil }
    return (place, day.iso)
  }

  /// What a day of every year can be called that falls within these, for SQL.
  private static func everyYear(_ week: [GregorianDay]) -> String {
    (week.map { "--" + $0.iso.suffix(5) } + ["--02-29"]).map { "'\($0)'" }.joined(separator: ", ")
  }

  /// When a day of every year falls within these; 29 February is 1 March in other years.
  private static func next(_ month: Int, _ day: Int, in week: [GregorianDay]) -> (Int, String)? {
    for (place, date) in week.enumerated() {
      let leaps =
        month == 2 && day == 29 && GregorianDay(year: date.year, month: 2, day: 29) == nil
      let (month, day) = leaps ? (3, 1) : (month, day)
      if date.month == month, date.day == day { return (place, date.iso) }
    }
    return nil
  }
}
