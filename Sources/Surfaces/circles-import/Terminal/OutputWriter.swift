import Foundation

/// Writes to a file descriptor through a buffer.
///
/// A reader that goes away (`| head`) is no error: what is still to come is dropped, and
/// `isAbandoned` says so. Any other failure is kept for the end of the command.
final class OutputWriter {
  private let descriptor: Int32
  private let capacity: Int
  private var buffer: [UInt8] = []

  /// Whether the reader at the other end is gone.
  private(set) var isAbandoned = false
  /// The `errno` of a write that failed otherwise.
  private(set) var failure: Int32?

  /// A writer that holds back up to `capacity` bytes.
  init(descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
    buffer.reserveCapacity(capacity)
  }

  /// Whether anything written still arrives somewhere.
  var isOpen: Bool { !isAbandoned && failure == nil }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) {
    if buffer.count + bytes.count > capacity { flush() }
    if bytes.count >= capacity {
      deliver(bytes)
    } else {
      buffer.append(contentsOf: bytes)
    }
  }

  /// Writes text.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes text and ends the line.
  func line(_ text: String = "") { write(text + "\n") }

  /// Hands over what was held back.
  func flush() {
    if buffer.isEmpty { return }
    deliver(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func deliver(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count, isOpen {
      let count = bytes.withUnsafeBytes { raw in
        Foundation.write(descriptor, raw.baseAddress?.advanced(by: sent), raw.count - sent)
      }
      if count >= 0 {
        sent += count
      } else if errno == EPIPE {
        isAbandoned = true
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        failure = errno
      }
    }
  }

  /// A terminal or pipe that another program made non-blocking is waited for, not spun on.
  private func waitUntilWritable() {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, 1000)
  }
}
