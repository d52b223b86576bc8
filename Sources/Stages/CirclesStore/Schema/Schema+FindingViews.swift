extension Schema {
  /// The app's questions about what notes say of somebody. A note counts for the contact that its
  /// interaction lies under, and only as long as that is whom it was read for.
  static let findingViews = """
    CREATE VIEW contact_interest AS
    SELECT i.contact_id, f.name, f.text, count(*) AS times_said, max(i.interaction_date) AS last_said
    FROM interest AS f \(of("f")) GROUP BY i.contact_id, f.name;

    CREATE VIEW contact_event AS
    SELECT i.contact_id, f.text, i.id AS note_id, i.interaction_date AS said_at, f.position
    FROM event AS f \(of("f"));

    CREATE VIEW contact_topic_to_avoid AS
    SELECT i.contact_id, f.text, i.id AS note_id, i.interaction_date AS said_at, f.position
    FROM topic_to_avoid AS f \(of("f"));

    CREATE VIEW contact_fact AS
    SELECT i.contact_id, f.key, f.text, i.id AS note_id, i.interaction_date AS said_at, f.position
    FROM fact AS f \(of("f"));

    CREATE VIEW contact_date AS
    SELECT i.contact_id, d.text, d.kind, d.value,
      CASE WHEN d.kind NOT IN ('date', 'datetime', 'range', 'datetime_range') THEN NULL
        WHEN substr(d.value, 1, 2) = '..' THEN NULL ELSE substr(d.value, 1, 10) END AS first_day,
      CASE WHEN d.kind IN ('date', 'datetime') THEN substr(d.value, 1, 10)
        WHEN d.kind NOT IN ('range', 'datetime_range') THEN NULL
        WHEN d.value LIKE '%/..' THEN NULL
        ELSE substr(d.value, instr(d.value, '/') + 1, 10) END AS last_day,
      d.holiday, d.label, d.of_contact_id, d.of_name, i.id AS note_id,
      i.interaction_date AS said_at, d.position
    FROM mentioned_date AS d \(of("d"));

    \(birthdaySuggestion(alsoOf: ""))
    """

  /// Birthdays that notes tell of people who have none. `others` says of which notes without a row of
  /// the app's, too, as an SQL term that begins with OR.
  static func birthdaySuggestion(alsoOf others: String) -> String {
    """
    CREATE VIEW birthday_suggestion AS
    SELECT contact_id, name, CAST(substr(day, 6, 2) AS INTEGER) AS birthday_month,
      CAST(substr(day, 9, 2) AS INTEGER) AS birthday_day,
      CASE WHEN year < CAST(substr(said_at, 1, 4) AS INTEGER) THEN year END AS birthday_year,
      note_id, words, said_at
    FROM (
      SELECT c.id AS contact_id, c.name, n.id AS note_id, d.text AS words, d.position,
        CASE d.kind WHEN 'annual' THEN '000' || d.value ELSE d.value END AS day,
        CASE d.kind WHEN 'annual' THEN d.year ELSE CAST(substr(d.value, 1, 4) AS INTEGER) END
          AS year,
        coalesce(i.interaction_date, n.captured_at, u.created_at) AS said_at
      FROM mentioned_date AS d JOIN note AS n ON n.key = d.note_key
      JOIN contact AS c ON c.id = d.of_contact_id
      LEFT JOIN interaction AS i ON i.id = n.id
      LEFT JOIN unassigned_note AS u ON u.id = n.id
      WHERE d.label = 'birthday' AND d.kind IN ('annual', 'date')
        AND c.birthday_month IS NULL AND c.birthday_day IS NULL AND c.birthday_year IS NULL
        AND (i.id IS NOT NULL OR u.id IS NOT NULL\(others))
        AND (n.extracted_for IS NOT c.key OR i.contact_id = c.id))
    ORDER BY said_at DESC, note_id, position;
    """
  }

  /// The note of a finding, the interaction it lies under, and the contact it was read for.
  private static func of(_ finding: String) -> String {
    """
    JOIN note AS n ON n.key = \(finding).note_key JOIN interaction AS i ON i.id = n.id
      JOIN contact AS c ON c.key = n.extracted_for AND c.id = i.contact_id
    """
  }
}
