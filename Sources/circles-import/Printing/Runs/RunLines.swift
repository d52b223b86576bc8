import CirclesModel
import CirclesStore

/// Runs: what each did.
enum RunLines {
  /// A run as a line of NDJSON.
  static func json(_ run: RunSummary) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("run")
      writeMembers(of: run, to: &json)
    }
    json.newline()
    return json.bytes
  }

  /// Runs as a table, the newest first.
  static func table(_ runs: [RunSummary], _ console: Console) -> [String] {
    if runs.isEmpty { return ["Nothing was imported yet."] }
    var table = TextTable(
      [
        "RUN", "BEGAN (UTC)", "STATE", "READ", "CREATED", "UPDATED", "MERGED", "REFUSED", "COMMAND",
      ],
      rightAligned: [3, 4, 5, 6, 7], cellLimit: console.cellLimit)
    for run in runs {
      let report = run.report
      table.add([
        String(run.id.prefix(8)), moment(run.startedAt), run.state.rawValue,
        String(report.records.read), String(report.contacts.created),
        String(report.contacts.updated), String(report.contacts.merged),
        String(report.records.refused), run.command,
      ])
    }
    return table.lines(console.style)
  }

  /// `2026-11-21 19:40` of an instant in ISO 8601.
  static func moment(_ instant: String) -> String {
    String(instant.prefix(16).map { $0 == "T" ? " " : $0 })
  }

  static func writeMembers(of run: RunSummary, to json: inout JSONWriter) {
    json.key("run")
    json.value(run.id)
    json.key("command")
    json.value(run.command)
    json.key("started_at")
    json.value(run.startedAt)
    json.optional("finished_at", run.finishedAt)
    json.key("state")
    json.value(run.state.rawValue)
    ReportLine.writeCounts(of: run.report, to: &json)
  }
}
