public import CirclesStore
import Foundation
import GRDB

extension Notebook {
  /// A look back at all years, or at one.
  public func chatStats(year: Int? = nil, people: Int = 10) throws(StoreFailure) -> ChatStats {
    try read { db in try StatsQuery(db: db, year: year).stats(people: people) }
  }
}

/// Counts. Whatever goes over all messages is grouped by SQLite.
private struct StatsQuery {
  let db: Database
  let year: Int?

  /// The days of the time looked at, counted from 1970; the last is not in it.
  private var bounds: (first: Int, end: Int) {
    guard let year else { return (Int(Int32.min), Int(Int32.max)) }
    return (CivilDay.number(year: year), CivilDay.number(year: year + 1))
  }
  private var arguments: StatementArguments { [bounds.first, bounds.end] }

  func stats(people: Int) throws -> ChatStats {
    var stats = ChatStats(year: year)
    try addDays(&stats)
    try addApps(&stats)
    try addPeople(&stats, most: people)
    let time = year.map { String(format: "%04d", $0) }
    stats.notes =
      try Int.fetchOne(
        db,
        sql: """
          SELECT count(*) FROM note WHERE thread_key IS NULL AND state <> 'dismissed'
            AND (?1 IS NULL OR substr(captured_at, 1, 4) = ?1)
          """, arguments: [time]) ?? 0
    return stats
  }

  private func addDays(_ stats: inout ChatStats) throws {
    var periods: [String: (Int, Int)] = [:]
    var weekdays = Array(repeating: (0, 0), count: 7)
    var run: (first: Int, last: Int)?
    for row in try Row.fetchAll(db, sql: Self.byDay, arguments: arguments) {
      let day: Int = try row[checked: "day"]
      let count: Int = try row[checked: "messages"]
      let mine: Int = try row[checked: "mine"]
      let text = CivilDay.text(day)
      stats.messages += count
      stats.mine += mine
      stats.words += try row[checked: "words"]
      stats.days += 1
      let period = String(text.prefix(year == nil ? 4 : 7))
      let old = periods[period] ?? (0, 0)
      periods[period] = (old.0 + count, old.1 + mine)
      // 1 January 1970 was a Thursday.
      let weekday = ((day + 3) % 7 + 7) % 7
      weekdays[weekday] = (weekdays[weekday].0 + count, weekdays[weekday].1 + mine)
      if count > stats.busiest?.messages ?? 0 {
        stats.busiest = ChatStats.Count(name: text, messages: count, mine: mine)
      }
      if let last = run?.last, last + 1 == day { run?.last = day } else { run = (day, day) }
      if let run, run.last - run.first + 1 > stats.streak?.days ?? 0 {
        stats.streak = ChatStats.Streak(
          from: CivilDay.text(run.first), days: run.last - run.first + 1)
      }
    }
    if let year, stats.messages > 0 {
      // A month without a word is seen, too.
      for month in 1...12 {
        let name = String(format: "%04d-%02d", year, month)
        periods[name] = periods[name] ?? (0, 0)
      }
    }
    stats.periods = periods.sorted { $0.key < $1.key }
      .map { ChatStats.Count(name: $0.key, messages: $0.value.0, mine: $0.value.1) }
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    if stats.messages > 0 {
      stats.weekdays = zip(names, weekdays)
        .map { ChatStats.Count(name: $0, messages: $1.0, mine: $1.1) }
    }
  }

  private func addApps(_ stats: inout ChatStats) throws {
    stats.apps = try Row.fetchAll(db, sql: Self.byApp, arguments: arguments).map {
      try ChatStats.Count(
        name: $0[checked: "app"], messages: $0[checked: "messages"], mine: $0[checked: "mine"])
    }
  }

  private func addPeople(_ stats: inout ChatStats, most: Int) throws {
    let rows = try Row.fetchAll(db, sql: Self.byPerson, arguments: arguments)
    stats.peopleCount = rows.count
    let shown = try rows.prefix(most).map { row -> String in try row[checked: "contact_id"] }
    let talks = try talks(of: shown)
    stats.people = try rows.prefix(most).map { row in
      let talk = try talks[row[checked: "contact_id"]]
      return try ChatStats.Person(
        identifier: row[checked: "identifier"], name: row[checked: "name"],
        messages: row[checked: "messages"], mine: row[checked: "mine"], starts: talk?.starts ?? 0,
        myStarts: talk?.myStarts ?? 0, longestSilence: (talk?.silence ?? 0) / 86_400,
        theirReply: talk.flatMap { Self.usual($0.theirs) },
        myReply: talk.flatMap { Self.usual($0.mine) })
    }
    guard year != nil else { return }
    for row in rows where try row[checked: "is_new"] && stats.newPeople.count < most {
      stats.newPeople.append(try row[checked: "name"])
    }
  }

