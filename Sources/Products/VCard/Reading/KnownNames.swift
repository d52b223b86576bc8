/// The names of properties, for telling a property from a line that only looks like one.
enum KnownNames {
  /// True where a line behind a soft line break of quoted-printable is a property all the same: the
  /// `=` before it is a stray one.
  ///
  /// Text rarely looks like `TEL;CELL:` or `EMAIL:`; where the line before was short, so that there
  /// was no reason to break it, less will do.
  static func startsProperty(
    _ line: UnsafeBufferPointer<UInt8>, afterLineOf length: Int
  ) -> Bool {
    var start = 0
    var end = 0
    while end < line.count, end <= longest, Property.isNameByte(line[end]) || line[end] == 0x2E {
      if line[end] == UInt8(ascii: ".") { start = end + 1 }
      end += 1
    }
    guard end > start, end < line.count else { return false }
    guard line[end] == UInt8(ascii: ":") || line[end] == UInt8(ascii: ";") else { return false }
    let isShort = length < shortLine
    let name = line.part(start, end)
    if name.hasWord("x-"), line[start] == UInt8(ascii: "X") || isShort { return true }
    let upper = String(
      decoding: name.map { $0.isASCIILowercase ? $0 & ~0x20 : $0 }, as: UTF8.self)
    guard names.contains(upper) else { return false }
    return isShort || name.allSatisfy { $0 < 0x60 }
  }

  /// A line with a soft break is at least that long when it was broken for its length.
  private static let shortLine = 60
  private static let longest = 60

  // Without BEGIN and END: the splitter has decided on those by what follows them.
  private static let names: Set<String> = [
    "VERSION", "FN", "N", "NICKNAME", "PHOTO", "BDAY", "ANNIVERSARY", "GENDER",
    "ADR", "LABEL", "TEL", "EMAIL", "MAILER", "IMPP", "LANG", "TZ", "GEO", "TITLE", "ROLE", "LOGO",
    "AGENT", "ORG", "MEMBER", "RELATED", "CATEGORIES", "NOTE", "PRODID", "REV", "SORT-STRING",
    "SOUND", "UID", "CLIENTPIDMAP", "URL", "KEY", "CLASS", "FBURL", "CALADRURI", "CALURI", "KIND",
    "SOURCE", "NAME", "PROFILE", "XML", "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "EXPERTISE",
    "HOBBY", "INTEREST", "ORG-DIRECTORY",
  ]

  /// True for the properties whose value is free text, so that lines which are no property may
  /// belong to it.
  static func isFreeText(_ name: String) -> Bool {
    switch name {
    case "NOTE", "LABEL", "ADR", "XML", "COMMENT", "DESCRIPTION": true
    default: name.hasPrefix("X-")
    }
  }
}
