public import CirclesModel
import Foundation
import GRDB

extension Notebook {
  /// Takes a note (by id) away from everybody and puts it back into the inbox, where it stays until
  /// somebody files it: no import and no `reprocess` does. A run of its own.
  ///
  /// - Parameters:
  ///   - stranger: whom (by id) the note is not about; they are not suggested for it again. The other days
  ///     of its conversation that the program filed under them wait in the inbox, too.
  ///   - reading: tells what the note says once it is nobody's.
  ///   - deciding: tells whom the note may be about, for its suggestions.
  @discardableResult
  public func unfile(
    note: String, not stranger: String? = nil, reading: NoteReading? = nil,
    deciding: (ReviewItem) -> MatchDecision = { _ in MatchDecision() }
  ) throws(StoreError) -> NoteEdit {
    let run = try edit("note unfile") { db, run, time in
      let (key, isForeign) = try Self.noteKey(of: note, run, db)
      guard try NoteSnapshot.read(key, db) != nil else { throw StoreError.gone(id: note) }
      if let stranger { _ = try Self.key(of: stranger, db) }
      let filer = Self.filer(db, run, time, reading)
      try Self.unfile(key, isForeign: isForeign, filer, deciding, time) { after in
        after.decidedBy = "hand"
        if let stranger { try RejectedPerson.learn(stranger, of: key, run: run, at: time, db) }
        return try RejectedPerson.contacts(key, db)
      }
      guard let stranger, let name = try ConversationDays.conversation(of: note, db) else { return }
      for day in try ConversationDays.filed(in: name, under: stranger, db) where day.key != key {
        try Self.unfile(day.key, filer, deciding, time) { _ in [stranger] }
      }
    }
    return NoteEdit(run: run)
  }

  /// Puts a note into the inbox, with suggestions but for those whom `settle` tells, which may change
  /// what is written.
  private static func unfile(
    _ key: Int, isForeign: Bool = false, _ filer: NoteAssigner,
    _ deciding: (ReviewItem) -> MatchDecision, _ time: String,
    settle: (inout NoteSnapshot) throws -> Set<String>
  ) throws {
    let (db, run) = (filer.db, filer.run)
    guard let before = try NoteSnapshot.read(key, db) else { return }
    let item = try ReviewQuery.current(key, filer)
    var decision = item.map(deciding) ?? MatchDecision()
    var after = before
    after.state = "inbox"
    after.removeContact()
    let wasOwn = try before.row.map { try NoteAssigner.isOwn($0, of: key, db) } ?? true
    after.row = try inboxRow(of: before, key, wasOwn, run, time, db)
    try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
      try filer.omit(settle(&after), of: &decision)
      after.confidence = decision.confidence
      after.evidence = EvidenceJSON.text(decision.evidence)
      if !decision.mentions.isEmpty { after.mentions = EvidenceJSON.text(decision.mentions) }
      try after.write(key, db)
      if wasOwn, let content = after.row?.content { try filer.remember(content, of: key) }
      try filer.suggest(decision.suggestions, of: key)
      try filer.keep(nil, of: key, words: item?.isWhole == true ? .whole : .gone) { item?.subject }
    }
  }

  /// Files a note (by id) under a further person (by id), or takes it from one of several again. The
  /// first stays who it was; a note that is filed under nobody is filed under the person alone. A run of
  /// its own.
  public func also(
    note: String, _ person: String, removing: Bool = false, reading: NoteReading? = nil
  ) throws(StoreError) -> NoteEdit {
    let state = try read { db in
      try String.fetchOne(
        db,
        sql: """
          SELECT coalesce((SELECT state FROM note AS n WHERE n.id = i.id), 'assigned')
          FROM interaction AS i WHERE id = ?
          """, arguments: [note])
    }
    if state != "assigned", !removing {
      return try assign(note: note, to: person, reading: reading, command: "note also")
    }
    let run = try edit("note also") { db, run, _ in
      let (key, isForeign) = try Self.noteKey(of: note, run, db)
      _ = try Self.key(of: person, db)
      guard let before = try NoteSnapshot.read(key, db) else { throw StoreError.gone(id: note) }
      var after = before
      after.decidedBy = "hand"
      if removing {
        after.also.removeAll { $0.contact == person }
        if after.also == before.also {
          throw StoreError.notPossible(
            before.row?.contact == person
              ? "the note is filed under this person first; use note move or note unfile"
              : "the note is not filed under this person")
        }
      } else {
        if before.row?.contact == person || before.also.contains(where: { $0.contact == person }) {
          throw StoreError.notPossible("the note is already filed under this person")
        }
        let new = try NoteSnapshot.Also.new(person, of: key, run: run, db)
        after.also = (after.also + [new]).sorted { $0.interaction < $1.interaction }
      }
      try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
        try after.write(key, db)
        if !removing { try RejectedPerson.forget(person, of: key, db) }
      }
    }
    return NoteEdit(run: run)
  }

  /// The row of a note that goes back into the inbox: all its words, as they were read; those that
  /// somebody wrote over it stay.
  private static func inboxRow(
    of image: NoteSnapshot, _ key: Int, _ isOwn: Bool, _ run: Int, _ time: String, _ db: Database
  ) throws -> NoteSnapshot.AppRow {
    let text = try text(of: key, image, db)
    guard var row = image.row else {
      return NoteSnapshot.AppRow(
        contact: nil, content: text, rawText: text, date: nil, createdAt: time, run: run)
    }
    if isOwn, row.contact != nil { row.content = row.rawText ?? row.content }
    row.contact = nil
    row.date = nil
    return row
  }
}

extension NoteSnapshot {
  /// Takes the note from everybody, with what spoke for it.
  mutating func removeContact() {
    contact = nil
    confidence = 0
    evidence = "[]"
    against = "[]"
    also = []
  }
}

extension RejectedPerson {
  /// Learns in a run that a note (by key) is not about a person.
  static func learn(_ contact: String, of key: Int, run: Int, at time: String, _ db: Database)
    throws
  {
    guard
      let note = try String.fetchOne(db, sql: "SELECT id FROM note WHERE key = ?", arguments: [key])
    else { return }
    let known = try all(of: note, db)
    if known.contains(where: { $0.contact == contact }) { return }
    try write(known + [new(contact, note: note, run: run, at: time)], of: note, db)
  }
}

extension NoteAssigner {
  /// Takes people (by id) out of a decision about a note of the inbox: what spoke for them speaks for
  /// nobody else.
  func omit(_ people: Set<String>, of decision: inout MatchDecision) throws {
    decision.contact = nil
    let best = decision.suggestions.first
    decision.suggestions = try decision.suggestions.filter { suggestion in
      try contactID(suggestion.identifier).map { !people.contains($0) } ?? false
    }
    guard decision.suggestions.first != best else { return }
    decision.confidence = decision.suggestions.first?.confidence ?? 0
    decision.evidence = (decision.suggestions.first?.reason).map { [$0] } ?? []
    decision.mentions = []
  }
}
