import CirclesModel
import Foundation
import GRDB

@testable import CirclesStore

extension FuzzTarget {
  /// Histories of a notebook: imports of two sources, edits by other programs, and undo.
  static let history = FuzzTarget(name: "history", seeds: [], dictionary: nil) { bytes in
    var dice = ByteDice(bytes)
    do {
      let book = try FuzzedNotebook()
      var runs: [(id: String, before: [String])] = []
      var isEdited = false
      for round in 0..<4 where !dice.isUsedUp {
        if dice.below(4) == 3 {
          try book.edit(dice.one(of: FuzzedNotebook.edits))
          isEdited = true
        }
        let before = try book.dump()
        let cards = dice.some(4) { $0.record() }
        let source = dice.one(of: ["one", "two"])
        let run = try book.load(cards, source, prune: dice.flip(), at: round).run
        runs.append((run, before))
        let after = try book.dump()
        let again = try book.load(cards, source, prune: false, at: round)
        check(again.isUnchanged, "importing again changes nothing")
        _ = try book.notebook.undo(run: again.run)
        check(try book.dump() == after, "undoing nothing changes nothing")
        check(try book.isSound(), "references hold")
      }
      for run in runs.reversed() {
        _ = try book.notebook.undo(run: run.id)
        check(try book.isSound(), "references hold after undo")
        let isBack = try book.dump() == run.before
        check(isEdited || isBack, "undo gives back every row")
      }
    } catch {
      check(false, "no history makes the notebook fail: \(type(of: error))")
    }
  }
}

/// A notebook in memory.
private final class FuzzedNotebook {
  let notebook: Notebook
  private let tables: [String]

  static let edits = [
    "UPDATE contact SET note = 'mine' WHERE key % 3 = 0",
    "UPDATE contact SET job_title = 'Director' WHERE key % 2 = 0",
    "DELETE FROM phone WHERE contact_key % 2 = 0 AND position = 0",
    "UPDATE phone SET label = 'cottage' WHERE contact_key % 3 = 1",
    "DELETE FROM contact WHERE key % 4 = 3",
    "UPDATE contact SET name = name || ' X' WHERE key % 5 = 1",
    "DELETE FROM category", "UPDATE contact SET relationship_type = 'Mentor' WHERE key % 2 = 1",
  ]

  init() throws {
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
    tables = try notebook.queue.read {
      try String.fetchAll(
        $0,
        sql: """
          SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
          ORDER BY name
          """)
    }
  }

  func load(
    _ records: [ContactRecord], _ source: String, prune: Bool, at round: Int
  ) throws -> (run: String, isUnchanged: Bool) {
    let session = try notebook.beginImport(
      ImportRequest(
        command: "import people.vcf", isDryRun: false,
        startedAt: Date(timeIntervalSince1970: Double(1_770_000_000 + round))))
    let outcomes = try session.load(records.map(PreparedContact.init), source: source)
    var report = RunReport()
    report.records.read = outcomes.count
    report.records.duplicate = outcomes.count { $0.isDuplicate }
    report.records.imported = outcomes.count { !$0.isDuplicate }
    if prune { _ = try session.prune(source: source) }
    try session.finish(report)
    return (session.runID, outcomes.allSatisfy { $0.result.action == .unchanged })
  }

  func edit(_ statement: String) throws {
    try notebook.queue.write { try $0.execute(sql: statement) }
  }

  func isSound() throws -> Bool {
    try notebook.queue.read {
      try Row.fetchAll($0, sql: "PRAGMA foreign_key_check").isEmpty
    }
  }

  func dump() throws -> [String] {
    try notebook.queue.read { db in
      try tables.map { table in
        table + "\n"
          + (try Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\"").map(\.description)
            .joined(separator: "\n"))
      }
    }
  }
}

extension ByteDice {
  /// A card, with a UID or without.
  fileprivate mutating func record() -> ContactRecord {
    var fields = fields()
    if fields.name.display.isEmpty { fields.name.display = "Cem Aydin" }
    let uid = one(of: [nil, "1", "2", "3"])
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    return ContactRecord(
      source: RecordSource(path: "people.vcf", format: "vcard", index: 0, line: 1),
      origin: "vcard",
      identifier: uid
        ?? "derived:\(NameNormalizer.normalize(fields.name))+\(RecordDigest(of: json.bytes).hex)",
      isDerived: uid == nil, digest: RecordDigest(of: json.bytes), fields: fields,
      bearsUniqueName: uid != nil)
  }
}
