import CirclesModel
import GRDB

/// A merge of two contacts by hand, and what it moved.
struct ContactMerge {
  let key: Int
  let run: Int
  let kept: Int
  let absorbed: Int
  let absorbedIdentifier: String
  let isUndone: Bool
  private let moved: MovedRows

  /// The newest merge that fulfils a condition with one number in it.
  static func find(_ condition: String, _ number: Int, _ db: Database) throws -> ContactMerge? {
    let row = try Row.fetchOne(
      db, sql: "SELECT * FROM contact_merge WHERE \(condition) ORDER BY key DESC LIMIT 1",
      arguments: [number])
    return try row.map { row in
      try ContactMerge(
        key: row["key"], run: row["run_key"], kept: row["kept_key"],
        absorbed: row["absorbed_key"], absorbedIdentifier: row["absorbed_identifier"],
        isUndone: row["undone_run"] != nil, moved: MovedRows(json: row["moved"]))
    }
  }

  /// Makes one contact of two, in a run that has begun.
  static func perform(kept: Int, absorbed: Int, run: Int, at time: String, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO contact_merge (run_key, kept_key, absorbed_key, absorbed_identifier)
        SELECT ?, ?, key, identifier FROM contact WHERE key = ?
        """, arguments: [run, kept, absorbed])
    try unite(Int(db.lastInsertedRowID), kept, absorbed, run, time, db)
  }

  /// Makes one contact of the two again.
  func again(_ db: Database) throws {
    let time = try String.fetchOne(
      db, sql: "SELECT started_at FROM run WHERE key = ?", arguments: [run])
    try db.run(
      "UPDATE contact_merge SET undone_run = NULL WHERE key = ?", [key])
    try Self.unite(key, kept, absorbed, run, time ?? "", db)
  }

  private static func unite(
    _ merge: Int, _ kept: Int, _ absorbed: Int, _ run: Int, _ time: String, _ db: Database
  ) throws {
    guard let mine = try ContactRows.read(kept, db), let other = try ContactRows.read(absorbed, db)
    else { return }
    let journal = ChangeJournal(db: db, run: run)
    let state =
      ThreeWayMerge(base: nil, theirs: other.state, mine: mine.state, others: []).result
    var header = mine.header
    header.modifiedAt = time
    if header.familyDetails.isEmpty { header.familyDetails = other.header.familyDetails }
    if header.travelNotes.isEmpty { header.travelNotes = other.header.travelNotes }
    let photo = try ContactRows.photo(absorbed, db)
    try journal.contact(
      kept, before: ContactImage(mine.header, mine.state), after: ContactImage(header, state))
    try journal.contact(
      absorbed, before: ContactImage(other.header, other.state), after: nil, beforePhoto: photo)
    try ContactRows(db).update(
      kept, from: mine.state, to: state,
      photo: mine.state.fields.photo == nil ? photo : ContactRows.photo(kept, db),
      modifiedAt: time)
    try db.run(
      """
      UPDATE contact SET modified_at = ?,
        family_details = ?,
        travel_notes = ?
      WHERE key = ?
      """,
      [
        time, header.familyDetails.isEmpty ? nil : header.familyDetails,
        header.travelNotes.isEmpty ? nil : header.travelNotes, kept,
      ])
    var records: [Int] = []
    try SQLReader(db, "SELECT key FROM source_record WHERE contact_key = ?").forEach(absorbed) {
      records.append($0.integer(0))
    }
    for record in records { try journal.record(record) }
    try db.run(
      "UPDATE source_record SET contact_key = ? WHERE contact_key = ?", [kept, absorbed])
    let moved = try MovedRows.move(from: other.header, to: mine.header, run: run, db)
    try db.run(
      "UPDATE contact_merge SET moved = ? WHERE key = ?", [moved.json, merge])
    try db.run(
      "DELETE FROM contact WHERE key = ?", [absorbed])
    try Linker(db: db, identity: ContactLoader.loadIdentity(db)).run()
  }

  /// Gives the absorbed contact, which is back, what had moved to the other.
  func returnWhatMoved(_ db: Database) throws {
    guard let kept = try ContactTable.read(kept, db)?.0,
      let absorbed = try ContactTable.read(absorbed, db)?.0
    else { return }
    try moved.moveBack(from: kept, to: absorbed, db)
    try Linker(db: db, identity: ContactLoader.loadIdentity(db)).run()
  }

  /// Notes that a run took the merge apart.
  func markUndone(by run: Int, _ db: Database) throws {
    try db.run(
      "UPDATE contact_merge SET undone_run = ? WHERE key = ?", [run, key])
  }

  /// Removes every trace.
  func forget(_ db: Database) throws {
    try db.run(
      "DELETE FROM contact_merge WHERE key = ?", [key])
  }
}
