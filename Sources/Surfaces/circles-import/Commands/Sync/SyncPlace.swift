import CirclesPipeline
import CirclesSync
import Foundation

/// Where accounts are kept, and what their failures mean for the caller of the program.
enum SyncPlace {
  /// The file of accounts, beside the settings.
  static var file: AccountFile {
    let settings = ConfigPlace.file(ProcessInfo.processInfo.environment).path
    return AccountFile(folder: (settings as NSString).deletingLastPathComponent)
  }

  /// The accounts of these names, or all of them.
  static func accounts(_ names: [String]) throws -> [Account] {
    try answer { () throws(SyncError) in
      let all = try file.read()
      if names.isEmpty {
        if !all.isEmpty { return all }
        throw .usage("there are no accounts yet")
      }
      var chosen: [Account] = []
      for name in names {
        let account = try file.account(name)
        if !chosen.contains(account) { chosen.append(account) }
      }
      return chosen
    }
  }

  /// What `work` gives, its failure as the program's.
  @discardableResult
  static func answer<Value>(_ work: () throws(SyncError) -> Value) throws -> Value {
    do throws(SyncError) { return try work() } catch { throw failure(error) }
  }

  /// Why an account cannot be used, in words and a status.
  static func failure(
    _ failure: SyncError, account: String? = nil, command: String? = nil
  ) -> CommandError {
    if case .pipeline(let failure) = failure { return RunOutcome.failure(failure) }
    let before = account.map { "\($0): " } ?? ""
    return CommandError(
      ExitStatus(rawValue: failure.exitCode) ?? .bug, before + failure.description,
      hints: hints(for: failure, account ?? "", command ?? "sync \(account ?? "")"))
  }

  private static func hints(
    for failure: SyncError, _ account: String, _ command: String
  ) -> [String] {
    switch failure {
    case .unknownAccount: ["circles-import accounts list shows them"]
    case .usage("there are no accounts yet"):
      ["add one with: circles-import accounts add carddav URL"]
    case .tooMany(let plan):
      [
        "to see them: circles-import \(command) --dry-run --max-changes \(plan.total)",
        "if they are right: circles-import \(command) --max-changes \(plan.total)",
      ]
    case .tooManyToPush(let plan):
      hints(
        for: .tooMany(plan), account,
        command.hasPrefix("sync") ? command + " --push" : command)
    case .noBook:
      [
        "circles-import accounts test \(account) lists them",
        "to go on without it, remove the account and add it again; its people stay",
      ]
    default: []
    }
  }

  /// Says why an account failed, while others go on.
  static func say(_ failure: CommandError, _ console: Console) {
    console.problem("circles-import: error: \(TerminalText.escaped(failure.message))")
    for hint in failure.hints { console.problem("  " + TerminalText.escaped(hint)) }
  }
}
