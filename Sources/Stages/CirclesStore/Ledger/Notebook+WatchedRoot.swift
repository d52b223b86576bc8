import GRDB

extension Notebook {
  /// The folder whose daemon filed something into this notebook last; nil where none ever did.
  public func watchedRoot() throws(StoreError) -> String? {
    try read { db in
      guard try db.tableExists("ledger") else { return nil }
      return try String.fetchOne(
        db, sql: "SELECT root FROM ledger WHERE root <> '' ORDER BY first_seen DESC LIMIT 1")
    }
  }
}
