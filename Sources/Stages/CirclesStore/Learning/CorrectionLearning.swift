import CirclesModel
import GRDB

/// Writes down what a correction by hand teaches beside other names: whose a conversation is, and who
/// stands behind a header of an app.
struct CorrectionLearning {
  let db: Database
  let run: Int
  let time: String

  /// A conversation is a person's (by id), or nobody's.
  func learn(
    _ name: ConversationName, of person: String?, _ head: ConversationDays.Head?
  ) throws {
    let app = head?.app ?? ""
    let label = head?.label ?? ""
    try write(
      Row(
        kind: person == nil ? "nobody" : "thread", contact: person, thread: name.thread, app: app,
        text: label, normalized: name.sender))
    guard let person, Self.tells(label) else { return }
    try write(
      Row(
        kind: "header", contact: person, thread: name.thread, app: app, text: label,
        normalized: name.sender))
  }

  /// A note is a person's (by id): what stands above it is theirs in that app.
  func learn(
    from item: ReviewItem?, note: String, _ reading: NoteReading?, for person: String
  ) throws {
    guard case .note(let record) = item?.subject, let header = reading?.reader.header(of: record),
      Self.tells(header.text)
    else { return }
    try write(
      Row(
        kind: "header", contact: person, note: note, app: header.app, text: header.text,
        normalized: ""))
  }

  /// Whether a header can tell who somebody is: what strangers call themselves, several may.
  private static func tells(_ label: String) -> Bool {
    !label.isEmpty && !label.hasPrefix("~") && label.utf8.count <= Notebook.maximumAliasLength
  }

  private struct Row {
    var kind: String
    var contact: String?
    var thread: String?
    var note: String?
    var app: String
    var text: String
    var normalized: String
  }

  private func write(_ row: Row) throws {
    let name = [row.kind, row.thread ?? "", row.note ?? "", row.normalized, row.contact ?? ""]
    try db.run(
      """
      INSERT OR REPLACE INTO learned (id, kind, contact_id, thread_id, note_id, app, text, normalized,
        created_at, run_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        UUIDv5.text(of: "learned/\(time)/\(run)/" + name.joined(separator: "\u{0}")), row.kind,
        row.contact, row.thread, row.note, row.app, row.text, row.normalized, time, run,
      ])
  }
}
