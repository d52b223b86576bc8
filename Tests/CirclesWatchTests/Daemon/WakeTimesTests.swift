import Testing

@testable import CirclesWatch

@Suite("When the loop wakes by itself")
struct WakeTimesTests {
  private func sleep(
    nextDue: Duration? = nil, hasRecent: Bool = false,
    _ change: (inout WakeTimes) -> Void = { _ in }
  ) -> Duration {
    var times = WakeTimes()
    times.nextScan = .seconds(160)
    change(&times)
    return times.sleep(from: .seconds(100), nextDue: nextDue, hasRecent: hasRecent)
  }

  @Test("for the next listing, when nothing else is due")
  func scan() {
    #expect(sleep() == .seconds(60))
    #expect(sleep { $0.nextScan = .seconds(99) } == .zero)
  }

  @Test("for a file that will have settled, unless everything waits")
  func file() {
    #expect(sleep(nextDue: .seconds(102)) == .seconds(2))
    #expect(sleep(nextDue: .seconds(90)) == .zero)
    #expect(sleep(nextDue: .seconds(102)) { $0.pausedUntil = .seconds(130) } == .seconds(30))
  }

  @Test("for the end of a run, and for what was put away")
  func others() {
    #expect(sleep { $0.burst = (.seconds(90), .seconds(99)) } == .seconds(2))
    #expect(sleep(hasRecent: true) == WakeTimes.recent)
  }

  @Test("during a pause for nothing but its end, whatever has fallen due meanwhile")
  func pause() {
    let slept = sleep(nextDue: .seconds(90), hasRecent: true) {
      $0.pausedUntil = .seconds(130)
      $0.nextScan = .zero
      $0.burst = (.seconds(50), .seconds(60))
    }
    #expect(slept == .seconds(30))
  }
}
