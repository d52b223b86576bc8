import GRDB

/// A run that was undone and can be brought back.
public struct UndoneRun: Hashable, Sendable {
  /// The run's id.
  public var id: String
  /// What it was.
  public var command: String
  /// When it began (ISO 8601, UTC).
  public var startedAt: String
  /// When it was undone (ISO 8601, UTC).
  public var undoneAt: String
}

/// What bringing a run back did.
public struct RedoOutcome: Sendable {
  /// The run.
  public var run: UndoneRun
  /// How many contacts and notes are there again.
  public var restored = (contacts: 0, notes: 0)
  /// How many contacts and notes are gone again.
  public var removed = (contacts: 0, notes: 0)
  /// What has changed since the undo, in words: then nothing was done.
  public var changedSince: [String] = []
}

extension Notebook {
  /// The runs that can be brought back, the last undone first.
  public func undoneRuns() throws(StoreError) -> [UndoneRun] {
    try access { db in
      try RedoFile.using(of: path, makes: false, db) { isThere in
        guard isThere else { return [] }
        return try Row.fetchAll(
          db,
          sql: """
            SELECT run_id, command, started_at, undone_at FROM run_undone
            WHERE run_id NOT IN (SELECT id FROM run) ORDER BY key DESC
            """
        ).map(UndoneRun.init(row:))
      }
    }
  }
}

extension UndoneRun {
  init(row: Row) throws {
    id = try row["run_id"]
    command = try row["command"]
    startedAt = try row["started_at"]
    undoneAt = try row["undone_at"]
  }
}
