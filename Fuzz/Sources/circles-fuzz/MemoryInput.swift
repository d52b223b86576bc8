import CirclesModel

/// Bytes in memory as an input.
final class MemoryInput: InputSource {
  let path: String
  let bytes: [UInt8]
  let modifiedAt: Int64? = 1_770_000_000
  var size: Int { bytes.count }

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(ReadError) -> Int {
    guard offset >= 0, offset < bytes.count else { return 0 }
    let end = min(bytes.count, offset + buffer.count)
    buffer.copyBytes(from: bytes[offset..<end])
    return end - offset
  }
}
