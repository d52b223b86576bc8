import Foundation

extension String {
  /// The text of well-formed UTF-8 in Unicode normalisation form C.
  init(normalizing bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    self = bytes.isPlainlyNFC ? text : text.precomposedStringWithCanonicalMapping
  }

  /// The text in Unicode normalisation form C.
  package var inNFC: String {
    if utf8.withContiguousStorageIfAvailable({ $0.isPlainlyNFC }) == true { return self }
    return precomposedStringWithCanonicalMapping
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True where well-formed UTF-8 is in normalisation form C, as a quick look can tell.
  ///
  /// Nearly every real value is, and finding that out costs a hundredth of normalising.
  var isPlainlyNFC: Bool {
    if isASCII { return true }
    var index = 0
    while index < count {
      let lead = self[index]
      switch lead {
      case 0..<0x80: index &+= 1
      case 0x80..<0xCC, 0xD0, 0xD1: index &+= 2  // Latin, Cyrillic
      case 0xE4...0xE9, 0xEB, 0xEC: index &+= 3  // Han, Hangul
      default:
        guard let (scalar, length) = scalar(at: index), scalar.isPlainlyNFC else { return false }
        index &+= length
      }
    }
    return true
  }

  private func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
    let length = scalarLength(at: index)
    guard length > 0 else { return nil }
    var value = UInt32(self[index]) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<Swift.max(2, length) where offset < length {
      value = value << 6 | UInt32(self[index + offset] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}

extension Unicode.Scalar {
  /// True for scalars that normalisation form C neither changes nor joins to the one before.
  ///
  /// The ranges are those of NFC_Quick_Check=Yes with combining class 0 that names are made of;
  /// being left out costs time only.
  fileprivate var isPlainlyNFC: Bool {
    switch value {
    case 0..<0x300: true
    case 0x388..<0x483, 0x48A..<0x591: true  // Greek, Cyrillic, Armenian
    case 0x5D0...0x5EA, 0x620...0x64A: true  // Hebrew and Arabic letters
    case 0xE01...0xE37: true  // Thai
    case 0x1E00..<0x1F00: true  // Latin, as in Vietnamese
    case 0x2010..<0x2028, 0x2030..<0x205F, 0x20A0..<0x20C1: true  // punctuation, currency
    case 0x3000..<0x302A, 0x3041..<0x3097, 0x30A0..<0x3100: true  // kana
    case 0x3400..<0xA000, 0xAC00..<0xD7A4: true  // Han, Hangul
    case 0xFF00..<0xFFF0, 0x1F300..<0x1FB00: true  // full width, emoji
    default: false
    }
  }
}
