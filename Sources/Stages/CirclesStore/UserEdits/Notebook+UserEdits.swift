import CirclesModel
import Foundation
package import GRDB

extension Notebook {
  /// The longest name that is taken as an alias, in bytes.
  public static let maximumAliasLength = 500

  /// Gives a person (by id) another name, by which notes find them. A run of its own; answers its
  /// id. A name the person has already makes no difference.
  @discardableResult
  public func addAlias(_ name: String, to person: String) throws(StoreError) -> String {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty, name.utf8.count <= Self.maximumAliasLength else {
      throw .notPossible("an alias must have between 1 and \(Self.maximumAliasLength) bytes")
    }
    return try edit("alias") { db, run, time in
      let key = try Self.key(of: person, db)
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO alias (contact_key, name, normalized, origin, created_at, run_key)
          VALUES (?, ?, ?, 'manual', ?, ?)
          """, arguments: [key, name, NameNormalizer.normalize(name), time, run])
    }
  }

  /// Makes one contact of two (by id): `absorbed` goes, and everything of it belongs to `kept`,
  /// whose own words stand where both say something, but for the fields of `choices`, which are as one
  /// of the two has them. A run of its own; answers its id.
  @discardableResult
  public func merge(
    kept: String, absorbed: String, choices: [MergeField: MergeSide] = [:]
  ) throws(StoreError) -> String {
    if kept == absorbed { throw .notPossible("a contact cannot be merged with itself") }
    return try edit("merge") { db, run, time in
      try ContactMerge.perform(
        kept: Self.key(of: kept, db), absorbed: Self.key(of: absorbed, db), choices, run: run,
        at: time, db)
    }
  }

  /// Takes the last merge into a person (by id) apart: the absorbed contact is back with its own
  /// cards and what they brought since, and the person as before, except for what was edited since.
  /// Where nobody merged anyone by hand, the card that an import took for the person's last becomes a
  /// contact of its own.
  /// A run of its own; answers its id, the id of the contact that is back, and what stays.
  @discardableResult
  public func unmerge(_ person: String) throws(StoreError)
    -> (run: String, restored: String, kept: [UndoOutcome.Kept])
  {
    var restored = ""
    var kept: [UndoOutcome.Kept] = []
    let run = try edit("unmerge") { db, run, time in
      let key = try Self.key(of: person, db)
      guard let merge = try ContactMerge.find("undone_run IS NULL AND kept_key = ?", key, db) else {
        if let id = try CardSplit(db: db, run: run, time: time).perform(on: key) {
          restored = id
          return
        }
        throw StoreError.notPossible("only one card speaks of this contact: nothing to split")
      }
      let undo = RunUndo(db, run: merge.run)
      try merge.splitMerge(by: run, undo)
      kept = undo.outcome.kept
      restored =
        try String.fetchOne(
          db, sql: "SELECT id FROM contact WHERE key = ?", arguments: [merge.absorbed]) ?? ""
    }
    return (run, restored, kept)
  }

  /// One edit by hand: a run that begins and ends in one transaction.
  package func edit(_ command: String, _ body: (Database, Int, String) throws -> Void)
    throws(StoreError) -> String
  {
    try write { db in
      let time = Timestamp.text(Date())
      let run = try RunTable.begin(command, at: time, db)
      let before = db.totalChangesCount
      try body(db, run.key, time)
      let isChange = db.totalChangesCount > before
      try RunTable.finish(run.key, state: .finished, at: time, RunReport(), [], db)
      try db.run("UPDATE run SET changed = ? WHERE key = ?", [isChange, run.key])
      return run.id
    }
  }

  package static func key(of person: String, _ db: Database) throws -> Int {
    guard
      let key = try Int.fetchOne(
        db, sql: "SELECT key FROM contact WHERE id = ?", arguments: [person])
    else { throw StoreError.gone(id: person) }
    return key
  }
}
