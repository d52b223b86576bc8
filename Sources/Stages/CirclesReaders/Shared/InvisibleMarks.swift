import VCard

extension Unicode.Scalar {
  /// True for marks of direction and zero width that exporters put around names and headers. Not
  /// among them are the joiners U+200C and U+200D, which belong to words and emoji.
  var isInvisibleMark: Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C, 0x200B, 0xFEFF: true
    default: false
    }
  }

  /// True for the spaces that stand in headers: plain, no-break, narrow, thin, ideographic.
  var isHeaderSpace: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension String {
  /// The text without invisible marks, every kind of space a plain one, none at its ends; in NFC.
  /// For names, titles and numbers, not for what somebody wrote.
  var cleanLabel: String {
    if utf8.allSatisfy({ $0 < 0x80 && $0 > 0x20 }) { return self }
    var scalars = UnicodeScalarView()
    var isSpacePending = false
    for scalar in unicodeScalars where !scalar.isInvisibleMark {
      if scalar.isHeaderSpace {
        isSpacePending = !scalars.isEmpty
        continue
      }
      if isSpacePending { scalars.append(" ") }
      isSpacePending = false
      scalars.append(scalar)
    }
    return String(scalars).inNFC
  }

  /// The text without invisible marks.
  var withoutMarks: String {
    if !unicodeScalars.contains(where: \.isInvisibleMark) { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.isInvisibleMark })
    return String(scalars)
  }

  /// The text without white space and line breaks at its ends.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.unicodeScalars.first, first.properties.isWhitespace {
      text.unicodeScalars.removeFirst()
    }
    while let last = text.unicodeScalars.last, last.properties.isWhitespace {
      text.unicodeScalars.removeLast()
    }
    return text.utf8.count == utf8.count ? self : String(text)
  }
}
