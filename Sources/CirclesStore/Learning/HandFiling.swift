import CirclesModel
import GRDB

/// Files and dismisses notes as somebody says by hand, within a run.
struct HandFiling {
  let db: Database
  let run: Int
  let time: String
  let reading: NoteReading?

  var filer: NoteFiler {
    NoteFiler(
      db: db, run: run, startedAt: time, extractorVersion: reading?.version ?? 0,
      reader: reading?.reader)
  }

  /// Files a note under a person (by id); answers what it says.
  @discardableResult
  func file(_ key: Int, id: String, under person: String, isForeign: Bool = false) throws
    -> ReviewItem?
  {
    guard let before = try NoteImage.read(key, db) else { throw StoreFailure.gone(id: id) }
    var after = before
    let filer = self.filer
    let item = try ReviewQuery.current(key, filer)
    after.state = "assigned"
    after.decidedBy = "hand"
    after.contact = person
    after.confidence = 1
    after.evidence = EvidenceJSON.text([MatchEvidence(kind: "by_hand", text: "")])
    after.row = try row(of: key, before, under: person)
    let wasOwn = try before.row.map { try NoteFiler.isOwn($0, of: key, db) } ?? true
    try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
      try after.write(key, db)
      // Put otherwise by the program, it is still the program's own.
      if wasOwn, let content = after.row?.content { try filer.remember(content, of: key) }
      try db.run("DELETE FROM suggestion WHERE note_key = ?", [key])
      try filer.keep(nil, of: key, words: item?.isWhole == true ? .whole : .gone) {
        item?.subject
      }
    }
    return item
  }

  /// Takes a note out of the inbox for good.
  func dismiss(_ key: Int, id: String, isForeign: Bool = false) throws {
    guard let before = try NoteImage.read(key, db) else { throw StoreFailure.gone(id: id) }
    if before.state == "assigned" {
      throw StoreFailure.notPossible("a note that is filed under somebody cannot be dismissed")
    }
    var after = before
    after.state = "dismissed"
    after.decidedBy = "hand"
    after.row = nil
    try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
      try after.write(key, db)
    }
  }

  private func row(of key: Int, _ before: NoteImage, under person: String) throws
    -> NoteImage.AppRow
  {
    guard var row = before.row else {
      // It was dismissed: it comes back as it was read.
      let text = try text(of: key)
      return NoteImage.AppRow(
        contact: person, content: FilingText.summary(of: text), rawText: text,
        date: try date(of: key) ?? time, createdAt: time, run: run)
    }
    if row.contact == nil { row.content = try NoteFiler.shownContent(of: row, key, db) }
    row.contact = person
    row.date = try row.date ?? date(of: key) ?? time
    return row
  }

  private func date(of key: Int) throws -> String? {
    try String.fetchOne(db, sql: "SELECT captured_at FROM note WHERE key = ?", arguments: [key])
  }

  private func text(of key: Int) throws -> String {
    if let text = try String.fetchOne(
      db, sql: "SELECT text FROM note WHERE key = ?", arguments: [key])
    {
      return text
    }
    let lines = try String.fetchAll(
      db,
      sql: """
        SELECT sender || ': ' || coalesce(text, '') FROM message WHERE note_key = ?
        ORDER BY sent, key
        """, arguments: [key])
    return lines.joined(separator: "\n")
  }
}
