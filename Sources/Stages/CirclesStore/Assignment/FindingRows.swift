import CirclesModel
import GRDB

/// Writes what notes say.
struct FindingRows {
  let db: Database
  /// The run that read them.
  let run: Int
  /// The version of the extractor.
  let version: Int

  /// Writes down what a note says, for the contact of a key; a new note has nothing to be removed.
  func write(_ findings: TextFindings, of note: Int, for contact: Int?, isNew: Bool = false) throws
  {
    if !isNew { try remove(note) }
    try insert(findings.interests, .interest, of: note, hasKey: true)
    try insert(findings.events, .event, of: note, hasKey: false)
    try insert(findings.topicsToAvoid, .topic, of: note, hasKey: false)
    try insert(findings.facts, .fact, of: note, hasKey: true)
    try insert(findings.dates, of: note)
    let summary = findings.summary.isEmpty ? nil : findings.summary
    try db.run(
      "UPDATE note SET extractor = ?, extracted_for = ?, summary = ? WHERE key = ?",
      [version, contact, summary, note])
  }

  /// Notes that what is there is what this version reads.
  func confirm(_ note: Int) throws {
    try db.run("UPDATE note SET extractor = ? WHERE key = ?", [version, note])
  }

  /// Forgets what a note says.
  func remove(_ note: Int) throws {
    for table in FindingTable.all { try db.run(table.deletion, [note]) }
  }

  /// Forgets what a note said of somebody, so that it is read again when it can be.
  func forget(_ note: Int) throws {
    try remove(note)
    try db.run(
      "UPDATE note SET extractor = 0, extracted_for = NULL, summary = NULL WHERE key = ?", [note])
  }

  private func insert(
    _ findings: [Finding], _ table: FindingTable, of note: Int, hasKey: Bool
  ) throws {
    if findings.isEmpty { return }
    let writer = try SQLWriter(db, table.insertion)
    for (position, finding) in findings.enumerated() {
      writer.integer(note)
      writer.integer(position)
      if hasKey { writer.text(finding.key) }
      writer.text(finding.text)
      writer.integer(finding.start)
      writer.integer(finding.end)
      writer.integer(run)
      try writer.run()
    }
  }

  private func insert(_ dates: [FoundDate], of note: Int) throws {
    if dates.isEmpty { return }
    let owners = try dates.map { try $0.of.flatMap(contactID) }
    let writer = try SQLWriter(db, FindingTable.date.insertion)
    for (position, date) in dates.enumerated() {
      writer.integer(note)
      writer.integer(position)
      writer.text(date.text)
      writer.integer(date.start)
      writer.integer(date.end)
      writer.text(date.kind)
      writer.text(date.value)
      writer.optional(date.holiday)
      writer.optional(date.label)
      writer.optional(date.year)
      writer.optional(owners[position])
      writer.optional(date.ofName)
      writer.integer(run)
      try writer.run()
    }
  }

  private func contactID(_ identifier: String) throws -> String? {
    try String.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM contact WHERE identifier = ?"),
      arguments: [identifier])
  }
}
