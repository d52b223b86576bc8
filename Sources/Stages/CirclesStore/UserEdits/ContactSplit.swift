import CirclesModel
import GRDB

/// Takes a merge apart: the notebook, and what later runs noted, become what they would be had the
/// two never been one. Each record goes back to the person it speaks of, and with it what it has
/// brought since; what was edited by hand stays with the contact that was kept.
final class ContactSplit {
  private let merge: ContactMerge
  private let db: Database
  private let undo: RunUndo
  private let absorbed: (before: ContactSnapshot, photo: [UInt8]?)
  private let kept: ContactHistory.Entry
  private let history: ContactHistory
  /// The records that speak of the absorbed contact, and those of the other that changed since.
  private(set) var records: [RecordTimeline] = []
  private var others: [RecordTimeline] = []

  /// Nil where nothing tells any more how the two were.
  init?(_ merge: ContactMerge, _ undo: RunUndo) throws {
    let db = undo.db
    guard let absorbed = try ContactHistory.absorbed(in: merge.run, db),
      let before = absorbed.before,
      let kept = try ContactHistory.kept(in: merge.run, db)
    else { return nil }
    self.merge = merge
    self.db = db
    self.undo = undo
    self.kept = kept
    var photo: [UInt8]?
    try SQLReader(
      db,
      """
      SELECT before_photo FROM contact_change WHERE run_key = ? AND contact_key = ?
        AND before_photo IS NOT NULL
      """
    ).forEach(merge.run, merge.absorbed) { photo = $0.bytes(0) }
    self.absorbed = (before, photo)
    history = try ContactHistory(of: kept.contact, after: merge.run, db)
    try findRecords()
  }

  /// The contacts whose rows and journal a split changes.
  var contacts: [Int] { history.contacts + [merge.absorbed] }

  /// Whether the absorbed contact can be there again.
  func isPossible() throws -> Bool { try !undo.isTaken(absorbed.before.header) }

  func perform() throws {
    let photo = try ContactRows.photo(merge.kept, db)
    try forgetMerge()
    try splitMerge()
    let restored = try restoreRows(photo: photo)
    try moveRecords()
    try undo.disownContactsWithoutRecords(among: [merge.kept])
    undo.outcome.restored.append(restored)
  }

  // MARK: Records

  private func findRecords() throws {
    let moved = try Int.fetchAll(
      db,
      sql: """
        SELECT changed_key FROM record_change WHERE run_key = ? AND contact_key = ?
        ORDER BY changed_key
        """, arguments: [merge.run, merge.absorbed])
    records = try moved.map { try RecordTimeline($0, after: merge.run, db) }
    let contacts = Set(history.contacts).map(String.init).joined(separator: ", ")
    let since = try Int.fetchAll(
      db,
      sql: """
        SELECT key FROM source_record WHERE contact_key IN (\(contacts))
          AND (created_run IS NULL OR created_run > ?1
            OR key IN (SELECT changed_key FROM record_change WHERE run_key > ?1))
        UNION SELECT changed_key FROM record_change
        WHERE run_key > ?1 AND contact_key IN (\(contacts)) ORDER BY 1
        """, arguments: [merge.run])
    let newest = moved.max() ?? 0
    let home = try Home(absorbed.before, kept, merge, records, db)
    for key in since where !moved.contains(key) {
      let record = try RecordTimeline(key, after: merge.run, db)
      // Keys grow: one of before the merge whose run is gone is not new.
      let isNew = record.created.map { $0 > merge.run } ?? (key > newest)
      if isNew, home.isAbsorbed(record) { records.append(record) } else { others.append(record) }
    }
  }

  /// Gives the records to whom they speak of, in the rows and in what later runs noted.
  private func moveRecords() throws {
    for record in records {
      try db.run(
        "UPDATE source_record SET contact_key = ? WHERE key = ?", [merge.absorbed, record.key])
      try db.run(
        "UPDATE record_change SET contact_key = ? WHERE changed_key = ? AND run_key > ?",
        [merge.absorbed, record.key, merge.run])
      let normalized = RecordKey.normalize(record.identifier)
      if try wasKepts(normalized) { continue }
      if normalized != RecordKey.normalize(absorbed.before.header.identifier) {
        try db.run(
          """
          UPDATE OR IGNORE identifier SET contact_key = ? WHERE normalized = ? AND contact_key = ?
          """, [merge.absorbed, normalized, merge.kept])
      }
      let isShared = try db.holds(
        """
        SELECT EXISTS (SELECT 1 FROM source_record WHERE contact_key = ? AND identifier = ?)
        """, [merge.kept, record.identifier])
      if !isShared {
        try db.run(
          "DELETE FROM identifier WHERE normalized = ? AND contact_key = ?",
          [normalized, merge.kept])
      }
    }
  }

