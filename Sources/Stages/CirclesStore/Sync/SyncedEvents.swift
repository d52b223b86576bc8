public import CirclesModel
public import Foundation
import GRDB

/// What a resource of a calendar holds.
public struct SyncedEvents: Sendable {
  /// The resource.
  public var item: SyncedItem
  /// Its events; of a birthday the prefix alone.
  public var series: [MeetingSeries]
  /// When the earliest meeting took place that the resource tells of, in seconds since 1970, where it
  /// may leave out what is older (a feed); nil where it tells of none.
  public var since: Int64?
  /// Whether the resource may leave out what is older than `since`: without a meeting it says of none
  /// that it is gone.
  public var isFeed: Bool
  /// Whether all of the resource could be read: what a damaged one lacks is not gone.
  public var isWhole: Bool

  /// Makes what a resource holds.
  public init(
    item: SyncedItem, series: [MeetingSeries], since: Int64? = nil, isFeed: Bool = false,
    isWhole: Bool = true
  ) {
    (self.item, self.series, self.since) = (item, series, since)
    (self.isFeed, self.isWhole) = (isFeed, isWhole)
  }
}

extension Notebook {
  /// The resources of an account of which an event has taken place since it was read.
  public func dueEvents(of account: String, at time: Date) throws(StoreError) -> Set<String> {
    try read { db in
      try String.fetchSet(
        db, sql: "SELECT href FROM sync_event WHERE account = ? AND due <= ?",
        arguments: [account, Int64(time.timeIntervalSince1970)])
    }
  }
}

extension Notebook {
  /// Whether somebody came into the notebook since an account was last synced to its end: meetings that
  /// were nobody's may be theirs.
  public func hasNewPeople(since account: String) throws(StoreError) -> Bool {
    try read { db in
      try db.holds(
        """
        SELECT EXISTS (SELECT 1 FROM contact WHERE created_at >
          (SELECT max(synced_at) FROM sync_collection WHERE account = ?))
        """, [account])
    }
  }
}

extension ImportSession {
  /// Notes what a resource holds, and takes out the meetings of events that it no longer does; answers
  /// how many went.
  public func keep(
    _ events: SyncedEvents, account: String, _ options: AssignOptions
  ) throws(StoreError) -> Int {
    try batch(of: 0, isWhole: false) { db in
      let tables = SyncTables(db: db, account: account)
      let old = try tables.prefixes(of: events.item.href)
      try tables.write(events.item, run: runKey)
      guard events.isWhole else { return 0 }
      try tables.write(events.series, of: events.item.href)
      if events.isFeed, events.since == nil { return 0 }
      let gone = old.subtracting(events.series.map(\.prefix))
      return try remove(gone, since: events.since, tables, options)
    }
  }

  /// Takes out the meetings of resources that are gone from the server; answers how many went.
  public func skipEvents(
    _ items: [SyncedItem], account: String, _ options: AssignOptions
  ) throws(StoreError) -> Int {
    try batch(of: 0, isWhole: false) { db in
      let tables = SyncTables(db: db, account: account)
      var gone: Set<String> = []
      for item in items {
        try tables.remove(item, run: runKey)
        gone.formUnion(try tables.prefixes(of: item.href))
      }
      return try remove(gone, since: nil, tables, options)
    }
  }

  /// Takes out the meetings of events that no resource of any account holds any more.
  private func remove(
    _ prefixes: Set<String>, since: Int64?, _ tables: SyncTables, _ options: AssignOptions
  ) throws -> Int {
    let loader = MeetingLoader(db: tables.db, filer: filer(tables.db, options))
    var clock = LocalClock(zone: options.timeZone)
    var count = 0
    for prefix in prefixes.sorted() where try !tables.isHeld(prefix) {
      count += try loader.remove(all: prefix, since: since, &clock)
    }
    return count
  }
}

extension SyncTables {
  /// The events that a resource has ever held, by how the ids of their notes begin.
  func prefixes(of href: String) throws -> Set<String> {
    try String.fetchSet(
      db,
      sql: "SELECT prefix FROM sync_event WHERE account = ? AND href = ? AND prefix LIKE '%:'",
      arguments: [account, href])
  }

  /// Whether a resource that is still there holds an event, or a file that was imported.
  func isHeld(_ prefix: String) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM sync_event AS e WHERE e.prefix = ? AND \(Self.holdsEvent))
      """, [prefix])
  }

  /// Notes the events of a resource.
  func write(_ series: [MeetingSeries], of href: String) throws {
    try db.execute(
      sql: "UPDATE sync_event SET is_held = 0, due = NULL WHERE account = ? AND href = ?",
      arguments: [account, href])
    for one in series {
      let version = one.versions[one.prefix] ?? EventVersion(number: 1)
      try write(version, of: one.prefix, next: one.next, href)
      for (id, version) in one.versions where id != one.prefix {
        try write(version, of: id, next: nil, href)
      }
    }
  }

  private func write(
    _ version: EventVersion, of id: String, next: Int64?, _ href: String
  ) throws {
    try db.run(
      """
      INSERT INTO sync_event (account, href, prefix, is_held, due) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET is_held = excluded.is_held, due = excluded.due
      """, [account, href, id, version.number, next])
  }
}
