/// Something that the daemon does from time to time, beside its folder: syncing an account.
public struct PeriodicJob: Sendable {
  /// What it is called in `status`.
  public var name: String
  /// How long to wait from the end of one turn to the next.
  public var interval: Duration
  /// How long to wait before the first turn.
  public var firstWait: @Sendable () -> Duration
  /// Does it.
  public var run: @Sendable () async -> Outcome

  /// How a turn ended.
  public enum Outcome: Hashable, Sendable {
    case done
    /// It is not the time for it, such as without mains; it is looked at again soon.
    case postponed
    /// It failed: a short code, and whether only the user can fix it.
    case failed(code: String, needsUser: Bool)
  }

  /// A job.
  public init(
    name: String, interval: Duration, firstWait: @escaping @Sendable () -> Duration,
    run: @escaping @Sendable () async -> Outcome
  ) {
    self.name = name
    self.interval = interval
    self.firstWait = firstWait
    self.run = run
  }

  /// The jobs of the moment: asked again after each turn, so that one may come, go or change.
  public typealias List = @Sendable () -> [PeriodicJob]
}

/// When a job is due: about every interval, later after each failure.
struct JobSchedule: Hashable {
  /// The failures in a row.
  private(set) var failures = 0
  /// The longest wait after a failure, unless the interval itself is longer.
  static let longest = Duration.seconds(86_400)
  /// How long a job that is postponed waits.
  static let postponed = Duration.seconds(300)
  /// How many failures in a row somebody is told of.
  static let patience = 3

  /// The wait until the next turn; `chance` is a random number from 0 to 1, so that not everybody asks a
  /// server at the same moment.
  mutating func wait(
    after outcome: PeriodicJob.Outcome, interval: Duration, chance: Double
  ) -> Duration {
    switch outcome {
    case .postponed: return Self.postponed
    case .done:
      failures = 0
      return Self.about(interval, chance)
    case .failed:
      failures += 1
      let wait = interval * (1 << min(failures - 1, 10))
      return Self.about(min(wait, max(Self.longest, interval)), chance)
    }
  }

  /// A tenth more or less.
  private static func about(_ time: Duration, _ chance: Double) -> Duration {
    .milliseconds(Int((Double(time.wholeMilliseconds) * (0.9 + 0.2 * chance)).rounded()))
  }

  /// Whether somebody should hear of a failure.
  func isWorthTelling(_ outcome: PeriodicJob.Outcome) -> Bool {
    guard case .failed(_, let needsUser) = outcome else { return false }
    return needsUser || failures >= Self.patience
  }
}
