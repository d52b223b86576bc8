/// Statements that make a notebook be as an older version of the program left it.
enum OldSchema {
  /// From version 5 to version 4: whatever `Schema.from4to5` adds goes, in reverse order.
  static let to4 = """
    DROP TRIGGER contact_deleted; DROP TRIGGER contact_leaves; DROP TABLE deleted_contact;
    DROP TRIGGER email_edited; DROP TRIGGER phone_edited;
    DROP TABLE edited_phone;
    DROP TABLE setting_change; DROP TABLE connection_change; DROP TABLE removed_row;
    DROP TABLE removed_person;
    DROP TABLE learned; ALTER TABLE contact DROP COLUMN cadence_days;
    """
}
