import CirclesQueries
import CirclesStore
import NIOPosix
import Synchronization

/// Looks after changes of the notebook, whoever makes them, and tells whoever listens.
final class ChangeEvents: Sendable {
  /// What a listener is told.
  enum Event: Sendable {
    /// Something changed: the runs that are new, and the mark of the moment.
    case changed(runs: [String], mark: String)
    /// Nothing did, for a while.
    case quiet
  }

  private struct State {
    var listeners: [Int: AsyncStream<Event>.Continuation] = [:]
    var next = 0
    var hasEnded = false
  }

  /// How often it is looked.
  private static let interval = Duration.milliseconds(400)
  /// More runs than this at once are told as one change.
  private static let maximumRuns = 100

  /// How far a file had come when it was looked at last.
  private struct Seen {
    var notebook: Notebook
    var mark: ChangeMark
    /// Marks of another server or another file mean nothing to this one.
    var name = String(Secret().text.prefix(8))

    init(_ notebook: Notebook) throws(StoreError) {
      self.notebook = notebook
      mark = try notebook.changeMark()
    }

    var text: String { "\(name)-\(mark.version)-\(mark.run)" }
  }

  private let kept: ReopeningNotebook
  private let state = Mutex(State())
  private let last: Mutex<Seen>

  init(path: String) throws(StoreError) {
    kept = try ReopeningNotebook(path: path, mode: .existing(readOnly: true))
    last = Mutex(try Seen(kept.current()))
  }

  /// The mark of the moment, which a listener that comes back says again.
  var mark: String { last.withLock { $0.text } }

  /// Listens, until the stream is dropped or the server ends.
  func listen() -> AsyncStream<Event> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Event.self, bufferingPolicy: .bufferingNewest(100))
    let id: Int? = state.withLock { state in
      if state.hasEnded { return nil }
      state.next += 1
      state.listeners[state.next] = continuation
      return state.next
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) }
    }
    return stream
  }

  /// Looks until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.interval)
      let listeners = state.withLock { Array($0.listeners.values) }
      if listeners.isEmpty { continue }
      let event = try? await NIOThreadPool.singleton.runIfActive { try self.look() }
      for listener in listeners { listener.yield(event ?? .quiet) }
    }
  }

  private func look() throws -> Event {
    let notebook = try kept.current()
    var seen = last.withLock { $0 }
    guard notebook === seen.notebook else {
      let fresh = try Seen(notebook)
      last.withLock { $0 = fresh }
      return .changed(runs: [], mark: fresh.text)
    }
    let mark = try notebook.changeMark()
    if mark == seen.mark { return .quiet }
    let runs = try notebook.runs(after: seen.mark.run, limit: Self.maximumRuns + 1)
    seen.mark = mark
    last.withLock { [seen] in $0 = seen }
    return .changed(runs: runs.count > Self.maximumRuns ? [] : runs, mark: seen.text)
  }

  /// Ends every stream.
  func end() {
    let listeners = state.withLock { state in
      state.hasEnded = true
      defer { state.listeners = [:] }
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.finish() }
  }
}
