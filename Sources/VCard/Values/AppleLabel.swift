/// The names that Apple's address book gives to numbers, addresses and dates (`X-ABLabel`).
public enum AppleLabel {
  /// What a label says in plain words; nil where it says nothing.
  ///
  /// Apple's own labels stand in `_$!<...>!$_` and are spelt in words here: `_$!<HomePage>!$_` is
  /// `home page`, `_$!<HomeFAX>!$_` is `home fax`. A user's own label is left as written. Empty
  /// labels, also `_$!<>!$_` and the `$!!$` that some exporters leave of them, say nothing.
  public static func text(of label: String) -> String? {
    let label = label.asciiTrimmed
    if label.isEmpty || label == "$!!$" { return nil }
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.utf8.count >= 8 else {
      return label
    }
    let inner = label.utf8.dropFirst(4).dropLast(4)
    return inner.isEmpty ? nil : words(inner)
  }

  /// `HomeFAX` as `home fax`: a word begins where a capital follows a small letter, and at the last
  /// of several capitals if a small letter follows it.
  private static func words(_ name: String.UTF8View.SubSequence) -> String? {
    var words: [UInt8] = []
    words.reserveCapacity(name.count + 2)
    var previous: UInt8 = 0x20
    var index = name.startIndex
    while index < name.endIndex {
      let byte = name[index]
      name.formIndex(after: &index)
      if byte.isASCIIUppercase {
        let next = index < name.endIndex ? name[index] : 0
        if previous.isASCIILowercase || (previous.isASCIIUppercase && next.isASCIILowercase) {
          words.append(0x20)
        }
      }
      words.append(byte.asciiLowercased)
      previous = byte
    }
    let text = String(decoding: words, as: UTF8.self).asciiTrimmed
    return text.isEmpty ? nil : text
  }
}

extension UInt8 {
  /// A to Z.
  var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }

  /// a to z.
  var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
}
