public import CirclesModel
import Foundation
import GRDB

extension Notebook {
  /// The longest text that `note edit` takes, in bytes.
  public static let maximumNoteLength = 1 << 20

  /// Files a note (by id) under a person (by id), whatever the program thought. What named the
  /// person in it becomes an alias, where nobody else is called so, and what stands above it is
  /// learned; with `learns` off nothing is. A run of its own.
  ///
  /// `reading` tells what the note says of the person; without it, what it said of another goes.
  public func assign(
    note: String, to person: String, reading: NoteReading? = nil, command: String = "inbox assign",
    learns: Bool = true
  ) throws(StoreError) -> NoteEdit {
    var result = NoteEdit(run: "", notes: [note])
    result.run = try edit(command) { db, run, time in
      let (key, isForeign) = try Self.noteKey(of: note, run, db)
      let contact = try Self.key(of: person, db)
      let filing = ManualAssignment(db: db, run: run, time: time, reading: reading)
      let item = try filing.file(key, id: note, under: person, isForeign: isForeign)
      if !learns { return }
      result.learned = try AliasLearning(db: db, run: run, time: time).learn(
        from: key, for: contact)
      try CorrectionLearning(db: db, run: run, time: time).learn(
        from: item, note: note, reading, for: person)
    }
    return result
  }

  /// Takes notes (by id) and whole conversations out of the inbox, for good: importing them again does
  /// not bring them back, and what follows in those conversations is dismissed too. A run of its own.
  /// `evenFiled` says whether a note that is filed under somebody goes, too.
  public func dismiss(
    notes: [String], conversations: [ConversationName] = [], evenFiled: Bool = false,
    command: String = "inbox dismiss"
  ) throws(StoreError) -> NoteEdit {
    var result = NoteEdit(run: "")
    result.run = try edit(command) { db, run, time in
      let filing = ManualAssignment(db: db, run: run, time: time, reading: nil)
      for name in conversations {
        for day in try ConversationDays.waiting(in: name, db) where !notes.contains(day.id) {
          try filing.dismiss(day.key, id: day.id)
          result.notes.append(day.id)
        }
        try CorrectionLearning(db: db, run: run, time: time).learn(
          name, of: nil, try ConversationDays.head(of: name, db))
      }
      for note in notes {
        let (key, isForeign) = try Self.noteKey(of: note, run, db)
        try filing.dismiss(key, id: note, isForeign: isForeign, evenFiled: evenFiled)
        result.notes.append(note)
      }
    }
    return result
  }

  /// Gives a note (by id) another text. What was read stays beside it. One of the inbox is looked at
  /// again by `reprocess`; a filed one stays where it is, as if filed by hand. A run of its own.
  /// `reading` tells what the new text says.
  public func edit(
    note: String, text: String, reading: NoteReading? = nil, command: String = "inbox edit"
  ) throws(StoreError) -> NoteEdit {
    guard !text.isEmpty, text.utf8.count <= Self.maximumNoteLength else {
      throw .notPossible("a note must have between 1 and \(Self.maximumNoteLength) bytes")
    }
    let run = try edit(command) { db, run, time in
      let (key, isForeign) = try Self.noteKey(of: note, run, db)
      guard let before = try NoteSnapshot.read(key, db) else { throw StoreError.gone(id: note) }
      guard var row = before.row else {
        throw StoreError.notPossible("a dismissed note cannot be edited")
      }
      row.content = text
      var after = before
      after.row = row
      if row.contact != nil { after.decidedBy = "hand" }
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
  ) -> NoteAssigner {
    NoteAssigner(
      db: db, run: run, startedAt: time, extractorVersion: reading?.version ?? 0,
      reader: reading?.reader)
  }

  /// The key of a note; one that another program put into the inbox or under somebody gets one in this
  /// run.
  static func noteKey(of note: String, _ run: Int, _ db: Database) throws
    -> (key: Int, isForeign: Bool)
  {
    let sql = "SELECT key FROM note WHERE id = ?"
    if let key = try Int.fetchOne(db, sql: sql, arguments: [note]) { return (key, false) }
    try db.run(
      """
      INSERT INTO note (id, record, source, digest, state, created_run)
      SELECT id, id, source, zeroblob(16), 'inbox', ?1 FROM unassigned_note WHERE id = ?2
      UNION ALL
      SELECT id, id, source, zeroblob(16), 'assigned', ?1 FROM interaction WHERE id = ?2
      """, [run, note])
    guard db.changesCount > 0 else { throw StoreError.gone(id: note) }
    return (Int(db.lastInsertedRowID), true)
  }

  static func date(of key: Int, _ db: Database) throws -> String? {
    try String.fetchOne(db, sql: "SELECT captured_at FROM note WHERE key = ?", arguments: [key])
  }

  static func text(of key: Int, _ image: NoteSnapshot, _ db: Database) throws -> String {
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
  /// The notes that changed, by id.
  public var notes: [String] = []
}
