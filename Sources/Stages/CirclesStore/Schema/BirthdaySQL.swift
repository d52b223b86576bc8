/// The question for birthdays, for the view and for any day.
enum BirthdaySQL {
  /// Every contact's next birthday from `today` (an SQL expression for an ISO day) on.
  ///
  /// Gregorian days are reckoned here, 29 February as 1 March in other years; days of other
  /// calendars stand in `birthday_occurrence` for years ahead, and count only as long as the
  /// contact has such a birthday: another program may have emptied it or written a Gregorian one.
  ///
  /// - Parameters:
  ///   - gregorian: a condition on `contact` that Gregorian days fulfil; nil for all.
  ///   - other: one that days of other calendars fulfil.
  ///   - people: one that those listed fulfil; nil for everybody.
  static func upcoming(
    today: String, gregorian: String? = nil, other: String? = nil, people: String? = nil
  ) -> String {
    let (gregorian, other) = (
      gregorian.map { "(\($0)) AND " } ?? "", other.map { "(\($0)) AND " } ?? ""
    )
    return """
      WITH gregorian AS (
        SELECT key, birthday_year, (SELECT \(today)) AS today,
          birthday_month = 2 AND birthday_day = 29 AS leaps,
          printf('-%02d-%02d', birthday_month, birthday_day) AS monthday
        FROM contact
        WHERE \(gregorian)\(isDay)
          AND coalesce(birthday_calendar, 'gregorian') = 'gregorian'),
      reckoned AS (
        SELECT key, birthday_year, today, \(years) FROM gregorian),
      chosen AS (
        SELECT key, today, CASE WHEN this_year >= today THEN this_year ELSE next_year END AS day,
          birthday_year
        FROM reckoned
        UNION ALL
        SELECT contact_key, (SELECT \(today)), min(day), NULL
        FROM birthday_occurrence JOIN contact ON contact.key = contact_key
        WHERE \(other)day >= (SELECT \(today)) AND day = date(day, '+0 days')
          AND birthday_month IS NOT NULL AND birthday_day IS NOT NULL
          AND birthday_calendar <> 'gregorian'
        GROUP BY contact_key)
      SELECT contact.id AS contact_id, contact.name AS name, chosen.day AS next_birthday,
        CAST(julianday(chosen.day) - julianday(chosen.today) AS INTEGER) AS days_until,
        CASE WHEN contact.birthday_calendar IS NULL OR contact.birthday_calendar = 'gregorian'
          THEN CASE WHEN chosen.birthday_year BETWEEN 1 AND substr(chosen.day, 1, 4)
            THEN substr(chosen.day, 1, 4) - chosen.birthday_year END
          ELSE (SELECT turns FROM birthday_occurrence AS o
            WHERE o.contact_key = chosen.key AND o.day = chosen.day) END AS turns,
        contact.birthday_month, contact.birthday_day, contact.birthday_year,
        contact.birthday_calendar
      FROM chosen JOIN contact ON contact.key = chosen.key\(people.map { " WHERE \($0)" } ?? "")
      ORDER BY days_until, name
      """
  }

  /// Birthdays that notes tell of people who have none, with the next day from `today` on; the
  /// newest first.
  static func offered(where condition: String, today: String) -> String {
    """
    WITH said AS (
      SELECT *, (SELECT \(today)) AS today, birthday_month = 2 AND birthday_day = 29 AS leaps,
        printf('-%02d-%02d', birthday_month, birthday_day) AS monthday
      FROM birthday_suggestion WHERE \(isDay) AND (\(condition))),
    reckoned AS (SELECT *, \(years) FROM said),
    chosen AS (
      SELECT *, CASE WHEN this_year >= today THEN this_year ELSE next_year END AS next_birthday
      FROM reckoned)
    SELECT chosen.*, c.identifier,
      CAST(julianday(next_birthday) - julianday(today) AS INTEGER) AS days_until
    FROM chosen JOIN contact AS c ON c.id = contact_id
    ORDER BY said_at DESC, note_id
    """
  }

  /// Whether there is such a day in any year: another program may have written a 31 February, or month
  /// 13. 2000 has every day that any year has.
  private static let isDay = """
    birthday_month BETWEEN 1 AND 12 AND birthday_day BETWEEN 1 AND 31
        AND date(printf('2000-%02d-%02d', birthday_month, birthday_day), '+0 days')
          = printf('2000-%02d-%02d', birthday_month, birthday_day)
    """

  /// The birthday in the year of `today` and in the next, of rows with `leaps` and `monthday`.
  static let years = """
    CASE WHEN leaps THEN date(substr(today, 1, 4) || '-02-28', '+1 day')
      ELSE substr(today, 1, 4) || monthday END AS this_year,
    CASE WHEN leaps THEN date((substr(today, 1, 4) + 1) || '-02-28', '+1 day')
      ELSE (substr(today, 1, 4) + 1) || monthday END AS next_year
    """
}
