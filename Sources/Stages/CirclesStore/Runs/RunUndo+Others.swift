import GRDB

extension RunUndo {
  /// What the run brought beside contacts and notes.
  func others() throws -> UndoOutcome.Others {
    func count(_ sql: String) throws -> Int {
      try Int.fetchOne(db, sql: "SELECT count(*) FROM " + sql, arguments: [run]) ?? 0
    }
    return UndoOutcome.Others(
      messages: try count("message WHERE run_key = ? AND note_key IS NULL"),
      names: try count("alias WHERE run_key = ?"),
      connections: try count(
        """
        (SELECT DISTINCT min(from_contact_id, to_contact_id), max(from_contact_id, to_contact_id)
          FROM connection_change WHERE run_key = ?)
        """),
      settings: try count("setting_change WHERE run_key = ?"),
      learned: try count("learned WHERE run_key = ?") + count("forgotten WHERE run_key = ?"))
  }
}
