/// What a Unicode scalar is to the tokenizer.
enum ScalarClass {
  case letter
  case digit
  case space
  case line
  /// A mark, as the ASCII one it stands for: every dash is `-`, every quote is `'`.
  case mark(UInt8)
  /// Nothing at all: marks of direction, of joining, of order.
  case none

  @inline(__always)
  init(_ code: UInt32) {
    if code < 0x80 {
      self = ScalarClass.ascii(UInt8(code))
    } else {
      self = ScalarClass.other(code)
    }
  }

  @inline(__always)
  private static func ascii(_ byte: UInt8) -> ScalarClass {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A: .letter
    case 0x30...0x39: .digit
    case 0x0A, 0x0D: .line
    case 0x00...0x20, 0x7F: .space
    default: .mark(byte)
    }
  }

  private static func other(_ code: UInt32) -> ScalarClass {
    switch code {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0x1680: .space
    case 0x85, 0x2028, 0x2029: .line
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: .none
    case 0x2010...0x2015, 0x2212: .mark(0x2D)
    case 0x2018, 0x2019, 0x201B, 0x2BC, 0xB4: .mark(0x27)
    case 0x201C...0x201F: .mark(0x22)
    case 0xA3, 0xA5, 0x20A0...0x20CF: .mark(0x24)
    case 0x2044, 0x2215: .mark(0x2F)
    case 0xFF0C, 0x3001: .mark(0x2C)
    // Fractions and superscripts, signs and symbols, emoji.
    case 0xA1...0xBF where code != 0xAA && code != 0xBA && code != 0xB5: .mark(0x7E)
    case 0xD7, 0xF7, 0x2022...0x2043, 0x2190...0x2BFF, 0x1F000...0x1FAFF: .mark(0x7E)
    case 0xFE00...0xFE0F: .none
    default: .letter
    }
  }
}

/// Reading UTF-8 that is known to be well formed.
enum Utf8 {
  @inline(__always)
  static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int)
    -> (code: UInt32, width: Int)
  {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + width <= bytes.count else { return (0xFFFD, bytes.count - index) }
    var code = first & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
    for step in 1..<width { code = code << 6 | UInt32(bytes[index + step] & 0x3F) }
    return (code, width)
  }
}

/// Case and accents put aside, for looking words up.
enum Folding {
  static func isCapital(_ code: UInt32) -> Bool {
    (0x41...0x5A).contains(code) || (0xC0...0xDE).contains(code)
  }

  /// Base letters of U+00C0 to U+00FF.
  private static let latin = Array("aaaaaaaceeeeiiiidnooooo~ouuuuyts".utf8)

  @inline(__always)
  static func add(
    _ code: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int, _ width: Int,
    to key: inout WordKey
  ) {
    switch code {
    case 0x41...0x5A: key.add(UInt8(code) | 0x20)
    case 0..<0x80: key.add(UInt8(code))
    case 0xDF:
      key.add(0x73)
      key.add(0x73)
    // "1º", "2ª"
    case 0xBA: key.add(0x6F)
    case 0xAA: key.add(0x61)
    case 0xC0...0xFF: key.add(latin[Int(code & 0x1F)])
    case 0x153: key.add(0x6F); key.add(0x65)
    default: for step in 0..<width { key.add(bytes[at + step]) }
    }
  }
}
