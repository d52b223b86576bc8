import CirclesModel
import GRDB

extension RunUndo {
  /// Gives every record the words it had before the run, and removes those it brought.
  func revertRecords() throws {
    try revertGroups()
    try forwardToLaterRuns()
    lostRecords = try Int.fetchAll(
      db,
      sql: """
        SELECT DISTINCT contact_key FROM source_record
        WHERE created_run = ? AND contact_key IS NOT NULL ORDER BY contact_key
        """, arguments: [run])
    try db.execute(
      sql: """
        DELETE FROM source_record WHERE created_run = :run;

        INSERT INTO source_record (key, source_key, identifier, is_derived, digest,
          contact_key, group_key, created_run, gone_at)
        SELECT changed_key, source_key, identifier, is_derived, digest,
          \(Self.holder),
          (SELECT key FROM contact_group WHERE key = group_key),
          (SELECT key FROM run WHERE key = created_run), gone_at
        FROM record_change WHERE run_key = :run AND (\(Self.standsForSomething))
        ON CONFLICT (key) DO UPDATE SET identifier = excluded.identifier,
          is_derived = excluded.is_derived, digest = excluded.digest,
          contact_key = excluded.contact_key, group_key = excluded.group_key,
          gone_at = excluded.gone_at;

        INSERT INTO said (record_key, fields)
        SELECT changed_key, said FROM record_change
        WHERE run_key = :run AND changed_key IN (SELECT key FROM source_record)
        ON CONFLICT (record_key) DO UPDATE SET fields = excluded.fields;
        """, arguments: ["run": run])
  }

  /// Lists the contacts whose last card went with the run, since a later one had removed the others:
  /// they stay as if made by hand.
  func saveContactsWithoutRecords() throws {
    for key in try disownContactsWithoutRecords(among: lostRecords) {
      guard let mine = try ContactRows.read(key, db) else { continue }
      list(ContactSnapshot(mine.header, mine.state), .noCard)
    }
  }

  /// Leaves contacts of which no card speaks any more, since a run removed it, to the user. Returns
  /// them.
  @discardableResult
  func disownContactsWithoutRecords(among keys: [Int]) throws -> [Int] {
    try keys.filter { key in
      try db.run(
        """
        UPDATE contact SET created_run = NULL WHERE key = ? AND created_run IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM source_record WHERE contact_key = contact.key)
          AND EXISTS (SELECT 1 FROM record_change WHERE contact_key = contact.key)
        """, [key])
      return db.changesCount > 0
    }
  }

  /// Makes the contacts that are back known by the identifiers of all their records again: those went
  /// with the contact. One that was somebody else's when the contact was made never was its own.
  func knowReturned() throws {
    var known: [(contact: Int, identifier: String, run: Int?)] = []
    let sql = """
      SELECT r.contact_key, r.identifier, r.created_run FROM contact_change AS c
      JOIN source_record AS r ON r.contact_key = c.contact_key
      JOIN contact ON contact.key = r.contact_key
      JOIN source ON source.key = r.source_key
      WHERE c.run_key = ? AND c.before IS NOT NULL AND c.after IS NULL
        AND contact.identifier NOT IN (r.identifier, source.name || '#' || r.identifier)
      """
    try SQLReader(db, sql).forEach(run) {
      known.append(($0.integer(0), $0.text(1), $0.isNull(2) ? nil : $0.integer(2)))
    }
    for (contact, identifier, run) in known {
      try db.run(
        """
        INSERT OR IGNORE INTO identifier (normalized, contact_key, value, run_key)
        SELECT ?1, key, ?2, ?3 FROM contact WHERE key = ?4 AND NOT EXISTS (
          SELECT 1 FROM identifier WHERE normalized = ?1)
        """, [RecordKey.normalize(identifier), identifier, run, contact])
    }
  }

  /// Leaves the identifiers that the run brought to later records that bear them, too. An earlier
  /// record does not count: where it gave none, the identifier was somebody else's then.
  func leaveIdentifiers() throws {
    let bearers = """
      FROM source_record AS r WHERE r.contact_key = identifier.contact_key
        AND r.identifier = identifier.value AND (r.created_run IS NULL OR r.created_run > :run)
      """
    try db.execute(
      sql: """
        UPDATE identifier SET run_key = (SELECT min(created_run) \(bearers))
        WHERE run_key = :run AND EXISTS (SELECT 1 \(bearers));
        DELETE FROM identifier WHERE run_key = :run;
        """, arguments: ["run": run])
  }

  /// Who a record speaks of now that spoke of `contact_key`: the same, or whom it became one with.
  static let holder = """
    coalesce((SELECT key FROM contact WHERE key = contact_key),
      (SELECT kept_key FROM contact_merge WHERE absorbed_key = contact_key AND undone_run IS NULL
        ORDER BY key DESC LIMIT 1))
    """

  /// Whether a record may be there again: not where the run removed it with a contact or group that
  /// cannot come back, since another has its identifier by now.
  private static let standsForSomething = """
    changed_key IN (SELECT key FROM source_record) OR gone_at IS NOT NULL
      OR (contact_key IS NULL AND group_key IS NULL) OR \(holder) IS NOT NULL
      OR group_key IN (SELECT key FROM contact_group)
    """

  /// Groups that the run changed, then those that it made.
  private func revertGroups() throws {
    var changes: [(key: Int, before: GroupRows.Group, after: GroupRows.Group)] = []
    let sql = "SELECT group_key, before, after FROM group_change WHERE run_key = ?"
    try SQLReader(db, sql).forEach(run) { row in
      changes.append((row.integer(0), .init(json: row.bytes(1)), .init(json: row.bytes(2))))
    }
    for change in changes {
      let later = try Int.fetchOne(
        db, sql: "SELECT min(run_key) FROM group_change WHERE group_key = ? AND run_key > ?",
        arguments: [change.key, run])
      if let later {
        try db.run(
          "UPDATE group_change SET before = ? WHERE group_key = ? AND run_key = ?",
          [String(decoding: change.before.json, as: UTF8.self), change.key, later])
      } else {
        let mine = try GroupRows.read(change.key, db)
        try GroupRows.replace(
          change.key, mine, with: mine.merging(base: change.after, theirs: change.before), db)
      }
    }
    try db.run("DELETE FROM group_change WHERE run_key = ?", [run])
    try db.execute(
      sql: """
        DELETE FROM contact_group WHERE created_run = :run AND NOT EXISTS (
          SELECT 1 FROM source_record AS r WHERE r.group_key = contact_group.key
            AND (r.created_run IS NOT :run OR EXISTS (SELECT 1 FROM record_change AS l
              WHERE l.changed_key = r.key AND l.run_key > :run)));
        UPDATE contact_group SET created_run = NULL WHERE created_run = :run;
        """, arguments: ["run": run])
  }
}
