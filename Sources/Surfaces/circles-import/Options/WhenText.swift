import CirclesPipeline
import CirclesQueries
import Foundation

/// A WHEN on the command line.
enum WhenText {
  /// How one is written.
  static let hint =
    "write it like 2026-03-14, 2026-03, 2026, yesterday, 'last May' or '3 weeks ago'"

  /// The days that it means as seen from now in a zone, or a usage error.
  static func days(_ text: String, option: String, in zone: TimeZone?) throws -> DayRange {
    guard let days = When(now: .now, in: zone ?? .current).days(text) else {
      throw CommandError(
        .usage, "\(option): '\(text)' is not a known time",
        hints: [hint])
    }
    return days
  }

  /// What lies between `--since` and `--until`, both included; either may be missing.
  static func days(since: String?, until: String?, in zone: TimeZone?) throws -> DayRange {
    var range = DayRange()
    if let since { range = try days(since, option: "--since", in: zone).onward }
    if let until {
      range = range.intersection(try days(until, option: "--until", in: zone).throughEnd)
    }
    return range
  }
}
