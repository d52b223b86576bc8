import GRDB

/// A day of the notebook that was put into a calendar on a server.
public struct PublishedEvent: Hashable, Sendable {
  /// Its UID.
  public var uid: String
  /// Where it lies.
  public var href: String
  /// The version the server made of it; empty where it did not say.
  public var etag: String
  /// What it said.
  public var digest: String
  /// Its one day (`20260317`); nil for what comes each year.
  public var day: String?

  /// Makes one.
  public init(uid: String, href: String, etag: String, digest: String, day: String?) {
    (self.uid, self.href, self.etag, self.digest, self.day) = (uid, href, etag, digest, day)
  }
}

extension Notebook {
  /// What was put into a calendar of an account, by UID.
  public func publishedEvents(
    of account: String, in collection: String
  ) throws(StoreError) -> [String: PublishedEvent] {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT uid, href, etag, digest, day FROM sync_published
          WHERE account = ? AND collection = ?
          """, arguments: [account, collection])
      var events: [String: PublishedEvent] = [:]
      for row in rows {
        let event = PublishedEvent(
          uid: try row["uid"], href: try row["href"],
          etag: try row["etag"], digest: try row["digest"],
          day: try row["day"])
        events[event.uid] = event
      }
      return events
    }
  }

  /// Notes that a day was put there.
  public func savePublished(
    _ event: PublishedEvent, of account: String, in collection: String
  ) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO sync_published (account, uid, collection, href, etag, digest, day)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          account, event.uid, collection, event.href, event.etag, event.digest, event.day,
        ])
    }
  }

  /// Notes that a day is no longer looked after.
  public func forgetPublished(_ uid: String, of account: String) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: "DELETE FROM sync_published WHERE account = ? AND uid = ?", arguments: [account, uid])
    }
  }
}
