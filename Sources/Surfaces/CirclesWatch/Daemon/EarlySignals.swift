import FaultPoints
import Foundation

/// Keeps a request to stop that comes before the daemon listens for it: until then the signal would end
/// the process as if it had failed.
public enum EarlySignals {
  // A signal handler takes no lock: it adds one to a number that is there already.
  nonisolated(unsafe) private static let counts: UnsafeMutablePointer<sig_atomic_t> = {
    let counts = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 2)
    counts.initialize(repeating: 0, count: 2)
    return counts
  }()

  /// From now on SIGTERM and SIGINT are kept for the daemon. To be called as early as it is known that
  /// there will be one.
  public static func begin() {
    counts.update(repeating: 0, count: 2)
    signal(SIGTERM) { _ in EarlySignals.counts[0] += 1 }
    signal(SIGINT) { _ in EarlySignals.counts[1] += 1 }
    FaultPoint.started.reach()
  }

  /// How often SIGTERM or SIGINT came since then.
  static func count(of number: CInt) -> Int { Int(counts[number == SIGTERM ? 0 : 1]) }
}
