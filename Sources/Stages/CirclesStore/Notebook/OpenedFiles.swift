import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that SQLite has open in this process.
///
/// POSIX takes every lock that a process has on a file away when the process closes any descriptor of
/// it. So none of these may be opened and closed by other means than SQLite's: another program would
/// think that nobody uses the notebook, and take its journal away under us.
enum OpenedFiles {
  private struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  private static let counts = Mutex<[Identity: Int]>([:])
  private static let turn = NSLock()

  /// A file that is open as long as this is there.
  final class Entry: Sendable {
    private let identity: Identity?

    init(_ path: String) {
      identity = OpenedFiles.identity(path)
      if let identity { counts.withLock { $0[identity, default: 0] += 1 } }
    }

    /// Whether the path leads to another file by now, or to none.
    func isElsewhere(_ path: String) -> Bool { OpenedFiles.identity(path) != identity }

    deinit {
      guard let identity else { return }
      counts.withLock { counts in
        let left = (counts[identity] ?? 1) - 1
        counts[identity] = left > 0 ? left : nil
      }
    }
  }

  /// Whether SQLite has a file open.
  static func has(_ path: String) -> Bool {
    guard let identity = identity(path) else { return false }
    return counts.withLock { $0[identity] != nil }
  }

  /// Looks at a file and opens it; one at a time, so that none is looked at while another call has just
  /// opened it.
  static func opening<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    turn.lock()
    defer { turn.unlock() }
    return try body()
  }

  private static func identity(_ path: String) -> Identity? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
  }
}
