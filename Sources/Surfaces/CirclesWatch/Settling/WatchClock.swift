import Foundation

/// The two clocks of the daemon. Waiting goes by `now` alone; `wall` is for what people read, and may
/// jump by a day or a year without any file noticing.
protocol WatchClock: Sendable {
  /// How long it is since some start; it never goes back.
  var now: Duration { get }
  /// What the clock on the wall says.
  var wall: Date { get }
}

/// The clocks of this machine.
struct SystemClock: WatchClock {
  private let start = SuspendingClock.now

  init() {}

  // A machine that sleeps has its writers asleep as well: a clock that ran on would take a file
  // that is half written for one that has been quiet all night.
  var now: Duration { start.duration(to: SuspendingClock.now) }

  var wall: Date { Date() }
}
