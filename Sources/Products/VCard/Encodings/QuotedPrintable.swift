/// Quoted-printable (RFC 2045, 6.7) as vCard writers use it.
enum QuotedPrintable {
  /// Decodes a value whose soft breaks may or may not be joined already.
  ///
  /// An `=` that begins no escape is kept as it stands, and makes `isClean` false.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> (bytes: [UInt8], isClean: Bool) {
    var isClean = true
    let decoded = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == UInt8(ascii: "=") else {
          output[count] = byte
          count += 1
          continue
        }
        if index + 1 < bytes.count, let high = hexDigit(bytes[index]),
          let low = hexDigit(bytes[index + 1])
        {
          output[count] = high << 4 | low
          count += 1
          index += 2
        } else if let next = softBreakEnd(bytes, index) {
          index = next
        } else {
          isClean = false
          output[count] = byte
          count += 1
        }
      }
    }
    return (decoded, isClean)
  }

  /// Where the text goes on after a soft break whose `=` stands before `index`; nil if it is none.
  private static func softBreakEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    if index == bytes.count { return index }
    if bytes[index] == UInt8(ascii: "\n") { return index + 1 }
    guard bytes[index] == UInt8(ascii: "\r") else { return nil }
    let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    return index + (isPair ? 2 : 1)
  }

  /// The value of a hexadecimal digit in either case.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
