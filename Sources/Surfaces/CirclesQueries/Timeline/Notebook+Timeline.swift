import CirclesModel
public import CirclesStore
import GRDB

extension Notebook {
  /// A page of a person's timeline: the newest entries, the newest last; nil where its cursor is no
  /// page's.
  public func timeline(_ request: TimelineRequest) throws(StoreError) -> TimelinePage? {
    var before: [String]?
    if let page = request.page {
      guard page.fields.count == 4, page.fields.first == "timeline" else { return nil }
      before = Array(page.fields.dropFirst())
    }
    var entries = try read { db in try TimelineQuery(db: db, request: request).entries() }
    // What a note says twice happened once; and pages could not tell the two apart.
    var places: Set<[String]> = []
    entries = entries.filter { places.insert(Self.place($0)).inserted }
    entries.sort { Self.place($0).lexicographicallyPrecedes(Self.place($1)) }
    if let before { entries = entries.filter { Self.place($0).lexicographicallyPrecedes(before) } }
    let shown = entries.suffix(max(1, request.limit))
    let next = shown.count < entries.count ? shown.first.map(Self.place) : nil
    return TimelinePage(entries: Array(shown), next: next.map { PageCursor(["timeline"] + $0) })
  }

  /// The apps and kinds of notes from which something is filed under a person (by id).
  public func timelineApps(of person: String) throws(StoreError) -> [String] {
    try read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT DISTINCT coalesce(t.app, i.source) AS app FROM interaction AS i
          LEFT JOIN note AS n ON n.id = i.id LEFT JOIN thread AS t ON t.key = n.thread_key
          WHERE i.contact_id = ? ORDER BY app
          """, arguments: [person])
    }
  }

  /// What a timeline is sorted by.
  private static func place(_ entry: TimelineEntry) -> [String] {
    // Birthdays and what has no time of day stand before what has one.
    // A cursor holds no words of a note.
    let words = RecordDigest(of: entry.summary.utf8, seed: "timeline")
    return [entry.at, entry.kind.rawValue, (entry.note ?? "") + "\(words.high)"]
  }
}
