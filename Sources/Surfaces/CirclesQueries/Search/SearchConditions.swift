import CirclesModel
import CirclesStore
import GRDB

/// Conditions of a question as SQL, with their values. A note lies where the app's rows say:
/// `i` is its interaction, `c` the contact of that, `n` the note, `m` the message, `t` its thread.
struct SearchConditions {
  private(set) var sql: [String] = []
  private(set) var values: StatementArguments = []

  /// All conditions together.
  var text: String { sql.isEmpty ? "TRUE" : sql.joined(separator: " AND ") }

  mutating func add(_ condition: String, _ more: StatementArguments = []) {
    sql.append("(\(condition))")
    values += more
  }

  private mutating func add(anyOf conditions: [(String, StatementArguments)]) {
    if conditions.isEmpty { return }
    sql.append("(" + conditions.map(\.0).joined(separator: " OR ") + ")")
    for condition in conditions { values += condition.1 }
  }

  /// What a message has to fulfil.
  static func ofMessages(_ request: SearchRequest) -> SearchConditions {
    let query = request.query
    var all = SearchConditions()
    all.add("m.text IS NOT NULL")
    for person in request.people { all.add("c.id = ?", [person]) }
    for sender in request.senders { all.add(sender) }
    all.add(anyOf: query.apps.map { ("t.app = ?", [$0]) })
    if let first = query.days.first { all.add("m.sent >= ?", [first.daysSince1970 * 86_400]) }
    if let end = query.days.end { all.add("m.sent < ?", [end.daysSince1970 * 86_400]) }
    all.addStates(query)
    if query.isGroup == true { all.add("t.is_group") }
    if query.features.contains(.media) { all.add("m.kind = 'media'") }
    if query.features.contains(.call) { all.add("m.kind = 'call'") }
    if query.features.contains(.link) { all.addLink("m.text") }
    return all
  }

  /// What a note has to fulfil; its day is `day`.
  static func ofNotes(_ request: SearchRequest, day: String) -> SearchConditions {
    let query = request.query
    var all = SearchConditions()
    for person in request.people { all.add("c.id = ?", [person]) }
    all.add(anyOf: query.apps.map { ("app = ?", [$0]) })
    if let first = query.days.first { all.add("\(day) >= ?", [first.iso]) }
    if let end = query.days.end { all.add("\(day) < ?", [end.iso]) }
    all.addStates(query)
    if query.features.contains(.date) {
      all.add("EXISTS (SELECT 1 FROM mentioned_date AS d WHERE d.note_key = n.key)")
    }
    if query.features.contains(.link) { all.addLink("(whole || told.content || raw)") }
    return all
  }

  private mutating func add(_ sender: SearchRequest.Sender) {
    switch sender {
    case .me: add("m.sender = 'me'")
    case .person(let id): add("c.id = ? AND m.sender NOT IN ('me', 'unknown')", [id])
    case .named(let name):
      add(
        """
        m.sender = ? COLLATE NOCASE OR m.sender = 'them' AND (t.partner_name = ? COLLATE NOCASE
          OR t.partner_phone = ? OR t.partner_handle = ? COLLATE NOCASE)
        """, [name, name, name, name])
    }
  }

  private mutating func addStates(_ query: SearchQuery) {
    let waits = "EXISTS (SELECT 1 FROM unassigned_note AS w WHERE w.id = n.id)"
    add(
      anyOf: query.states.sorted { $0.rawValue < $1.rawValue }.map { state in
        switch state {
        case .assigned: ("i.id IS NOT NULL", [])
        case .inbox: ("i.id IS NULL AND n.state <> 'dismissed' AND \(waits)", [])
        case .dismissed: ("i.id IS NULL AND n.state = 'dismissed' AND NOT \(waits)", [])
        }
      })
  }

  private mutating func addLink(_ column: String) {
    add("\(column) LIKE '%http://%' OR \(column) LIKE '%https://%' OR \(column) LIKE '%www.%'")
  }
}
