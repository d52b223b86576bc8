import VCard

/// Which kept properties can go out under their own name.
///
/// A name that a reader takes for something else (a second UID, a column of a table) goes out as
/// `X-CIRCLES-FIELD;X-NAME=...`, which our own reader turns back.
enum ExtraName {
  static func isSafe(_ name: String, hasJobTitle: Bool) -> Bool {
    if name == "ROLE" { return hasJobTitle }
    if standard.contains(name) { return true }
    let isName = name.utf8.allSatisfy { byte in
      (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
    return isName && name.hasPrefix("X-") && !known.contains(name)
      && !name.hasPrefix("X-CIRCLES-") && !name.hasSuffix("ANNIVERSARY")
      && ServiceName.property(name) == nil && RelationType.property(name) == nil
  }

  /// Whether the value holds separators that are none of a text's.
  static func isVerbatim(_ name: String) -> Bool { structured.contains(name) }

  private static let structured: Set<String> = [
    "GEO", "GENDER", "CLIENTPIDMAP", "CALURI", "CALADRURI", "FBURL", "SOURCE", "CAPURI", "KEY",
    "LOGO", "SOUND", "REV", "TZ",
  ]
  private static let standard: Set<String> = structured.union([
    "MAILER", "CLASS", "SORT-STRING", "SORT-AS", "LANG", "LANGUAGE", "HOBBY", "EXPERTISE",
    "INTEREST", "CREATED", "GRAMGENDER", "PRONOUNS", "BIRTHPLACE", "DEATHPLACE", "ORG-DIRECTORY",
    "CONTACT-URI", "LABEL", "PROFILE", "NAME", "ADR-FORMATTED",
  ])
  private static let known: Set<String> = [
    "X-ABLABEL", "X-SOCIALPROFILE", "X-ABDATE", "X-ABRELATEDNAMES", "X-ABSHOWAS", "X-ALTBDAY",
    "X-PHONETIC-FIRST-NAME", "X-PHONETIC-MIDDLE-NAME", "X-PHONETIC-LAST-NAME",
    "X-ADDRESSBOOKSERVER-KIND", "X-ADDRESSBOOKSERVER-MEMBER", "X-ANDROID-CUSTOM", "X-NICKNAME",
    "X-DEPARTMENT",
  ]
}
