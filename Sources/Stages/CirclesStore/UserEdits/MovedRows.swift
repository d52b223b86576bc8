import CirclesModel
import GRDB

/// What hangs on a contact beside its fields, and moved to another with a merge; kept as JSON, so
/// that the merge can be taken apart.
struct MovedRows {
  struct Alias {
    /// Its row; nil in what an older version wrote.
    var key: Int?
    var name: String
    var normalized: String
    var origin: String
    var createdAt: String
    var run: Int?
    /// Whether the other contact had the same name already.
    var isShared: Bool
  }

  struct Connection {
    var from: String
    var to: String
    var type: String
    var context: String?
    var introducedBy: String?
    var established: String?
    /// Whether the other contact had the same connection already.
    var isShared: Bool
  }

  var interactions: [String] = []
  /// The notes decided to be the contact's, and those read for it, by id: another program may have
  /// given their interactions to somebody else.
  var notes: [String] = []
  var readNotes: [String] = []
  var aliases: [Alias] = []
  var connections: [Connection] = []
  var connectionChanges: [ConnectionChange] = []
  var identifiers: [(normalized: String, value: String)] = []
  var merges: [Int] = []
  /// Days in notes that are the contact's, by note and position.
  var dates: [(note: Int, position: Int)] = []

  /// What corrections taught about the contact, by id of the row.
  var learned: [String] = []

  /// Where the contact was suggested.
  var suggestions: [Suggestion] = []

  /// Further rows of notes that are filed under several people.
  var also: [Also] = []

