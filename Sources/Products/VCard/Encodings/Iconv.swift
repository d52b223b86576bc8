import CIconv

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The C library's converter, one call for one value.
enum Iconv {
  /// True where iconv can read that encoding.
  static func knows(_ name: String) -> Bool {
    guard let converter = open(name) else { return false }
    iconv_close(converter)
    return true
  }

  /// The bytes as UTF-8. What is malformed becomes U+FFFD and makes `isClean` false; nil where the
  /// encoding is not known.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, from name: String
  ) -> (bytes: [UInt8], isClean: Bool)? {
    guard let converter = open(name) else { return nil }
    defer { iconv_close(converter) }
    // iconv takes a mutable pointer and changes nothing behind it.
    var input = UnsafeMutablePointer<CChar>(
      mutating: UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self))
    var inputLeft = bytes.count
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count * 2)
    var isClean = true
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: pieceSize) { piece in
      while inputLeft > 0 {
        var output = piece.baseAddress
        var outputLeft = pieceSize
        let before = inputLeft
        let result = iconv(converter, &input, &inputLeft, &output, &outputLeft)
        let failure = errno
        let made = UnsafeRawBufferPointer(
          start: piece.baseAddress, count: pieceSize - outputLeft)
        decoded.append(contentsOf: made)
        guard result == -1 else { continue }
        if failure == E2BIG && (before != inputLeft || !made.isEmpty) { continue }
        isClean = false
        decoded.append(contentsOf: [0xEF, 0xBF, 0xBD])
        input = input.map { $0 + 1 }
        inputLeft -= 1
      }
    }
    return (decoded, isClean)
  }

  private static let pieceSize = 1024

  private static func open(_ name: String) -> iconv_t? {
    let converter = iconv_open("UTF-8", name)
    // iconv_open says (iconv_t)-1 for "no".
    return converter == iconv_t(bitPattern: -1) ? nil : converter
  }
}
