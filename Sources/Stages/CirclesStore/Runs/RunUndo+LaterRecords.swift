import CirclesModel
import GRDB

extension RunUndo {
  /// Takes the run out of what later runs noted of its records. One that a later run said anew
  /// stays as it is, and that run found it as this one had. One that a later run only gave to
  /// somebody else, or missed, has its former words, or goes.
  func forwardToLaterRuns() throws {
    let keys = try Int.fetchAll(
      db,
      sql: """
        SELECT DISTINCT changed_key FROM record_change WHERE run_key > :run AND changed_key IN (
          SELECT changed_key FROM record_change WHERE run_key = :run
          UNION SELECT key FROM source_record WHERE created_run = :run
          UNION SELECT changed_key FROM record_change WHERE created_run = :run) ORDER BY 1
        """, arguments: ["run": run])
    for key in keys {
      let record = try RecordTimeline(key, after: run - 1, db)
      let speaker = record.speaker(after: run)
      if record.created == run {
        try forwardMade(key, to: speaker)
      } else {
        try forwardChanged(key, to: speaker)
      }
    }
  }

  /// What this run brought was brought by the later one, then; or never, where that removed it.
  private func forwardMade(_ key: Int, to speaker: Int?) throws {
    try db.run(
      "DELETE FROM record_change WHERE changed_key = ? AND run_key > ? AND run_key <= ?",
      [key, run, speaker ?? Int.max])
    guard let speaker else { return }
    try db.run(
      "UPDATE record_change SET created_run = ? WHERE changed_key = ? AND created_run = ?",
      [speaker, key, run])
    try db.run(
      "UPDATE source_record SET created_run = ? WHERE key = ? AND created_run = ?",
      [speaker, key, run])
  }

  /// To later runs, up to the one that said it anew, the record said what it had said before this
  /// one.
  private func forwardChanged(_ key: Int, to speaker: Int?) throws {
    let own = "FROM record_change AS own WHERE own.run_key = ?1 AND own.changed_key = ?2"
    // As this run left it.
    let left = """
      (SELECT %@ FROM record_change WHERE changed_key = ?2 AND run_key > ?1
        ORDER BY run_key LIMIT 1)
      """
    let first = left.replacing("%@", with: "run_key")
    func unlessChanged(_ column: String, _ former: String) -> String {
      "iif(\(column) IS \(left.replacing("%@", with: column)), \(former), \(column))"
    }
    let words = "identifier, is_derived, digest"
    let places = ["contact_key", "group_key", "gone_at"]
    let former = places.map { unlessChanged($0, "(SELECT \($0) \(own))") }
    try db.run(
      """
      UPDATE record_change SET (\(words), said) = (SELECT \(words), said \(own)),
        \(zip(places, former).map { "\($0) = \($1)" }.joined(separator: ", "))
      WHERE changed_key = ?2 AND run_key > \(first) AND run_key <= ?3
      """, [run, key, speaker ?? Int.max])
    if speaker == nil {
      let holder = unlessChanged("contact_key", "(SELECT \(Self.holder) \(own))")
      let group = unlessChanged(
        "group_key",
        "(SELECT key FROM contact_group WHERE key = (SELECT group_key \(own)))")
      try db.run(
        """
        UPDATE source_record SET (\(words)) = (SELECT \(words) \(own)), contact_key = \(holder),
          group_key = \(group), gone_at = \(former[2]) WHERE key = ?2
        """, [run, key])
      try db.run("UPDATE said SET fields = (SELECT said \(own)) WHERE record_key = ?2", [run, key])
    }
    try db.run(
      """
      UPDATE record_change SET (\(words), said, contact_key, group_key, gone_at, created_run)
        = (SELECT \(words), said, contact_key, group_key, gone_at, created_run \(own))
      WHERE changed_key = ?2 AND run_key = \(first)
      """, [run, key])
    try db.run("DELETE FROM record_change WHERE run_key = ? AND changed_key = ?", [run, key])
  }
}
