import CirclesModel
import GRDB

extension Notebook {
  /// Undoes what a run created or changed, except where it was edited or changed again since.
  /// The run is gone afterwards, and undoing is no run itself: undoing the last run of a notebook
  /// leaves it as before, row for row.
  ///
  /// A dry run answers the same and changes nothing.
  public func undo(run id: String, isDryRun: Bool = false) throws(StoreError) -> UndoOutcome {
    try requireWriting()
    return try access { db in
      if isDryRun { return try Self.undo(id, in: db, isLogged: false, ending: .rollback) }
      return try RedoFile.using(of: path, makes: true, db) { isThere in
        do {
          return try Self.undo(id, in: db, isLogged: isThere, ending: .commit)
        } catch let error as DatabaseError where isThere && error.resultCode == .SQLITE_CORRUPT {
          // Where it is that file, the undo needs it not; where it is the notebook, this fails, too.
          return try Self.undo(id, in: db, isLogged: false, ending: .commit)
        }
      }
    }
  }

  private static func undo(
    _ id: String, in db: Database, isLogged: Bool, ending: Database.TransactionCompletion
  ) throws -> UndoOutcome {
    var outcome: UndoOutcome?
    try db.inTransaction(.immediate) {
      var done = try undo(id, isLogged: isLogged, db)
      // A dry run cannot know better.
      if ending == .rollback { done.canRedo = true }
      outcome = done
      return ending
    }
    guard let outcome else { throw StoreError.internal("a transaction without a result") }
    return outcome
  }

  private static func undo(_ id: String, isLogged: Bool, _ db: Database) throws -> UndoOutcome {
    guard let run = try Int.fetchOne(db, sql: "SELECT key FROM run WHERE id = ?", arguments: [id])
    else { throw StoreError.gone(id: id) }
    let log = isLogged ? try UndoLog(of: run, db) : nil
    var outcome = try revert(run, db)
    try RunTable.remove(run, db)
    outcome.canRedo = try log?.end() ?? false
    return outcome
  }

  private static func revert(_ run: Int, _ db: Database) throws -> UndoOutcome {
    let undo = RunUndo(db, run: run)
    if let merge = try ContactMerge.find("undone_run = ?", run, db) {
      if merge.kept == merge.absorbed {
        // A later merge has made them one the other way round.
        undo.saveMerged(merge.absorbedIdentifier, .laterRun)
        try merge.forget(db)
        return undo.outcome
      }
      // The run took a merge apart: the two become one again.
      try merge.again(db)
      undo.outcome.restored.append(merge.absorbedIdentifier)
      return undo.outcome
    }
    let merge = try ContactMerge.find("run_key = ?", run, db)
    // A merge that was taken apart already has nothing left to undo.
    if let merge, merge.isUndone {
      try merge.forget(db)
      return undo.outcome
    }
    if let merge {
      if let split = try ContactSplit(merge, undo), try split.isPossible() {
        try split.perform()
        try merge.returnWhatMoved(db)
      } else {
        undo.saveMerged(merge.absorbedIdentifier)
      }
      try merge.forget(db)
    }
    try undo.perform()
    return undo.outcome
  }
}
