import Foundation

/// Something did not come to pass in time.
struct TooLate: Error, CustomStringConvertible {
  var description: String
}

/// Asks again and again, and gives up after some seconds.
enum Waiting {
  static func until(
    _ what: String, within seconds: Double, every pause: Duration = .milliseconds(10),
    _ isSo: () throws -> Bool
  ) async throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while true {
      if try isSo() { return }
      if clock.now >= end { throw TooLate(description: "\(what): not within \(seconds) s") }
      try await Task.sleep(for: pause)
    }
  }

  /// How many seconds something took.
  static func seconds(_ work: () async throws -> Void) async throws -> Double {
    let time = try await ContinuousClock().measure(work)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }
}
