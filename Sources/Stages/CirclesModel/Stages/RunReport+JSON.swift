extension RunReport {
  /// Writes the counts as the members of an object that is open (`Contract.md` section 3).
  public func writeCounts(to json: inout JSONWriter) {
    json.key("files")
    json.value(files)
    json.counts(
      "records",
      [
        ("read", records.read), ("imported", records.imported), ("duplicate", records.duplicate),
        ("skipped", records.skipped), ("refused", records.refused),
      ])
    json.counts(
      "contacts",
      [
        ("created", contacts.created), ("updated", contacts.updated),
        ("unchanged", contacts.unchanged), ("merged", contacts.merged),
        ("pruned", contacts.pruned),
      ])
    json.counts(
      "notes",
      [("assigned", notes.assigned), ("inbox", notes.inbox), ("duplicate", notes.duplicate)])
    json.counts("diagnostics", [("errors", errors), ("warnings", warnings)])
  }

  /// Writes the report as the members of an object that is open.
  public func writeMembers(to json: inout JSONWriter) {
    json.key("type")
    json.value("report")
    if let run {
      json.key("run")
      json.value(run)
    }
    json.key("dry_run")
    json.value(isDryRun)
    writeCounts(to: &json)
    json.key("seconds")
    json.value((seconds * 1000).rounded() / 1000)
  }
}

extension JSONWriter {
  /// An object of figures, as a member.
  public mutating func counts(_ name: StaticString, _ counts: [(StaticString, Int)]) {
    key(name)
    object { json in
      for (name, count) in counts {
        json.key(name)
        json.value(count)
      }
    }
  }
}