  /// Who begins, who answers how fast, and how long nobody wrote, by contact.
  /// Only the chats of those who are shown are put in order: that costs more than all else.
  private func talks(of people: [String]) throws -> [String: Talk] {
    var talks: [String: Talk] = [:]
    let marks = people.map { _ in "?" }.joined(separator: ", ")
    let sql = Self.talks.replacing("$people", with: marks)
    let bounds = arguments
    for row in try Row.fetchAll(
      db, sql: sql, arguments: StatementArguments(people) + bounds + StatementArguments(people))
    {
      var talk = Talk()
      talk.starts = try row[checked: "starts"]
      talk.myStarts = try row[checked: "my_starts"]
      talk.silence = try row[checked: "silence"]
      for place in 0..<4 {
        talk.theirs.append(try row[checked: "t\(place)"])
        talk.mine.append(try row[checked: "m\(place)"])
      }
      talks[try row[checked: "contact_id"]] = talk
    }
    return talks
  }

  private struct Talk {
    var starts = 0
    var myStarts = 0
    var silence = 0
    var theirs: [Int] = []
    var mine: [Int] = []
  }

  /// The time within which half of all answers came.
  private static func usual(_ counts: [Int]) -> String? {
    let all = counts.reduce(0, +)
    if all < 5 { return nil }
    var sum = 0
    for (count, words) in zip(counts, ["a minute", "10 minutes", "an hour", "6 hours"]) {
      sum += count
      if sum * 2 >= all { return words }
    }
    return nil
  }

  private static let inTime = "sent_at IS NOT NULL AND day >= ?1 AND day < ?2"

  private static let byDay = """
    SELECT day, count(*) AS messages, sum(sender = 'me') AS mine,
      sum(CASE WHEN kind <> 'text' OR trim(coalesce(text, '')) = '' THEN 0
        ELSE length(text) - length(replace(text, ' ', '')) + 1 END) AS words
    FROM message WHERE \(inTime) GROUP BY day ORDER BY day
    """
  private static let byApp = """
    SELECT t.app, sum(m.messages) AS messages, sum(m.mine) AS mine FROM
      (SELECT thread_key, count(*) AS messages, sum(sender = 'me') AS mine
       FROM message WHERE \(inTime) GROUP BY thread_key) AS m
    JOIN thread AS t ON t.key = m.thread_key GROUP BY t.app ORDER BY messages DESC, t.app
    """
  private static let byPerson = """
    SELECT c.id AS contact_id, c.identifier, c.name, sum(m.messages) AS messages,
      sum(m.mine) AS mine, min(m.first) >= ?1 AS is_new
    FROM (SELECT note_key, sum(day >= ?1 AND day < ?2) AS messages,
        sum(sender = 'me' AND day >= ?1 AND day < ?2) AS mine, min(day) AS first
      FROM message WHERE sent_at IS NOT NULL AND note_key IS NOT NULL GROUP BY note_key) AS m
    JOIN filed_note AS f ON f.note_key = m.note_key JOIN contact AS c ON c.id = f.contact_id
    GROUP BY c.id HAVING sum(m.messages) > 0 ORDER BY messages DESC, c.name, c.key
    """
  /// After six hours the next message begins a conversation; before it is an answer, if the other
  /// wrote last.
  private static let talks = """
    WITH said AS (
      SELECT m.note_key, m.day, m.sender = 'me' AS mine, m.sent - lag(m.sent) OVER w AS gap,
        lag(m.sender = 'me') OVER w AS before
      FROM message AS m JOIN thread AS t ON t.key = m.thread_key
      WHERE t.is_group = 0 AND m.sent_at IS NOT NULL AND m.sender <> 'unknown'
        AND m.thread_key IN (SELECT n.thread_key FROM filed_note AS f
          JOIN note AS n ON n.key = f.note_key WHERE f.contact_id IN ($people))
      WINDOW w AS (PARTITION BY m.thread_key ORDER BY m.sent, m.key)),
    days AS (
      SELECT note_key, sum(gap IS NULL OR gap >= 21600) AS starts,
        sum(mine AND (gap IS NULL OR gap >= 21600)) AS my_starts, max(gap) AS silence,
        \(answers("t", "NOT mine AND before")), \(answers("m", "mine AND NOT before"))
      FROM said WHERE day >= ? AND day < ? GROUP BY note_key)
    SELECT f.contact_id, sum(starts) AS starts, sum(my_starts) AS my_starts,
      coalesce(max(silence), 0) AS silence,
      \((0..<4).map { "sum(t\($0)) AS t\($0), sum(m\($0)) AS m\($0)" }.joined(separator: ", "))
    FROM days JOIN filed_note AS f ON f.note_key = days.note_key
    WHERE f.contact_id IN ($people) GROUP BY f.contact_id
    """

  private static func answers(_ name: String, _ condition: String) -> String {
    zip(0..., [(0, 60), (60, 600), (600, 3600), (3600, 21600)]).map { place, times in
      """
      coalesce(sum(\(condition) AND gap >= \(times.0) AND gap < \(times.1)), 0) AS \(name)\(place)
      """
    }.joined(separator: ", ")
  }
}

/// Days counted from 1 January 1970.
enum CivilDay {
  /// 1 January of a year.
  static func number(year: Int) -> Int {
    let before = year - 1
    return before * 365 + before / 4 - before / 100 + before / 400 - 719_162
  }

  /// A day as ISO 8601 writes it.
  static func text(_ day: Int) -> String {
    let date = Date(timeIntervalSince1970: Double(day) * 86_400)
    return date.formatted(.iso8601.year().month().day())
  }
}
