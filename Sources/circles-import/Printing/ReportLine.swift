import CirclesModel

/// A run's report as the last line of its NDJSON (`contract.md` section 3).
enum ReportLine {
  /// The line, with its end.
  static func json(_ report: RunReport) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("report")
      json.optional("run", report.run)
      json.key("dry_run")
      json.value(report.isDryRun)
      writeCounts(of: report, to: &json)
      json.key("seconds")
      json.value((report.seconds * 1000).rounded() / 1000)
    }
    json.newline()
    return json.bytes
  }

  /// The counts, as the members of an object that is open.
  static func writeCounts(of report: RunReport, to json: inout JSONWriter) {
    json.key("files")
    json.value(report.files)
    json.counts(
      "records",
      [
        ("read", report.records.read), ("imported", report.records.imported),
        ("duplicate", report.records.duplicate), ("skipped", report.records.skipped),
        ("refused", report.records.refused),
      ])
    json.counts(
      "contacts",
      [
        ("created", report.contacts.created), ("updated", report.contacts.updated),
        ("unchanged", report.contacts.unchanged), ("merged", report.contacts.merged),
        ("pruned", report.contacts.pruned),
      ])
    json.counts(
      "notes",
      [
        ("assigned", report.notes.assigned), ("inbox", report.notes.inbox),
        ("duplicate", report.notes.duplicate),
      ])
    json.counts("diagnostics", [("errors", report.errors), ("warnings", report.warnings)])
  }
}

extension JSONWriter {
  /// An object of figures, as a member.
  mutating func counts(_ name: StaticString, _ counts: [(StaticString, Int)]) {
    key(name)
    object { json in
      for (name, count) in counts {
        json.key(name)
        json.value(count)
      }
    }
  }
}
