import CirclesHTTP
import CirclesPipeline
import CirclesStore
import CirclesSync
import CirclesWatch
import Foundation

/// The accounts that the daemon keeps up to date: those with `--every`.
enum SyncJobs {
  /// A job for each; the file of accounts is read again each time.
  static func list(_ options: WatchOptions) -> PeriodicJob.List {
    let path = options.databasePath
    return {
      let accounts = ((try? SyncPlace.file.read()) ?? []).filter { $0.every != nil }
      if accounts.isEmpty { return [] }
      return accounts.map { account in
        let interval = Duration.seconds(max(account.every ?? 0, 1))
        return PeriodicJob(
          name: account.name, interval: interval,
          firstWait: { min(wait(account, path), interval) },
          run: { await sync(account.name, options) })
      }
    }
  }

  /// How long an account that was synced lately can wait.
  private static func wait(_ account: Account, _ path: String) -> Duration {
    let soon = Duration.seconds(1)
    guard let notebook = try? Notebook.open(path: path, mode: .existing(readOnly: true)),
      let last = try? notebook.lastSyncs()[account.name],
      let date = try? Date(last, strategy: .iso8601)
    else { return soon }
    try? notebook.close()
    let left = Double(account.every ?? 0) + date.timeIntervalSinceNow
    return max(soon, .seconds(min(max(left, 0), 86_400)))
  }

  private static func sync(_ name: String, _ watch: WatchOptions) async -> PeriodicJob.Outcome {
    if PowerSupply.isOnBattery() { return .postponed }
    if await MeteredNetwork.isMetered() { return .postponed }
    do throws(SyncError) {
      let account = try SyncPlace.file.account(name)
      var options = AccountSync.SyncOptions(watch.importing)
      options.importing.command = "sync \(name)"
      let http = HTTPClient(try AccountSecret.credentials(of: account))
      let result = try await AccountSync(SyncPlace.file, http, options).run(account, NullObserver())
      if result.tooManyToPush != nil { return .failed(code: "sync.too-many", needsUser: true) }
      return result.failed > 0 ? .failed(code: "sync.rejected", needsUser: true) : .done
    } catch {
      return .failed(code: error.code, needsUser: error.needsUser)
    }
  }
}

extension SyncError {
  /// A stable word for the log and the status.
  fileprivate var code: String {
    switch self {
    case .http(.refused): "sync.refused"
    case .http(.busy): "sync.busy"
    case .http: "sync.unreachable"
    case .pipeline: "sync.notebook"
    case .unknownAccount, .usage: "sync.account"
    case .secret: "sync.password"
    case .noBook, .cloud: "sync.book-gone"
    case .tooMany, .tooManyToPush: "sync.too-many"
    }
  }

  /// Whether waiting will not help.
  fileprivate var needsUser: Bool {
    switch self {
    case .http(.refused), .secret, .noBook, .tooMany, .tooManyToPush: true
    default: false
    }
  }
}
