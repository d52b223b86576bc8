/// Bytes pulled from a source piece by piece, with the place of the next one.
struct JSONInput {
  /// Fills the buffer it is given and says how many bytes it put there; 0 at the end.
  typealias Source = (UnsafeMutableRawBufferPointer) throws -> Int

  private static let pieceBytes = 64 << 10

  private let source: Source
  private var buffer: [UInt8] = []
  private var position = 0
  private var passed = 0
  private var lineStart = 0
  private var ended = false
  /// The line of the next byte, from 1.
  private(set) var line = 1

  init(_ source: @escaping Source) { self.source = source }

  /// How many bytes were taken so far.
  var offset: Int { passed + position }
  /// The place of the next byte within its line, from 1.
  var column: Int { offset - lineStart + 1 }

  /// The next byte, which stays; nil at the end.
  mutating func peek() throws -> UInt8? {
    if position < buffer.count { return buffer[position] }
    return try refill() ? buffer[position] : nil
  }

  /// Takes the byte that `peek` showed.
  mutating func advance() {
    if buffer[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset + 1
    }
    position += 1
  }

  /// Takes the bytes of a string up to one that has a meaning of its own, or to the end of the
  /// piece in memory.
  mutating func takeText(into text: inout [UInt8]) {
    var end = position
    while end < buffer.count {
      let byte = buffer[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n") {
        break
      }
      end += 1
    }
    text.append(contentsOf: buffer[position..<end])
    position = end
  }

  private mutating func refill() throws -> Bool {
    guard !ended else { return false }
    passed += buffer.count
    position = 0
    let source = source
    buffer = try [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { space, count in
      count = min(max(try source(UnsafeMutableRawBufferPointer(space)), 0), space.count)
    }
    ended = buffer.isEmpty
    return !ended
  }
}
