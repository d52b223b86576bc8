public import CirclesModel
import Foundation
import GRDB

/// Loads whole notes: recordings, screenshots, what other programs hand over.
struct NoteLoader {
  let db: Database
  let filer: NoteAssigner
  var clock: LocalClock
  /// The keys of new notes that are not written yet.
  private var blocks = BlockRows()

  init(db: Database, filer: NoteAssigner, clock: LocalClock) {
    (self.db, self.filer, self.clock) = (db, filer, clock)
  }

  /// Loads notes with their decisions; answers an outcome for each, in their order.
  mutating func load(_ items: [Decided<NoteRecord>]) throws -> [NoteOutcome] {
    let outcomes = try items.map { try load($0) }
    try blocks.write(db)
    return outcomes
  }

  private mutating func load(_ item: Decided<NoteRecord>) throws -> NoteOutcome {
    let note = item.subject
    if note.calendar != nil { return try MeetingLoader(db: db, filer: filer).load(item, &clock) }
    let digest = NoteDigest.of(note)
    let known = try Row.fetchOne(
      db.cachedStatement(
        sql:
          "SELECT key, digest, state, decided_by FROM note WHERE record = ? AND thread_key IS NULL"),
      arguments: [note.id])
    if known == nil, try isExported(note.id) { return NoteOutcome(fate: .duplicate) }
    let twins = RecordingTwins(db: db, run: filer.run)
    if known == nil, let twin = try twins.find(note) {
      try blocks.write(db)
      return try join(item, digest, to: twin, twins)
    }
    if let known {
      let old: Data = try known["digest"]
      if Array(old) == digest.bytes { return NoteOutcome(fate: .duplicate) }
      let key: Int = try known["key"]
      // It may be one of these notes.
      try blocks.write(db)
      if !note.recordingKeys.isEmpty { return try join(item, digest, to: key, twins) }
      return try NoteJournal(db: db, run: filer.run).around(key) {
        try reread(item, digest, key)
      }
    }
    let id = NoteIdentity.id(of: note.id)
    try db.run(
      """
      INSERT INTO note (id, record, source, captured_at, title, speakers, text, digest, state,
        created_run) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'inbox', ?)
      """,
      [
        id, note.id, note.noteSource.rawValue, capturedAt(note), note.title,
        EvidenceJSON.text(note.speakers), filer.keepsRaw ? note.text : nil, Data(digest.bytes),
        filer.run,
      ])
    let key = Int(db.lastInsertedRowID)
    blocks.add(item.blocks, of: key)
    try twins.remember(note, [digest], of: key)
    let place = try filer.fileNew(
      key, id: id, source: note.noteSource.rawValue, shown(note), item.decision)
    try filer.keepNew(item.findings, of: key, isFiled: place == .assigned)
    return NoteOutcome(fate: place == .assigned ? .assigned : .inbox)
  }

