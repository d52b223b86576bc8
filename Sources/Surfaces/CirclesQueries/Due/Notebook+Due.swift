public import CirclesStore
import GRDB

extension Notebook {
  /// The people who are due on a day (`2026-03-14`; nil: today here), the most pressing first.
  ///
  /// The time counts from the last real contact: a chat, a call, a meeting. A note about somebody is
  /// none. Nobody is due who was never in touch or has died, nor the user, nor whoever has the cadence
  /// `never`;
  /// companies and services only where they have a cadence of their own.
  /// - Parameter all: companies and those whose time has not come, too.
  public func duePeople(
    on day: String? = nil, limit: Int, all: Bool = false
  ) throws(StoreError) -> [DuePerson] {
    let me = try me()?.id
    return try read { db in
      let query = DueQuery(db: db, me: me, all: all)
      let day = try day ?? String.fetchOne(db, sql: "SELECT date('now', 'localtime')") ?? ""
      var people = try query.people(on: day)
      people.sort(by: Self.isMorePressing)
      // The rhythm costs a question for each: it is asked for those that can come first.
      for index in people.indices.prefix(min(500, max(4 * limit, 100))) {
        people[index].usualDays = try query.usualDays(people[index].id)
      }
      people.sort(by: Self.isMorePressing)
      return Array(people.prefix(max(0, limit)))
    }
  }

  private static func isMorePressing(_ one: DuePerson, _ other: DuePerson) -> Bool {
    (one.urgency, other.name, other.id) > (other.urgency, one.name, one.id)
  }

  /// When the newest chat, call or meeting with a person (by id) was (ISO 8601); nil without any.
  public func lastContact(of person: String) throws(StoreError) -> String? {
    try read { db in
      try String.fetchOne(db, sql: "SELECT \(DueQuery.lastContact("?1"))", arguments: [person])
    }
  }
}

/// Who is due.
struct DueQuery {
  let db: Database
  let me: String?
  let all: Bool

  /// Whether a row of `interaction` is contact, as an SQL condition. What is noted about somebody is
  /// none; a screenshot is where its head names them, since then it shows a chat with them.
  static let isContact = """
    (source NOT IN ('manual', 'voice_note', 'shortcut_import')
      OR source = 'shortcut_import' AND EXISTS (SELECT 1 FROM note AS n WHERE n.id = interaction.id
        AND (n.evidence LIKE '%"kind":"header"%' OR n.evidence LIKE '%"kind":"phone"%'
          OR n.evidence LIKE '%"kind":"handle"%')))
    """
  /// Whether a contact is a company: a card that is called as its organization is one, too.
  private static let isCompany = """
    (c.kind <> 'individual' OR c.given_name IS NULL AND c.family_name IS NULL
      AND c.organization IS NOT NULL AND lower(trim(c.organization)) = lower(trim(c.name)))
    """
  /// Whether somebody is more than a name in a book: a chosen relationship, a birthday, a nickname.
  private static let isPersonal = """
    (c.relationship_type <> 'Acquaintance' OR c.birthday_month IS NOT NULL
      OR EXISTS (SELECT 1 FROM nickname AS n WHERE n.contact_key = c.key))
    """
  /// Relationships of those whom one does not call to chat.
  private static let services = ["service", "services", "business", "company", "tradesperson"]
  /// Of how many contacts the rhythm is told.
  private static let rhythmLength = 12

  /// The newest real contact of somebody, as an SQL expression: the index gives the newest first.
  static func lastContact(_ id: String) -> String {
    """
    (SELECT interaction_date FROM interaction WHERE contact_id = \(id)
      AND \(isContact) ORDER BY interaction_date DESC LIMIT 1)
    """
  }

  func people(on day: String) throws -> [DuePerson] {
    let hasCadence = try db.columns(in: "contact").contains { $0.name == "cadence_days" }
    let cadence = hasCadence ? "c.cadence_days" : "NULL"
    let setting = "SELECT CAST(value AS INTEGER) FROM user_settings WHERE key ="
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT *, CAST(julianday(:day) - julianday(substr(last, 1, 10)) AS INTEGER) AS since
        FROM (
          SELECT c.id, c.identifier, c.name, \(Self.isCompany) AS company, c.relationship_type,
            c.job_title, c.organization, \(Self.isPersonal) AS personal, \(cadence) AS own,
            coalesce((\(setting) 'reminder_days.' || c.relationship_type),
              (\(setting) 'reminder_days'), 30) AS usual, \(Self.lastContact("c.id")) AS last
          FROM contact AS c WHERE c.last_connected_at IS NOT NULL AND \(DeathDay.isAlive("c")))
        WHERE last IS NOT NULL
        """, arguments: ["day": day])
    var people: [DuePerson] = []
    while let row = try rows.next() {
      let own: Int? = try row[checked: "own"]
      let every: Int = try own ?? row[checked: "usual"]
      // A date that another program wrote may be none.
      guard let since: Int = try row[checked: "since"], every > 0 else { continue }
      let person = try DuePerson(
        id: row[checked: "id"], identifier: row[checked: "identifier"],
        name: row[checked: "name"], lastContact: row[checked: "last"], daysSince: max(0, since),
        everyDays: every, isOwnCadence: own != nil, relationship: row[checked: "relationship_type"])
      if person.id == me { continue }
      if try all || person.overdueDays >= 0 && (own != nil || !isService(person, row)) {
        people.append(person)
      }
    }
    return people
  }

  /// Whether a contact is a company, or somebody whom one calls for a service.
  private func isService(_ person: DuePerson, _ row: Row) throws -> Bool {
    let isCompany: Bool = try row[checked: "company"]
    if isCompany || Self.services.contains(person.relationship.lowercased()) { return true }
    let isPersonal: Bool = try row[checked: "personal"]
    let title: String? = try row[checked: "job_title"]
    let organization: String? = try row[checked: "organization"]
    return !isPersonal
      && Tradesperson.isNamed(
        name: person.name, title: title ?? "", organization: organization ?? "")
  }

  /// The middle one of the gaps between the last days of contact.
  func usualDays(_ person: String) throws -> Int? {
    let days = try Int.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT DISTINCT CAST(julianday(substr(interaction_date, 1, 10)) AS INTEGER)
          FROM interaction WHERE contact_id = ? AND \(Self.isContact)
            AND julianday(substr(interaction_date, 1, 10)) IS NOT NULL
          ORDER BY interaction_date DESC LIMIT \(Self.rhythmLength)
          """), arguments: [person])
    let gaps = zip(days, days.dropFirst()).map { $0 - $1 }.sorted()
    return gaps.count < 3 ? nil : max(1, gaps[gaps.count / 2])
  }
}
