import CirclesModel
import GRDB

extension MovedRows {
  /// What a run did to a connection by hand (`connection_change`), so that the run can still be
  /// undone while the two are merged and after they are taken apart.
  struct ConnectionChange {
    var run: Int
    var from: String
    var to: String
    var type: String
    var isNew: Bool
    var before: String?
    var after: String?

    static func all(of contact: String, _ db: Database) throws -> [ConnectionChange] {
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM connection_change WHERE from_contact_id = ?1 OR to_contact_id = ?1
          ORDER BY run_key, from_contact_id, to_contact_id, connection_type
          """, arguments: [contact]
      ).map { row in
        try ConnectionChange(
          run: row["run_key"], from: row["from_contact_id"], to: row["to_contact_id"],
          type: row["connection_type"], isNew: row["is_new"], before: row["before"],
          after: row["after"])
      }
    }

    /// The same change with another contact in one's place.
    private func replacing(_ old: String, with new: String) -> ConnectionChange {
      var change = self
      if from == old { change.from = new }
      if to == old { change.to = new }
      return change
    }

    private func insert(_ db: Database) throws {
      try db.run(
        """
        INSERT OR IGNORE INTO connection_change (run_key, from_contact_id, to_contact_id,
          connection_type, is_new, before, after)
        SELECT ?, a.id, b.id, ?, ?, ?, ? FROM contact AS a, contact AS b WHERE a.id = ? AND b.id = ?
        """, [run, type, isNew, before, after, from, to])
    }

    /// Has the other contact bear it. What joined the two is nobody's while they are one.
    func move(from old: String, to new: String, _ db: Database) throws {
      let moved = replacing(old, with: new)
      if moved.from != moved.to { try moved.insert(db) }
    }

    /// Gives it back, unless its run was undone meanwhile.
    func moveBack(from new: String, to old: String, _ db: Database) throws {
      let moved = replacing(old, with: new)
      try db.run(
        """
        DELETE FROM connection_change WHERE run_key = ? AND from_contact_id = ?
          AND to_contact_id = ? AND connection_type = ?
        """, [run, moved.from, moved.to, type])
      if try isStanding(db) { try insert(db) }
    }

    /// Whether its run has not been undone.
    func isStanding(_ db: Database) throws -> Bool {
      try db.holds("SELECT EXISTS (SELECT 1 FROM run WHERE key = ?)", [run])
    }

    /// Whether it made a connection.
    func made(_ connection: Connection) -> Bool {
      isNew && from == connection.from && to == connection.to && type == connection.type
    }

    func writeMembers(to json: inout JSONWriter) {
      json.member("run", run)
      json.member("from", from)
      json.member("to", to)
      json.member("type", type)
      json.key("new")
      json.value(isNew)
      json.member("before", before)
      json.member("after", after)
    }
  }
}

extension MovedRows.ConnectionChange {
  /// Reads what `writeMembers` wrote.
  init?(_ json: JSONValue) {
    guard let run = json["run"]?.integer, let from = json["from"]?.text, let to = json["to"]?.text,
      let type = json["type"]?.text
    else { return nil }
    self.init(
      run: run, from: from, to: to, type: type, isNew: json["new"]?.flag ?? false,
      before: json["before"]?.text, after: json["after"]?.text)
  }
}
