import ArgumentParser
import CirclesStore
import CirclesWatch

/// Runs the daemon to its end.
enum WatchRun {
  /// Watches until it is told to stop, or with `once` until there is nothing more to take.
  static func run(_ options: WatchOptions, _ log: WatchLog) async throws {
    let isWhole: Bool
    do throws(WatchError) {
      isWhole = try await WatchDaemon(
        options, log: log, version: CirclesImport.configuration.version,
        jobs: SyncJobs.list(options)
      ).run()
    } catch {
      throw failure(error, options)
    }
    if options.once, !isWhole { throw ExitCode(ExitStatus.refused.rawValue) }
  }

  private static func failure(_ failure: WatchError, _ options: WatchOptions) -> CommandError {
    switch failure {
    case .locked(let pid):
      let whose = pid.map { " (process \($0))" } ?? ""
      return CommandError(.tryAgain, "another daemon watches this folder\(whose)")
    case .noFolder:
      return CommandError(
        .noInput, "there is no such folder, and no folder to create it in",
        hints: ["is its disk plugged in?"])
    case .severalDisks:
      return CommandError(
        .configuration, "drop, done and failed are not on one disk",
        hints: ["files are archived by renaming them, which does not work across disks"])
    case .notebookOnNetwork:
      return CommandError(
        .configuration, "the notebook is on a network disk, where its journal is not safe",
        hints: ["use a disk of this machine: --db PATH"])
    case .notebookInFolder:
      return CommandError(
        .configuration, "the notebook lies in drop or failed, whose files the daemon moves away",
        hints: ["keep it outside of them: --db PATH"])
    case .folder(let problem):
      return CommandError(.inputOutput, "the folder cannot be used: \(problem.sentence)")
    case .notebook(let failure): return StoreMessage.failure(failure)
    }
  }
}
