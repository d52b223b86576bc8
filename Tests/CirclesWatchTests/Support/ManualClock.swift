import Foundation

@testable import CirclesWatch

/// Clocks that stand until they are moved.
final class ManualClock: WatchClock, @unchecked Sendable {
  private let lock = NSLock()
  private var monotonic = Duration.seconds(100)
  private var onTheWall = Date(timeIntervalSince1970: 1_795_000_000)

  var now: Duration { lock.withLock { monotonic } }
  var wall: Date { lock.withLock { onTheWall } }

  /// Lets time go by on both clocks.
  func pass(_ duration: Duration) {
    lock.withLock {
      monotonic += duration
      onTheWall += TimeInterval(duration.components.seconds)
    }
  }

  /// Sets the clock on the wall; time goes on as it did.
  func setWall(by seconds: TimeInterval) { lock.withLock { onTheWall += seconds } }
}
