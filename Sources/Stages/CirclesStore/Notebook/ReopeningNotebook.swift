import Synchronization

/// A notebook that a program which stays keeps open. Where its file was put in another's place, as by
/// `restore`, the new one is opened in its stead.
package final class ReopeningNotebook: Sendable {
  /// How long a change waits for another program's lock, in seconds, where somebody is there to wait.
  package static let patientTimeout = 15.0

  /// The file.
  package let path: String
  private let mode: Notebook.Mode
  private let busyTimeout: Double
  private let kept: Mutex<Notebook>

  /// Opens it.
  package init(
    path: String, mode: Notebook.Mode, busyTimeout: Double = Notebook.defaultBusyTimeout
  ) throws(StoreError) {
    self.path = path
    self.mode = mode
    self.busyTimeout = busyTimeout
    kept = Mutex(try Notebook.open(path: path, mode: mode, busyTimeout: busyTimeout))
  }

  /// The notebook that is at the path now.
  package func current() throws(StoreError) -> Notebook {
    let known = kept.withLock { $0 }
    guard known.isReplaced else { return known }
    let fresh = try Notebook.open(path: path, mode: mode, busyTimeout: busyTimeout)
    kept.withLock { $0 = fresh }
    return fresh
  }

  /// Closes it; later calls fail.
  package func close() throws(StoreError) { try kept.withLock { $0 }.close() }
}
