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
  private(set) var moved: MovedRows
  /// What stood there when it was taken apart.
  private let apart: String?

  /// The identifiers that the absorbed contact was known by.
  var movedIdentifiers: [String] { moved.identifiers.map(\.normalized) }

  /// The newest merge that fulfils a condition with one number in it.
  static func find(_ condition: String, _ number: Int, _ db: Database) throws -> ContactMerge? {
    let row = try Row.fetchOne(
      db, sql: "SELECT * FROM contact_merge WHERE \(condition) ORDER BY key DESC LIMIT 1",
      arguments: [number])
    return try row.map { row in
      try ContactMerge(
        key: row["key"], run: row["run_key"], kept: row["kept_key"],
        absorbed: row["absorbed_key"], absorbedIdentifier: row["absorbed_identifier"],
        isUndone: row["undone_run"] != nil, moved: MovedRows(json: row["moved"]),
        apart: row["apart"])
    }
  }

  /// Makes one contact of two, in a run that has begun.
  static func perform(
    kept: Int, absorbed: Int, _ choices: [MergeField: MergeSide] = [:], run: Int, at time: String,
    _ db: Database
  ) throws {
    try db.execute(
      sql: """
        INSERT INTO contact_merge (run_key, kept_key, absorbed_key, absorbed_identifier)
        SELECT ?, ?, key, identifier FROM contact WHERE key = ?
        """, arguments: [run, kept, absorbed])
    try unite(Int(db.lastInsertedRowID), kept, absorbed, choices, run, time, db)
  }

  /// Takes the merge apart in a run of its own, which keeps what stood there for `again`.
  func splitMerge(by unmerge: Int, _ undo: RunUndo) throws {
    let db = undo.db
    guard let split = try ContactSplit(self, undo), try split.isPossible() else {
      throw StoreError.notPossible("another contact now has its identifier")
    }
    let records = try Int.fetchAll(
      db, sql: "SELECT changed_key FROM record_change WHERE run_key = ?", arguments: [run])
    var snapshot = MergeSnapshot(
      run: run, contacts: split.contacts,
      records: Set(records + split.records.map(\.key)).sorted())
    snapshot.before = try snapshot.take(db)
    try split.perform()
    try returnWhatMoved(db)
    snapshot.after = try snapshot.take(db)
    try db.run(
      "UPDATE contact_merge SET undone_run = ?, apart = ? WHERE key = ?",
      [unmerge, snapshot.json, key])
  }

  /// Makes one contact of the two again: as it was where nothing has happened to them since, else
  /// as a merge of today.
  func again(_ db: Database) throws {
    let unmerge = try Int.fetchOne(
      db, sql: "SELECT undone_run FROM contact_merge WHERE key = ?", arguments: [key])
    try db.run("UPDATE contact_merge SET undone_run = NULL, apart = NULL WHERE key = ?", [key])
    if let snapshot = apart.flatMap({ MergeSnapshot(json: $0, run: run) }),
      let image = snapshot.image(of: kept), try snapshot.take(db) == snapshot.after
    {
      return try restore(image, snapshot, before: unmerge ?? .max, db)
    }
    guard try ContactTable.read(absorbed, db) != nil else { return }
    // Behind all that came since, for it is made of what that left.
    let newest = try RunTable.nextKey(db)
    try db.execute(
      sql: """
        PRAGMA defer_foreign_keys = ON;
        UPDATE run SET key = :newest WHERE key = :run;
        UPDATE contact_merge SET run_key = :newest WHERE run_key = :run;
        UPDATE contact_merge SET undone_run = :newest WHERE undone_run = :run;
        """, arguments: ["newest": newest, "run": run])
    let time = try String.fetchOne(
      db, sql: "SELECT started_at FROM run WHERE key = ?", arguments: [newest])
    try Self.unite(key, kept, absorbed, [:], newest, time ?? "", db)
  }

  private func restore(
    _ image: ContactSnapshot, _ snapshot: MergeSnapshot, before unmerge: Int, _ db: Database
  ) throws {
    guard let mine = try ContactRows.read(kept, db), let other = try ContactTable.read(absorbed, db)
    else { return }
    let photo = try ContactRows.photo(absorbed, db)
    try ContactHistory.write(
      image,
      at: .init(contact: kept, place: .rows, image: ContactSnapshot(mine.header, mine.state)),
      photo: photo, ContactRows(db), db)
    // Taking it apart may have left it without a card.
    try db.run(
      "UPDATE contact SET created_run = (SELECT key FROM run WHERE key = ?) WHERE key = ?",
      [image.header.createdRun, kept])
    _ = try MovedRows.move(from: other.0, to: mine.header, run: run, db)
    try moved.moveImagesAgain(
      after: run, before: unmerge, from: other.0, to: mine.header, db)
    try snapshot.restore(db)
    try db.run("DELETE FROM contact WHERE key = ?", [absorbed])
    try Linker(db: db, identity: ContactLoader.loadIdentity(db)).run()
  }

  private static func unite(
    _ merge: Int, _ kept: Int, _ absorbed: Int, _ choices: [MergeField: MergeSide], _ run: Int,
    _ time: String, _ db: Database
  ) throws {
    guard let mine = try ContactRows.read(kept, db), let other = try ContactRows.read(absorbed, db)
    else { return }
    let journal = ChangeJournal(db: db, run: run)
    var state =
      ThreeWayMerge(base: nil, theirs: other.state, mine: mine.state, others: []).result
    for (field, side) in choices {
      field.choose(side == .left ? mine.state : other.state, for: &state)
    }
    var header = mine.header
    header.modifiedAt = time
    if header.familyDetails.isEmpty { header.familyDetails = other.header.familyDetails }
    if header.travelNotes.isEmpty { header.travelNotes = other.header.travelNotes }
    if header.cadenceDays == nil { header.cadenceDays = other.header.cadenceDays }
    let photo = try ContactRows.photo(absorbed, db)
    try journal.contact(
      kept, before: ContactSnapshot(mine.header, mine.state), after: ContactSnapshot(header, state))
    try journal.contact(
      absorbed, before: ContactSnapshot(other.header, other.state), after: nil, beforePhoto: photo)
    try ContactRows(db).update(
      kept, from: mine.state, to: state,
      photo: mine.state.fields.photo == nil ? photo : ContactRows.photo(kept, db),
      modifiedAt: time)
    try db.run(
      """
      UPDATE contact SET modified_at = ?,
        family_details = ?,
        travel_notes = ?,
        cadence_days = ?
      WHERE key = ?
      """,
      [
        time, header.familyDetails.isEmpty ? nil : header.familyDetails,
        header.travelNotes.isEmpty ? nil : header.travelNotes, header.cadenceDays, kept,
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
    try keepNames(
      [mine.state, other.state], kept: kept, absorbed: absorbed, run: run, db)
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
    try moved.moveImagesBack(after: run, from: kept, to: absorbed, db)
    try returnDays(from: kept, to: absorbed, db)
    try db.run("DELETE FROM alias WHERE run_key = ? AND origin = 'merged'", [run])
    try Linker(db: db, identity: ContactLoader.loadIdentity(db)).run()
  }

  /// Removes every trace.
  func forget(_ db: Database) throws {
    try db.run(
      "DELETE FROM contact_merge WHERE key = ?", [key])
  }
}
