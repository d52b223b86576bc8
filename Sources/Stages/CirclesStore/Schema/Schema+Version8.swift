extension Schema {
  /// What version 8 adds to version 7: when and with what notes were last looked at before a run that
  /// merely looked at them, so that its undo says so again. A match looks at many, so this is no line
  /// of `note_change`, which holds whole notes.
  static let from7to8 = """
    CREATE TABLE note_look (
      run_key INTEGER NOT NULL,
      note_key INTEGER NOT NULL,
      matched_run INTEGER NOT NULL,
      matcher INTEGER NOT NULL,
      seen BLOB,
      PRIMARY KEY (run_key, note_key)
    ) STRICT, WITHOUT ROWID;
    """
}
