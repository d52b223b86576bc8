import CirclesModel
import GRDB
import SourceDiagnostics

extension ContactLoader {
  /// Removes what a source had and this run did not meet in it.
  func prune(source name: String, _ db: Database) throws -> [ContactOutcome] {
    let source = try index(of: name, db)
    let batch = try batch(name, db)
    var outcomes: [ContactOutcome] = []
    for index in source.entries.indices where source.entries[index].isMissing {
      if let outcome = try prune(index, batch) { outcomes.append(outcome) }
    }
    return outcomes
  }

  /// Removes a missing record, and with it the others of its contact that are missing; with `alone`
  /// no others.
  func prune(_ index: Int, alone: Bool = false, _ batch: Batch) throws -> ContactOutcome? {
    let (db, entry) = (batch.db, batch.source.entries[index])
    hasChanged = true
    guard entry.contact != 0, let mine = try ContactRows.read(Int(entry.contact), db) else {
      // A group, or a contact that the user deleted: the mark is enough.
      try batch.journal.record(Int(entry.record))
      batch.source.update(index) { $0.isSeen = true }
      try mark([Int(entry.record)], db)
      return nil
    }
    let speakers = try RecordTable.speakers(of: mine.header.key, db)
    let going = try speakers.filter { speaker in
      guard let index = batch.source.find(record: speaker.record),
        alone ? speaker.record == Int(entry.record) : batch.source.entries[index].isMissing
      else { return false }
      try batch.journal.record(speaker.record)
      // From here on the record is either removed or marked; both count as met.
      batch.source.update(index) { $0.isSeen = true }
      return true
    }
    let gone = Set(going.map(\.record))
    let staying = speakers.filter { !$0.isGone && !gone.contains($0.record) }
    if staying.isEmpty {
      if try isWorkedOn(mine, speakers, db) { return try keep(mine, going, batch) }
      return try remove(mine, speakers, batch)
    }
    // Others still speak of the contact: only what these records alone said goes.
    try delete(going, db)
    var state = mine.state
    let typed = try UserChanges(of: mine.header.key, db)?.typed(standingIn: mine.state)
    let others = staying.map(\.said) + [typed].compactMap { $0 }
    for speaker in going { state = state.withdrawing(speaker.said, others: others) }
    let isChanged = try write(state, over: mine, batch)
    if state.fields.name.display != mine.state.fields.name.display {
      try ContactMerge.keepChosenName(of: mine.header.key, mine.state, run: run, db)
    }
    identity = nil
    return isChanged
      ? ContactOutcome(
        result: ContactResult(identifier: mine.header.identifier, action: .updated),
        isDuplicate: false) : nil
  }

  /// Whether somebody has added to a contact or edited it.
  private func isWorkedOn(
    _ mine: (header: ContactHeader, state: ContactState), _ speakers: [RecordTable.Speaker],
    _ db: Database
  ) throws -> Bool {
    try !mine.header.familyDetails.isEmpty || !mine.header.travelNotes.isEmpty
      || mine.header.cadenceDays != nil || ContactReferences.exist(to: mine.header, db)
      || !mine.state.isWhole(sum: speakers.map(\.said))
      || speakers.contains { try SyncTables.isSent($0.record, db) }
  }

  private func remove(
    _ mine: (header: ContactHeader, state: ContactState), _ speakers: [RecordTable.Speaker],
    _ batch: Batch
  ) throws -> ContactOutcome {
    let key = mine.header.key
    try batch.journal.contact(
      key, before: ContactSnapshot(mine.header, mine.state), after: nil,
      beforePhoto: ContactRows.photo(key, batch.db))
    try withdraw(mine.header, batch.db)
    try RemovedRows(db: batch.db, run: run).keepBesideCards(of: mine.header)
    // Some may have been missing before: they go with the contact.
    for speaker in speakers {
      try batch.journal.record(speaker.record)
      for source in sources.values {
        if let index = source.find(record: speaker.record) {
          source.update(index) { $0.holder = 0 }
        }
      }
    }
    try delete(speakers, batch.db)
    try batch.db.run("DELETE FROM contact WHERE key = ?", [key])
    identity = nil
    return ContactOutcome(
      result: ContactResult(identifier: mine.header.identifier, action: .pruned),
      isDuplicate: false)
  }

  private func delete(_ speakers: [RecordTable.Speaker], _ db: Database) throws {
    for speaker in speakers {
      try db.run("DELETE FROM source_record WHERE key = ?", [speaker.record])
    }
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

  private func mark(_ records: [Int], _ db: Database) throws {
    for record in records {
      try db.run("UPDATE source_record SET gone_at = ? WHERE key = ?", [startedAt, record])
    }
  }

  /// Keeps a contact that somebody has worked on, and marks it.
  private func keep(
    _ mine: (header: ContactHeader, state: ContactState), _ going: [RecordTable.Speaker],
    _ batch: Batch
  ) throws -> ContactOutcome {
    try mark(going.map(\.record), batch.db)
    var header = mine.header
    header.sourceGoneAt = startedAt
    try batch.journal.contact(
      header.key, before: ContactSnapshot(mine.header, mine.state),
      after: ContactSnapshot(header, mine.state))
    try batch.db.run(
      "UPDATE contact SET source_gone_at = ? WHERE key = ?", [startedAt, header.key])
    return ContactOutcome(
      result: ContactResult(identifier: header.identifier, action: .unchanged), isDuplicate: false,
      diagnostics: [
        Diagnostic(
          .note, "contact.kept-pruned",
          "its source no longer has the contact; it is kept for what was added or edited by hand")
      ])
  }
}

extension SourceIndex.Entry {
  /// Whether the source had the record, and this run did not meet it.
  fileprivate var isMissing: Bool { !isSeen && !isGone }
}
