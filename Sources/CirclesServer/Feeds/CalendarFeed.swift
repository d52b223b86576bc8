/// Birthdays and dates for a calendar that subscribes to them.
struct CalendarFeed {
  /// Where it is.
  static let path = "/calendar.ics"
}
