import CirclesModel
import Foundation
import GRDB

/// What became of a contact after a run: the images that later runs kept of it, in their order, and
/// last its rows. Where it became one with another contact, the other's images go on.
struct ContactHistory {
  /// Where an image lies.
  enum Place: Hashable {
    case before(run: Int)
    case after(run: Int)
    case rows
  }

  /// The contact at one moment.
  struct Step {
    var contact: Int
    var place: Place
    var image: ContactSnapshot
    /// What another contact said that became one with it here.
    var others: [ContactState] = []
  }

  private(set) var steps: [Step] = []
  /// The contacts that it was, the one it is now last.
  private(set) var contacts: [Int] = []
  private let db: Database

  init(of contact: Int, after run: Int, _ db: Database) throws {
    self.db = db
    try follow(contact, after: run)
  }

  /// Whether the contact is still there.
  var isThere: Bool { steps.last?.place == .rows }

  private mutating func follow(_ contact: Int, after run: Int) throws {
    contacts.append(contact)
    for entry in try Self.entries(of: contact, after: run, db) {
      if let image = entry.before {
        steps.append(Step(contact: contact, place: .before(run: entry.run), image: image))
      }
      if let image = entry.after {
        steps.append(Step(contact: contact, place: .after(run: entry.run), image: image))
      } else {
        return try cross(from: contact, in: entry.run)
      }
    }
    if let now = try ContactRows.read(contact, db) {
      let image = ContactSnapshot(now.header, now.state)
      steps.append(Step(contact: contact, place: .rows, image: image))
    }
  }

  /// Goes on with the contact that this one became one with.
  private mutating func cross(from contact: Int, in run: Int) throws {
    guard
      try db.holds(
        """
        SELECT EXISTS (SELECT 1 FROM contact_merge
          WHERE run_key = ? AND absorbed_key = ? AND undone_run IS NULL)
        """, [run, contact]), let kept = try Self.kept(in: run, db)
    else { return }
    if let after = kept.after {
      steps.append(
        Step(
          contact: kept.contact, place: .after(run: run), image: after,
          others: kept.before.map { [$0.state] } ?? []))
    }
    try follow(kept.contact, after: run)
  }

  /// What a run noted of a contact.
  struct Entry {
    var run: Int
    var contact: Int
    var before: ContactSnapshot?
    var after: ContactSnapshot?
  }

  /// What the contact that a merge kept was, and became.
  static func kept(in merge: Int, _ db: Database) throws -> Entry? {
    try entries("run_key = ? AND after IS NOT NULL", [merge], db).first
  }

  /// What the contact was that a merge made one with another.
  static func absorbed(in merge: Int, _ db: Database) throws -> Entry? {
    try entries(
      """
      run_key = ?1 AND contact_key = (SELECT absorbed_key FROM contact_merge WHERE run_key = ?1)
      """, [merge], db
    ).first
  }

  private static func entries(of contact: Int, after run: Int, _ db: Database) throws -> [Entry] {
    try entries("contact_key = ? AND run_key > ?", [contact, run], db)
  }

