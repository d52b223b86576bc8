import CirclesModel
import CirclesQueries

/// A run's report as the last line of its NDJSON (`Contract.md` section 3).
enum ReportLine {
  /// The line, with its end.
  static func json(_ report: RunReport) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { report.writeMembers(to: &$0) }
    json.newline()
    return json.bytes
  }
}
