import CirclesModel
import Foundation
import GRDB

/// Tells the files of one recording: transcribers write the same words in up to five formats, and
/// copies of a file have other names. All of them are one note.
///
/// What is known of a note stands among the keys under which it is found (`note_block`), in a range
/// of their own: the recording's, and the digests of all files that were read for it, so that none
/// of them is taken for news again.
struct RecordingTwins {
  let db: Database
  let run: Int

  /// The keys of recordings; those of contacts are spread over all numbers.
  static let range = 0x7EC0_0000_0000_0000...0x7EC0_FFFF_FFFF_FFFF

  /// The note of another file of the recording; nil where there is none.
  func find(_ note: NoteRecord) throws -> Int? {
    for key in note.recordingKeys {
      let found = try Int.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT b.note_key FROM note_block AS b JOIN note AS n ON n.key = b.note_key
            WHERE b.block = ? AND n.thread_key IS NULL ORDER BY b.note_key LIMIT 1
            """), arguments: [Self.block(key)])
      if let found { return found }
    }
    return nil
  }

  /// Whether a file that says this was read for the note before.
  func hasSeen(_ digest: RecordDigest, of key: Int) throws -> Bool {
    try db.holds(
      "SELECT 1 FROM note_block WHERE note_key = ? AND block = ?", [key, Self.block(digest.high)])
  }

  /// The digest of the file that is shown; notes of older notebooks have it here alone.
  func shown(_ key: Int) throws -> [RecordDigest] {
    let reader = try SQLReader(db, "SELECT digest FROM note WHERE key = ?")
    var digests: [RecordDigest] = []
    try reader.forEach(key) { digests.append($0.digest(0)) }
    return digests
  }

  /// Keeps a note's file in mind.
  func remember(_ note: NoteRecord, _ digests: [RecordDigest], of key: Int) throws {
    if note.recordingKeys.isEmpty { return }
    for block in note.recordingKeys.map(Self.block) + digests.map({ Self.block($0.high) }) {
      try db.run("INSERT OR IGNORE INTO note_block (block, note_key) VALUES (?, ?)", [block, key])
    }
  }

  /// Whether a file of the recording is to be shown rather than the one that is, so that it does not
  /// matter which is read first: names of speakers win, then the title that sorts first. A title of
  /// another name that comes in a later run is a new one.
  func wins(_ note: NoteRecord, over key: Int) throws -> Bool {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT title, speakers, created_run IS ? OR EXISTS (SELECT 1 FROM note_change
              WHERE run_key = ? AND note_key = note.key) AS is_new FROM note WHERE key = ?
            """), arguments: [run, run, key])
    else { return true }
    let (title, speakers): (String, String) = try (row["title"], row["speakers"])
    let hadSpeakers = speakers != EvidenceJSON.text([String]())
    if hadSpeakers != !note.speakers.isEmpty { return hadSpeakers == false }
    let isNew: Bool = try row["is_new"]
    let isSameName = NoteRecord.recordingStem(title) == NoteRecord.recordingStem(note.title)
    if !isNew, !isSameName { return true }
    return note.title <= title
  }

  private static func block(_ key: UInt64) -> Int {
    range.lowerBound | Int(key & 0x0000_FFFF_FFFF_FFFF)
  }
}
