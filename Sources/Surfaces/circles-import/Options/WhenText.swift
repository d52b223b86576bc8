import CirclesPipeline
import CirclesQueries
import CirclesStore
import Foundation

/// A WHEN on the command line.
enum WhenText {
  /// How one is written.
  static let hint =
    "write it like 2026-03-14, 2026-03, 2026, yesterday, 'last May' or '3 weeks ago'"

  /// What reads one as seen from now in a zone: dates of figures as notes of the notebook are read.
  static func reader(in zone: TimeZone, _ database: DatabaseOptions) -> When {
    let options = SavedSettings.current.importOptions(
      after: Notebook.lastSettings(at: database.path))
    return When(now: .now, in: zone, order: options.dateOrder, region: options.region)
  }

  /// The days that it means, or a usage error.
  static func days(_ text: String, option: String, _ when: When) throws -> DayRange {
    guard let days = when.days(text) else {
      throw CommandError(
        .usage, "\(option): '\(text)' is not a known time",
        hints: [hint])
    }
    return days
  }

  /// What lies between `--since` and `--until`, both included; either may be missing.
  static func days(since: String?, until: String?, _ when: When) throws -> DayRange {
    var range = DayRange()
    if let since { range = try days(since, option: "--since", when).onward }
    if let until {
      range = range.intersection(try days(until, option: "--until", when).throughEnd)
    }
    return range
  }
}
