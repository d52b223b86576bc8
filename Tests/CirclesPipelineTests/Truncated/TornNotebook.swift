import CirclesModel
import CirclesStore
import Foundation
import GRDB

@testable import CirclesPipeline

/// A notebook of one test, in a file, with what the app sees of it.
final class TornNotebook {
  let notebook: Notebook
  let path: String
  private let place: Workplace

  init() throws {
    place = try Workplace()
    path = place.path + "/circles.sqlite"
    notebook = try Notebook.open(path: path, mode: .create)
  }

  deinit { try? notebook.close() }

  /// Imports bytes as a file of that name, the last of whose folders says which writing this is.
  @discardableResult
  func load(
    _ bytes: some Collection<UInt8>, as name: String, in folder: String = "x",
    modified: Date = Date(timeIntervalSince1970: 1_774_000_000),
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) async throws -> RunReport {
    let url = URL(fileURLWithPath: place.path + "/" + folder + "/" + name)
    let manager = FileManager.default
    try manager.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    try manager.setAttributes(
      [.modificationDate: modified], ofItemAtPath: url.path)
    var options = ImportOptions(region: "GB")
    options.timeZone = "Europe/London"
    options.owners = ["Ada Marsh"]
    change(&options)
    return try await ImportPipeline().load([url.path], into: notebook, options, Recorder())
  }

  /// What the app shows: people, what was said with whom and when, what waits, and all messages.
  func shown() throws -> [String] {
    try rows([
      """
      SELECT identifier, name, given_name, family_name, relationship_type, birthday_month,
        birthday_day, last_connected_at FROM contact
      """,
      "SELECT c.name, p.value FROM phone AS p JOIN contact AS c ON c.key = p.contact_key",
      "SELECT c.name, e.value FROM email AS e JOIN contact AS c ON c.key = e.contact_key",
      "SELECT id, contact_id, content, interaction_date, source, raw_text FROM interaction",
      "SELECT id, content, source, raw_text FROM unassigned_note",
      """
      SELECT t.id, t.app, t.title, t.is_group, m.day, m.sent_at, m.sender, m.kind, m.text, m.edited
      FROM message AS m JOIN thread AS t ON t.key = m.thread_key
      """,
    ])
  }

  /// All rows but those of runs and of the order in which things came.
  func rows(_ queries: [String]) throws -> [String] {
    let queue = try DatabaseQueue(path: path)
    return try queue.read { db in
      try queries.flatMap { query in
        try Row.fetchAll(db, sql: query).map { "\(query.prefix(40)): \($0)" }.sorted()
      }
    }
  }

  /// Every row but those of runs.
  func everything() throws -> [String] {
    let tables = try rows([
      """
      SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
        AND name NOT LIKE 'run%'
      """
    ])
    return try rows(
      tables.compactMap { line in
        line.split(separator: "\"").dropLast().last.map { "SELECT * FROM \"\($0)\"" }
      })
  }
}
