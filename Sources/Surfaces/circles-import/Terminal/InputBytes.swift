import Foundation

/// Reads standard input byte by byte or line by line, as it comes.
final class InputBytes {
  /// The longest line that is read, in bytes; what is beyond is dropped.
  static let maximumLine = 4096

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var at = 0

  /// Reads from a file descriptor.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a byte can be had without waiting.
  var hasMore: Bool {
    if at < buffer.count { return true }
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0
  }

  /// The next byte; nil at the end.
  func next() -> UInt8? {
    if at == buffer.count {
      buffer = [UInt8](repeating: 0, count: 4096)
      at = 0
      var count = read(descriptor, &buffer, buffer.count)
      while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
      buffer.removeLast(buffer.count - max(0, count))
      if buffer.isEmpty { return nil }
    }
    defer { at += 1 }
    return buffer[at]
  }

  /// The next line, without its end; nil at the end of the input.
  func line() -> String? {
    var line: [UInt8] = []
    var isAnything = false
    while let byte = next() {
      isAnything = true
      if byte == UInt8(ascii: "\n") { break }
      if line.count < Self.maximumLine { line.append(byte) }
    }
    return isAnything ? String(decoding: line, as: UTF8.self) : nil
  }
}
