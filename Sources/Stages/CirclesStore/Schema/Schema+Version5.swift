extension Schema {
  /// What version 5 adds to version 4: statements that are the same for a new notebook and an old one.
  static let from4to5 = [
    userChoices, learned, handEdits, noteAlso, forgotten, threadAliases, otherPrograms,
    undone, search, access, cloud, sync, calendars,
  ].joined(separator: "\n")

  /// What the user decided about a person.
  static let userChoices = """
    ALTER TABLE contact ADD COLUMN cadence_days INTEGER;
    """
}
