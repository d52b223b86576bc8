import CirclesModel
import GRDB

extension ContactMerge {
  /// Gives the absorbed contact the days that came to its conversations while the two were one: a
  /// conversation is with one person. Not those of one that had days of the other's, too, nor of groups.
  /// What they say is read again by the next look.
  func returnDays(from kept: ContactHeader, to absorbed: ContactHeader, _ db: Database) throws {
    var threads: Set<Int> = []
    for id in moved.notes {
      let thread = try Int.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT t.key FROM note AS n JOIN thread AS t ON t.key = n.thread_key
            WHERE n.id = ? AND NOT t.is_group
            """), arguments: [id])
      if let thread { threads.insert(thread) }
    }
    for thread in threads.sorted() {
      let isShared = try db.holds(
        """
        SELECT EXISTS (SELECT 1 FROM note WHERE thread_key = ?1 AND contact_id = ?2
          AND (created_run IS NULL OR created_run < ?3 OR decided_by <> 'program'))
        """, [thread, kept.id, run])
      if isShared { continue }
      try db.execute(
        sql: """
          UPDATE interaction SET contact_id = :absorbed WHERE contact_id = :kept
            AND id IN (SELECT id FROM note WHERE thread_key = :thread AND contact_id = :kept);
          UPDATE mentioned_date SET of_contact_id = :absorbed WHERE of_contact_id = :kept
            AND note_key IN (SELECT key FROM note WHERE thread_key = :thread AND contact_id = :kept);
          UPDATE note SET contact_id = :absorbed WHERE thread_key = :thread AND contact_id = :kept;
          """, arguments: ["absorbed": absorbed.id, "kept": kept.id, "thread": thread])
    }
  }
}
