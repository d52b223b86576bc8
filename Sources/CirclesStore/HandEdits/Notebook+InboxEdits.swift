public import CirclesModel
import Foundation
import GRDB

extension Notebook {
  /// The longest text that `inbox edit` takes, in bytes.
  public static let maximumNoteLength = 1 << 20

  /// Files a note (by id) under a person (by id), whatever the program thought. What named the
  /// person in it becomes an alias, where nobody else is called so. A run of its own.
  ///
  /// `reading` tells what the note says of the person; without it, what it said of another goes.
  public func assign(
    note: String, to person: String, reading: NoteReading? = nil, command: String = "inbox assign"
  ) throws(StoreFailure) -> NoteEdit {
    var learned: [String] = []
    let run = try edit(command) { db, run, time in
      let (key, isForeign) = try Self.noteKey(of: note, run, db)
      let contact = try Self.key(of: person, db)
      guard let before = try NoteImage.read(key, db) else { throw StoreFailure.gone(id: note) }
      var after = before
      let filer = Self.filer(db, run, time, reading)
      let item = try ReviewQuery.current(key, filer)
      let text = try Self.text(of: key, before, db)
      after.state = "assigned"
      after.decidedBy = "hand"
      after.contact = person
      after.confidence = 1
      after.evidence = EvidenceJSON.text([.byHand])
      after.against = "[]"
      after.also.removeAll { $0.contact == person }
      if var row = before.row {
        row.contact = person
        if before.row?.contact == nil {
          row.content = try NoteFiler.shownContent(of: row, key, db)
        }
        row.date = try row.date ?? Self.date(of: key, db) ?? time
        after.row = row
      } else {
        // It was dismissed: it comes back as it was read.
        after.row = NoteImage.AppRow(
          contact: person, content: FilingText.summary(of: text), rawText: text,
          date: try Self.date(of: key, db) ?? time, createdAt: time, run: run)
      }
      let wasOwn = try before.row.map { try NoteFiler.isOwn($0, of: key, db) } ?? true
      try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
        try after.write(key, db)
        // Put otherwise by the program, it is still the program's own.
        if wasOwn, let content = after.row?.content { try filer.remember(content, of: key) }
        try db.run("DELETE FROM suggestion WHERE note_key = ?", [key])
        try NotPerson.forget(person, of: key, db)
        learned = try AliasLearning(db: db, run: run, time: time).learn(from: key, for: contact)
        try filer.keep(nil, of: key, words: item?.isWhole == true ? .whole : .gone) {
          item?.subject
        }
      }
    }
    return NoteEdit(run: run, learned: learned)
  }

  /// Takes notes (by id) out of the inbox, for good: importing them again does not bring them back.
  /// A run of its own. `evenFiled` says whether one that lies under somebody goes, too.
  public func dismiss(
    notes: [String], evenFiled: Bool = false, command: String = "inbox dismiss"
  ) throws(StoreFailure) -> NoteEdit {
    let run = try edit(command) { db, run, _ in
      for note in notes {
        let (key, isForeign) = try Self.noteKey(of: note, run, db)
        guard let before = try NoteImage.read(key, db) else { throw StoreFailure.gone(id: note) }
        if before.state == "assigned", !evenFiled {
          throw StoreFailure.notPossible("a note that is filed under somebody cannot be dismissed")
        }
        var after = before
        after.state = "dismissed"
        after.decidedBy = "hand"
        if before.state == "assigned" { after.takeAway() }
        after.row = nil
        try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
          try after.write(key, db)
        }
      }
    }
    return NoteEdit(run: run)
  }

  /// Gives a note of the inbox (by id) another text; `reprocess` then looks at it again. What was
  /// read stays beside it. A run of its own. `reading` tells what the new text says.
  public func edit(
    note: String, text: String, reading: NoteReading? = nil
  ) throws(StoreFailure) -> NoteEdit {
    guard !text.isEmpty, text.utf8.count <= Self.maximumNoteLength else {
      throw .notPossible("a note has between 1 and \(Self.maximumNoteLength) bytes")
    }
    let run = try edit("inbox edit") { db, run, time in
      let (key, isForeign) = try Self.noteKey(of: note, run, db)
      guard let before = try NoteImage.read(key, db) else { throw StoreFailure.gone(id: note) }
      guard var row = before.row else {
        throw StoreFailure.notPossible("a dismissed note cannot be edited")
      }
      row.content = text
      var after = before
      after.row = row
      let filer = Self.filer(db, run, time, reading)
      try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
        try after.write(key, db)
        try filer.keep(nil, of: key) { try ReviewQuery.current(key, filer)?.subject }
      }
    }
    return NoteEdit(run: run)
  }

  static func filer(
    _ db: Database, _ run: Int, _ time: String, _ reading: NoteReading?
  ) -> NoteFiler {
    NoteFiler(
      db: db, run: run, startedAt: time, extractorVersion: reading?.version ?? 0,
      reader: reading?.reader)
  }

  /// The key of a note; one that another program put into the inbox gets one in this run.
  static func noteKey(of note: String, _ run: Int, _ db: Database) throws
    -> (key: Int, isForeign: Bool)
  {
    let sql = "SELECT key FROM note WHERE id = ?"
    if let key = try Int.fetchOne(db, sql: sql, arguments: [note]) { return (key, false) }
    try db.run(
      """
      INSERT INTO note (id, record, source, digest, state, created_run)
      SELECT id, id, source, zeroblob(16), 'inbox', ? FROM unassigned_note WHERE id = ?
      """, [run, note])
    guard db.changesCount > 0 else { throw StoreFailure.gone(id: note) }
    return (Int(db.lastInsertedRowID), true)
  }

  static func date(of key: Int, _ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT captured_at FROM note WHERE key = ?", arguments: [key])
  }

  static func text(of key: Int, _ image: NoteImage, _ db: Database) throws -> String {
    if let row = image.row { return row.rawText ?? row.content }
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

/// What reads notes that are changed by hand.
public struct NoteReading: Sendable {
  let reader: any TextReading
  let version: Int

  /// A reader with its version.
  public init<Reader: TextReading>(_ reader: Reader) {
    self.reader = reader
    version = Reader.version
  }
}

/// A change of a note by hand.
public struct NoteEdit: Hashable, Sendable {
  /// The run that it is, for taking it back.
  public var run: String
  /// The names that were learned for the person.
  public var learned: [String] = []
}
