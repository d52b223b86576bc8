import Synchronization

/// Somebody who asks: a process at the other end of a pipe, or the holder of a token.
public final class AssistantClient: Sendable {
  private struct State {
    var revision: ProtocolRevision?
    var runs: [String] = []
  }

  /// Whether requests of the older revisions are taken without a handshake.
  let isStateless: Bool
  private let state = Mutex(State())

  /// - Parameter isStateless: whether it need not say hello first: over HTTP each request stands on its
  ///   own.
  public init(isStateless: Bool = false) { self.isStateless = isStateless }

  /// What was agreed by `initialize`.
  var revision: ProtocolRevision? {
    get { state.withLock { $0.revision } }
    set { state.withLock { $0.revision = newValue } }
  }

  /// The newest change that this client made and has not undone.
  var lastRun: String? { state.withLock { $0.runs.last } }

  /// A change that it made.
  func remember(_ run: String) { state.withLock { $0.runs.append(run) } }

  /// A change that is undone.
  func forget(_ run: String) { state.withLock { $0.runs.removeAll { $0 == run } } }
}
