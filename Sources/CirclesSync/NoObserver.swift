import CirclesModel
import CirclesPipeline
import SourceDiagnostics

/// Hears nothing of a run that is only a trial.
final class NoObserver: PipelineObserver {
  func diagnostic(_ diagnostic: Diagnostic) {}
  func records(ndjson: [UInt8]) {}
  func contactResult(_ result: ContactResult) {}
  func decision(_ decision: FiledDecision) {}
  func progress(_ progress: PipelineProgress) {}
}
