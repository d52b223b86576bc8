/// The names that Apple's address book gives to numbers, addresses and dates (`X-ABLabel`).
package enum AppleLabel {
  /// What a label says in plain words; nil where it says nothing.
  ///
  /// Apple's own labels stand in `_$!<...>!$_` and are spelt in words here: `_$!<HomePage>!$_` is
  /// `home page`, `_$!<HomeFAX>!$_` is `home fax`. A user's own label is left as written. Empty
  /// labels, also `_$!<>!$_` and the `$!!$` that some exporters leave of them, say nothing.
  package static func text(of label: String) -> String? {
    var label = label.asciiTrimmed
    enum Kind { case own, apple(String), nothing }
    let kind = label.withUTF8 { utf8 -> Kind in
      if utf8.isEmpty || utf8.elementsEqual("$!!$".utf8) { return .nothing }
      guard utf8.count >= 8, utf8.hasWord("_$!<"), utf8.hasWord(">!$_", at: utf8.count - 4) else {
        return .own
      }
      let words = words(utf8.part(4, utf8.count - 4).trimmed)
      return words.isEmpty ? .nothing : .apple(words)
    }
    switch kind {
    case .own: return label
    case .apple(let words): return words
    case .nothing: return nil
    }
  }

  /// `HomeFAX` as `home fax`: a word begins where a capital follows a small letter, and at the last
  /// of several capitals if a small letter follows it.
  private static func words(_ name: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: 2 * name.count) { out in
      var count = 0
      for index in 0..<name.count {
        let byte = name[index]
        if index > 0, byte.isASCIIUppercase {
          let previous = name[index - 1]
          let next = index + 1 < name.count ? name[index + 1] : 0
          if previous.isASCIILowercase || (previous.isASCIIUppercase && next.isASCIILowercase) {
            out[count] = 0x20
            count += 1
          }
        }
        out[count] = byte.asciiLowercased
        count += 1
      }
      return count
    }
  }
}

extension UInt8 {
  /// A to Z.
  var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }

  /// a to z.
  var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
}