  /// Moves everything from one contact to another.
  static func move(
    from old: ContactHeader, to new: ContactHeader, run: Int, _ db: Database
  ) throws -> MovedRows {
    var moved = MovedRows()
    moved.interactions = try String.fetchAll(
      db, sql: "SELECT id FROM interaction WHERE contact_id = ? ORDER BY id", arguments: [old.id])
    moved.notes = try String.fetchAll(
      db, sql: "SELECT id FROM note WHERE contact_id = ? ORDER BY id", arguments: [old.id])
    moved.readNotes = try String.fetchAll(
      db, sql: "SELECT id FROM note WHERE extracted_for = ? ORDER BY id", arguments: [old.key])
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT a.*, EXISTS (SELECT 1 FROM alias AS o
          WHERE o.contact_key = ? AND o.normalized = a.normalized) AS is_shared
        FROM alias AS a WHERE a.contact_key = ? ORDER BY key
        """, arguments: [new.key, old.key])
    {
      try moved.aliases.append(
        Alias(
          key: row["key"], name: row["name"], normalized: row["normalized"],
          origin: row["origin"], createdAt: row["created_at"], run: row["run_key"],
          isShared: row["is_shared"]))
    }
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT c.*, EXISTS (SELECT 1 FROM connection AS o
          WHERE o.from_contact_id = iif(c.from_contact_id = ?1, ?2, c.from_contact_id)
            AND o.to_contact_id = iif(c.to_contact_id = ?1, ?2, c.to_contact_id)
            AND o.connection_type = c.connection_type) AS is_shared
        FROM connection AS c WHERE from_contact_id = ?1 OR to_contact_id = ?1
        ORDER BY from_contact_id, to_contact_id, connection_type
        """, arguments: [old.id, new.id])
    {
      try moved.connections.append(
        Connection(
          from: row["from_contact_id"], to: row["to_contact_id"], type: row["connection_type"],
          context: row["context"], introducedBy: row["introduced_by"],
          established: row["date_established"], isShared: row["is_shared"]))
    }
    moved.connectionChanges = try ConnectionChange.all(of: old.id, db)
    for row in try Row.fetchAll(
      db, sql: "SELECT normalized, value FROM identifier WHERE contact_key = ?",
      arguments: [old.key])
    {
      try moved.identifiers.append((row["normalized"], row["value"]))
    }
    moved.merges = try Int.fetchAll(
      db, sql: "SELECT key FROM contact_merge WHERE kept_key = ?", arguments: [old.key])
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT note_key, position FROM mentioned_date WHERE of_contact_id = ?
        ORDER BY note_key, position
        """, arguments: [old.id])
    {
      try moved.dates.append((row["note_key"], row["position"]))
    }
    moved.learned = try String.fetchAll(
      db, sql: "SELECT id FROM learned WHERE contact_id = ? ORDER BY id", arguments: [old.id])
    moved.suggestions = try Suggestion.all(of: old.id, beside: new.id, db)
    moved.also = try Also.all(of: old.id, beside: new.id, db)
    try moved.rewrite(old, new, run, db)
    return moved
  }

  private func rewrite(_ old: ContactHeader, _ new: ContactHeader, _ run: Int, _ db: Database)
    throws
  {
    for one in also { try one.move(to: new.id, db) }
    try db.run(
      "UPDATE interaction SET contact_id = ? WHERE contact_id = ?", [new.id, old.id])
    try db.run("UPDATE note SET contact_id = ? WHERE contact_id = ?", [new.id, old.id])
    try db.run("UPDATE note SET extracted_for = ? WHERE extracted_for = ?", [new.key, old.key])
    try db.run(
      "UPDATE mentioned_date SET of_contact_id = ? WHERE of_contact_id = ?", [new.id, old.id])
    try db.run("UPDATE learned SET contact_id = ? WHERE contact_id = ?", [new.id, old.id])
    for suggestion in suggestions { try suggestion.move(from: old.id, to: new.id, db) }
    try db.run(
      "UPDATE OR IGNORE alias SET contact_key = ? WHERE contact_key = ?", [new.key, old.key])
    for change in connectionChanges { try change.move(from: old.id, to: new.id, db) }
    try db.run(
      """
      UPDATE OR IGNORE connection SET from_contact_id = ?
      WHERE from_contact_id = ? AND to_contact_id <> ?
      """, [new.id, old.id, new.id])
    try db.run(
      """
      UPDATE OR IGNORE connection SET to_contact_id = ?
      WHERE to_contact_id = ? AND from_contact_id <> ?
      """, [new.id, old.id, new.id])
    try db.run(
      """
      UPDATE OR IGNORE identifier SET contact_key = ? WHERE contact_key = ?
      """, [new.key, old.key])
    try db.run(
      """
      INSERT OR IGNORE INTO identifier (normalized, contact_key, value, run_key)
      VALUES (?, ?, ?, ?)
      """, [RecordKey.normalize(old.identifier), new.key, old.identifier, run])
    try db.run(
      "UPDATE contact_merge SET kept_key = ? WHERE kept_key = ?", [new.key, old.key])
  }

  /// Moves everything back; what the other has got since stays with it.
  func moveBack(from new: ContactHeader, to old: ContactHeader, _ db: Database) throws {
    for id in interactions {
      try db.run(
        """
        UPDATE interaction SET contact_id = ?
        WHERE id = ? AND contact_id = ?
        """, [old.id, id, new.id])
    }
    for id in notes {
      try db.run(
        "UPDATE note SET contact_id = ? WHERE id = ? AND contact_id = ?", [old.id, id, new.id])
    }
    for id in readNotes {
      try db.run(
        "UPDATE note SET extracted_for = ? WHERE id = ? AND extracted_for = ?",
        [old.key, id, new.key])
    }
    for one in also { try one.moveBack(from: new.id, db) }
    for date in dates {
      try db.run(
        """
        UPDATE mentioned_date SET of_contact_id = ?
        WHERE note_key = ? AND position = ? AND of_contact_id = ?
        """, [old.id, date.note, date.position, new.id])
    }
    for id in learned {
      try db.run(
        "UPDATE learned SET contact_id = ? WHERE id = ? AND contact_id = ?", [old.id, id, new.id])
    }
    for suggestion in suggestions { try suggestion.moveBack(from: new.id, to: old.id, db) }
    for alias in aliases { try moveBack(alias, new, old, db) }
    for connection in connections { try moveBack(connection, new, old, db) }
    for change in connectionChanges { try change.moveBack(from: new.id, to: old.id, db) }
    for identifier in identifiers {
      try db.run(
        """
        UPDATE OR IGNORE identifier SET contact_key = ?
        WHERE contact_key = ? AND normalized = ?
        """, [old.key, new.key, identifier.normalized])
    }
    for merge in merges {
      try db.run(
        "UPDATE contact_merge SET kept_key = ? WHERE key = ?", [old.key, merge])
    }
  }

  /// A name that is there no more was undone meanwhile; one that both had is made anew, unless
  /// its run, or the merge that gave it, was undone.
  private func moveBack(
    _ alias: Alias, _ new: ContactHeader, _ old: ContactHeader, _ db: Database
  ) throws {
    if !alias.isShared {
      return try db.run(
        """
        UPDATE OR IGNORE alias SET contact_key = ?
        WHERE contact_key = ? AND normalized = ? AND created_at = ?
        """, [old.key, new.key, alias.normalized, alias.createdAt])
    }
    try db.run(
      """
      INSERT OR IGNORE INTO alias (key, contact_key, name, normalized, origin, created_at, run_key)
      SELECT iif(EXISTS (SELECT 1 FROM alias WHERE key = ?1), NULL, ?1), ?2, ?3, ?4, ?5, ?6, ?7
      WHERE (?7 IS NULL OR EXISTS (SELECT 1 FROM run WHERE key = ?7)) AND NOT EXISTS (
        SELECT 1 FROM contact_merge WHERE run_key = ?7 AND undone_run IS NOT NULL)
      """,
      [
        alias.key, old.key, alias.name, alias.normalized, alias.origin, alias.createdAt, alias.run,
      ])
  }

  private func moveBack(
    _ connection: Connection, _ new: ContactHeader, _ old: ContactHeader, _ db: Database
  ) throws {
    let from = connection.from == old.id ? new.id : connection.from
    let to = connection.to == old.id ? new.id : connection.to
    if !connection.isShared {
      // One that is there no more was undone, or went back with another merge; what joined the two was
      // nobody's while they were one.
      let isThere =
        try from == to
        || db.holds(
          """
          SELECT EXISTS (SELECT 1 FROM connection
            WHERE from_contact_id = ? AND to_contact_id = ? AND connection_type = ?)
          """, [from, to, connection.type])
      guard isThere else { return }
      try db.run(
        """
        DELETE FROM connection WHERE from_contact_id = ? AND to_contact_id = ?
          AND connection_type = ? AND context IS ?
          AND introduced_by IS ?
          AND date_established IS ?
        """,
        [
          from, to, connection.type, connection.context, connection.introducedBy,
          connection.established,
        ])
    }
    let maker = connectionChanges.first { $0.made(connection) }
    if let maker, try !maker.isStanding(db) { return }
    try db.run(
      """
      INSERT OR IGNORE INTO connection (from_contact_id, to_contact_id, connection_type, context,
        introduced_by, date_established)
      SELECT a.id, b.id, ?, ?, ?,
        ?
      FROM contact AS a, contact AS b WHERE a.id = ? AND b.id = ?
      """,
      [
        connection.type, connection.context, connection.introducedBy, connection.established,
        connection.from, connection.to,
      ])
  }
}
