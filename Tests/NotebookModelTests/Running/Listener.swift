import CirclesModel
import CirclesPipeline
import SourceDiagnostics

/// Writes down what a run says, in words that do not tell a dry run from the real one.
final class Listener: PipelineObserver {
  private(set) var lines: [String] = []
  private(set) var identifiers: [String] = []

  func diagnostic(_ diagnostic: Diagnostic) {
    lines.append("\(diagnostic.code) \(diagnostic.location.line ?? 0) \(diagnostic.message)")
  }

  func records(ndjson: [UInt8]) {
    let text = String(decoding: ndjson, as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: "\"identifier\":\"", maxSplits: 1)
      identifiers.append(words.last.map { String($0.prefix { $0 != "\"" }) } ?? "")
    }
  }

  func contactResult(_ result: ContactResult) {
    lines.append("\(result.action) \(result.identifier)")
  }

  func decision(_ decision: AssignedDecision) { lines.append("\(decision)") }
  func progress(_ progress: PipelineProgress) {}

  /// The report's totals.
  static func totals(_ report: RunReport) -> String {
    "\(report.files) \(report.records) \(report.contacts) \(report.groups) \(report.notes) "
      + "\(report.errors) \(report.warnings)"
  }
}
