import GRDB

extension Notebook {
  /// Everybody's next birthday from a day (`2026-03-17`; nil: today here) on, soonest first.
  public func birthdays(from day: String? = nil) throws(StoreFailure) -> [UpcomingBirthday] {
    try read { db in
      let today = try day ?? String.fetchOne(db, sql: "SELECT date('now', 'localtime')") ?? ""
      let people = Dictionary(
        try PersonQuery.summaries(
          where: "c.birthday_month IS NOT NULL AND c.birthday_day IS NOT NULL", [], db
        ).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      return try Row.fetchAll(
        db, sql: BirthdaySQL.upcoming(today: "date(:today)"), arguments: ["today": today]
      ).compactMap { row in
        let id: String = try row["contact_id"]
        guard let person = people[id] else { return nil }
        return try UpcomingBirthday(
          person: person, date: row["next_birthday"], daysAway: row["days_until"],
          turns: row["turns"])
      }
    }
  }
}
