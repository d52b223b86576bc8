import CirclesModel
import Foundation
import SourceDiagnostics

@testable import CirclesPipeline

/// An observer that remembers everything it hears.
final class Recorder: PipelineObserver {
  var diagnostics: [Diagnostic] = []
  var lines: [String] = []
  var results: [ContactResult] = []
  var progress: [PipelineProgress] = []
  var decisions: [AssignedDecision] = []
  /// What was heard of contacts and notes, in order.
  var log: [String] = []

  func diagnostic(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
  func records(ndjson: [UInt8]) {
    lines += String(decoding: ndjson, as: UTF8.self).split(separator: "\n").map(String.init)
  }
  func contactResult(_ result: ContactResult) {
    results.append(result)
    log.append("contact")
  }
  func decision(_ decision: AssignedDecision) {
    decisions.append(decision)
    log.append("decision")
  }
  func progress(_ progress: PipelineProgress) { self.progress.append(progress) }

  var codes: [String] { diagnostics.map(\.code.description) }
  var actions: [ContactAction] { results.map(\.action) }
}

/// A folder of its own for one test, gone when the test lets go of it.
final class Workplace {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/circles-pipeline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file into the folder and answers its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Cards of these bodies as one vCard file.
  func cards(_ name: String, _ bodies: [String]) throws -> String {
    try file(
      name,
      bodies.map { "BEGIN:VCARD\r\nVERSION:3.0\r\n\($0)\r\nEND:VCARD\r\n" }.joined())
  }
}
