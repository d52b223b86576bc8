package import CirclesModel
package import CirclesStore

/// A run, for programs.
package enum RunLine {
  /// A run as a line of NDJSON.
  package static func json(_ run: RunSummary) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("run")
      writeMembers(of: run, to: &json)
    }
    json.newline()
    return json.bytes
  }

  /// The run as the members of an object that is open.
  package static func writeMembers(of run: RunSummary, to json: inout JSONWriter) {
    json.key("run")
    json.value(run.id)
    json.key("command")
    json.value(run.command)
    json.key("started_at")
    json.value(run.startedAt)
    json.optional("finished_at", run.finishedAt)
    json.key("state")
    json.value(run.state.rawValue)
    run.report.writeCounts(to: &json)
  }
}
