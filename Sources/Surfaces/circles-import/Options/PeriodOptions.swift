import ArgumentParser
import CirclesQueries

/// Between when: `--since` and `--until`.
struct PeriodOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "From this day, month or year on: 2026-03-14, 2026-03, 2026 or words ('last May').",
      valueName: "when"))
  var since: String?

  @Option(
    help: ArgumentHelp("Up to this day, month or year, inclusive.", valueName: "when"))
  var until: String?

  /// The days, or a usage error.
  func days(_ when: When) throws -> DayRange {
    try WhenText.days(since: since, until: until, when)
  }
}
