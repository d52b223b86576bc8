import CirclesModel
import GRDB

extension RunUndo {
  /// Undoes what the run changed by hand beside contacts and notes; removed contacts are back.
  func revertUserEdits() throws {
    try RemovedRows(db: db, run: run).restoreRows(trail)
    try db.run("DELETE FROM removed_person WHERE run_key = ?", [run])
    try forgetRemovedRows()
    try revertConnections()
    try revertSettings()
  }

  /// What the run made and a later one removed with a person does not come back with them.
  private func forgetRemovedRows() throws {
    try db.execute(
      sql: """
        DELETE FROM removed_row AS r WHERE run_key > :run AND name = 'connection'
          AND EXISTS (SELECT 1 FROM removed_row AS h WHERE h.run_key = r.run_key
            AND h.name = 'connection_change' AND h.content ->> '$.run_key[1]' = :run
            AND h.content ->> '$.is_new[1]' = 1
            AND h.content ->> '$.from_contact_id[1]' = r.content ->> '$.from_contact_id[1]'
            AND h.content ->> '$.to_contact_id[1]' = r.content ->> '$.to_contact_id[1]'
            AND h.content ->> '$.connection_type[1]' = r.content ->> '$.connection_type[1]'
            AND h.content ->> '$.after[1]' IS r.content ->> '$.context[1]');
        DELETE FROM removed_row WHERE run_key > :run
          AND name IN ('alias', 'connection_change', 'contact_merge', 'identifier', 'learned')
          AND content ->> '$.run_key[1]' = :run;
        DELETE FROM removed_row WHERE run_key > :run AND name = 'contact_merge'
          AND content ->> '$.undone_run[1]' = :run;
        """, arguments: ["run": run])
  }

  /// A connection is as before, unless somebody has written into it since: then it is the later
  /// run's, which found it as this one had.
  private func revertConnections() throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE own AS
          SELECT *, (SELECT min(l.run_key) FROM connection_change AS l
            WHERE l.run_key > h.run_key AND (l.from_contact_id, l.to_contact_id, l.connection_type)
              = (h.from_contact_id, h.to_contact_id, h.connection_type)) AS later
          FROM connection_change AS h WHERE run_key = :run;
        UPDATE connection_change AS l SET is_new = own.is_new, before = own.before
          FROM temp.own AS own WHERE l.run_key = own.later
            AND (l.from_contact_id, l.to_contact_id, l.connection_type)
              = (own.from_contact_id, own.to_contact_id, own.connection_type);
        DELETE FROM connection_change WHERE run_key = :run
          AND (from_contact_id, to_contact_id, connection_type) IN (SELECT from_contact_id,
            to_contact_id, connection_type FROM temp.own WHERE later IS NOT NULL);
        DROP TABLE temp.own;
        """, arguments: ["run": run])
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
        INSERT OR IGNORE INTO user_settings (key, value) SELECT key, before FROM setting_change
          WHERE run_key = :run AND before IS NOT NULL AND after IS NULL;
        DELETE FROM setting_change WHERE run_key = :run;
        """, arguments: ["run": run])
  }
}
