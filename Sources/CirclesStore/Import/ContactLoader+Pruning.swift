import CirclesModel
import GRDB
import SourceDiagnostics

extension ContactLoader {
  /// Removes what a source had and this run did not meet in it.
  func prune(source name: String, _ db: Database) throws -> [ContactOutcome] {
    let source = try index(of: name, db)
    let batch = Batch(
      db: db, rows: ContactRows(db), records: try RecordTable(db),
      journal: ChangeJournal(db: db, run: run), sourceName: name, source: source)
    var outcomes: [ContactOutcome] = []
    for (index, entry) in source.entries.enumerated() where !entry.isSeen && !entry.isGone {
      if let outcome = try prune(index, entry, batch) { outcomes.append(outcome) }
    }
    return outcomes
  }

  /// Removes one record, and its contact where nobody else knows it.
  func prune(_ index: Int, _ entry: SourceIndex.Entry, _ batch: Batch) throws
    -> ContactOutcome?
  {
    let db = batch.db
    let record = Int(entry.record)
    hasChanged = true
    try batch.journal.record(record)
    // From here on the record is either removed or marked; both count as met.
    batch.source.update(index) { $0.isSeen = true }
    guard entry.contact != 0, let mine = try ContactRows.read(Int(entry.contact), db) else {
      // A group, or a contact that the user deleted: the mark is enough.
      try mark(record, db)
      return nil
    }
    let identifier = mine.header.identifier
    let others = try RecordTable.states(of: mine.header.key, without: record, db)
    let own = ContactState(saying: try RecordTable.said(record, db))
    if others.isEmpty {
      if try ContactReferences.exist(to: mine.header, db) || !mine.state.agrees(with: own) {
        return try keep(mine, record, batch)
      }
      try batch.journal.contact(
        mine.header.key, before: ContactImage(mine.header, mine.state), after: nil,
        beforePhoto: ContactRows.photo(mine.header.key, db))
      try withdraw(mine.header, db)
      try db.run(
        "DELETE FROM source_record WHERE key = ?", [record])
      try db.run(
        "DELETE FROM contact WHERE key = ?", [mine.header.key])
      batch.source.update(index) { $0.contact = 0 }
      identity = nil
      return ContactOutcome(
        result: ContactResult(identifier: identifier, action: .pruned), isDuplicate: false)
    }
    // Others still speak of the contact: only what this source alone said goes.
    try db.run(
      "DELETE FROM source_record WHERE key = ?", [record])
    let state = mine.state.withdrawing(own, others: others)
    let isChanged = try write(state, over: mine, batch)
    identity = nil
    return isChanged
      ? ContactOutcome(
        result: ContactResult(identifier: identifier, action: .updated), isDuplicate: false) : nil
  }

  /// Takes a contact that goes out of the notes that speak of it, so that undo puts it back.
  private func withdraw(_ contact: ContactHeader, _ db: Database) throws {
    let notes = try Int.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT note_key FROM suggestion WHERE contact_id = ?1
          UNION SELECT note_key FROM mentioned_date WHERE of_contact_id = ?1
          UNION SELECT key FROM note WHERE contact_id = ?1 ORDER BY 1
          """), arguments: [contact.id])
    let journal = NoteJournal(db: db, run: run)
    for note in notes {
      try journal.around(note) {
        try db.run(
          "DELETE FROM suggestion WHERE note_key = ? AND contact_id = ?", [note, contact.id])
        try db.run(
          "UPDATE mentioned_date SET of_contact_id = NULL WHERE note_key = ? AND of_contact_id = ?",
          [note, contact.id])
        try db.run(
          "UPDATE note SET contact_id = NULL WHERE key = ? AND contact_id = ?", [note, contact.id])
      }
    }
  }

  private func mark(_ record: Int, _ db: Database) throws {
    try db.run(
      "UPDATE source_record SET gone_at = ? WHERE key = ?", [startedAt, record])
  }

  /// Keeps a contact that somebody has worked on, and marks it.
  private func keep(
    _ mine: (header: ContactHeader, state: ContactState), _ record: Int, _ batch: Batch
  ) throws -> ContactOutcome {
    try mark(record, batch.db)
    var header = mine.header
    header.sourceGoneAt = startedAt
    try batch.journal.contact(
      header.key, before: ContactImage(mine.header, mine.state),
      after: ContactImage(header, mine.state))
    try batch.db.run(
      "UPDATE contact SET source_gone_at = ? WHERE key = ?", [startedAt, header.key])
    return ContactOutcome(
      result: ContactResult(identifier: header.identifier, action: .unchanged), isDuplicate: false,
      diagnostics: [
        Diagnostic(
          .note, "contact.kept-pruned",
          "its source no longer has the contact; it stays for what was added or edited by hand")
      ])
  }
}

extension ContactState {
  /// The state without what only one record said. Scalars stay: nobody says anything better.
  func withdrawing(_ said: ContactState, others: [ContactState]) -> ContactState {
    var silent = said
    silent.fields.nicknames = []
    silent.fields.phones = []
    silent.fields.emails = []
    silent.fields.addresses = []
    silent.fields.dates = []
    silent.fields.categories = []
    silent.fields.urls = []
    silent.fields.handles = []
    silent.fields.related = []
    silent.fields.extra = []
    return ThreeWayMerge(base: said, theirs: silent, mine: self, others: others).result
  }
}
