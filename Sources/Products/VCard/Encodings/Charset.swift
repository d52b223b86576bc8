/// A character encoding that a CHARSET parameter names.
enum Charset: Hashable, Sendable {
  /// UTF-8, and US-ASCII, which is part of it.
  case utf8
  /// Windows-1252, also for what calls itself ISO-8859-1: the bytes 0x80 to 0x9F are letters in
  /// real files (WHATWG Encoding, 4.2).
  case windows1252
  /// An encoding that iconv knows by this name.
  case iconv(String)

  /// The encoding of that name, in any case and with odd spellings; nil for one nobody knows.
  init?(_ name: String) {
    var key = ""
    for byte in name.utf8.prefix(Charset.longestName) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        key.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        key.unicodeScalars.append(Unicode.Scalar(byte))
      default: continue
      }
    }
    switch key {
    case "": return nil
    case "utf8", "unicode11utf8", "usascii", "ascii", "utf8mb4", "cp65001": self = .utf8
    case "iso88591", "latin1", "l1", "windows1252", "cp1252", "win1252", "ansi", "8859", "88591",
      "iso8859", "1252", "cp819", "xansi":
      self = .windows1252
    default:
      guard let known = Charset.iconvName(key, written: name) else { return nil }
      self = .iconv(known)
    }
  }

  /// No charset is named with more letters; longer names are not looked at.
  private static let longestName = 40

  /// The name under which iconv knows an encoding. Superset encodings stand in for their parts,
  /// since writers say Shift_JIS and mean what Windows calls so.
  private static func iconvName(_ key: String, written: String) -> String? {
    switch key {
    case "shiftjis", "sjis", "xsjis", "mskanji", "windows31j", "cswindows31j", "cp932", "ms932":
      return "CP932"
    case "gb2312", "gbk", "cp936", "gb18030", "euccn", "gb231280", "xgbk", "windows936":
      return "GB18030"
    case "big5", "xbig5", "cp950", "windows950": return "CP950"
    case "big5hkscs": return "BIG5-HKSCS"
    case "euckr", "ksc56011987", "ksc5601", "cp949", "windows949", "uhc", "ksc56011989":
      return "CP949"
    case "eucjp", "xeucjp": return "EUC-JP"
    case "macintosh", "macroman", "xmacroman", "mac": return "MACINTOSH"
    case "tis620", "windows874", "cp874": return "CP874"
    default: break
    }
    for prefix in ["windows", "win", "cp", "xcp"] where key.hasPrefix(prefix) {
      let digits = key.dropFirst(prefix.count)
      if digits.utf8.count == 4, digits.hasPrefix("125") { return "CP" + digits }
    }
    if key.hasPrefix("iso8859"), key.utf8.count > 7 {
      return Iconv.knows("ISO-8859-" + key.dropFirst(7)) ? "ISO-8859-" + key.dropFirst(7) : nil
    }
    // Only plain names reach iconv: "//" would be an option to it.
    let plain = written.utf8.allSatisfy { byte in
      Property.isNameByte(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }
    return plain && Iconv.knows(written) ? written : nil
  }
}
