public import CirclesModel
import GRDB

/// Where a copy of an event lies on a server.
public struct EventPlace: Hashable, Sendable {
  let account: String
  let href: String

  /// A resource of an account.
  public init(account: String, href: String) { (self.account, self.href) = (account, href) }
}

extension ImportSession {
  /// Of which of these events, and of which single times of theirs, another copy tells in a later version:
  /// the prefix of an event, else the id of a note.
  ///
  /// A copy is a resource that is still on its server, or a file that was imported. What a server says of
  /// one resource is never older than what it said of it before; of files the latest version counts.
  public func outdated(
    _ series: [MeetingSeries], in place: EventPlace?
  ) throws(StoreError) -> Set<String> {
    if series.isEmpty { return [] }
    return try look { db in
      var outdated: Set<String> = []
      for one in series {
        for (id, version) in try SyncTables.versions(of: one.prefix, besides: place, db) {
          guard let own = one.versions[id] ?? one.versions[one.prefix] else { continue }
          if version > own { outdated.insert(id) }
        }
      }
      return outdated
    }
  }

  /// Notes in which versions a file has events of which the notebook has meetings; `new` are the prefixes
  /// of those that say anything new.
  public func keep(_ series: [MeetingSeries], new: Set<String>) throws(StoreError) {
    if series.isEmpty { return }
    try batch(of: 0, isWhole: false) { db in
      for one in series {
        guard
          try db.holds(
            "SELECT EXISTS (SELECT 1 FROM note WHERE record >= ? AND record < ?)",
            [one.prefix, String(one.prefix.dropLast() + ";")])
        else { continue }
        for (id, version) in one.versions {
          let isNew = new.contains(one.prefix)
          try SyncTables.keep(version, of: id, isNew: isNew, run: runKey, db)
        }
      }
    }
  }
}

extension SyncTables {
  /// The account of files, and what tells in SQL that a row `e` of `sync_event` counts.
  private static let files = ""
  static let holdsEvent = """
    e.is_held AND (e.account = '' OR EXISTS (SELECT 1 FROM sync_item AS i
      WHERE i.account = e.account AND i.href = e.href))
    """

  /// The latest versions of an event and of its single times that other copies have.
  fileprivate static func versions(
    of prefix: String, besides place: EventPlace?, _ db: Database
  ) throws -> [(id: String, version: EventVersion)] {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT e.prefix, max(e.is_held) FROM sync_event AS e
          WHERE e.prefix >= ? AND e.prefix < ? AND \(holdsEvent) AND NOT (e.account = ? AND e.href = ?)
          GROUP BY e.prefix
          """),
      arguments: [
        prefix, String(prefix.dropLast() + ";"), place?.account ?? files, place?.href ?? "",
      ])
    return rows.map { ($0[0], EventVersion(number: $0[1])) }
  }

  /// Notes a version that a file has, unless a file had it, or a later one, before; of what says nothing
  /// new the first is enough.
  fileprivate static func keep(
    _ version: EventVersion, of id: String, isNew: Bool, run: Int, _ db: Database
  ) throws {
    try db.run(
      """
      INSERT INTO sync_event (account, href, prefix, is_held) SELECT ?1, ?2, ?3, ?4
      WHERE NOT EXISTS (SELECT 1 FROM sync_event
        WHERE account = ?1 AND prefix = ?3 AND (is_held >= ?4 OR NOT ?5))
      ON CONFLICT DO UPDATE SET is_held = excluded.is_held
      """, [files, String(run), id, version.number, isNew])
  }

  /// Forgets what the files of a run held.
  static func forgetFiles(of run: Int, _ db: Database) throws {
    try db.run("DELETE FROM sync_event WHERE account = ? AND href = ?", [files, String(run)])
  }
}
