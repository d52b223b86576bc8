import GRDB

/// Questions for what notes say.
enum FindingQuery {
  /// A day before all others.
  private static let longAgo = "0001-01-01"

  /// What notes say of a person (by id), with the days that lie at or behind `today`; without one with
  /// all that was said of days, those that come again and again among them.
  static func findings(of person: String, today: String?, _ db: Database) throws -> PersonFindings {
    var findings = PersonFindings()
    if try !isKept(db) { return findings }
    findings.interests = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT name, text, times_said, last_said FROM contact_interest WHERE contact_id = ?
          ORDER BY times_said DESC, last_said DESC, name
          """), arguments: [person]
    ).map {
      try NotedInterest(
        name: $0["name"], text: $0["text"], times: $0["times_said"], lastSaid: $0["last_said"])
    }
    findings.comingDates = try comingDates(of: person, today: today, db)
    findings.events = try things("contact_event", "''", of: person, db)
    findings.facts = try things("contact_fact", "key", of: person, db)
    findings.topicsToAvoid = try things("contact_topic_to_avoid", "''", of: person, db)
    findings.offeredBirthdays = try offered(
      "contact_id = :person", ["person": person, "today": today ?? longAgo], db)
    return findings
  }

  /// Whether the notebook keeps what notes say: one of an older version that is only read does not.
  static func isKept(_ db: Database) throws -> Bool { try db.viewExists("birthday_suggestion") }

  private static func things(
    _ view: String, _ key: String, of person: String, _ db: Database
  ) throws -> [NotedItem] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT \(key) AS key, text, note_id, said_at FROM \(view) WHERE contact_id = ?
          ORDER BY said_at DESC, note_id, position
          """), arguments: [person]
    ).map {
      try NotedItem(key: $0["key"], text: $0["text"], note: $0["note_id"], saidAt: $0["said_at"])
    }
  }

  /// Days that are not over, or all. One that is known to be another contact's own is left out; an
  /// anniversary that is known to be the person's lies ahead each year.
  private static func comingDates(
    of person: String, today: String?, _ db: Database
  ) throws -> [NotedDate] {
    var calledOff = CalledOff(db)
    return try Row.fetchAll(
      db.cachedStatement(
        sql: """
          WITH said AS (
            SELECT *, (SELECT ?2) AS today, value = '--02-29' AS leaps, substr(value, 2) AS monthday
            FROM contact_date
            WHERE contact_id = ?1 AND (of_contact_id IS NULL OR of_contact_id = ?1)),
          reckoned AS (SELECT *, \(BirthdaySQL.years) FROM said),
          dated AS (
            SELECT *, CASE WHEN kind <> 'annual' THEN first_day
              WHEN label = 'anniversary' AND of_contact_id IS NOT NULL
                THEN CASE WHEN this_year >= today THEN this_year ELSE next_year END END AS day
            FROM reckoned)
          SELECT text, kind, value, holiday, label, day, note_id, said_at FROM dated
          WHERE ?2 IS NULL OR last_day >= ?2 OR last_day IS NULL AND day >= ?2
          ORDER BY coalesce(day, last_day), value, said_at DESC, note_id, position
          """), arguments: [person, today]
    ).map {
      try NotedDate(
        text: $0["text"], kind: $0["kind"], value: $0["value"], holiday: $0["holiday"],
        label: $0["label"], firstDay: $0["day"], note: $0["note_id"], saidAt: $0["said_at"])
    }.filter { try today == nil || !calledOff.holds($0.text, in: $0.note) }
  }

  /// Birthdays that notes tell of people who have none, each once with the newest note that tells
  /// it; the newest first. The arguments hold `today`.
  static func offered(
    _ condition: String, _ arguments: StatementArguments, _ db: Database
  ) throws -> [OfferedBirthday] {
    var offered: [OfferedBirthday] = []
    if try !isKept(db) { return offered }
    var known: Set<String> = []
    for row in try Row.fetchAll(
      db.cachedStatement(
        sql: BirthdaySQL.offered(where: condition, today: "date(:today)")), arguments: arguments)
    {
      let birthday = try OfferedBirthday(
        person: row["contact_id"], identifier: row["identifier"], name: row["name"],
        month: row["birthday_month"], day: row["birthday_day"], year: row["birthday_year"],
        note: row["note_id"], words: row["words"], saidAt: row["said_at"],
        date: row["next_birthday"], daysAway: row["days_until"])
      if known.insert(birthday.person + birthday.value).inserted { offered.append(birthday) }
    }
    // The same day with its year says all that it says without.
    let whole = Set(offered.filter { $0.year != nil }.map { Day($0) })
    return offered.filter { $0.year != nil || !whole.contains(Day($0)) }
  }

  /// Whose birthday, and when.
  private struct Day: Hashable {
    let person: String
    let month: Int
    let day: Int

    init(_ birthday: OfferedBirthday) {
      (person, month, day) = (birthday.person, birthday.month, birthday.day)
    }
  }
}

extension Notebook {
  /// Birthdays that notes tell of people whose own is not known, by the day they come next from
  /// `day` (nil: today here) on.
  public func offeredBirthdays(from day: String? = nil) throws(StoreError) -> [OfferedBirthday] {
    try read { db in
      let today = try day ?? String.fetchOne(db, sql: "SELECT date('now', 'localtime')") ?? ""
      return try FindingQuery.offered("TRUE", ["today": today], db)
        .sorted { ($0.daysAway, $0.name, $0.person) < ($1.daysAway, $1.name, $1.person) }
    }
  }
}
