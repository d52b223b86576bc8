package import CirclesStore
import NIOPosix
import Synchronization

/// Lets requests use the notebook off the network's threads: several read at once, each on a
/// connection of its own; changes are made one after another.
package final class NotebookDesk: Sendable {
  package let path: String
  private let editor: Notebook
  private let readers = Mutex<[Notebook]>([])
  private let threads: NIOThreadPool
  private let changes = NIOThreadPool(numberOfThreads: 1)

  /// - Parameter readers: how many may read at once.
  package init(path: String, readers: Int = 4) throws(StoreFailure) {
    self.path = path
    editor = try Notebook.open(path: path, mode: .existing(readOnly: false))
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
        try self.readers.withLock { $0.popLast() }
        ?? Notebook.open(path: self.path, mode: .existing(readOnly: true))
      defer { self.readers.withLock { $0.append(notebook) } }
      return try body(notebook)
    }
  }

  /// Changes the notebook.
  package func edit<Value: Sendable>(
    _ body: @escaping @Sendable (Notebook) throws -> Value
  ) async throws -> Value {
    try await changes.runIfActive { try body(self.editor) }
  }

  /// Ends the threads; later calls fail.
  package func close() async throws {
    try await threads.shutdownGracefully()
    try await changes.shutdownGracefully()
  }
}
