import GRDB

/// A part of a list of people.
public struct PeoplePage: Hashable, Sendable {
  /// The people.
  public var people: [PersonSummary]
  /// Where the next part begins; nil after the last.
  public var next: Int?
}

extension Notebook {
  /// A part of the people that a request asks for: its `limit` from the `offset`th on. Unlike
  /// `people(_:)` it does not read everybody, so it is quick with a hundred thousand.
  public func peoplePage(
    _ request: PeopleRequest, offset: Int = 0
  ) throws(StoreError) -> PeoplePage {
    let limit = request.limit ?? 50
    let offset = max(0, offset)
    if request.order == .birthday {
      let rest = try people(request).dropFirst(offset)
      return PeoplePage(
        people: Array(rest.prefix(limit)), next: rest.count > limit ? offset + limit : nil)
    }
    return try read { db in
      var condition = "TRUE"
      if let keys = try PersonQuery.keys(request, db) {
        condition = "c.key IN (\(keys.map(String.init).joined(separator: ",")))"
      }
      var arguments: [String: (any DatabaseValueConvertible)?] = [:]
      if let after = request.after {
        condition += " AND " + PersonQuery.behind(after, request.order, &arguments)
      }
      let found = try PersonQuery.part(
        where: condition, arguments, request.order, limit: limit + 1, offset: offset, db)
      return PeoplePage(
        people: Array(found.prefix(limit)), next: found.count > limit ? offset + limit : nil)
    }
  }

  /// How many people there are.
  public func peopleCount() throws(StoreError) -> Int {
    try read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM contact") ?? 0 }
  }

  /// What changes whenever people do: answers that take long can be kept for as long as it stays.
  public func peopleMark() throws(StoreError) -> String {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT (SELECT max(key) FROM run) AS run, count(*) AS people, max(modified_at) AS changed,
            total(key) AS keys FROM contact
          """)
      return row.map { "\($0)" } ?? ""
    }
  }
}
