import ArgumentParser
import CirclesModel
import CirclesPipeline

/// The frame that `import`, `read` and `check` share: run, print the end, exit.
enum ReadingRun {
  /// Runs `work`, prints its report with `print`, and throws the exit status where it is not 0.
  static func finish(
    _ console: Console, _ printer: RunPrinter,
    work: @escaping () async throws(PipelineError) -> RunReport,
    print: @escaping (RunReport) -> Void
  ) async throws {
    try await finishAll(console, printer) { report async throws(PipelineError) in
      report(try await work())
    } print: { report in
      print(report)
    }
  }

  /// The same for work of several runs, each of which is reported when it ends; the worst of them is
  /// the exit status.
  static func finishAll(
    _ console: Console, _ printer: RunPrinter,
    work: ((RunReport) -> Void) async throws(PipelineError) -> Void,
    print: @escaping (RunReport) -> Void
  ) async throws {
    var worst = ExitStatus.done
    do throws(PipelineError) {
      try await work { report in
        let report = printer.finished(report)
        print(report)
        let status = RunOutcome.status(report)
        if status != .done { worst = status }
      }
    } catch {
      printer.stopped()
      console.finish()
      throw RunOutcome.failure(error)
    }
    console.finish()
    if worst != .done { throw ExitCode(worst.rawValue) }
  }
}
