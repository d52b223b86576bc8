import Foundation

/// Reads lines from a file descriptor, none longer than memory bears.
struct LineReader {
  /// A line of the input.
  enum Line: Equatable {
    case line([UInt8])
    /// One that was longer than may be, and was passed over.
    case tooLong
  }

  private let descriptor: Int32
  private let longest: Int
  private var buffer: [UInt8] = []
  private var at = 0
  private var isAtEnd = false

  /// Reads from a descriptor; lines of more than `longest` bytes are passed over.
  init(_ descriptor: Int32, longest: Int) {
    self.descriptor = descriptor
    self.longest = longest
  }

  /// The next line without its end; nil after the last.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var isAnything = false
    while fill() {
      isAnything = true
      let end = buffer[at...].firstIndex(of: UInt8(ascii: "\n"))
      let piece = buffer[at..<(end ?? buffer.count)]
      if isTooLong || line.count + piece.count > longest {
        isTooLong = true
        line = []
      } else {
        line.append(contentsOf: piece)
      }
      at = end.map { $0 + 1 } ?? buffer.count
      if end != nil { return isTooLong ? .tooLong : .line(line) }
    }
    guard isAnything else { return nil }
    return isTooLong ? .tooLong : .line(line)
  }

  /// Whether there is a byte to be had.
  private mutating func fill() -> Bool {
    if at < buffer.count { return true }
    if isAtEnd { return false }
    at = 0
    buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(descriptor, &buffer, buffer.count)
    while count < 0, errno == EINTR || errno == EAGAIN {
      if errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wanted, 1, 1000)
      }
      count = read(descriptor, &buffer, buffer.count)
    }
    buffer.removeLast(buffer.count - max(0, count))
    isAtEnd = buffer.isEmpty
    return !isAtEnd
  }
}
