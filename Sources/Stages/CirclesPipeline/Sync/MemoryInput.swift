import CirclesModel

/// Bytes in memory as an input.
final class MemoryInput: InputSource {
  let path: String
  let modifiedAt: Int64? = nil
  private let bytes: [UInt8]

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  var size: Int { bytes.count }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(ReadError) -> Int {
    guard offset >= 0, offset < bytes.count else { return 0 }
    let rest = bytes[offset...].prefix(buffer.count)
    buffer.copyBytes(from: rest)
    return rest.count
  }
}
