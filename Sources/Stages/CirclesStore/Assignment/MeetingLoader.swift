public import CirclesModel
import Foundation
import GRDB

/// Loads what calendars tell: a meeting lies under all of its people, and moves and goes as the
/// calendar says; a birthday is kept to be offered.
struct MeetingLoader {
  let db: Database
  let filer: NoteAssigner

  /// Loads a meeting, or a birthday, with the people that were found for it.
  func load(_ item: Decided<NoteRecord>, _ clock: inout LocalClock) throws -> NoteOutcome {
    let note = item.subject
    let digest = NoteDigest.of(note)
    let date =
      note.capturedAt.map { time in clock.text(of: time) } ?? filer.startedAt
    let known = try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT key, digest FROM note WHERE record = ? AND thread_key IS NULL"),
      arguments: [note.id])
    guard let known else {
      try db.run(
        """
        INSERT INTO note (id, record, source, captured_at, title, speakers, text, digest, state,
          created_run) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'dismissed', ?)
        """,
        [
          NoteIdentity.id(of: note.id), note.id, note.noteSource.rawValue, date, note.title,
          EvidenceJSON.text(note.speakers), filer.keepsRaw ? note.text : nil, Data(digest.bytes),
          filer.run,
        ])
      let key = Int(db.lastInsertedRowID)
      try place(item, key, date)
      return NoteOutcome(fate: .assigned)
    }
    let old: Data = try known["digest"]
    if Array(old) == digest.bytes { return NoteOutcome(fate: .duplicate) }
    let key: Int = try known["key"]
    return try NoteJournal(db: db, run: filer.run).around(key) {
      // The birthday's own date is that of the run that brought it.
      let date = note.capturedAt == nil ? try captured(key) ?? date : date
      try place(item, key, date)
      try db.run(
        """
        UPDATE note SET digest = ?, text = ?, title = ?, captured_at = ?, speakers = ?
        WHERE key = ?
        """,
        [
          Data(digest.bytes), filer.keepsRaw ? note.text : nil, note.title, date,
          EvidenceJSON.text(note.speakers), key,
        ])
      if note.noteSource == .birthday { return NoteOutcome(fate: .assigned) }
      let standing = try NoteAssignment.read(key, db)
      return NoteOutcome(fate: standing?.fate ?? .duplicate, standing: standing)
    }
  }

  private func captured(_ key: Int) throws -> String? {
    try String.fetchOne(db, sql: "SELECT captured_at FROM note WHERE key = ?", arguments: [key])
  }

  private func place(_ item: Decided<NoteRecord>, _ key: Int, _ date: String) throws {
    if let birthday = item.subject.calendar?.birthday {
      return try offer(birthday, item.subject, key)
    }
    guard var image = try NoteSnapshot.read(key, db) else { return }
    let people = try (item.subject.calendar?.people ?? []).compactMap(filer.contactID)
    let content = NoteDisplayText.summary(of: item.subject.text)
    // Whom a person put it under stays, and so do words that somebody wrote over it. A row that
    // another program removed does not come back.
    let isByHand = image.decidedBy == "hand"
    if image.row == nil, isByHand || image.state == "assigned" { return }
    var isOwn = true
    if var row = image.row {
      isOwn = try NoteAssigner.isOwn(row, of: key, db)
      if isOwn { row.content = content }
      if try filer.isOwnDate(row, of: key) { row.date = date }
      row.rawText = filer.keepsRaw ? item.subject.text : nil
      image.row = row
    }
    if !isByHand, let first = people.first {
      (image.state, image.contact, image.confidence) = ("assigned", first, 1)
      image.evidence = EvidenceJSON.text(item.decision.evidence)
      if image.row == nil {
        image.row = NoteSnapshot.AppRow(
          contact: first, content: content, rawText: filer.keepsRaw ? item.subject.text : nil,
          date: date, createdAt: filer.startedAt, run: filer.run)
      }
      image.row?.contact = first
      let old = image.also
      image.also = try people.dropFirst().map { person in
        try old.first { $0.contact == person }
          ?? NoteSnapshot.Also.new(person, of: key, run: filer.run, db)
      }
    }
    try image.write(key, db)
    if isOwn, let content = image.row?.content { try filer.remember(content, of: key) }
    try db.run(
      "UPDATE note SET matched_run = ?, matcher = ? WHERE key = ?",
      [filer.run, filer.matcherVersion, key])
  }

  /// Keeps a birthday as a date that was told of somebody, with no row of the app's.
  private func offer(
    _ birthday: CalendarEntry.Birthday, _ note: NoteRecord, _ key: Int
  ) throws {
    try db.run("DELETE FROM mentioned_date WHERE note_key = ?", [key])
    guard let person = try note.calendar?.people.first.flatMap(filer.contactID) else { return }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    try db.run(
      """
      INSERT INTO mentioned_date (note_key, position, text, span_start, span_end, kind, value,
        label, year, of_contact_id, of_name, run_key)
      VALUES (?, 0, ?, 0, 0, 'annual', ?, 'birthday', ?, ?, ?, ?)
      """,
      [
        key, note.title, "--\(two(birthday.month))-\(two(birthday.day))", birthday.year, person,
        birthday.names.first, filer.run,
      ])
  }

  /// Takes out the meetings of an event that do not stand any more.
  func settle(_ series: MeetingSeries) throws {
    var gone = series.cancelled
    if let kept = series.kept {
      gone += try records(of: series.prefix).filter { !kept.contains($0) }
    }
    for record in Set(gone).sorted() { _ = try remove(record) }
  }

  /// Takes out all meetings of an event that took place since a time; answers how many went.
  func remove(all prefix: String, since: Int64?, _ clock: inout LocalClock) throws -> Int {
    let start = since.map { clock.text(of: .instant(seconds: $0, offset: 0)) }
    return try records(of: prefix, since: start).reduce(0) { try $0 + (remove($1) ? 1 : 0) }
  }

  /// The meetings of an event that are not taken out yet.
  private func records(of prefix: String, since: String? = nil) throws -> [String] {
    // ':' ends the prefix, and ';' follows it.
    try String.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT record FROM note
          WHERE record >= ? AND record < ? AND source = 'meeting' AND state <> 'dismissed'
            AND captured_at >= ?
          """), arguments: [prefix, String(prefix.dropLast() + ";"), since ?? ""])
  }

  /// Takes out one meeting, if it is there and may go.
  private func remove(_ record: String) throws -> Bool {
    let key = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT key FROM note WHERE record = ? AND source = 'meeting'"),
      arguments: [record])
    return try key.map { try remove($0) } ?? false
  }

  /// A meeting that was filed or written over by hand stays.
  private func remove(_ key: Int) throws -> Bool {
    guard var image = try NoteSnapshot.read(key, db), image.decidedBy == "program",
      let row = image.row, try NoteAssigner.isOwn(row, of: key, db)
    else { return false }
    try NoteJournal(db: db, run: filer.run).around(key) {
      (image.state, image.row, image.contact, image.also) = ("dismissed", nil, nil, [])
      try image.write(key, db)
      try Self.readAnew(key, db)
    }
    return true
  }

  /// Lets a meeting be read when it comes again, though it says the same.
  static func readAnew(_ key: Int, _ db: Database) throws {
    try db.run(
      "UPDATE note SET digest = zeroblob(16) WHERE key = ? AND source = 'meeting'", [key])
  }
}

extension ImportSession {
  /// Takes out the meetings that do not stand any more.
  public func settle(
    _ series: [MeetingSeries], _ options: AssignOptions
  ) throws(StoreError) {
    if series.isEmpty { return }
    try batch(of: 0, isWhole: false) { db in
      let loader = MeetingLoader(db: db, filer: self.filer(db, options))
      for one in series { try loader.settle(one) }
    }
  }
}
