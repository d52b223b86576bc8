import CirclesModel
import CirclesStore
import Foundation
import GRDB

extension SearchFinder {
  private typealias Window = SearchCursor.Window

  private static let columns = """
    m.key, m.text, m.sender, m.sent, m.sent_at, t.app, n.id, c.identifier, c.name,
    \(SearchHit.isGone)
    """
  /// Somebody's messages are found from the person on: SQLite does not see that by itself through an
  /// outer join.
  private var joins: String {
    let join = request.people.isEmpty ? "LEFT JOIN" : "JOIN"
    return """
      JOIN thread AS t ON t.key = m.thread_key \(join) note AS n ON n.key = m.note_key
      \(join) interaction AS i ON i.id = n.id \(join) contact AS c ON c.id = i.contact_id
      """
  }

  /// The newest messages that fit, before a window's beginning, and where the next window begins.
  func messages(_ window: SearchCursor.Window?) throws
    -> (found: [SearchCandidate], next: SearchCursor.Window?)
  {
    guard query.asksFor(.message) else { return ([], nil) }
    let conditions = SearchConditions.ofMessages(request)
    guard let expression = terms.expression, try !isListed(window) else {
      return try listed(window, conditions)
    }
    let index = SearchIndex(db)
    let known = try index.lastKey()
    var found = Found(self)
    if window == nil { try found.take(unindexed(after: known, conditions)) }
    guard let known else { return (found.candidates, nil) }
    let next = try found.take(
      indexed(expression, upTo: known, before: window, conditions), upTo: Self.window
    ) { place, _ in Window(major: place, minor: 0) }
    return (found.candidates, next)
  }

  /// What the index finds, the newest months first.
  private func indexed(
    _ expression: String, upTo known: Int, before window: SearchCursor.Window?,
    _ conditions: SearchConditions
  ) throws -> RowCursor {
    let lowest = query.days.first.map { SearchIndex.first(of: $0.daysSince1970 * 86_400) } ?? 0
    var highest = window.map { $0.major - 1 } ?? Int.max
    if let end = query.days.end {
      // The whole month in which the last day ends; the message's own time says the rest.
      let after = SearchIndex.first(of: end.daysSince1970 * 86_400) + SearchIndex.keyMask
      highest = min(highest, after)
    }
    return try Row.fetchCursor(
      db,
      sql: """
        SELECT \(Self.columns), search_message.rowid
        FROM search_message CROSS JOIN message AS m
          ON m.key = (search_message.rowid & \(SearchIndex.keyMask)) \(joins)
        WHERE search_message MATCH ? AND search_message.rowid BETWEEN ? AND ? AND m.key <= ?
          AND m.key NOT IN (SELECT message_key FROM search_queue) AND \(conditions.text)
        ORDER BY search_message.rowid DESC
        """, arguments: [expression, lowest, highest, known] + conditions.values)
  }

  /// Messages that the index does not know.
  private func unindexed(after known: Int?, _ conditions: SearchConditions) throws -> RowCursor {
    let queued = known == nil ? "" : " OR m.key IN (SELECT message_key FROM search_queue)"
    return try Row.fetchCursor(
      db,
      sql: """
        SELECT \(Self.columns) FROM message AS m \(joins)
        WHERE (m.key > ?\(queued)) AND \(conditions.text)
        """, arguments: [known ?? 0] + conditions.values)
  }

  /// Whether the messages of one person are few enough to be looked through: that is faster than
  /// to take a common word's messages out of the index and leave out everybody else's. A later
  /// window goes on as the first began; only a listed one bears a message's key.
  private func isListed(_ window: SearchCursor.Window?) throws -> Bool {
    if let window { return window.minor > 0 }
    guard let person = request.people.first else { return false }
    let count = try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM (SELECT 1 FROM interaction AS i JOIN note AS n ON n.id = i.id
          JOIN message AS m ON m.note_key = n.key WHERE i.contact_id = ? LIMIT ?)
        """, arguments: [person, Self.mostListed + 1])
    return (count ?? 0) <= Self.mostListed
  }

  /// How many messages are looked through rather than asked for in the index.
  private static let mostListed = 20_000

  /// Messages of a question that asks for no words, or for those of one person, the newest first.
  private func listed(_ window: SearchCursor.Window?, _ conditions: SearchConditions) throws
    -> ([SearchCandidate], SearchCursor.Window?)
  {
    if query.isEmpty { return ([], nil) }
    var conditions = conditions
    if let window { conditions.add("(m.sent, m.key) < (?, ?)", [window.major, window.minor]) }
    var found = Found(self)
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(Self.columns), m.sent FROM message AS m \(joins) WHERE \(conditions.text)
        ORDER BY m.sent DESC, m.key DESC
        """
          + (terms.wanted.isEmpty && terms.unwanted.isEmpty ? " LIMIT \(Self.window + 1)" : ""),
      arguments: conditions.values)
    let next = try found.take(rows, upTo: Self.window) { Window(major: $0, minor: $1) }
    return (found.candidates, next)
  }

  /// Messages that were found.
  private struct Found {
    let finder: SearchFinder
    var candidates: [SearchCandidate] = []
    private var words = SearchWords()
    private var clock: LocalClock

    init(_ finder: SearchFinder) {
      self.finder = finder
      clock = LocalClock(zone: finder.request.zone.identifier)
    }

    mutating func take(_ rows: RowCursor) throws {
      while let row = try rows.next() { _ = try take(row) }
    }

    /// Takes rows until there are so many that fit; answers where the others begin, which the last
    /// row's place and key tell.
    mutating func take(
      _ rows: RowCursor, upTo limit: Int, _ window: (Int, Int) -> Window
    ) throws -> Window? {
      var count = 0
      var last: Window?
      while let row = try rows.next() {
        if count == limit { return last }
        guard try take(row) else { continue }
        count += 1
        last = window(try row.decode(Int.self, atIndex: 10), try row.decode(Int.self, atIndex: 0))
      }
      return nil
    }

    private mutating func take(_ row: Row) throws -> Bool {
      var text = try row.decode(String.self, atIndex: 1)
      text.withUTF8 { words.read(UnsafeRawBufferPointer($0)) }
      guard let fit = finder.terms.fit(words) else { return false }
      let sent = Int64(try row.decode(Int.self, atIndex: 3))
      let told = try row.decode(String?.self, atIndex: 4)
      let day = String(WallTime(secondsSince1970: LocalClock.bounded(sent)).text.prefix(10))
      let hit = SearchHit(
        kind: .message, id: String(try row.decode(Int.self, atIndex: 0)),
        note: try row.decode(String?.self, atIndex: 6),
        contact: try row.decode(String?.self, atIndex: 7),
        contactName: try row.decode(String?.self, atIndex: 8),
        isDismissed: try row.decode(Bool.self, atIndex: 9),
        app: try row.decode(String.self, atIndex: 5),
        at: told.map { LocalTime.text($0, local: sent, &clock) }, day: day,
        from: try row.decode(String.self, atIndex: 2), snippet: "",
        score: fit * finder.newness(of: day))
      candidates.append(SearchCandidate(hit: hit, text: text))
      return true
    }
  }
}

/// A message's time as it is shown.
enum LocalTime {
  /// By the local clock, with its offset; without one where the source knows of none.
  static func text(_ told: String, local: Int64, _ clock: inout LocalClock) -> String {
    guard case .instant = ISOTime.parse(told) else { return told }
    return clock.text(local: local)
  }
}
