public import CirclesModel
import GRDB

/// A field that both the user and a server changed since they last agreed: neither is overwritten.
public struct SyncConflict: Hashable, Sendable {
  /// The account.
  public var account: String
  /// The contact's id.
  public var contact: String
  /// The contact's name.
  public var name: String
  /// The field.
  public var field: MergeField
  /// What the notebook says: the field, or of a list the one member; empty where it was taken out.
  public var yours: ContactFields
  /// What the server says.
  public var theirs: ContactFields
}

extension Notebook {
  /// What waits for the user's decision, of one account or of all.
  public func syncConflicts(of account: String? = nil) throws(StoreError) -> [SyncConflict] {
    try read { db in try OpenConflicts(db).all(account).map(\.conflict) }
  }

  /// Lets the user's side of a person's conflicts stand; it is written on the server with the next
  /// push. Answers how many there were, and the run: its undo brings them back.
  public func resolveMine(_ person: String) throws(StoreError) -> (count: Int, run: String?) {
    let count = try syncConflicts().filter { $0.contact == person }.count
    if count == 0 { return (0, nil) }
    let run = try edit("sync --take mine") { db, run, _ in
      guard let (header, state) = try ContactRows.read(Self.key(of: person, db), db) else {
        throw StoreError.gone(id: person)
      }
      let image = ContactSnapshot(header, state)
      try ChangeJournal(db: db, run: run).contact(header.key, before: image, after: image)
      for one in try OpenConflicts(db).all(nil) where one.conflict.contact == person {
        try db.run("DELETE FROM sync_sent WHERE record_key = ?", [one.id.record])
        try OpenConflicts(db).settle(one.id, by: run)
      }
    }
    return (count, run)
  }

  /// Takes the servers' side of a person's conflicts, as an edit by hand. Answers how many there were,
  /// and the run.
  public func resolveTheirs(_ person: String) throws(StoreError) -> (count: Int, run: String?) {
    let open = try syncConflicts().filter { $0.contact == person }
    let run = try editPerson(person, command: "sync --take theirs") { edited in
      for one in open {
        let change = CardChange(field: one.field, before: one.yours, after: one.theirs)
        edited.fields = change.applied(to: edited.fields)
      }
    }
    return (open.count, run)
  }
}

