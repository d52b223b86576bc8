import CirclesQueries
package import CirclesStore
import NIOPosix
import Synchronization

/// Lets requests use the notebook off the network's threads: several read at once, each on a
/// connection of its own; changes are made one after another.
package final class NotebookPool: Sendable {
  package let path: String
  /// How long a change waits for other programs, in seconds; so long again for its turn.
  package let patience: Double
  private let editor: ReopeningNotebook
  /// Only looks how far the notebook has come: SQLite tells each connection what others did.
  private let observer: ReopeningNotebook
  private let readers = Mutex<[Notebook]>([])
  private let threads: NIOThreadPool
  private let changes = NIOThreadPool(numberOfThreads: 1)

  /// - Parameter readers: how many may read at once.
  package init(
    path: String, readers: Int = 4, patience: Double = ReopeningNotebook.patientTimeout
  ) throws(StoreError) {
    self.path = path
    self.patience = patience
    editor = try ReopeningNotebook(
      path: path, mode: .existing(readOnly: false), busyTimeout: patience)
    observer = try ReopeningNotebook(path: path, mode: .existing(readOnly: true))
    threads = NIOThreadPool(numberOfThreads: readers)
    threads.start()
    changes.start()
  }

  /// Asks the notebook.
  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (Notebook) throws -> Value
  ) async throws -> Value {
    try await threads.runIfActive {
      let notebook =
        try self.kept() ?? Notebook.open(path: self.path, mode: .existing(readOnly: true))
      defer { self.readers.withLock { $0.append(notebook) } }
      return try body(notebook)
    }
  }

  /// What differs whenever the notebook does, whoever changed it. Costs next to nothing.
  func mark() throws(StoreError) -> String {
    let notebook = try observer.current()
    let mark = try notebook.changeMark()
    return "\(ObjectIdentifier(notebook).hashValue)-\(mark.version)-\(mark.run)"
  }

  /// A reader that still reads what is at the path.
  private func kept() -> Notebook? {
    while let notebook = readers.withLock({ $0.popLast() }) {
      if !notebook.isReplaced { return notebook }
    }
    return nil
  }

  /// Changes the notebook by hand, after a look at it that nobody's writing comes in between
  /// (`Notebook.hold`).
  package func editHolding<Value: Sendable>(
    _ body: @escaping @Sendable (Notebook) throws -> Value
  ) async throws -> Value {
    try await edit { notebook in try notebook.hold { try body(notebook) } }
  }

  /// Changes the notebook. One that does not get its turn in time fails as busy, and nothing is written.
  package func edit<Value: Sendable>(
    _ body: @escaping @Sendable (Notebook) throws -> Value
  ) async throws -> Value {
    let deadline = ContinuousClock.now + .seconds(patience)
    return try await changes.runIfActive {
      guard ContinuousClock.now < deadline else { throw StoreError.busy }
      return try body(try self.editor.current())
    }
  }

  /// Ends the threads; later calls fail.
  package func close() async throws {
    try await threads.shutdownGracefully()
    try await changes.shutdownGracefully()
  }
}
