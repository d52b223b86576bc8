import ArgumentParser
import CirclesModel
import CirclesPipeline

/// The frame that `import`, `read` and `check` share: run, print the end, exit.
enum ReadingRun {
  /// Runs `work`, prints its report with `print`, and throws the exit status where it is not 0.
  static func finish(
    _ console: Console, _ printer: RunPrinter,
    work: () async throws(PipelineFailure) -> RunReport, print: (RunReport) -> Void
  ) async throws {
    let report: RunReport
    do throws(PipelineFailure) {
      report = printer.finished(try await work())
    } catch {
      printer.stopped()
      console.finish()
      throw RunOutcome.failure(error)
    }
    print(report)
    console.finish()
    let status = RunOutcome.status(report)
    if status != .done { throw ExitCode(status.rawValue) }
  }
}
