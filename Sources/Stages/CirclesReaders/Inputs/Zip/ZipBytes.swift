import CirclesModel

/// Little-endian numbers in some bytes; nil beyond their end.
struct ZipBytes {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// A number of two bytes.
  func u16(_ offset: Int) -> Int? { number(offset, 2).map { Int($0) } }
  /// A number of four bytes.
  func u32(_ offset: Int) -> Int? { number(offset, 4).map { Int($0) } }
  /// A number of eight bytes that is no size of this world's files beyond `Int`.
  func u64(_ offset: Int) -> Int? { number(offset, 8).flatMap { Int(exactly: $0) } }

  /// Some bytes.
  func slice(_ offset: Int, _ length: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    let start = bytes.startIndex + offset
    return bytes[start..<(start + length)]
  }

  private func number(_ offset: Int, _ width: Int) -> UInt64? {
    guard let slice = slice(offset, width) else { return nil }
    return slice.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension InputSource {
  /// Exactly `count` bytes at `offset`; `.damaged` where the file ends before.
  func zipBytes(at offset: Int, count: Int) throws(ZipError) -> ZipBytes {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { throw .damaged }
    var bytes = [UInt8](repeating: 0, count: count)
    let filled: Int
    do throws(ReadError) {
      filled = try fill(&bytes, from: 0, at: offset)
    } catch {
      throw .input(error)
    }
    if filled < count { throw .damaged }
    return ZipBytes(bytes[...])
  }
}
