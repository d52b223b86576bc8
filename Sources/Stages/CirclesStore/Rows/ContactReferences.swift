import GRDB

/// What the user has attached to a contact: it is never removed or renamed silently.
enum ContactReferences {
  /// Whether there are interactions, aliases, merges, or connections that no card's relation made
  /// or somebody wrote into, or it is the user themself.
  static func exist(to header: ContactHeader, _ db: Database) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM interaction WHERE contact_id = ?1)
        OR EXISTS (SELECT 1 FROM alias WHERE contact_key = ?2)
        OR EXISTS (SELECT 1 FROM connection AS c
          WHERE (from_contact_id = ?1 OR to_contact_id = ?1)
            AND (coalesce(context, introduced_by, date_established) IS NOT NULL
              OR NOT EXISTS (SELECT 1 FROM related AS r
                JOIN contact AS a ON a.key = r.contact_key
                JOIN contact AS b ON b.key = r.related_key
                WHERE a.id = c.from_contact_id AND b.id = c.to_contact_id
                  AND r.type = c.connection_type)))
        OR EXISTS (SELECT 1 FROM connection_change
          WHERE from_contact_id = ?1 OR to_contact_id = ?1)
        OR EXISTS (SELECT 1 FROM contact_merge WHERE kept_key = ?2 AND undone_run IS NULL)
        OR EXISTS (SELECT 1 FROM user_settings WHERE key = ?3 AND value = ?1)
      """, [header.id, header.key, Me.key])
  }
}
