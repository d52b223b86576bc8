public import Foundation
import GRDB

extension Notebook {
  /// What the ledger says of contents, by their digests; those it does not know are left out.
  public func ledgerEntries(_ digests: [[UInt8]]) throws(StoreError) -> [[UInt8]: LedgerEntry] {
    try access { db in
      var entries: [[UInt8]: LedgerEntry] = [:]
      for digest in digests { entries[digest] = try LedgerTable.find(digest, db) }
      return entries
    }
  }

  /// The contents in a state, the longest known first; all, or those of one watched folder.
  public func ledgerEntries(
    in state: LedgerState, root: String? = nil
  ) throws(StoreError) -> [LedgerEntry] {
    try access { db in try LedgerTable.all(in: state, root: root, db) }
  }

  /// The contents of a watched folder that were put away since then, the newest first.
  public func ledgerEntries(
    filedSince time: Date, root: String, limit: Int
  ) throws(StoreError) -> [LedgerEntry] {
    try access { db in try LedgerTable.filed(since: time, root: root, limit: limit, db) }
  }

  /// Writes several rows down in one transaction, and what became of files that are put away now.
  public func ledger(
    save entries: [LedgerEntry] = [], filed: [[UInt8]] = [], quarantined: [[UInt8]] = [],
    superseded: [[UInt8]] = []
  ) throws(StoreError) {
    if entries.isEmpty, filed.isEmpty, quarantined.isEmpty, superseded.isEmpty { return }
    try write { db in
      for digest in filed { try LedgerTable.set(.filed, digest, db) }
      for digest in quarantined { try LedgerTable.set(.quarantined, digest, db) }
      for digest in superseded { try LedgerTable.set(.superseded, digest, db) }
      for entry in entries { try LedgerTable.save(entry, db) }
    }
  }

  /// Takes up after a daemon of a folder that may have ended without a word, in one transaction: what
  /// it was reading becomes what `judge` makes of it, and its run ends with what it came to. Answers
  /// what was being read.
  ///
  /// - Parameter command: under which that folder's runs are listed; daemons of other folders go on.
  @discardableResult
  public func recoverLedger(
    root: String, command: String, _ judge: ([LedgerEntry]) -> [LedgerEntry]
  ) throws(StoreError) -> [LedgerEntry] {
    try write { db in
      let unfinished = try LedgerTable.all(in: .reading, root: root, db)
      for entry in judge(unfinished) { try LedgerTable.save(entry, db) }
      try RunTable.endKilled(command, db)
      return unfinished
    }
  }

  /// How many contents are in each state.
  public func ledgerCounts() throws(StoreError) -> [LedgerState: Int] {
    try access { db in
      var counts: [LedgerState: Int] = [:]
      for row in try Row.fetchAll(
        db, sql: "SELECT state, count(*) AS n FROM ledger GROUP BY state")
      {
        if let state = try LedgerState(rawValue: row["state"]) { counts[state] = try row["n"] }
      }
      return counts
    }
  }

  /// From now on every commit outlasts a loss of power: what the daemon asks for at its start.
  public func prepareForWatching() throws(StoreError) {
    try access { db in try db.execute(sql: "PRAGMA synchronous = FULL") }
  }
}