  /// Whether a record's id is that of a note: it comes from the notebook's own export.
  private func isExported(_ record: String) throws -> Bool {
    guard record.utf8.count == 36 else { return false }
    return try Bool.fetchOne(
      db.cachedStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM note WHERE id = ? AND thread_key IS NULL)"),
      arguments: [record]) ?? false
  }

  /// A file of a recording whose note is there already: it is taken where it says more, or other
  /// words.
  private mutating func join(
    _ item: Decided<NoteRecord>, _ digest: RecordDigest, to key: Int, _ twins: RecordingTwins
  ) throws -> NoteOutcome {
    if try twins.hasSeen(digest, of: key) { return NoteOutcome(fate: .duplicate) }
    return try NoteJournal(db: db, run: filer.run).around(key) {
      let wins = try twins.wins(item.subject, over: key)
      try twins.remember(item.subject, [digest] + (try twins.shown(key)), of: key)
      return wins ? try reread(item, digest, key) : NoteOutcome(fate: .duplicate)
    }
  }

  /// A note that its source tells otherwise than the last time: its text is taken, unless the user
  /// has changed it, and whose it is is decided again, unless the user did.
  private mutating func reread(_ item: Decided<NoteRecord>, _ digest: RecordDigest, _ key: Int)
    throws
    -> NoteOutcome
  {
    let note = item.subject
    guard let before = try NoteSnapshot.read(key, db) else { return NoteOutcome(fate: .duplicate) }
    var after = before
    let shown = shown(note)
    var isOwn = true
    if var row = before.row {
      isOwn = try NoteAssigner.isOwn(row, of: key, db)
      if isOwn {
        row.content = row.contact == nil && filer.keepsRaw ? shown.rawText : shown.content
      }
      row.rawText = filer.keepsRaw ? shown.rawText : nil
      if try filer.isOwnDate(row, of: key) { row.date = shown.date }
      after.row = row
    }
    try after.write(key, db)
    if let content = after.row?.content, content != before.row?.content {
      try filer.remember(content, of: key)
    }
    try db.run(
      """
      UPDATE note SET digest = ?, text = ?, title = ?, captured_at = ?, speakers = ? WHERE key = ?
      """,
      [
        Data(digest.bytes), filer.keepsRaw ? note.text : nil, note.title, capturedAt(note),
        EvidenceJSON.text(note.speakers), key,
      ])
    try filer.block(item.blocks, of: key)
    // What is decided of its source's words says nothing of the user's.
    if isOwn { _ = try NoteReassigner(filer: filer).refile(key, item.decision, isNewText: true) }
    // Where the user has written other words, those count.
    try filer.keep(isOwn ? item.findings : nil, of: key) {
      try ReviewQuery.current(key, filer)?.subject
    }
    let standing = try NoteAssignment.read(key, db)
    return NoteOutcome(fate: standing?.fate ?? .duplicate, standing: standing)
  }

  private mutating func shown(_ note: NoteRecord) -> NoteAssigner.Shown {
    NoteAssigner.Shown(
      content: NoteDisplayText.summary(of: note.text), rawText: note.text,
      date: capturedAt(note) ?? filer.startedAt)
  }

  private mutating func capturedAt(_ note: NoteRecord) -> String? {
    switch note.capturedAt {
    case nil: nil
    // A source that gives the offset says what the clock on the wall showed there.
    case .instant(_, let offset) where offset != 0: note.capturedAt?.text
    case let time?: clock.text(of: time)
    }
  }
}

/// What became of a note, or of a conversation's part.
public struct NoteOutcome: Hashable, Sendable {
  /// Where it lies.
  public enum Fate: Hashable, Sendable {
    /// Under a contact.
    case assigned
    /// In the inbox.
    case inbox
    /// Nowhere: somebody has dismissed it.
    case dismissed
    /// It was known, and says nothing new.
    case duplicate
  }

  /// Where it lies.
  public var fate: Fate
  /// Whose a note is by now that was loaded before, and what it says of them: a person may have
  /// decided otherwise than the matcher. Nil where the program's decision was taken as it is.
  public var standing: NoteAssignment?
}

/// Tells a note that is read again from one that says something new.
public enum NoteDigest {
  /// Raised when the same note would be taken otherwise than before.
  static let version = 1

  /// The digest of all that a note says.
  public static func of(_ note: NoteRecord) -> RecordDigest {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(note.text.utf8.count + 128)
    for text in [note.id, note.noteSource.rawValue, note.title, note.capturedAt?.text ?? ""] {
      bytes += text.utf8
      bytes.append(0)
    }
    for speaker in note.speakers {
      bytes += speaker.utf8
      bytes.append(0)
    }
    bytes += note.text.utf8
    // Somebody who was not known the last time makes a meeting another one.
    for person in note.calendar?.people ?? [] {
      bytes.append(0)
      bytes += person.utf8
    }
    return RecordDigest(of: bytes, seed: "note/\(version)/")
  }
}
