/// Statements that make a notebook be as an older version of the program left it.
enum OldSchema {
  /// From version 5 to version 4: whatever `Schema.from4to5` adds goes, in reverse order.
  static let to4 = """
    DROP VIEW filed_note; DROP TRIGGER interaction_written;
    DROP TRIGGER further_interaction_moved; DROP TRIGGER further_interaction_removed;
    DROP TABLE note_also;
    ALTER TABLE note DROP COLUMN against;
    DROP TABLE learned; ALTER TABLE contact DROP COLUMN cadence_days;
    """
}
