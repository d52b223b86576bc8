import CirclesModel
import GRDB

extension Notebook {
  /// Takes back what a run created or changed, except where it was edited or changed again since.
  /// The run is gone afterwards, and undoing is no run itself: undoing the last run of a notebook
  /// leaves it as before, row for row.
  ///
  /// A dry run answers the same and changes nothing.
  public func undo(run id: String, isDryRun: Bool = false) throws(StoreFailure) -> UndoOutcome {
    try requireWriting()
    return try access { db in
      var outcome: UndoOutcome?
      try db.inTransaction(.immediate) {
        outcome = try Self.undo(id, isLogged: !isDryRun, db)
        return isDryRun ? .rollback : .commit
      }
      guard let outcome else { throw StoreFailure.internal("a transaction without a result") }
      return outcome
    }
  }

  private static func undo(_ id: String, isLogged: Bool, _ db: Database) throws -> UndoOutcome {
    guard let run = try Int.fetchOne(db, sql: "SELECT key FROM run WHERE id = ?", arguments: [id])
    else { throw StoreFailure.gone(id: id) }
    let log = isLogged ? try UndoLog(of: run, db) : nil
    var outcome = try takeBack(run, db)
    try RunTable.remove(run, db)
    outcome.canRedo = try log?.end() ?? true
    return outcome
  }

  private static func takeBack(_ run: Int, _ db: Database) throws -> UndoOutcome {
    let takeBack = TakeBack(db, run: run)
    if let merge = try ContactMerge.find("undone_run = ?", run, db) {
      // The run took a merge apart: the two become one again.
      try merge.again(db)
      takeBack.outcome.restored.append(merge.absorbedIdentifier)
      return takeBack.outcome
    }
    let merge = try ContactMerge.find("run_key = ?", run, db)
    // A merge that was taken apart already has nothing left to take back.
    if let merge, merge.isUndone {
      try merge.forget(db)
      return takeBack.outcome
    }
    if let merge {
      if let split = try ContactSplit(merge, takeBack), try split.isPossible() {
        try split.perform()
        try merge.returnWhatMoved(db)
      } else {
        takeBack.keepMerged(merge.absorbedIdentifier)
      }
      try merge.forget(db)
    }
    try takeBack.perform()
    return takeBack.outcome
  }
}
