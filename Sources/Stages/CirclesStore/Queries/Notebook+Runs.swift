import CirclesModel
import GRDB

extension Notebook {
  /// Runs, newest first: all of them, or a part.
  public func runs(limit: Int? = nil, offset: Int = 0) throws(StoreError) -> [RunSummary] {
    try read { db in
      try Self.summaries("TRUE", [], db, limit: limit ?? -1, offset: max(0, offset))
    }
  }

  /// Runs before one, the newest first; the newest of all where none is named. Nil where none bears the
  /// id.
  public func runs(limit: Int, before id: String?) throws(StoreError) -> [RunSummary]? {
    guard let id else { return try runs(limit: limit) }
    return try read { db in
      guard let key = try Int.fetchOne(db, sql: "SELECT key FROM run WHERE id = ?", arguments: [id])
      else { return nil }
      return try Self.summaries("key < ?", [key], db, limit: limit)
    }
  }

  /// Which run is meant by an id, a unique prefix of one, or `last`: the newest that changed
  /// something.
  public func resolveRun(_ text: String) throws(StoreError) -> RunResolution {
    let text = text.lowercased()
    return try read { db in
      if text == "last" {
        return try Self.summaries(RunChanges.condition(db), [], db, limit: 1).first
          .map(RunResolution.one) ?? .none
      }
      if text.isEmpty { return .none }
      let found = try Self.summaries(
        "substr(id, 1, length(?1)) = ?1", [text], db, limit: Self.candidateLimit)
      switch found.count {
      case 0: return .none
      case 1: return .one(found[0])
      default: return .ambiguous(found)
      }
    }
  }

  /// How many problems an earlier run of the same command met, the newest that read anything new; else
  /// those that brought the records that a run met. Nil where none is known.
  public func problemsBefore(run id: String?, command: String) throws(StoreError) -> Int? {
    try read { db in
      let same = try Int.fetchOne(
        db,
        sql: """
          SELECT errors + warnings FROM run WHERE command = ? AND id IS NOT ? AND \
          records_imported > 0
          ORDER BY key DESC LIMIT 1
          """, arguments: [command, id])
      if let same { return same }
      let text = try String.fetchOne(db, sql: "SELECT met FROM run WHERE id = ?", arguments: [id])
      guard let met = text.map({ SeenRecords($0) }), !met.isEmpty else { return nil }
      var runs: Set<Int> = []
      for range in met.ranges {
        runs.formUnion(
          try Int.fetchAll(
            db,
            sql: """
              SELECT DISTINCT created_run FROM source_record
              WHERE key BETWEEN ? AND ? AND created_run IS NOT NULL
              """, arguments: [range.lowerBound, range.upperBound]))
      }
      let list = runs.map(String.init).joined(separator: ", ")
      return try Int.fetchOne(
        db, sql: "SELECT sum(errors + warnings) FROM run WHERE key IN (\(list))")
    }
  }

  /// What a run did; nil where none bears the id. Of each list of people at most `limit` are told.
  public func run(id: String, limit: Int = -1) throws(StoreError) -> RunDetail? {
    try read { db in
      guard let summary = try Self.summaries("id = ?", [id], db).first,
        let key = try Int.fetchOne(db, sql: "SELECT key FROM run WHERE id = ?", arguments: [id])
      else { return nil }
      return RunDetail(
        summary: summary,
        created: try PersonQuery.summaries(where: "c.created_run = ?", [key], db, limit: limit),
        updated: try PersonQuery.summaries(
          where: """
            c.created_run IS NOT :run AND c.key IN
              (SELECT contact_key FROM contact_change WHERE run_key = :run AND after IS NOT NULL)
            """, ["run": key], db, limit: limit),
        removed: try String.fetchAll(
          db,
          sql: """
            SELECT coalesce(json_extract(before, '$.fields.name.display'), '') FROM contact_change
            WHERE run_key = ? AND after IS NULL ORDER BY contact_key LIMIT ?
            """, arguments: [key, limit]),
        diagnostics: try Row.fetchAll(
          db,
          sql: """
            SELECT code, count FROM run_diagnostic WHERE run_key = ? ORDER BY count DESC, code
            """, arguments: [key]
        ).map { try RunDetail.DiagnosticCount(code: $0["code"], count: $0["count"]) })
    }
  }

  private static func summaries(
    _ condition: String, _ arguments: StatementArguments, _ db: Database, limit: Int = -1,
    offset: Int = 0
  ) throws -> [RunSummary] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT *, \(RunChanges.condition(db)) AS is_change FROM run WHERE \(condition)
        ORDER BY key DESC LIMIT \(limit) OFFSET \(offset)
        """, arguments: arguments
    ).map(RunSummary.init(row:))
  }
}

extension RunSummary {
  init(row: Row) throws {
    id = try row["id"]
    command = try row["command"]
    startedAt = try row["started_at"]
    finishedAt = try row["finished_at"]
    state = try RunState(rawValue: row["state"]) ?? .running
    if state == .running, let holder: String = try row["holder"],
      RunHolder(holder)?.isGone == true
    {
      state = .interrupted
    }
    report = RunReport()
    report.run = id
    report.files = try row["files"]
    report.records.read = try row["records_read"]
    report.records.imported = try row["records_imported"]
    report.records.duplicate = try row["records_duplicate"]
    report.records.skipped = try row["records_skipped"]
    report.records.refused = try row["records_refused"]
    report.contacts.created = try row["contacts_created"]
    report.contacts.updated = try row["contacts_updated"]
    report.contacts.unchanged = try row["contacts_unchanged"]
    report.contacts.merged = try row["contacts_merged"]
    report.contacts.pruned = try row["contacts_pruned"]
    report.notes.assigned = try row["notes_assigned"]
    report.notes.inbox = try row["notes_inbox"]
    report.notes.duplicate = try row["notes_duplicate"]
    report.errors = try row["errors"]
    report.warnings = try row["warnings"]
    report.seconds = try row["seconds"]
    isChange = try row["is_change"]
  }
}
