import CirclesModel
public import CirclesStore
import GRDB

extension Notebook {
  /// Writes everything in open formats: into a folder, or as one file where the path ends in
  /// `.zip` or `.tar.gz`.
  public func exportArchive(to path: String, replaces: Bool) throws -> ExportSummary {
    try exporting { db in
      let target: any ArchiveTarget
      let name = path.lowercased()
      if name.hasSuffix(".zip") {
        target = try ZipTarget(path, replaces: replaces)
      } else if name.hasSuffix(".tar.gz") || name.hasSuffix(".tgz") {
        target = try TarTarget(path, replaces: replaces)
      } else {
        target = try FolderTarget(path, replaces: replaces)
      }
      return try ArchiveExport(target: target, db: db).write()
    }
  }
}

struct ArchiveExport {
  let target: any ArchiveTarget
  let db: Database

  func write() throws -> ExportSummary {
    var summary = ExportSummary()
    try put("README.md") { emit in _ = try emit(Array(Self.readme.utf8)) }
    try put("contacts.vcf") { emit in
      summary = try VCardExport(form: .v40, group: nil, db: db).write(to: emit)
    }
    for (name, kind) in Self.kinds { try putKind(name, kind) }
    for (name, sql) in Self.tables {
      let count = try putRows(name, sql)
      switch name {
      case "notes.jsonl": summary.add(count, "note", "notes")
      case "days.jsonl": summary.add(count, "day of a chat", "days of chats")
      case "messages.jsonl": summary.add(count, "message", "messages")
      default: break
      }
    }
    try put("calendar.ics") { emit in
      _ = try CalendarExport(options: CalendarExportOptions(), db: db).write(to: emit)
    }
    try target.finish()
    return summary
  }

  private func put(_ name: String, _ body: (ByteSink) throws -> Void) throws {
    try target.begin(name)
    try body { bytes in
      try target.write(bytes)
      return true
    }
    try target.end()
  }

  private func putKind(_ name: String, _ kind: ExportKind) throws {
    try put(name) { emit in
      var problem: (any Error)?
      try Notebook.export(kind, db) { line in
        do {
          return try emit(line + [0x0A])
        } catch {
          problem = error
          return false
        }
      }
      if let problem { throw problem }
    }
  }

  /// Rows as JSON, each column under its name; what is NULL is left out.
  private func putRows(_ name: String, _ sql: String) throws -> Int {
    var count = 0
    try put(name) { emit in
      var json = JSONWriter(capacity: 1024)
      let rows = try Row.fetchCursor(db, sql: sql)
      while let row = try rows.next() {
        json.reset()
        json.object { json in
          for (column, value) in row {
            switch value.storage {
            case .null, .blob: continue
            case .int64(let number):
              json.key(dynamic: column)
              json.value(Int(number))
            case .double(let number):
              json.key(dynamic: column)
              json.value(number)
            case .string(let text):
              json.key(dynamic: column)
              json.value(text)
            }
          }
        }
        count += 1
        _ = try emit(json.bytes + [0x0A])
      }
    }
    return count
  }

  private static let kinds: [(String, ExportKind)] = [
    ("contacts.jsonl", .contacts), ("interactions.jsonl", .interactions), ("inbox.jsonl", .inbox),
    ("connections.jsonl", .connections),
  ]

  private static let tables: [(String, String)] = [
    (
      "notes.jsonl",
      """
      SELECT n.id, n.record, n.source, n.captured_at, n.title, n.text, n.state, n.decided_by,
        n.contact_id, n.confidence, n.summary
      FROM note AS n WHERE n.text IS NOT NULL ORDER BY n.key
      """
    ),
    // What lies under whom without words of its own: the days of chats, whose messages have them.
    (
      "days.jsonl",
      """
      SELECT n.id, n.record, n.source, n.captured_at, n.state, n.decided_by, n.contact_id,
        n.confidence, n.summary, n.sender, t.id AS conversation
      FROM note AS n LEFT JOIN thread AS t ON t.key = n.thread_key
      WHERE n.text IS NULL ORDER BY n.key
      """
    ),
    (
      "messages.jsonl",
      """
      SELECT t.id AS conversation, t.app, t.title, t.partner_name, t.partner_phone, n.id AS note,
        m.sent_at AS at, m.sender AS "from", m.kind, m.text, m.edited
      FROM message AS m JOIN thread AS t ON t.key = m.thread_key
      LEFT JOIN note AS n ON n.key = m.note_key ORDER BY m.thread_key, m.sent, m.key
      """
    ),
    ("settings.jsonl", "SELECT key, value FROM user_settings ORDER BY key"),
    (
      "learned.jsonl",
      """
      SELECT 'alias' AS kind, c.id AS contact_id, a.name AS text, NULL AS app, a.origin,
        a.created_at FROM alias AS a JOIN contact AS c ON c.key = a.contact_key
      UNION ALL SELECT kind, contact_id, text, app, NULL, created_at FROM learned
      ORDER BY created_at, kind, text, contact_id
      """
    ),
  ]

  private static let readme = """
    This is everything a notebook of circles-import holds, in formats that other programs read.

    contacts.vcf         people and groups, with their pictures (vCard 4.0)
    calendar.ics         birthdays and other days (iCalendar)

    The other files hold one JSON object a line, in UTF-8:

    contacts.jsonl       people and groups with everything known of them, also from notes
    interactions.jsonl   what was said and when, by person
    inbox.jsonl          notes that belong to nobody yet
    connections.jsonl    who knows whom
    notes.jsonl          every note: its text, where it lies and how sure that is
    days.jsonl           every day of a chat: where it lies and how sure that is
    messages.jsonl       every message of every conversation
    settings.jsonl       settings
    learned.jsonl        what corrections by hand taught: other names, and the like

    `contact_id`, `note` and `conversation` name the `id` of the object in the other files.
    To read the people back: circles-import contacts.vcf
    A backup to go on with is made by: circles-import backup FILE

    """
}
