/// What a column of an address book's table holds.
enum TableField: Hashable, Sendable {
  case display, prefix, given, middle, family, suffix, nickname
  case phoneticGiven, phoneticFamily
  case company, department, jobTitle
  /// A number, and its label.
  case phone(String)
  /// An address, its kind (SMTP, EX) and the name it is shown by, by number.
  case email(Int), emailType(Int), emailName(Int)
  /// A part of the address of a place; streets have up to three lines.
  case address(place: String, AddressPart, line: Int)
  case birthday, anniversary
  /// A part of a date that has a column for each, as in Thunderbird's tables.
  case birthdayPart(DatePart), anniversaryPart(DatePart)
  /// Somebody, or several, the contact is related to.
  case related(String)
  case web(String)
  case notes, categories, messenger
  /// Nothing that has a place of its own.
  case other
}

/// The parts of a postal address that have columns.
enum AddressPart: Hashable, Sendable {
  case street, city, region, postalCode, country, poBox
  /// All of it in one cell.
  case whole
}

/// The parts of a date that have columns.
enum DatePart: Hashable, Sendable {
  case year, month, day
}

extension TableField {
  /// The field of a contact that a column fills, by its name of `Contract.md` section 2; nil for a part of
  /// the name and for what is kept aside.
  var contactField: String? {
    switch self {
    case .nickname: "nicknames"
    case .phone: "phones"
    case .email: "emails"
    case .address: "addresses"
    case .birthday, .birthdayPart: "birthday"
    case .anniversary, .anniversaryPart: "dates"
    case .company: "organization"
    case .department: "department"
    case .jobTitle: "job_title"
    case .notes: "note"
    case .categories: "categories"
    case .web: "urls"
    case .related: "related"
    default: nil
    }
  }
}
