import CirclesModel
import GRDB

extension RunUndo {
  /// Undoes what the run changed by hand beside contacts and notes; removed contacts are back.
  func revertUserEdits() throws {
    try RemovedRows(db: db, run: run).restoreRows()
    try db.run("DELETE FROM removed_person WHERE run_key = ?", [run])
    try revertConnections()
    try revertSettings()
  }

  /// A connection is as before, unless somebody has written into it since.
  private func revertConnections() throws {
    let same = """
      c.from_contact_id = h.from_contact_id AND c.to_contact_id = h.to_contact_id
        AND c.connection_type = h.connection_type AND c.context IS h.after
      """
    try db.execute(
      sql: """
        DELETE FROM connection AS c WHERE EXISTS (SELECT 1 FROM connection_change AS h
          WHERE h.run_key = :run AND h.is_new AND \(same));
        UPDATE connection AS c SET context = (SELECT before FROM connection_change AS h
            WHERE h.run_key = :run AND \(same))
          WHERE EXISTS (SELECT 1 FROM connection_change AS h
            WHERE h.run_key = :run AND NOT h.is_new AND \(same));
        DELETE FROM connection_change WHERE run_key = :run;
        """, arguments: ["run": run])
  }

  private func revertSettings() throws {
    try db.execute(
      sql: """
        UPDATE setting_change AS later SET before = own.before FROM setting_change AS own
          WHERE own.run_key = :run AND later.key = own.key AND later.run_key =
            (SELECT min(run_key) FROM setting_change WHERE key = own.key AND run_key > :run);
        DELETE FROM setting_change WHERE run_key = :run AND EXISTS (SELECT 1
          FROM setting_change AS l WHERE l.key = setting_change.key AND l.run_key > :run);
        DELETE FROM user_settings AS s WHERE EXISTS (SELECT 1 FROM setting_change AS h
          WHERE h.run_key = :run AND h.key = s.key AND h.before IS NULL AND h.after IS s.value);
        UPDATE user_settings AS s SET value = h.before FROM setting_change AS h
          WHERE h.run_key = :run AND h.key = s.key AND h.before IS NOT NULL
            AND h.after IS s.value;
        DELETE FROM setting_change WHERE run_key = :run;
        """, arguments: ["run": run])
  }
}
