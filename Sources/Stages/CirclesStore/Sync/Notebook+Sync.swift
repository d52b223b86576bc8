import CirclesModel
import Foundation
import GRDB

extension Notebook {
  /// What is known of an account's resources.
  public func syncState(of account: String) throws(StoreError) -> SyncState {
    try read { db in try SyncTables(db: db, account: account).state() }
  }

  /// When each account was synced to its end the last time, by name.
  public func lastSyncs() throws(StoreError) -> [String: String] {
    try read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT account, max(synced_at) FROM sync_collection GROUP BY account")
      return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, $0[1] as String) })
    }
  }

  /// Notes that an account was synced and nothing had changed.
  public func saveSynced(
    _ collections: [SyncedCollection], of account: String
  ) throws(StoreError) {
    try write { db in
      try SyncTables(db: db, account: account)
        .write(collections, at: Timestamp.text(Date()), run: nil)
    }
  }

  /// Forgets how far an account was synced; its people stay.
  public func forgetSync(of account: String) throws(StoreError) {
    try write { db in try SyncTables(db: db, account: account).forget() }
  }
}
