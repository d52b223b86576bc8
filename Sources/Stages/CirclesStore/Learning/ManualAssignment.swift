import CirclesModel
import GRDB

/// Files and dismisses notes as somebody says by hand, within a run.
struct ManualAssignment {
  let db: Database
  let run: Int
  let time: String
  let reading: NoteReading?

  /// Files a note under a person (by id); answers what it says.
  @discardableResult
  func file(_ key: Int, id: String, under person: String, isForeign: Bool = false) throws
    -> ReviewItem?
  {
    guard let before = try NoteSnapshot.read(key, db) else { throw StoreError.gone(id: id) }
    var after = before
    let filer = Notebook.filer(db, run, time, reading)
    let item = try ReviewQuery.current(key, filer)
    after.state = "assigned"
    after.decidedBy = "hand"
    after.contact = person
    after.confidence = 1
    after.evidence = EvidenceJSON.text([.byHand])
    after.against = "[]"
    after.also.removeAll { $0.contact == person }
    after.row = try row(of: key, before, under: person)
    let wasOwn = try before.row.map { try NoteAssigner.isOwn($0, of: key, db) } ?? true
    try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
      try after.write(key, db)
      // Put otherwise by the program, it is still the program's own.
      if wasOwn, let content = after.row?.content { try filer.remember(content, of: key) }
      try db.run("DELETE FROM suggestion WHERE note_key = ?", [key])
      try RejectedPerson.forget(person, of: key, db)
      try filer.keep(nil, of: key, words: item?.isWhole == true ? .whole : .gone) {
        item?.subject
      }
    }
    return item
  }

  /// Takes a note out of the inbox for good.
  func dismiss(_ key: Int, id: String, isForeign: Bool = false, evenFiled: Bool = false) throws {
    guard let before = try NoteSnapshot.read(key, db) else { throw StoreError.gone(id: id) }
    if before.state == "assigned", !evenFiled {
      throw StoreError.notPossible("a filed note cannot be dismissed")
    }
    var after = before
    after.state = "dismissed"
    after.decidedBy = "hand"
    if before.state == "assigned" { after.removeContact() }
    after.row = nil
    try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
      try after.write(key, db)
    }
  }

  private func row(of key: Int, _ before: NoteSnapshot, under person: String) throws
    -> NoteSnapshot.AppRow
  {
    let date = try Notebook.date(of: key, db) ?? time
    guard var row = before.row else {
      // It was dismissed: it comes back as it was read.
      let text = try Notebook.text(of: key, before, db)
      return NoteSnapshot.AppRow(
        contact: person, content: NoteDisplayText.summary(of: text), rawText: text, date: date,
        createdAt: time, run: run)
    }
    if row.contact == nil { row.content = try NoteAssigner.shownContent(of: row, key, db) }
    row.contact = person
    row.date = row.date ?? date
    return row
  }
}
