public import CirclesModel
public import SourceDiagnostics

/// Hears what a run finds and does, in the order of the input.
public protocol PipelineObserver: AnyObject {
  /// A problem, with its place.
  func diagnostic(_ diagnostic: Diagnostic)
  /// Records as `read` prints them: whole lines of NDJSON.
  func records(ndjson: [UInt8])
  /// What became of one contact.
  func contactResult(_ result: ContactResult)
  /// What was decided about a note or a part of a conversation.
  func decision(_ decision: AssignedDecision)
  /// How far the run is; called a few times a second at most worth showing.
  func progress(_ progress: PipelineProgress)
}

/// How far a run is.
public struct PipelineProgress: Hashable, Sendable {
  /// The bytes read so far, of all files.
  public var bytesRead: Int
  /// The bytes of all files.
  public var bytesTotal: Int
  /// The records read so far.
  public var recordsRead: Int
}
