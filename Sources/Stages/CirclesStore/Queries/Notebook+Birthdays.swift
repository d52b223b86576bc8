import CirclesModel
import GRDB

extension Notebook {
  /// Everybody's next birthday from a day (`2026-03-17`; nil: today here) on, soonest first. Who has
  /// died has none.
  public func birthdays(from day: String? = nil) throws(StoreError) -> [UpcomingBirthday] {
    try read { db in
      try Self.birthdays(
        from: try Self.today(day, db),
        BirthdaySQL.upcoming(today: "date(:today)", people: DeathDay.isAlive("contact")), [:], db)
    }
  }

  /// The birthdays of the next days from a day on, soonest first and no more than `limit`. Nobody else's
  /// is looked at.
  public func birthdays(
    from day: String? = nil, within days: Int, limit: Int = .max
  ) throws(StoreError) -> [UpcomingBirthday] {
    try read { db in
      let today = try Self.today(day, db)
      let start = try Int.fetchOne(
        db, sql: "SELECT CAST(julianday(?) - julianday('1970-01-01') AS INTEGER)",
        arguments: [today])
      guard let start else { return [] }
      // 29 February is another day in other years.
      let wanted = Set(
        [229]
          + (0...max(0, min(days, 366))).compactMap { distance in
            GregorianDay(daysSince1970: start + distance)
          }.map { $0.month * 100 + $0.day })
      let list = wanted.sorted().map(String.init).joined(separator: ",")
      return try Self.birthdays(
        from: today,
        BirthdaySQL.upcoming(
          today: "date(:today)",
          gregorian: "birthday_month * 100 + birthday_day IN (\(list))",
          people: DeathDay.isAlive("contact")), [:], db, within: days, limit: limit)
    }
  }

  /// A person's next birthday; nil where none is known.
  public func birthday(
    of person: String, from day: String? = nil
  ) throws(StoreError) -> UpcomingBirthday? {
    try read { db in
      let condition = "contact.key = (SELECT key FROM contact WHERE id = :person)"
      return try Self.birthdays(
        from: try Self.today(day, db),
        BirthdaySQL.upcoming(
          today: "date(:today)", gregorian: condition, other: condition,
          people: DeathDay.isAlive("contact")),
        ["person": person], db
      ).first
    }
  }

  private static func today(_ day: String?, _ db: Database) throws -> String {
    try day ?? String.fetchOne(db, sql: "SELECT date('now', 'localtime')") ?? ""
  }

  /// With more birthdays than this, everybody's is fetched at once.
  private static let fewBirthdays = 20_000
  private static let chunk = 500

  private static func birthdays(
    from today: String, _ sql: String, _ arguments: StatementArguments, _ db: Database,
    within days: Int = .max, limit: Int = .max
  ) throws -> [UpcomingBirthday] {
    let rows = try Row.fetchAll(db, sql: sql, arguments: arguments + ["today": today])
      .filter { (try $0["days_until"] as Int) <= days }.prefix(max(0, limit))
    let ids: [String] = try rows.map { try $0["contact_id"] }
    let people =
      ids.count < fewBirthdays
      ? try stride(from: 0, to: ids.count, by: chunk).flatMap { start in
        let ids = Array(ids[start..<min(start + chunk, ids.count)])
        return try PersonQuery.summaries(
          where: "c.id IN (\(databaseQuestionMarks(count: ids.count)))", StatementArguments(ids),
          db)
      }
      : try PersonQuery.summaries(
        where: "c.birthday_month IS NOT NULL AND c.birthday_day IS NOT NULL", [], db)
    let known = Dictionary(people.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return try rows.compactMap { row in
      let id: String = try row["contact_id"]
      guard let person = known[id] else { return nil }
      return try UpcomingBirthday(
        person: person, date: row["next_birthday"], daysAway: row["days_until"],
        turns: row["turns"])
    }
  }
}
