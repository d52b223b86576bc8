import CirclesModel
import GRDB

/// Writes down what a run changes, before it does, so that it can be undone.
///
/// What a run creates needs no entry: the rows bear the run's key themselves.
struct ChangeJournal {
  let db: Database
  let run: Int

  /// Notes a contact's change. Of several in one run the first "before" and the last "after" count.
  func contact(
    _ key: Int, before: ContactSnapshot?, after: ContactSnapshot?, beforePhoto: [UInt8]? = nil
  ) throws {
    let writer = try SQLWriter(
      db,
      """
      INSERT INTO contact_change (run_key, contact_key, before, after, before_photo)
      VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (run_key, contact_key) DO UPDATE SET
        after = excluded.after, before_photo = coalesce(before_photo, excluded.before_photo)
      """)
    writer.integer(run)
    writer.integer(key)
    Self.bind(before.flatMap { $0.header.createdRun == run ? nil : $0 }, to: writer)
    Self.bind(after, to: writer)
    writer.blob(beforePhoto)
    try writer.run()
  }

  private static func bind(_ image: ContactSnapshot?, to writer: SQLWriter) {
    if let image { writer.text(utf8: image.json) } else { writer.optional(String?.none) }
  }

  /// Notes a group's change, unless this run made the group.
  func group(_ key: Int, before: GroupRows.Group, after: GroupRows.Group) throws {
    let writer = try SQLWriter(
      db,
      """
      INSERT INTO group_change (run_key, group_key, before, after)
      SELECT ?1, key, ?3, ?4 FROM contact_group WHERE key = ?2 AND created_run IS NOT ?1
      ON CONFLICT (run_key, group_key) DO UPDATE SET after = excluded.after
      """)
    writer.integer(run)
    writer.integer(key)
    writer.text(utf8: before.json)
    writer.text(utf8: after.json)
    try writer.run()
  }

  /// Keeps a record as it is now, unless this run made it or has kept it already.
  func record(_ key: Int) throws {
    let writer = try SQLWriter(
      db,
      """
      INSERT OR IGNORE INTO record_change (run_key, changed_key, source_key, identifier,
        is_derived, digest, contact_key, group_key, created_run, gone_at, said)
      SELECT ?1, r.key, source_key, identifier, is_derived, digest, contact_key, group_key,
        created_run, gone_at, fields
      FROM source_record AS r JOIN said ON said.record_key = r.key
      WHERE r.key = ?2 AND created_run IS NOT ?1
      """)
    writer.integer(run)
    writer.integer(key)
    try writer.run()
  }
}
