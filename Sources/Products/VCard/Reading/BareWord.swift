/// Parameters of 2.1 that are values without a name: `TEL;CELL;VOICE:`.
enum BareWord {
  /// The parameter that a bare word stands for. What is no encoding, charset or kind of value is a
  /// type, also a user's own label, as Android writes it.
  static func parameter(_ word: String) -> Parameter {
    var bytes = word
    return Parameter(bytes.withUTF8(name), word)
  }

  /// The name of the parameter that has such values.
  static func name(_ word: UnsafeBufferPointer<UInt8>) -> String {
    func matches(_ words: [StaticString]) -> Bool {
      words.contains { $0.utf8CodeUnitCount == word.count && word.hasWord($0) }
    }
    guard let first = word.first, word.count < 24 else { return "TYPE" }
    // Types are by far the most, so the first letter decides nearly always.
    switch first.lowercased {
    case UInt8(ascii: "q"), UInt8(ascii: "b"), UInt8(ascii: "7"), UInt8(ascii: "8"):
      if matches(["quoted-printable", "qp", "base64", "b", "7bit", "8bit"]) { return "ENCODING" }
      return matches(["binary"]) ? "VALUE" : "TYPE"
    case UInt8(ascii: "u"), UInt8(ascii: "i"), UInt8(ascii: "c"):
      if matches(["url", "uri", "inline", "content-id", "cid"]) { return "VALUE" }
    case UInt8(ascii: "w"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "k"): break
    default: return "TYPE"
    }
    let isCharset =
      word.hasWord("utf-") || word.hasWord("us-ascii") || word.hasWord("iso-8859-")
      || word.hasWord("windows-") || word.hasWord("shift_jis") || word.hasWord("euc-")
      || word.hasWord("koi8-")
    return isCharset ? "CHARSET" : "TYPE"
  }
}
