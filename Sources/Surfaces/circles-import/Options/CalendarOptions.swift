import ArgumentParser
import Foundation

/// Which day it is.
struct CalendarOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time zone, such as Europe/London (default: the system's).",
      valueName: "zone"),
    transform: ZoneName.checked)
  var timeZone: TimeZone?

  /// The zone that days are told by.
  var zone: TimeZone { timeZone ?? SavedSettings.current.timeZone ?? .current }

  /// Today there, as an ISO 8601 day; nil for the system's own zone.
  var today: String? {
    guard let timeZone = timeZone ?? SavedSettings.current.timeZone else { return nil }
    var style = Date.ISO8601FormatStyle(timeZone: timeZone)
    style = style.year().month().day()
    return Date.now.formatted(style)
  }
}