extension ImportSession {
  /// Forgets the conflicts of an account in which both sides say the same by now: what the user changes
  /// later is a change like any other.
  public func forgetSettledConflicts(of account: String) throws(StoreError) {
    try batch(of: 0) { db in
      let open = Set(try OpenConflicts(db).all(account).map(\.id))
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT k.record_key, k.field, k.member FROM sync_conflict AS k
          JOIN source_record AS r ON r.key = k.record_key JOIN source AS s ON s.key = r.source_key
          WHERE s.name = ? AND k.field NOT LIKE '%@%'
          """, arguments: [account])
      for row in rows {
        let id = OpenConflicts.ID(
          record: try row["record_key"],
          conflict: MergeConflict(field: try row["field"], member: try row["member"]))
        if !open.contains(id) { try OpenConflicts(db).forget(id) }
      }
    }
  }
}

/// The conflicts in which both sides still differ.
struct OpenConflicts {
  private let db: Database

  init(_ db: Database) { self.db = db }

  /// What tells a conflict from others.
  struct ID: Hashable {
    var record: Int
    var conflict: MergeConflict
  }

  func forget(_ id: ID) throws {
    try db.run(
      "DELETE FROM sync_conflict WHERE record_key = ? AND field = ? AND member = ?",
      [id.record, id.conflict.field, id.conflict.member])
  }

  /// Lays a conflict aside: its row stays, under a name that is no field's, for the run's undo.
  func settle(_ id: ID, by run: Int) throws {
    try db.run(
      """
      UPDATE OR REPLACE sync_conflict SET field = field || '@' || ?
      WHERE record_key = ? AND field = ? AND member = ?
      """, [run, id.record, id.conflict.field, id.conflict.member])
  }

  /// Brings back the conflicts that a run laid aside.
  func bringBack(settledBy run: Int) throws {
    try db.run(
      """
      UPDATE OR REPLACE sync_conflict SET field = substr(field, 1, instr(field, '@') - 1)
      WHERE field LIKE '%@' || ?
      """, [run])
  }

  /// One, with its row.
  struct Open {
    var id: ID
    var conflict: SyncConflict
    /// What both sides said when they last agreed; nil where that is no longer known.
    var common: ContactFields?
  }

  /// Those of one account, or of all.
  func all(_ account: String?) throws -> [Open] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT s.name, k.record_key, k.field, k.member, k.run_key, r.contact_key
        FROM sync_conflict AS k
        JOIN source_record AS r ON r.key = k.record_key JOIN source AS s ON s.key = r.source_key
        WHERE r.contact_key IS NOT NULL AND r.gone_at IS NULL AND s.name = coalesce(?, s.name)
        ORDER BY s.name, k.record_key, k.field, k.member
        """, arguments: [account])
    return try rows.compactMap { row -> Open? in
      let (record, contact): (Int, Int) = (try row["record_key"], try row["contact_key"])
      guard let field = MergeField(rawValue: try row["field"]),
        let (header, state) = try ContactRows.read(contact, db)
      else { return nil }
      let member: String = try row["member"]
      var sides = Sides(
        member: member, mine: state.fields, said: try RecordTable.said(record, db))
      field.visit(&sides)
      if sides.yours == sides.theirs { return nil }
      var common = try said(record, before: row["run_key"]).map {
        Sides(member: member, mine: $0, said: $0)
      }
      if var before = common {
        field.visit(&before)
        common = before
      }
      return Open(
        id: ID(
          record: record, conflict: MergeConflict(field: field.rawValue, member: sides.member)),
        conflict: SyncConflict(
          account: try row["name"], contact: header.id, name: state.fields.name.display,
          field: field, yours: sides.yours, theirs: sides.theirs), common: common?.theirs)
    }
  }

  /// What a record said before a run changed it.
  private func said(_ record: Int, before run: Int) throws -> ContactFields? {
    var fields: ContactFields?
    let sql = "SELECT said FROM record_change WHERE run_key = ? AND changed_key = ?"
    try SQLReader(db, sql).forEach(run, record) { row in
      fields = SourceSnapshot.decode(row.bytes(0))
    }
    return fields
  }

  private struct Sides: FieldVisitor {
    let member: String
    let mine: ContactFields
    let said: ContactFields
    var yours = ContactFields()
    var theirs = ContactFields()

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      yours[keyPath: path] = mine[keyPath: path]
      theirs[keyPath: path] = said[keyPath: path]
    }

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      yours[keyPath: path] = [KeyedList(mine[keyPath: path]).values[member]].compactMap(\.self)
      theirs[keyPath: path] = [KeyedList(said[keyPath: path]).values[member]].compactMap(\.self)
    }
  }
}

extension SyncTables {
  /// What both sides changed of a record.
  func conflicts(_ record: Int) throws -> Set<MergeConflict> {
    let rows = try Row.fetchAll(
      db, sql: "SELECT field, member FROM sync_conflict WHERE record_key = ?", arguments: [record])
    return Set(try rows.map { MergeConflict(field: try $0["field"], member: try $0["member"]) })
  }

  /// Notes what both sides changed of a record.
  func write(_ conflicts: [MergeConflict], of record: Int, run: Int) throws {
    for conflict in conflicts where MergeField.isOfCards(conflict.field) {
      try db.run(
        """
        INSERT INTO sync_conflict (record_key, field, member, run_key) VALUES (?, ?, ?, ?)
        ON CONFLICT DO NOTHING
        """, [record, conflict.field, conflict.member, run])
    }
  }
}

extension MergeField {
  fileprivate static func isOfCards(_ name: String) -> Bool {
    MergeField(rawValue: name).map(ofCards.contains) ?? false
  }
}
