/// Takes the text out of an attributed string as Apple's `NSArchiver` writes it (`typedstream`),
/// in which newer versions of Messages keep what was said.
enum TypedStream {
  /// The string; nil where there is none.
  ///
  /// Behind the name of the class `NSString` stands `+`, the type of a byte string, and then its
  /// length: one byte below 0x80, or 0x81 and two bytes, or 0x82 and four, the least first. The
  /// length is what counts: the mark behind the text can stand in it as well.
  static func text(in bytes: [UInt8]) -> String? {
    let name = Array("NSString".utf8)
    guard let found = place(of: name, in: bytes[...]) else { return nil }
    let behind = bytes[(found + name.count)...]
    // A few bytes of class versions stand between.
    guard let mark = place(of: [0x01, 0x2B], in: behind.prefix(32)) else { return nil }
    var rest = bytes[(mark + 2)...]
    guard let length = length(&rest), length <= rest.count else { return nil }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }

  private static func length(_ rest: inout ArraySlice<UInt8>) -> Int? {
    guard let first = rest.popFirst() else { return nil }
    let count: Int
    switch first {
    case 0x81: count = 2
    case 0x82: count = 4
    default: return first < 0x80 ? Int(first) : nil
    }
    guard rest.count >= count else { return nil }
    let length = rest.prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
    rest = rest.dropFirst(count)
    return length
  }

  private static func place(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= word.count, let first = word.first else { return nil }
    for at in bytes.startIndex...(bytes.endIndex - word.count) where bytes[at] == first {
      if bytes[at...].starts(with: word) { return at }
    }
    return nil
  }
}
