/// What a property means, whatever version or exporter wrote it: `X-EVOLUTION-ANNIVERSARY` is an
/// anniversary as `ANNIVERSARY` is. Told apart by length first, so that the common ones cost a
/// comparison or two.
package enum PropertyKind {
  case name, formattedName, nickname, phonetic, kind, showAs
  case phone, email, address, addressLabel, url
  case birthday, alternateBirthday, date(label: String), labelledDate
  case organization, department, title, role
  case note, categories
  case impp, profile, service(String)
  case related, relatedName, relation(String), agent, member
  case photo, binary, sound
  case identifier, label, androidCustom, product, extra

  /// The kind of a property, by its name in upper case.
  package init(_ name: String) {
    switch name.utf8.count {
    case 1: self = name == "N" ? .name : .extra
    case 2: self = name == "FN" ? .formattedName : .extra
    case 3: self = Self.three(name)
    case 4: self = Self.four(name)
    case 5: self = Self.five(name)
    default: self = name.hasPrefix("X-") ? Self.extended(name) : Self.long(name)
    }
  }

  private static func three(_ name: String) -> PropertyKind {
    switch name {
    case "TEL": .phone
    case "ADR": .address
    case "URL": .url
    case "ORG": .organization
    case "UID": .identifier
    case "KEY": .binary
    default: .extra
    }
  }

  private static func four(_ name: String) -> PropertyKind {
    switch name {
    case "BDAY": .birthday
    case "NOTE": .note
    case "ROLE": .role
    case "IMPP": .impp
    case "KIND": .kind
    case "LOGO": .binary
    case "X-QQ": .service("qq")
    default: .extra
    }
  }

  private static func five(_ name: String) -> PropertyKind {
    switch name {
    case "EMAIL": return .email
    case "TITLE": return .title
    case "PHOTO": return .photo
    case "LABEL": return .addressLabel
    case "AGENT": return .agent
    case "SOUND": return .sound
    default: return ServiceName.property(name).map { .service($0) } ?? .extra
    }
  }

  private static func long(_ name: String) -> PropertyKind {
    switch name {
    case "CATEGORIES": .categories
    case "NICKNAME": .nickname
    case "PRODID": .product
    case "RELATED": .related
    case "MEMBER": .member
    case "ANNIVERSARY": .date(label: "anniversary")
    case "DEATHDATE": .date(label: "death")
    case "SOCIALPROFILE": .profile
    default: .extra
    }
  }

  private static func extended(_ name: String) -> PropertyKind {
    switch name {
    case "X-ABLABEL": return .label
    case "X-ABADR": return .extra
    case "X-SOCIALPROFILE": return .profile
    case "X-ABDATE": return .labelledDate
    case "X-ABRELATEDNAMES": return .relatedName
    case "X-ABSHOWAS": return .showAs
    case "X-ALTBDAY": return .alternateBirthday
    case "X-PHONETIC-FIRST-NAME", "X-PHONETIC-MIDDLE-NAME", "X-PHONETIC-LAST-NAME":
      return .phonetic
    case "X-ADDRESSBOOKSERVER-KIND": return .kind
    case "X-ADDRESSBOOKSERVER-MEMBER": return .member
    case "X-ANDROID-CUSTOM": return .androidCustom
    case "X-NICKNAME": return .nickname
    case "X-DEPARTMENT": return .department
    case "X-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY", "X-MS-ANNIVERSARY",
      "X-KADDRESSBOOK-X-ANNIVERSARY", "X-WAB-ANNIVERSARY", "X-WAB-WEDDING-ANNIVERSARY":
      return .date(label: "anniversary")
    default: break
    }
    if let service = ServiceName.property(name) { return .service(service) }
    return RelationType.property(name).map { .relation($0) } ?? .extra
  }
}
