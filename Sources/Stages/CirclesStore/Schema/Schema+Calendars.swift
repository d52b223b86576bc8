extension Schema {
  /// Birthdays are offered of calendars, too: such a note has no row that the app shows.
  static let calendars = """
    DROP VIEW birthday_suggestion;
    \(birthdaySuggestion(alsoOf: " OR n.source = 'birthday'"))
    """
}
