import Foundation
import Logging
import ServiceLifecycle

/// Does the daemon's jobs, one after another, each in its time.
struct JobService: Service {
  let jobs: PeriodicJob.List
  let board: StatusBoard
  let log: WatchLog

  /// How often is looked whether there are other jobs.
  private static let look = Duration.seconds(30)

  private struct Standing {
    var due: ContinuousClock.Instant
    var schedule = JobSchedule()
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var standings: [String: Standing] = [:]
      while !Task.isCancelled {
        let jobs = jobs()
        let names = Set(jobs.map(\.name))
        standings = standings.filter { names.contains($0.key) }
        board.storeJobs(names)
        for job in jobs where !Task.isCancelled {
          let now = ContinuousClock.now
          var standing = standings[job.name] ?? Standing(due: now + job.firstWait())
          if standing.due <= now { await turn(job, &standing) }
          standings[job.name] = standing
        }
        let next = standings.values.map(\.due).min() ?? .now + Self.look
        try? await Task.sleep(until: min(next, .now + Self.look), clock: .continuous)
      }
    }
  }

  private func turn(_ job: PeriodicJob, _ standing: inout Standing) async {
    let outcome = await job.run()
    let wait = standing.schedule.wait(
      after: outcome, interval: job.interval, chance: .random(in: 0...1))
    standing.due = .now + wait
    switch outcome {
    case .postponed: break
    case .done: board.job(job.name, endedAt: Date(), failure: nil, isProblem: false)
    case .failed(let code, _):
      if Task.isCancelled { return }
      log.jobFailed(code: code, retryIn: wait)
      board.job(
        job.name, endedAt: nil, failure: code,
        isProblem: standing.schedule.isWorthTelling(outcome))
    }
  }
}

extension WatchLog {
  /// An account could not be synced.
  func jobFailed(code: String, retryIn: Duration) {
    say(
      .warning, "an account could not be synced",
      [.code: .code(code), .retrySeconds: .number(retryIn.wholeSeconds)])
  }
}
