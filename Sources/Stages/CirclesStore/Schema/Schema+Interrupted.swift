extension Schema {
  /// Runs that were cut short are told from those that go on, and a day that is none is nobody's next
  /// birthday.
  static let endableRuns = """
    \(runTable("run_of_4"))
    INSERT INTO run_of_4 (\(runColumnsOf3)) SELECT \(runColumnsOf3) FROM run;
    DROP TABLE run;
    ALTER TABLE run_of_4 RENAME TO run;
    DROP VIEW IF EXISTS upcoming_birthdays;
    \(upcomingBirthdays)
    """

  private static let runColumnsOf3 = """
    key, id, command, started_at, finished_at, state, files, records_read, records_imported,
    records_duplicate, records_skipped, records_refused, contacts_created, contacts_updated,
    contacts_unchanged, contacts_merged, contacts_pruned, notes_assigned, notes_inbox,
    notes_duplicate, errors, warnings, seconds, settings
    """
}
