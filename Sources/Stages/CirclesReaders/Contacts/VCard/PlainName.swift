/// Finds a card's name without parsing the card, where it is written plainly: which it nearly always
/// is, and a census of a file's names then costs next to nothing.
enum PlainName {
  /// The value of the card's one FN line, if that has no parameters, group, escape, fold or blanks
  /// around it, and is ASCII; nil where the card has to be parsed to know.
  static func find(in card: ArraySlice<UInt8>) -> String? {
    card.withUnsafeBufferPointer { bytes -> String? in
      var found: Range<Int>?
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        if start + 2 < end, bytes[start] | 0x20 == UInt8(ascii: "f"),
          bytes[start + 1] | 0x20 == UInt8(ascii: "n")
        {
          // A second FN, or one with parameters, makes the name a matter of preference.
          if found != nil || bytes[start + 2] != UInt8(ascii: ":") { return nil }
          if end + 1 < bytes.count, bytes[end + 1] == 0x20 || bytes[end + 1] == 0x09 { return nil }
          found = (start + 3)..<(end > 0 && bytes[end - 1] == 0x0D ? end - 1 : end)
        } else if isGroupedName(bytes, start, end) {
          return nil
        }
        start = end + 1
      }
      guard let found, found.lowerBound < found.upperBound,
        bytes[found.lowerBound] > 0x20, bytes[found.upperBound - 1] > 0x20
      else { return nil }
      for index in found where bytes[index] >= 0x7F || bytes[index] < 0x20 || bytes[index] == 0x5C {
        return nil
      }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[found]), as: UTF8.self)
    }
  }

  /// Whether a line may be an FN with a group before it (`item1.FN`), or an indented one.
  private static func isGroupedName(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    var index = start
    let limit = min(end - 2, start + 32)
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "."), 0x20, 0x09:
        if bytes[index + 1] | 0x20 == UInt8(ascii: "f"),
          bytes[index + 2] | 0x20 == UInt8(ascii: "n")
        {
          return true
        }
      case UInt8(ascii: ":"), UInt8(ascii: ";"): return false
      default: break
      }
      index += 1
    }
    return false
  }
}
