/// Whether an exchange comes forward: a server may think for a while before its first byte, and no longer
/// pause for as long.
struct Pace {
  private let limits: HTTPLimits
  private let clock = ContinuousClock()
  private var since: ContinuousClock.Instant
  private var bytes = 0
  private var hasBegun = false

  /// The pace of an exchange that begins now.
  init(_ limits: HTTPLimits) {
    self.limits = limits
    since = clock.now
  }

  /// Notes how many bytes went either way so far; true where it is time to give up.
  mutating func isTooSlow(_ count: Int, hasBegun: Bool) -> Bool {
    let now = clock.now
    let isNew = hasBegun && !self.hasBegun
    // Before the answer it is the upload that counts, each byte of it.
    let enough = hasBegun ? Int(Double(limits.slowBytes) * limits.slowSeconds) : 1
    if isNew || count - bytes >= enough {
      (since, bytes, self.hasBegun) = (now, count, hasBegun)
    }
    return now - since > .seconds(hasBegun ? limits.slowSeconds : limits.firstSeconds)
  }
}
