/// Takes diagnostics as they are found.
public protocol DiagnosticSink: AnyObject {
  /// Takes one diagnostic.
  func emit(_ diagnostic: Diagnostic)
}

/// Keeps every diagnostic, in the order found.
public final class DiagnosticCollector: DiagnosticSink {
  /// What was found so far.
  public private(set) var diagnostics: [Diagnostic] = []

  /// An empty collector.
  public init() {}

  /// Keeps one more.
  public func emit(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
