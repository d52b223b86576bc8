import CZlib

/// Unpacks deflate (RFC 1951) as it comes.
final class Inflater {
  /// What a step came to.
  enum Outcome { case more, end, damaged }

  private var stream = z_stream()
  private let isReady: Bool

  init() { isReady = circles_inflate_init(&stream) == Z_OK }

  deinit { if isReady { inflateEnd(&stream) } }

  /// Unpacks from `packed` into `output`; answers how many bytes were taken and given.
  func step(
    _ packed: ArraySlice<UInt8>, into output: inout [UInt8]
  ) -> (outcome: Outcome, taken: Int, given: Int) {
    packed.withUnsafeBytes { packed in
      output.withUnsafeMutableBytes { step(packed, into: $0) }
    }
  }

  private func step(
    _ packed: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> (outcome: Outcome, taken: Int, given: Int) {
    guard isReady else { return (.damaged, 0, 0) }
    // zlib does not write to what it reads, though its type does not say so.
    stream.next_in = UnsafeMutablePointer(
      mutating: packed.bindMemory(to: Bytef.self).baseAddress)
    stream.avail_in = uInt(packed.count)
    stream.next_out = output.bindMemory(to: Bytef.self).baseAddress
    stream.avail_out = uInt(output.count)
    let status = inflate(&stream, Z_NO_FLUSH)
    let taken = packed.count - Int(stream.avail_in)
    let given = output.count - Int(stream.avail_out)
    switch status {
    case Z_OK, Z_BUF_ERROR: return (.more, taken, given)
    case Z_STREAM_END: return (.end, taken, given)
    default: return (.damaged, taken, given)
    }
  }
}

/// The check sum of ZIP.
struct ZipChecksum {
  private(set) var value: UInt32 = 0

  /// Adds some bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let sum = crc32(
      uLong(value), bytes.bindMemory(to: Bytef.self).baseAddress, uInt(bytes.count))
    value = UInt32(truncatingIfNeeded: sum)
  }
}
