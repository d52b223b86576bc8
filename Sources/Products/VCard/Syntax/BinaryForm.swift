/// The forms in which PHOTO and its kin hold their value.
enum BinaryForm {
  /// Base64, from the first digit on.
  case base64
  /// The percent-encoded bytes of a `data:` URI.
  case percent
  /// A URI that names the data, or some other text.
  case link

  /// Finds the form of a value and hands it to `body` with the bytes that hold the data.
  static func find<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, of property: Property,
    _ body: (BinaryForm, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let (start, isBase64) = dataURI(bytes) {
      return body(isBase64 ? .base64 : .percent, bytes.part(start, bytes.count))
    }
    if hasScheme(bytes) { return body(.link, bytes) }
    if property.transferEncoding == .base64 { return body(.base64, bytes) }
    return body(looksLikeBase64(bytes) ? .base64 : .link, bytes)
  }

  /// Where the data of a `data:` URI begins. The scheme may be missing (`PHOTO;DATA:image/png;...`
  /// leaves it in the parameters), and separators may be escaped (`\;base64\,`).
  private static func dataURI(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (start: Int, isBase64: Bool)? {
    let head = bytes.part(0, min(bytes.count, longestHead))
    let hasScheme = head.hasWord("data:") || head.hasWord("data\\:")
    guard let comma = head.find(UInt8(ascii: ",")) else { return nil }
    var isBase64 = false
    var end = comma
    while end > 0, head[end - 1] == UInt8(ascii: "\\") || head[end - 1].isBlank { end -= 1 }
    if head.hasWord("base64", at: end - 6) { isBase64 = true }
    if hasScheme { return (comma + 1, isBase64) }
    // Without the scheme only the whole of "type/subtype;base64," is proof.
    guard isBase64, let slash = head.find(UInt8(ascii: "/")), slash < end,
      head.part(0, slash).allSatisfy(Property.isNameByte)
    else { return nil }
    return (comma + 1, true)
  }

  /// True for what begins like a URI of another scheme: `https:`, `https\:`, `cid:`.
  private static func hasScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < min(bytes.count, longestScheme), Property.isNameByte(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\\") { index += 1 }
    return index > 1 && index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  /// True for base64 that nothing says is base64: long, and without a byte that is none of it.
  static func looksLikeBase64(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= shortestBareBase64 else { return false }
    let isRelativePath = bytes.part(0, min(bytes.count, 64)).find(UInt8(ascii: ".")) != nil
    return !isRelativePath && Base64.byteCount(bytes) != nil
  }

  private static let longestHead = 512
  private static let longestScheme = 32
  private static let shortestBareBase64 = 32
}
