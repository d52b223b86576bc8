import GRDB

/// A kind of change by hand to something that the app's cloud holds, too.
package enum HandEdit: Sendable {
  /// Anything of a person.
  case person
  /// The words of a note.
  case noteText
  /// Whom a note lies under, or that it waits in the inbox.
  case notePlace
  /// When to be reminded of whom.
  case reminders

  /// The runs that did; `?1` is the id of the row.
  fileprivate var runs: String {
    switch self {
    case .person:
      """
      SELECT x.run_key FROM contact_change AS x JOIN contact AS c ON c.key = x.contact_key
      WHERE c.id = ?1
      """
    // Who files a note changes how it is shown, and writes nothing.
    case .noteText: Self.notes("\(Self.isOther("content")) AND NOT (\(Self.isOther("contact")))")
    // Whose person was removed is moved by the program.
    case .notePlace:
      Self.notes("\(Self.isOther("contact")) AND json_extract(after, '$.decided_by') = 'hand'")
    case .reminders:
      "SELECT run_key FROM setting_change WHERE ?1 <> '' AND key GLOB 'reminder_days*'"
    }
  }

  private static func notes(_ condition: String) -> String {
    """
    SELECT x.run_key FROM note_change AS x JOIN note AS n ON n.key = x.note_key
    WHERE n.id = ?1 AND \(condition)
    """
  }

  private static func isOther(_ member: String) -> String {
    "json_extract(before, '$.row.\(member)') IS NOT json_extract(after, '$.row.\(member)')"
  }
}

extension Notebook {
  /// When something of a row (by id) was last changed by hand, in seconds since 1970; nil for never.
  package func lastHandEdit(_ what: HandEdit, of row: String) throws(StoreError) -> Int? {
    try read { db in
      try Int.fetchOne(
        db,
        sql: """
          SELECT max(CAST(strftime('%s', started_at) AS INTEGER)) FROM run
          WHERE settings IS NULL AND key IN (\(what.runs))
          """, arguments: [row])
    }
  }

  /// Who the contact of an id is now: it may have become one with another. Nil where it is gone.
  package func currentContact(_ id: String) throws(StoreError) -> String? {
    try read { db in try ContactSuccession(db).current(id) }
  }
}
