public import CirclesModel
import Foundation
import GRDB

extension ImportSession {
  /// Loads cards of an account, with what is known of their resources in the same transaction.
  ///
  /// `leaving` are resources that are gone from the server: a card of theirs that lies elsewhere now
  /// takes their record over.
  public func sync(
    _ cards: [SyncedCard], account: String, leaving: [SyncedItem],
    totals: ([ContactOutcome]) -> RunReport?
  ) throws(StoreError) -> [ContactOutcome] {
    try batch(of: cards.count) { db in
      let outcomes = try loader.sync(cards, account: account, leaving: leaving, db)
      came(to: totals(outcomes))
      return outcomes
    }
  }

  /// Takes back the cards of resources that are gone from the server, unless they lie elsewhere now.
  public func leave(
    _ items: [SyncedItem], account: String
  ) throws(StoreError) -> [ContactOutcome] {
    try batch(of: items.count) { db in try loader.leave(items, account: account, db) }
  }

  /// Settles the conflicts of an account in which only one side differs from what both last agreed on.
  public func settleConflicts(of account: String) throws(StoreError) -> [ContactOutcome] {
    try batch(of: 0) { db in try loader.settleConflicts(of: account, db) }
  }

  /// How many conflicts of an account wait for the user, with what this run has changed.
  public func conflictCount(of account: String) throws(StoreError) -> Int {
    try look { db in try OpenConflicts(db).all(account).count }
  }

  /// Notes up to where the account's collections are synced.
  public func saveSynced(
    _ collections: [SyncedCollection], account: String
  ) throws(StoreError) {
    try batch(of: 0) { db in
      try SyncTables(db: db, account: account)
        .write(collections, at: Timestamp.text(Date()), run: runKey)
    }
  }
}
