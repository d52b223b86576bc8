public import Foundation

/// What a status means for somebody who asks whether all is well.
public enum WatchHealth: String, Hashable, Sendable {
  /// It runs, and nothing waits for a person.
  case healthy
  /// It runs, but is kept from its work, or files lie in `failed/`.
  case degraded
  /// It does not run, or hangs.
  case silent

  /// How old a heartbeat may be, in seconds: three times what it takes to write one.
  public static let heartbeatLimit: TimeInterval = 30

  /// The health that a status shows; nil is a folder where no daemon ever ran.
  public static func of(_ status: WatchStatus?, now: Date) -> WatchHealth {
    guard let status else { return .silent }
    // A heartbeat from the future is as good as an old one: a daemon that lives has written another
    // since the clock was set back.
    if abs(now.timeIntervalSince(status.heartbeat)) > heartbeatLimit { return .silent }
    let isWell = status.state != .degraded && status.failed == 0 && status.problems.isEmpty
    return isWell ? .healthy : .degraded
  }

  /// What `circles-import status` ends with.
  public var exitCode: Int32 {
    switch self {
    case .healthy: 0
    case .degraded: 1
    case .silent: 3
    }
  }
}
