public import CirclesStore
import GRDB

/// A look back at a year: when there was contact, and with whom.
public struct YearReview: Hashable, Sendable {
  /// Somebody, and how often there was contact.
  public struct Person: Hashable, Sendable {
    /// The contact's id.
    public var id: String
    /// The contact's name.
    public var name: String
    /// On how many days, and by how many notes.
    public var times: Int
  }

  /// The year.
  public var year: Int
  /// The years in which there was any contact, the newest first.
  public var years: [Int] = []
  /// How many notes and days of chats each month has, from January.
  public var months = [Int](repeating: 0, count: 12)
  /// With how many people there was contact.
  public var people = 0
  /// With whom most.
  public var most: [Person] = []
  /// Who was in touch for the first time.
  public var new: [Person] = []

  /// How many notes and days of chats there are.
  public var total: Int { months.reduce(0, +) }
}

extension Notebook {
  /// A look back at a year; nil means the newest that has anything. Of each list at most `limit`.
  public func yearLook(_ year: Int? = nil, limit: Int = 10) throws(StoreError) -> YearReview {
    try read { db in
      // The index holds all that is asked for.
      let years = try Int.fetchAll(
        db,
        sql: """
          SELECT DISTINCT CAST(substr(interaction_date, 1, 4) AS INTEGER) AS year FROM interaction
          ORDER BY year DESC LIMIT 200
          """)
      var look = YearReview(year: year ?? years.first ?? 2000, years: years)
      let begin = String(("000" + String(look.year)).suffix(4))
      for row in try Row.fetchAll(
        db,
        sql: """
          SELECT CAST(substr(interaction_date, 6, 2) AS INTEGER) AS month, count(*) AS times
          FROM interaction WHERE substr(interaction_date, 1, 4) = ? GROUP BY month
          """, arguments: [begin])
      {
        let month: Int = try row[checked: "month"]
        if (1...12).contains(month) { look.months[month - 1] = try row[checked: "times"] }
      }
      let met = """
        SELECT contact_id, count(*) AS times FROM interaction
        WHERE substr(interaction_date, 1, 4) = ? GROUP BY contact_id
        """
      look.people =
        try Int.fetchOne(db, sql: "SELECT count(*) FROM (\(met))", arguments: [begin]) ?? 0
      look.most = try people(
        "SELECT c.id, c.name, m.times FROM (\(met)) AS m JOIN contact AS c ON c.id = m.contact_id",
        [begin, limit], db)
      look.new = try people(
        """
        SELECT c.id, c.name, m.times FROM (
          SELECT contact_id, count(*) AS times, min(interaction_date) AS first FROM interaction
          GROUP BY contact_id HAVING substr(first, 1, 4) = ?) AS m
        JOIN contact AS c ON c.id = m.contact_id
        """, [begin, limit], db)
      return look
    }
  }

  private func people(_ sql: String, _ arguments: StatementArguments, _ db: Database) throws
    -> [YearReview.Person]
  {
    try Row.fetchAll(
      db, sql: sql + " ORDER BY m.times DESC, c.name, c.key LIMIT ?", arguments: arguments
    ).map { row in
      try YearReview.Person(
        id: row[checked: "id"], name: row[checked: "name"], times: row[checked: "times"])
    }
  }
}
