import CirclesHTTP
import CirclesPipeline
import CirclesStore

extension AccountSync {
  /// Writes what the user changed into the account's cards, where that is wanted.
  func push(
    _ load: AccountLoad, _ books: [ServerCollection], _ account: Account, _ notebook: Notebook,
    _ result: inout SyncResult
  ) async throws(SyncError) {
    guard options.isPushing || account.push == true else { return }
    let known = try file.account(account.name).collections
    let pusher = CardPusher(
      client: client(account), load: load, books: books,
      newPeopleTo: try account.newPeopleTo.map { name throws(SyncError) in
        try Self.collection(name, in: known)
      })
    let isDryRun = options.importing.isDryRun
    if let person = options.deletes {
      let items = try Self.pipeline { () throws(PipelineError) in try load.cards(of: person) }
      if items.isEmpty { throw .usage("the account has no card of that person") }
      let outcome = try await pusher.delete(items, isDryRun: isDryRun)
      (result.pushed, result.failed) = (outcome.pushed, outcome.failed)
      result.isDeletion = true
      return
    }
    let plan = try pusher.plan()
    let limit = limit(
      try Self.store { () throws(StoreError) in
        try notebook.syncState(of: account.name).items.count
      })
    if plan.count > limit {
      result.tooManyToPush = SyncError.TooMany(
        changed: plan.count, gone: 0, limit: limit, noun: "cards")
      return
    }
    let outcome = try await pusher.push(plan, isDryRun: isDryRun)
    (result.pushed, result.failed, result.diffs) = (outcome.pushed, outcome.failed, outcome.diffs)
  }
}
