import CirclesModel
import CirclesWatch
import Foundation
import SystemPackage

/// What became of a file that is to be tried again.
enum RetryLines {
  /// One JSON object.
  static func json(_ name: String, _ outcome: FailedFolder.RetryOutcome) -> [UInt8] {
    var json = JSONWriter(capacity: 128)
    json.object { json in
      json.key("type")
      json.value("retry")
      json.key("file")
      json.value(name)
      json.key("outcome")
      switch outcome {
      case .moved(let path):
        json.value("moved")
        json.key("path")
        json.value(path.string)
      case .gone: json.value("gone")
      case .failed(let problem):
        json.value("failed")
        json.key("code")
        json.value("errno.\(problem.errno)")
      }
    }
    json.newline()
    return json.bytes
  }

  /// For people.
  static func text(_ name: String, _ outcome: FailedFolder.RetryOutcome) -> String {
    let name = TerminalText.escaped(name)
    return switch outcome {
    case .moved: "\(name) will be retried"
    case .gone: "\(name) is no longer there"
    case .failed(let problem): "\(name) stays: \(String(cString: strerror(problem.errno)))"
    }
  }
}
