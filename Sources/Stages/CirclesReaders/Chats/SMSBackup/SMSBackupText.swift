import VCard

/// Values as SMS Backup & Restore writes them.
enum SMSBackupText {
  /// The text; nil for none, and for the word `null`, which stands for none.
  static func present(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if bytes.isEmpty { return nil }
    if bytes.count == 4, bytes[0] == 0x6E, bytes[1] == 0x75, bytes[2] == 0x6C, bytes[3] == 0x6C {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A whole number; nil where there is none.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? {
    var value: Int64 = 0
    var rest = bytes[...]
    let isNegative = rest.first == 0x2D
    if isNegative { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.count <= 18 else { return nil }
    for byte in rest {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int64(byte - 0x30)
    }
    return isNegative ? -value : value
  }

  /// A contact's name; nil for none. Who is not in the address book is `(Unknown)`, in the language
  /// of the phone, but always in brackets.
  static func name(_ text: String) -> String? {
    let name = text.cleanLabel
    if name.isEmpty || name.hasPrefix("(") && name.hasSuffix(")") { return nil }
    return name
  }
}
