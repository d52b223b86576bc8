/// The type of a value, as VALUE, jCard and xCard name it (RFC 6350 section 5.2).
package enum ValueType {
  /// The type a property has where none is written (RFC 6350 section 6, RFC 6474, 6715, 8605 and
  /// 9554); nil for names not known.
  package static func standard(of name: String) -> String? {
    switch name {
    case "FN", "N", "NICKNAME", "GENDER", "ADR", "TEL", "EMAIL", "TZ", "TITLE", "ROLE", "ORG",
      "CATEGORIES", "NOTE", "PRODID", "CLIENTPIDMAP", "VERSION", "KIND", "XML", "LABEL",
      "BIRTHPLACE", "DEATHPLACE", "EXPERTISE", "HOBBY", "INTEREST", "GRAMGENDER", "PRONOUNS",
      "JSPROP", "MAILER", "CLASS", "SORT-STRING", "NAME", "PROFILE", "AGENT":
      "text"
    case "PHOTO", "IMPP", "GEO", "LOGO", "MEMBER", "RELATED", "SOUND", "UID", "URL", "KEY",
      "FBURL", "CALADRURI", "CALURI", "SOURCE", "ORG-DIRECTORY", "CONTACT-URI", "SOCIALPROFILE":
      "uri"
    case "BDAY", "ANNIVERSARY", "DEATHDATE": "date-and-or-time"
    case "REV", "CREATED": "timestamp"
    case "LANG", "LANGUAGE": "language-tag"
    default: nil
    }
  }

  /// Whether values of the type are dates or times, which jCard and xCard may write in the extended
  /// notation of ISO 8601 and vCard 4.0 writes in the basic one.
  package static func isTime(_ type: String) -> Bool {
    switch type {
    case "date", "time", "date-time", "date-and-or-time", "timestamp", "utc-offset": true
    default: false
    }
  }

  /// Whether the property is a list of texts divided by commas (RFC 6350).
  package static func isList(_ name: String) -> Bool { name == "NICKNAME" || name == "CATEGORIES" }

  /// Whether the property has components divided by semicolons (RFC 6350).
  package static func isStructured(_ name: String) -> Bool {
    switch name {
    case "N", "ADR", "ORG", "GENDER", "CLIENTPIDMAP": true
    default: false
    }
  }
}
