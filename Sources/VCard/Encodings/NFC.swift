import Foundation

extension String {
  /// The text in Unicode normalisation form C.
  ///
  /// Nearly every real value is in that form already; a look at its scalars shows so, which costs a
  /// hundredth of normalising.
  package var inNFC: String {
    if utf8.withContiguousStorageIfAvailable({ $0.isASCII }) == true { return self }
    for scalar in unicodeScalars where !scalar.isPlainlyNFC {
      return precomposedStringWithCanonicalMapping
    }
    return self
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
