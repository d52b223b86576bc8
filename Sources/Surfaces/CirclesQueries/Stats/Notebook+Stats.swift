public import CirclesStore
import Foundation
import GRDB

extension Notebook {
  /// A look back at all years, or at one.
  public func chatStats(year: Int? = nil, people: Int = 10) throws(StoreError) -> ChatStats {
    try read { db in try StatsQuery(db: db, year: year).stats(people: people) }
  }
}

/// Counts what there is to tell.
private struct StatsQuery {
  let db: Database
  let year: Int?

  /// The days of the time looked at, counted from 1970; the last is not in it.
  private var bounds: (first: Int, end: Int) {
    guard let year else { return (Int(Int32.min), Int(Int32.max)) }
    return (CivilDay.number(year: year), CivilDay.number(year: year + 1))
  }

  func stats(people: Int) throws -> ChatStats {
    var stats = ChatStats(year: year)
    let sums = try MessageTotals(db, days: bounds.first..<bounds.end)
    addDays(sums, &stats)
    try addApps(sums, &stats)
    try addPeople(sums, &stats, most: people)
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

  private func addDays(_ sums: MessageTotals, _ stats: inout ChatStats) {
    var periods: [String: (Int, Int)] = [:]
    var weekdays = Array(repeating: (0, 0), count: 7)
    var run: (first: Int, last: Int)?
    for (day, sum) in sums.days.sorted(by: { $0.key < $1.key }) {
      let (count, mine) = (sum.messages, sum.mine)
      let text = CivilDay.text(day)
      stats.messages += count
      stats.mine += mine
      stats.words += sum.words
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

  private func addApps(_ sums: MessageTotals, _ stats: inout ChatStats) throws {
    var apps: [String: ChatStats.Count] = [:]
    try SQLReader(db, "SELECT key, app FROM thread").forEach { row in
      guard let sum = sums.threads[row.integer(0)] else { return }
      let app = row.text(1)
      apps[app, default: ChatStats.Count(name: app, messages: 0, mine: 0)].messages += sum.messages
      apps[app]?.mine += sum.mine
    }
    stats.apps = apps.values.sorted { ($1.messages, $0.name) < ($0.messages, $1.name) }
  }

  private func addPeople(_ sums: MessageTotals, _ stats: inout ChatStats, most: Int) throws {
    var rows = try sums.people(db).filter { $0.sum.messages > 0 }
    rows.sort {
      ($1.sum.messages, $0.name, $0.key) < ($0.sum.messages, $1.name, $1.key)
    }
    stats.peopleCount = rows.count
    let talks = try talks(of: rows.prefix(most).map(\.id))
    stats.people = rows.prefix(most).map { row in
      let talk = talks[row.id]
      return ChatStats.Person(
        identifier: row.identifier, name: row.name, messages: row.sum.messages,
        mine: row.sum.mine, starts: talk?.starts ?? 0, myStarts: talk?.myStarts ?? 0,
        longestSilence: (talk?.silence ?? 0) / 86_400,
        theirReply: talk.flatMap { Self.usual($0.theirs) },
        myReply: talk.flatMap { Self.usual($0.mine) })
    }
    guard year != nil else { return }
    stats.newPeople = rows.filter { $0.sum.first >= bounds.first }.prefix(most).map(\.name)
  }

  /// Who begins, who answers how fast, and how long nobody wrote, by contact.
  /// Only the chats of those who are shown are put in order: that costs more than all else.
  private func talks(of people: [String]) throws -> [String: Talk] {
    var talks: [String: Talk] = [:]
    let marks = people.map { _ in "?" }.joined(separator: ", ")
    let sql = Self.talks.replacing("$people", with: marks)
    let days: StatementArguments = [bounds.first, bounds.end]
    for row in try Row.fetchAll(
      db, sql: sql, arguments: StatementArguments(people) + days)
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

  /// After six hours the next message begins a conversation; before it is an answer, if the other
  /// wrote last.
  private static let talks = """
    WITH shown AS MATERIALIZED (
      SELECT note_key, contact_id FROM filed_note WHERE contact_id IN ($people)),
    said AS (
      SELECT m.note_key, m.day, m.sender = 'me' AS mine, m.sent - lag(m.sent) OVER w AS gap,
        lag(m.sender = 'me') OVER w AS before
      FROM message AS m JOIN thread AS t ON t.key = m.thread_key
      WHERE t.is_group = 0 AND m.sent_at IS NOT NULL AND m.sender <> 'unknown'
        AND m.thread_key IN (SELECT n.thread_key FROM shown AS f
          JOIN note AS n ON n.key = f.note_key)
      WINDOW w AS (PARTITION BY m.thread_key ORDER BY m.sent, m.key)),
    days AS (
      SELECT note_key, sum(gap IS NULL OR gap >= 21600) AS starts,
        sum(mine AND (gap IS NULL OR gap >= 21600)) AS my_starts, max(gap) AS silence,
        \(answers("t", "NOT mine AND before")), \(answers("m", "mine AND NOT before"))
      FROM said WHERE day >= ? AND day < ? GROUP BY note_key)
    SELECT f.contact_id, sum(starts) AS starts, sum(my_starts) AS my_starts,
      coalesce(max(silence), 0) AS silence,
      \((0..<4).map { "sum(t\($0)) AS t\($0), sum(m\($0)) AS m\($0)" }.joined(separator: ", "))
    FROM days JOIN shown AS f ON f.note_key = days.note_key GROUP BY f.contact_id
    """

  private static func answers(_ name: String, _ condition: String) -> String {
    zip(0..., [(0, 60), (60, 600), (600, 3600), (3600, 21600)]).map { place, times in
      """
      coalesce(sum(\(condition) AND gap >= \(times.0) AND gap < \(times.1)), 0) AS \(name)\(place)
      """
    }.joined(separator: ", ")
  }
}
