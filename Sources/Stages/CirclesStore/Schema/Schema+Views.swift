extension Schema {
  /// The app's questions. Days are counted between local calendar days.
  static let views = """
    CREATE VIEW contact_overview AS
    WITH history AS (
      SELECT contact.*,
        (SELECT count(*) FROM interaction WHERE contact_id = contact.id) AS interaction_count,
        max(0, CAST(julianday(date('now', 'localtime')) - julianday(substr(
          (SELECT max(interaction_date) FROM interaction WHERE contact_id = contact.id), 1, 10))
          AS INTEGER)) AS days_since_last_contact
      FROM contact)
    SELECT *,
      0.7 * max(0, 1 - days_since_last_contact / 90.0)
        + 0.3 * min(1, interaction_count / 50.0) AS relationship_score,
      CASE
        WHEN days_since_last_contact IS NULL THEN NULL
        WHEN days_since_last_contact < 7 THEN 'low'
        WHEN days_since_last_contact < 30 THEN 'medium'
        WHEN days_since_last_contact < 60 THEN 'high'
        ELSE 'critical'
      END AS urgency_level
    FROM history;

    \(upcomingBirthdays)

    CREATE VIEW known_identifier AS
    SELECT contact.id AS contact_id, contact.identifier AS identifier FROM contact
    UNION ALL
    SELECT contact.id, identifier.value FROM identifier
      JOIN contact ON contact.key = identifier.contact_key;
    """

  static let upcomingBirthdays = """
    CREATE VIEW upcoming_birthdays AS
    \(BirthdaySQL.upcoming(today: "date('now', 'localtime')"));
    """

  /// What waits for a person, with the best suggestion; the oldest first.
  static let inboxView = """
    CREATE VIEW inbox AS
    SELECT u.id, u.content, u.source, u.created_at, u.raw_text, n.record, n.captured_at, n.title,
      s.contact_id AS suggested_contact_id, c.name AS suggested_name,
      s.confidence AS suggested_confidence, s.kind AS suggested_because, s.reason AS suggested_reason
    FROM unassigned_note AS u
    LEFT JOIN note AS n ON n.id = u.id
    LEFT JOIN suggestion AS s ON s.note_key = n.key
      AND s.position = (SELECT min(position) FROM suggestion WHERE note_key = n.key)
    LEFT JOIN contact AS c ON c.id = s.contact_id
    ORDER BY coalesce(n.captured_at, u.created_at), u.id;
    """
}
