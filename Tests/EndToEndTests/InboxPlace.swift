import Foundation
import Testing

/// A notebook with two friends and three notes that tell of neither.
///
/// Nothing in the notes can tell a matcher whose they are, so they lie in the inbox however good it
/// is.
struct InboxPlace {
  let place: Workplace

  static let notes = [
    note("v1", "Tea and a long talk about the boat.", "2026-03-14T18:20:00Z"),
    note("v2", "The code is 4711.", "2026-03-15T08:00:00Z"),
    note("v3", "Remember the green umbrella.", "2026-03-16T09:30:00Z"),
  ].joined()

  static func note(_ id: String, _ text: String, _ time: String) -> String {
    """
    {"id":"\(id)","source":"voice_note","captured_at":"\(time)","title":"","text":"\(text)"}

    """
  }

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.file("a.notes.jsonl", Self.notes)
    let outcome = try place.run(
      "import", "--time-zone", "Europe/London", "book.vcf", "a.notes.jsonl")
    try #require(outcome.status == 0)
  }

  func run(_ arguments: String..., input: String? = nil) throws -> CommandRunner.Outcome {
    try place.runner.run(arguments, input: input.map { Data($0.utf8) })
  }

  /// The notebook's rows, as another program sees them.
  func rows() throws -> NotebookRows { try NotebookRows(place.database) }

  /// The records of the notes that wait.
  func waiting() throws -> [String] {
    try run("inbox", "--output", "jsonl").objects("inbox_note").compactMap {
      $0["record"] as? String
    }
  }

  /// Makes the notebook suggest somebody for a note, as a matcher would.
  func suggest(_ name: String, for record: String, position: Int = 0) throws {
    try rows().edit(
      """
      INSERT OR REPLACE INTO suggestion (note_key, position, contact_id, confidence, kind, reason)
      SELECT n.key, \(position), c.id, 0.41, 'first_name', 'Al' FROM note AS n, contact AS c
      WHERE n.record = '\(record)' AND c.name = '\(name)'
      """)
  }
}