  private static func entries(
    _ condition: String, _ arguments: StatementArguments, _ db: Database
  ) throws -> [Entry] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT run_key, contact_key, before, after FROM contact_change WHERE \(condition)
          ORDER BY run_key
          """), arguments: arguments
    ).map { row in
      func image(_ column: String) throws -> ContactSnapshot? {
        (try row[column] as String?).flatMap { ContactSnapshot(json: Array($0.utf8)) }
      }
      return try Entry(
        run: row["run_key"], contact: row["contact_key"], before: image("before"),
        after: image("after"))
    }
  }
}

/// A change that is being taken out of a contact's history: how the contact stood with it, and how
/// it stands without, from one moment to the next.
struct RevertedChange {
  private(set) var with: ContactSnapshot
  var without: ContactSnapshot
  /// Why something of the change stays; nil where nothing does.
  private(set) var reason: RunUndo.Reason?

  init(from after: ContactSnapshot, to before: ContactSnapshot) {
    with = after
    without = before
  }

  /// Goes on to the next moment: what differs there from the moment before was done by somebody
  /// else, and stays.
  mutating func pass(_ step: ContactHistory.Step) {
    let merge = ThreeWayMerge(
      base: with.state, theirs: without.state, mine: step.image.state, others: step.others)
    var next = step.image
    next.state = merge.result
    if step.image.state == with.state, step.others.isEmpty { next.state = without.state }
    next.header.take(from: with.header, to: without.header)
    if step.place == .rows, next.state != without.state {
      next.header.modifiedAt = step.image.header.modifiedAt
    }
    if !merge.keptEdits.isEmpty, reason == nil {
      if case .after = step.place { reason = .laterRun } else { reason = .edited }
    }
    with = step.image
    without = next
  }
}

extension ContactHeader {
  /// Takes over what differs between two headers, except where this one is otherwise already.
  fileprivate mutating func take(from after: ContactHeader, to before: ContactHeader) {
    sourceGoneAt = attribute(\.sourceGoneAt, after, before, self)
    familyDetails = attribute(\.familyDetails, after, before, self)
    travelNotes = attribute(\.travelNotes, after, before, self)
    cadenceDays = attribute(\.cadenceDays, after, before, self)
    guard key == after.key else { return }
    modifiedAt = attribute(\.modifiedAt, after, before, self)
    createdRun = attribute(\.createdRun, after, before, self)
    id = attribute(\.id, after, before, self)
    identifier = attribute(\.identifier, after, before, self)
  }
}

extension ContactHistory {
  /// Writes how a contact stood, or stands, at a step. `photo` are the bytes of a photo that the
  /// change had replaced.
  static func write(
    _ image: ContactSnapshot, at step: Step, photo: [UInt8]?, _ rows: ContactRows, _ db: Database
  ) throws {
    if image == step.image { return }
    switch step.place {
    case .before(let run):
      try db.run(
        "UPDATE contact_change SET before = ? WHERE run_key = ? AND contact_key = ?",
        [image.text, run, step.contact])
      if image.state.fields.photo != step.image.state.fields.photo {
        try db.run(
          """
          UPDATE contact_change SET before_photo = iif(?1, ?2, NULL)
          WHERE run_key = ?3 AND contact_key = ?4 AND (?1 OR before_photo IS NOT NULL)
          """, [image.state.shows(photo), photo.map { Data($0) }, run, step.contact])
      }
    case .after(let run):
      try db.run(
        "UPDATE contact_change SET after = ? WHERE run_key = ? AND contact_key = ?",
        [image.text, run, step.contact])
    case .rows: try write(image, over: step.image, photo: photo, rows, db)
    }
  }

  private static func write(
    _ image: ContactSnapshot, over mine: ContactSnapshot, photo: [UInt8]?, _ rows: ContactRows,
    _ db: Database
  ) throws {
    let key = mine.header.key
    try rows.update(
      key, from: mine.state, to: image.state,
      photo: image.state.shows(photo) ? photo : ContactRows.photo(key, db),
      modifiedAt: image.header.modifiedAt)
    func text(_ value: String) -> String? { value.isEmpty ? nil : value }
    try db.run(
      """
      UPDATE contact SET modified_at = ?, source_gone_at = ?, family_details = ?, travel_notes = ?,
        cadence_days = ? WHERE key = ?
      """,
      [
        image.header.modifiedAt, image.header.sourceGoneAt, text(image.header.familyDetails),
        text(image.header.travelNotes), image.header.cadenceDays, key,
      ])
  }
}

extension ContactSnapshot {
  /// The image as it is kept.
  var text: String { String(decoding: json, as: UTF8.self) }
}

extension ContactState {
  /// Whether the photo is made of these bytes.
  func shows(_ bytes: [UInt8]?) -> Bool {
    guard let bytes, let digest = fields.photo?.digest else { return false }
    return RecordDigest(of: bytes).hex.hasPrefix(digest)
  }
}
