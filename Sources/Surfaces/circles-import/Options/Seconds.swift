import ArgumentParser

/// A length of time as options take it: seconds, with a fraction if need be.
enum Seconds {
  /// Longer than anybody means.
  private static let longest = 86_400.0

  /// The time, or a usage error; not shorter than `shortest` seconds.
  static func checked(_ text: String, shortest: Double) throws -> Duration {
    guard let seconds = Double(text), seconds >= shortest, seconds <= longest else {
      throw ValidationError("seconds, from \(shortest) to \(Int(longest))")
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }
}
