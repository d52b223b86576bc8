import Testing

@testable import CirclesHTTP

/// How long a server may take.
@Suite struct PaceTests {
  @Test("A server may think longer before its answer than it may pause within it")
  func pauses() async throws {
    var limits = HTTPLimits()
    (limits.firstSeconds, limits.slowSeconds, limits.slowBytes) = (600, 0.02, 100)
    var pace = Pace(limits)
    try await Task.sleep(for: .milliseconds(40))
    let thinks = pace.isTooSlow(0, hasBegun: false)
    let begins = pace.isTooSlow(10, hasBegun: true)
    #expect(!thinks && !begins)
    try await Task.sleep(for: .milliseconds(40))
    // One byte more is no progress, a hundred are.
    var other = pace
    let pauses = pace.isTooSlow(11, hasBegun: true)
    let goesOn = !other.isTooSlow(110, hasBegun: true)
    #expect(pauses && goesOn)
  }

  @Test("A server that never begins is given up")
  func silence() async throws {
    var limits = HTTPLimits()
    (limits.firstSeconds, limits.slowSeconds) = (0.02, 600)
    var pace = Pace(limits)
    let thinks = pace.isTooSlow(0, hasBegun: false)
    try await Task.sleep(for: .milliseconds(40))
    let isTooSlow = pace.isTooSlow(0, hasBegun: false)
    #expect(!thinks && isTooSlow)
  }
}
