/// Parameters of 2.1 that are values without a name: `TEL;CELL;VOICE:`.
enum BareWord {
  /// The parameter that a bare word stands for. What is no encoding, charset or kind of value is a
  /// type, also a user's own label, as Android writes it.
  static func parameter(_ word: String) -> Parameter {
    switch word.utf8.count {
    case 1: if word == "B" || word == "b" { return Parameter("ENCODING", word) }
    case 2...20:
      let upper = word.uppercased()
      switch upper {
      case "QUOTED-PRINTABLE", "QP", "BASE64", "8BIT", "7BIT": return Parameter("ENCODING", word)
      case "URL", "URI", "INLINE", "CONTENT-ID", "CID", "BINARY": return Parameter("VALUE", word)
      default: break
      }
      if isCharset(upper) { return Parameter("CHARSET", word) }
    default: break
    }
    return Parameter("TYPE", word)
  }

  private static func isCharset(_ upper: String) -> Bool {
    for prefix in ["UTF-", "ISO-8859-", "WINDOWS-", "SHIFT_JIS", "EUC-", "KOI8-", "US-ASCII"]
    where upper.hasPrefix(prefix) {
      return true
    }
    return false
  }
}
