@testable import CirclesStore

/// Statements that make a notebook be as an older version of the program left it.
enum OldSchema {
  /// From version 9 to version 8.
  static let to8 = "DROP INDEX open_file_size;"

  /// From version 9 to version 7.
  static let to7 = "\(to8) DROP TABLE note_look;"

  /// From version 9 to version 6.
  static let to6 = """
    \(to7)
    DROP TABLE cloud_agreed; DROP TABLE cloud_place; DROP TABLE thread_block;
    DROP TRIGGER note_block_gone;
    \(Schema.undoneRows)
    """

  /// From version 9 to version 5, as the last program of that version left it.
  static let to5 = """
    \(to6)
    DROP TABLE sync_conflict; DROP TABLE sync_sent;
    """

  /// From version 9 to version 4: whatever `Schema.from4to5` adds goes, in reverse order.
  static let to4 = """
    \(to5)
    DROP VIEW birthday_suggestion; \(Schema.birthdaySuggestion(alsoOf: ""))
    DROP TABLE sync_change; DROP TABLE sync_event; DROP TABLE sync_published;
    DROP TABLE sync_item; DROP TABLE sync_collection;
    DROP TABLE cloud_record; DROP TABLE cloud_export;
    DROP TABLE address_key; DROP TABLE access_token;
    DROP INDEX interaction_own_words; DROP INDEX note_alone; DROP TRIGGER message_search_changed;
    DROP TRIGGER message_search_removed; DROP TRIGGER message_search_added;
    DROP TABLE search_queue; DROP TABLE search_state;
    DROP TABLE run_undone_row; DROP TABLE run_undone;
        ALTER TABLE run DROP COLUMN met; ALTER TABLE run DROP COLUMN changed;
    DROP TRIGGER contact_deleted; DROP TRIGGER contact_leaves; DROP TABLE deleted_contact;
    DROP TRIGGER email_edited; DROP TRIGGER phone_edited;
    DROP TABLE edited_phone;
    DROP TABLE thread_alias;
    DROP TABLE forgotten;
    DROP VIEW filed_note; DROP TRIGGER interaction_written;
    DROP TRIGGER further_interaction_moved; DROP TRIGGER further_interaction_removed;
    DROP TABLE note_also;
    ALTER TABLE note DROP COLUMN against;
    DROP TABLE setting_change; DROP TABLE connection_change; DROP TABLE removed_row;
    DROP TABLE removed_person;
    DROP TABLE learned; ALTER TABLE contact DROP COLUMN cadence_days;
    """
}
