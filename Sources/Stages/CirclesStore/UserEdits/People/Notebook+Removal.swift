import CirclesModel
import GRDB

/// What goes with a person who is removed.
public struct PersonBelongings: Hashable, Sendable {
  /// Notes that go back to the inbox.
  public var notes: Int
  /// Cards of address books, which do not bring the person back.
  public var cards: Int
  /// Connections with other people.
  public var connections: Int
  /// Other names, given or learned.
  public var aliases: Int

  /// Makes counts.
  public init(notes: Int = 0, cards: Int = 0, connections: Int = 0, aliases: Int = 0) {
    self.notes = notes
    self.cards = cards
    self.connections = connections
    self.aliases = aliases
  }
}

extension Notebook {
  /// What goes with a person (by id).
  public func belongings(of person: String) throws(StoreError) -> PersonBelongings {
    try read { db in
      let key = try Self.key(of: person, db)
      func count(_ sql: String) throws -> Int {
        try Int.fetchOne(db, sql: sql, arguments: ["id": person, "key": key]) ?? 0
      }
      return try PersonBelongings(
        notes: count("SELECT count(*) FROM interaction WHERE contact_id = :id AND :key"),
        cards: count("SELECT count(*) FROM source_record WHERE contact_key = :key AND :id <> ''"),
        connections: count(
          """
          SELECT count(*) FROM connection WHERE :id IN (from_contact_id, to_contact_id) AND :key
          """),
        aliases: count("SELECT count(*) FROM alias WHERE contact_key = :key AND :id <> ''"))
    }
  }

  /// Removes a person (by id). Their notes go back to the inbox, and the cards they came from do not
  /// bring them back. A run of its own; answers its id.
  public func removePerson(
    _ person: String, reading: NoteReading? = nil
  ) throws(StoreError) -> String {
    try edit("people remove") { db, run, time in
      guard let (header, state) = try ContactRows.read(Self.key(of: person, db), db) else {
        throw StoreError.gone(id: person)
      }
      try PersonRemoval(
        db: db, run: run,
        filer: NoteAssigner(
          db: db, run: run, startedAt: time, extractorVersion: reading?.version ?? 0,
          reader: reading?.reader)
      ).remove(header, state)
    }
  }
}

/// Takes a person out of the notebook, so that undo can put back all of it.
private struct PersonRemoval {
  let db: Database
  let run: Int
  let filer: NoteAssigner

  func remove(_ header: ContactHeader, _ state: ContactState) throws {
    let journal = ChangeJournal(db: db, run: run)
    try journal.contact(
      header.key, before: ContactSnapshot(header, state), after: nil,
      beforePhoto: ContactRows.photo(header.key, db))
    for note in try notes(of: header) { try giveUp(note, of: header) }
    // What another program wrote has no note behind it.
    try db.run(
      """
      INSERT OR IGNORE INTO note (id, record, source, digest, state, created_run)
      SELECT id, id, source, zeroblob(16), 'assigned', ? FROM interaction WHERE contact_id = ?
      """, [run, header.id])
    for note in try Int.fetchAll(
      db,
      sql: """
        SELECT n.key FROM note AS n JOIN interaction AS i ON i.id = n.id
        WHERE i.contact_id = ? ORDER BY 1
        """, arguments: [header.id])
    {
      try giveUp(note, of: header, isForeign: true)
    }
    try bury(header, state, journal)
    try RemovedRows(db: db, run: run).keep(of: header)
    try db.run("DELETE FROM contact WHERE key = ?", [header.key])
  }

  private func notes(of header: ContactHeader) throws -> [Int] {
    try Int.fetchAll(
      db,
      sql: """
        SELECT key FROM note WHERE contact_id = ?1
        UNION SELECT n.key FROM note AS n JOIN interaction AS i ON i.id = n.id
          WHERE i.contact_id = ?1
        UNION SELECT note_key FROM suggestion WHERE contact_id = ?1
        UNION SELECT note_key FROM mentioned_date WHERE of_contact_id = ?1
        UNION SELECT note_key FROM note_also WHERE contact_id = ?1
        ORDER BY 1
        """, arguments: [header.id])
  }

  /// Gives up all that a note says of the person; one that lies under them goes back to the inbox.
  private func giveUp(_ key: Int, of header: ContactHeader, isForeign: Bool = false) throws {
    try NoteJournal(db: db, run: run).around(key, isForeign: isForeign) {
      try db.run(
        "DELETE FROM suggestion WHERE note_key = ? AND contact_id = ?", [key, header.id])
      try db.run(
        "UPDATE mentioned_date SET of_contact_id = NULL WHERE note_key = ? AND of_contact_id = ?",
        [key, header.id])
      guard let before = try NoteSnapshot.read(key, db) else { return }
      if let after = before.leaving(header.id) { return try leave(key, as: after) }
      guard before.row?.contact == header.id else {
        try db.run(
          "UPDATE note SET contact_id = NULL WHERE key = ? AND contact_id = ?", [key, header.id])
        return
      }
      try returnToInbox(key, before)
    }
  }

  /// Leaves a note of several people to the others; the first of them is whom it counts for now.
  private func leave(_ key: Int, as after: NoteSnapshot) throws {
    let item = try ReviewQuery.current(key, filer)
    try after.write(key, db)
    try filer.keep(nil, of: key, words: item?.isWhole == true ? .whole : .gone) { item?.subject }
  }

  private func returnToInbox(_ key: Int, _ before: NoteSnapshot) throws {
    let isOwn = try before.row.map { try NoteAssigner.isOwn($0, of: key, db) } ?? false
    let item = try ReviewQuery.current(key, filer)
    var after = before
    after.state = "inbox"
    after.decidedBy = "program"
    after.contact = nil
    after.confidence = 0
    after.evidence = "[]"
    after.row?.contact = nil
    if isOwn, let raw = before.row?.rawText { after.row?.content = raw }
    try after.write(key, db)
    if isOwn, let content = after.row?.content { try filer.remember(content, of: key) }
    // The next reprocess looks at it again: somebody else may be meant.
    try db.run("UPDATE note SET matcher = 0 WHERE key = ?", [key])
    try filer.keep(nil, of: key, words: item?.isWhole == true ? .whole : .gone) { item?.subject }
  }

  /// Keeps that the cards of the person are not to bring them back: theirs by the record, those of
  /// other books by the identifier.
  private func bury(_ header: ContactHeader, _ state: ContactState, _ journal: ChangeJournal) throws
  {
    for record in try Int.fetchAll(
      db, sql: "SELECT key FROM source_record WHERE contact_key = ? ORDER BY key",
      arguments: [header.key])
    {
      try journal.record(record)
    }
    let identifiers = try String.fetchAll(
      db,
      sql: """
        SELECT identifier FROM source_record WHERE contact_key = ?1 AND is_derived = 0
        UNION SELECT value FROM identifier WHERE contact_key = ?1 AND value NOT LIKE 'derived:%'
        """, arguments: [header.key])
    for identifier in identifiers {
      try db.run(
        "INSERT OR IGNORE INTO removed_person (normalized, name, run_key) VALUES (?, ?, ?)",
        [RecordKey.normalize(identifier), NameNormalizer.normalize(state.fields.name), run])
    }
  }
}
