import CirclesModel
import GRDB

/// Something that a correction by hand taught, as it is listed and forgotten.
public struct LearnedItem: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// `alias`, `thread`, `header`, `not_person` or `nobody`.
  public var kind: String
  /// The identifier of the contact it is about; nil where it is about nobody.
  public var contact: String?
  /// The contact's name.
  public var contactName: String?
  /// The name, the header or whom the conversation is with.
  public var text: String
  /// The app of a conversation or header; nil where nothing tells.
  public var app: String?
  /// The run that learned it; nil for one of another program.
  public var run: String?
  /// When it was learned (ISO 8601, UTC).
  public var createdAt: String
}

extension Notebook {
  /// Everything that corrections taught, the newest first.
  public func learned() throws(StoreError) -> [LearnedItem] {
    try read { db in
      let names = try Row.fetchAll(db, sql: Self.learnedNames).map { row in
        try Self.item(row, id: Self.learnedID(ofAlias: row["key"]))
      }
      let rules = try Row.fetchAll(db, sql: Self.learnedRules).map { row in
        try Self.item(row, id: row["id"])
      }
      return (names + rules).sorted {
        ($0.createdAt, $1.kind, $1.id) > ($1.createdAt, $0.kind, $0.id)
      }
    }
  }

  /// Forgets something that was learned, by its id. A run of its own; answers its id.
  public func forget(learned id: String) throws(StoreError) -> String {
    try edit("learned forget") { db, run, _ in
      let rows = ForgottenRows(db: db)
      let isRule = try db.holds("SELECT EXISTS (SELECT 1 FROM learned WHERE id = ?)", [id])
      if isRule { return try rows.forget(rule: id, run: run) }
      let keys = try Int.fetchAll(db, sql: "SELECT key FROM alias WHERE origin = 'learned'")
      guard let key = keys.first(where: { Self.learnedID(ofAlias: $0) == id }) else {
        throw StoreError.gone(id: id)
      }
      try rows.forget(alias: key, id: id, run: run)
    }
  }

  private static func learnedID(ofAlias key: Int) -> String {
    UUIDv5.text(of: "learned alias/\(key)")
  }

  private static let learnedNames = """
    SELECT a.key, 'alias' AS kind, c.identifier, c.name, a.name AS text, NULL AS app, r.id AS run,
      a.created_at
    FROM alias AS a JOIN contact AS c ON c.key = a.contact_key
    LEFT JOIN run AS r ON r.key = a.run_key WHERE a.origin = 'learned'
    """

  /// What was learned about somebody who has been removed counts no more, and is not listed.
  private static let learnedRules = """
    SELECT l.id, l.kind, c.identifier, c.name, nullif(l.app, '') AS app, r.id AS run, l.created_at,
      CASE WHEN l.text <> '' THEN l.text ELSE coalesce(n.title, '') END AS text
    FROM learned AS l LEFT JOIN contact AS c ON c.id = l.contact_id
    LEFT JOIN note AS n ON n.id = l.note_id LEFT JOIN run AS r ON r.key = l.run_key
    WHERE l.contact_id IS NULL OR c.id IS NOT NULL
    """

  private static func item(_ row: Row, id: String) throws -> LearnedItem {
    try LearnedItem(
      id: id, kind: row["kind"], contact: row["identifier"], contactName: row["name"],
      text: row["text"], app: row["app"], run: row["run"], createdAt: row["created_at"])
  }
}
