import GRDB

/// What the user has attached to a contact: it is never removed or renamed silently.
enum ContactReferences {
  /// Whether there are interactions, aliases, merges, or connections that somebody wrote into, or it is
  /// the user themself.
  static func exist(to header: ContactHeader, _ db: Database) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM interaction WHERE contact_id = ?1)
        OR EXISTS (SELECT 1 FROM alias WHERE contact_key = ?2)
        OR EXISTS (SELECT 1 FROM connection
          WHERE (from_contact_id = ?1 OR to_contact_id = ?1)
            AND coalesce(context, introduced_by, date_established) IS NOT NULL)
        OR EXISTS (SELECT 1 FROM connection_change
          WHERE from_contact_id = ?1 OR to_contact_id = ?1)
        OR EXISTS (SELECT 1 FROM contact_merge WHERE kept_key = ?2 AND undone_run IS NULL)
        OR EXISTS (SELECT 1 FROM user_settings WHERE key = ?3 AND value = ?1)
      """, [header.id, header.key, Me.key])
  }
}
