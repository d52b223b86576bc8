import GRDB

/// Whether a run changed anything.
enum RunChanges {
  /// The journals, and the tables of what runs bring that are quick to ask by run.
  private static let tables = [
    ("contact_change", "run_key"), ("group_change", "run_key"), ("record_change", "run_key"),
    ("note_change", "run_key"), ("message", "run_key"), ("learned", "run_key"),
    ("contact_merge", "run_key"), ("contact_merge", "undone_run"), ("alias", "run_key"),
  ]

  /// A condition on a row of `run`. A change by hand was counted when it was made; of an import its
  /// totals tell, and its journals.
  static func condition(_ db: Database) throws -> String {
    let traces = try tables.filter { try db.tableExists($0.0) }.map { table, column in
      "OR EXISTS (SELECT 1 FROM \(table) WHERE \(table).\(column) = run.key)"
    }
    let derived = """
      records_imported + contacts_created + contacts_updated + contacts_merged + contacts_pruned > 0
      \(traces.joined(separator: "\n"))
      """
    // A notebook of an older version that is only read has no such column.
    let isCounted = try db.columns(in: "run").contains { $0.name == "changed" }
    return isCounted ? "coalesce(run.changed, \(derived))" : "(\(derived))"
  }
}