  /// Whether the contact that was kept was known by an identifier before the merge.
  private func wasKepts(_ normalized: String) throws -> Bool {
    if merge.movedIdentifiers.contains(normalized) { return false }
    return try db.holds(
      "SELECT EXISTS (SELECT 1 FROM identifier WHERE normalized = ? AND contact_key = ? AND run_key < ?)",
      [normalized, merge.kept, merge.run])
  }

  private func forgetMerge() throws {
    try db.run("DELETE FROM contact_change WHERE run_key = ?", [merge.run])
    try db.run("DELETE FROM record_change WHERE run_key = ?", [merge.run])
    try db.run(
      "DELETE FROM identifier WHERE normalized = ? AND contact_key = ?",
      [RecordKey.normalize(absorbed.before.header.identifier), merge.kept])
  }

  // MARK: The contact that was kept

  /// Takes what the other contact brought out of the one that was kept, from run to run.
  private func splitMerge() throws {
    guard let before = kept.before ?? kept.after, let after = kept.after else { return }
    var taken = RevertedChange(from: after, to: before)
    var replay = RecordReplay(others, after: merge.run, db)
    for step in history.steps {
      try replay.catchUp(with: step, &taken)
      let earlier = taken
      taken.pass(step)
      taken.without.state = taken.without.state.refusing(
        records.said(before: step.moment), unless: others.said(before: step.moment),
        since: earlier.without.state, and: earlier.with.state)
      try replay.follow(step, &taken, from: earlier)
      try ContactHistory.write(taken.without, at: step, photo: nil, undo.rows, db)
    }
    if let reason = taken.reason {
      undo.list(taken.without, reason)
    } else {
      undo.outcome.restored.append(before.header.identifier)
    }
  }

  // MARK: The contact that is back

  /// Brings the absorbed contact back, with what its cards brought since; answers its identifier.
  private func restoreRows(photo: [UInt8]?) throws -> String {
    var image = absorbed.before
    for run in Set(records.flatMap { $0.runs(after: merge.run) }).sorted() {
      let before = image
      image.state = records.following(run, from: image.state)
      if image.state != before.state {
        try RecordReplay.note(run, merge.absorbed, before, &image, db)
      }
    }
    if try !records.contains(where: { try $0.isThere(db) }) { image.header.createdRun = nil }
    return try undo.insert(
      image, image.state.shows(absorbed.photo) ? absorbed.photo : photo)
  }
}

extension RecordTimeline {
  fileprivate func isThere(_ db: Database) throws -> Bool {
    try db.holds("SELECT EXISTS (SELECT 1 FROM source_record WHERE key = ?)", [key])
  }
}

extension ContactHistory.Step {
  /// The run before which the image was as it is.
  fileprivate var moment: Int {
    switch place {
    case .before(let run): run
    case .after(let run): run + 1
    case .rows: Int.max
    }
  }
}

/// Whom a card speaks of that came while two contacts were one.
private struct Home {
  private let absorbedIdentifiers: Set<String>
  private let keptIdentifiers: Set<String>
  private let absorbedKeys: Set<UInt64>
  private let keptKeys: Set<UInt64>

  init(
    _ absorbed: ContactSnapshot, _ kept: ContactHistory.Entry, _ merge: ContactMerge,
    _ records: [RecordTimeline], _ db: Database
  ) throws {
    absorbedIdentifiers = Set(
      ([absorbed.header.identifier] + records.map(\.identifier)).map(RecordKey.normalize)
        + merge.movedIdentifiers)
    keptIdentifiers = Set([kept.before?.header.identifier ?? ""].map(RecordKey.normalize))
    absorbedKeys = Self.keys(absorbed.state)
    keptKeys = Self.keys(kept.before?.state ?? .nothing)
  }

  func isAbsorbed(_ record: RecordTimeline) -> Bool {
    let identifier = RecordKey.normalize(record.identifier)
    if keptIdentifiers.contains(identifier) { return false }
    if absorbedIdentifiers.contains(identifier) { return true }
    let keys = Self.keys(record.last ?? .nothing)
    return !keys.isDisjoint(with: absorbedKeys) && keys.isDisjoint(with: keptKeys)
  }

  private static func keys(_ state: ContactState) -> Set<UInt64> {
    let keys = IdentityKeys(state.fields)
    return Set(keys.evidence + (keys.birthday.map { [$0] } ?? []))
  }
}
