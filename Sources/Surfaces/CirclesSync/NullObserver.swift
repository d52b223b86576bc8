package import CirclesModel
package import CirclesPipeline
package import SourceDiagnostics

/// Hears nothing of a run that is only a trial, or that nobody watches.
package final class NullObserver: PipelineObserver {
  /// Makes one.
  package init() {}

  package func diagnostic(_ diagnostic: Diagnostic) {}
  package func records(ndjson: [UInt8]) {}
  package func contactResult(_ result: ContactResult) {}
  package func decision(_ decision: AssignedDecision) {}
  package func progress(_ progress: PipelineProgress) {}
}
