import CirclesModel
import CirclesPipeline
import Foundation

/// What a run's end means for the caller of the program.
enum RunOutcome {
  /// The exit status of a finished run.
  static func status(_ report: RunReport) -> ExitStatus {
    report.records.refused > 0 || report.errors > 0 ? .refused : .done
  }

  /// Why a run could not be done at all, in words and a status.
  static func failure(_ failure: PipelineError) -> CommandError {
    switch failure {
    case .missing(let path):
      CommandError(.noInput, "there is no such file: \(path)", hints: hints(for: path))
    case .io(let path, let code):
      CommandError(.inputOutput, "\(path): \(String(cString: strerror(code)))")
    case .usage(let message):
      CommandError(.usage, message)
    case .configuration(let problem):
      CommandError(.configuration, problem.description, hints: problem.hints)
    case .store(let failure):
      StoreMessage.failure(failure)
    }
  }

  /// A word without a path's marks was perhaps meant as a command.
  private static func hints(for path: String) -> [String] {
    if path.contains("/") || path.contains(".") { return [] }
    return ["if a command was meant: circles-import --help lists them"]
  }
}
