/// What a source says of one contact: the fields of `contract.md` section 2, without provenance.
///
/// Strings are NFC. An empty string or array means the source says nothing. The same type is what
/// the store keeps as "last said by this source" and merges three ways.
public struct ContactFields: Hashable, Sendable {
  public var kind: ContactKind = .individual
  public var name = PersonName()
  public var nicknames: [String] = []
  public var phones: [Phone] = []
  public var emails: [Email] = []
  public var addresses: [PostalAddress] = []
  public var birthday: PartialDate?
  public var dates: [LabelledDate] = []
  public var organization = ""
  public var department = ""
  public var jobTitle = ""
  public var note = ""
  public var categories: [String] = []
  public var urls: [LabelledURL] = []
  public var handles: [Handle] = []
  public var related: [RelatedPerson] = []
  /// Identifiers of a group's members, as written.
  public var members: [String] = []
  public var photo: Photo?
  /// Every property that has no place above: nothing is dropped.
  public var extra: [ExtraProperty] = []

  /// Nothing said yet.
  public init() {}
}

/// What a card describes.
public enum ContactKind: String, Hashable, Sendable, Codable {
  /// A person.
  case individual
  /// A company, club or the like.
  case organization
  /// A list of other cards; not a contact itself.
  case group
}

/// A name and its parts.
public struct PersonName: Hashable, Sendable {
  /// The name to show; never empty in a record that was read.
  public var display = ""
  public var prefix = ""
  public var given = ""
  public var middle = ""
  public var family = ""
  public var suffix = ""
  public var phoneticGiven = ""
  public var phoneticMiddle = ""
  public var phoneticFamily = ""

  /// An empty name.
  public init() {}
}

/// A telephone number.
public struct Phone: Hashable, Sendable {
  /// As written, without a `tel:` in front.
  public var value: String
  /// E.164 (`+15035550101`); nil where the number cannot be one.
  public var normalized: String?
  /// `mobile`, `home`, `work`, `home fax`, ... or the user's own word; empty for none.
  public var label: String
  public var preferred: Bool

  /// Makes a number.
  public init(value: String, normalized: String? = nil, label: String = "", preferred: Bool = false)
  {
    self.value = value
    self.normalized = normalized
    self.label = label
    self.preferred = preferred
  }
}

/// An e-mail address.
public struct Email: Hashable, Sendable {
  /// As written, without a `mailto:` in front.
  public var value: String
  public var label: String
  public var preferred: Bool

  /// Makes an address.
  public init(value: String, label: String = "", preferred: Bool = false) {
    self.value = value
    self.label = label
    self.preferred = preferred
  }
}

/// A postal address, in vCard's seven components.
public struct PostalAddress: Hashable, Sendable {
  public var label = ""
  public var poBox = ""
  public var extended = ""
  public var street = ""
  public var city = ""
  public var region = ""
  public var postalCode = ""
  public var country = ""

  /// An empty address.
  public init() {}

  /// Whether nothing but perhaps a label is there.
  public var isEmpty: Bool {
    poBox.isEmpty && extended.isEmpty && street.isEmpty && city.isEmpty && region.isEmpty
      && postalCode.isEmpty && country.isEmpty
  }
}

/// A day of which any part may be unknown, in any calendar.
public struct PartialDate: Hashable, Sendable {
  /// The year in its calendar; for `chinese` the year of the cycle (1 to 60).
  public var year: Int?
  /// The month, from 1.
  public var month: Int?
  /// The day, from 1.
  public var day: Int?
  /// The calendar as CLDR names it: `gregorian`, `chinese`, `hebrew`, `islamic`, ...
  public var calendar: String
  /// The era where the calendar needs one: the cycle of `chinese`.
  public var era: Int?
  /// Whether the month is the leap month of that number.
  public var isLeapMonth: Bool

  /// Makes a date.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, calendar: String = "gregorian",
    era: Int? = nil, isLeapMonth: Bool = false
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.calendar = calendar
    self.era = era
    self.isLeapMonth = isLeapMonth
  }
}

/// A day with a name, such as an anniversary.
public struct LabelledDate: Hashable, Sendable {
  public var label: String
  public var date: PartialDate

  /// Makes a labelled date.
  public init(label: String, date: PartialDate) {
    self.label = label
    self.date = date
  }
}

/// A web address.
public struct LabelledURL: Hashable, Sendable {
  public var value: String
  public var label: String

  /// Makes a web address.
  public init(value: String, label: String = "") {
    self.value = value
    self.label = label
  }
}

/// A name on a messenger or social network.
public struct Handle: Hashable, Sendable {
  /// The service in lower case: `instagram`, `skype`, `xmpp`, ...
  public var service: String
  /// The user's name there.
  public var value: String
  /// The address of the profile, where the source gives one.
  public var url: String?

  /// Makes a handle.
  public init(service: String, value: String, url: String? = nil) {
    self.service = service
    self.value = value
    self.url = url
  }
}

/// Somebody this contact is related to.
public struct RelatedPerson: Hashable, Sendable {
  /// `spouse`, `mother`, `assistant`, ... or the user's own word.
  public var type: String
  /// The person's name, where the source gives a name.
  public var name: String?
  /// The person's identifier, where the source gives that.
  public var identifier: String?

  /// Makes a relation.
  public init(type: String, name: String? = nil, identifier: String? = nil) {
    self.type = type
    self.name = name
    self.identifier = identifier
  }
}

/// A picture: its bytes, or where it is (it is never downloaded).
public struct Photo: Hashable, Sendable {
  /// The media type, told from the bytes where they tell, else from the parameters.
  public var mediaType: String?
  /// The number of bytes of an inline picture.
  public var byteCount: Int
  /// The bytes of an inline picture; nil for a linked one, and in what the store keeps as said.
  public var data: [UInt8]?
  /// Where a linked picture is.
  public var url: String?
  /// A short digest of the bytes, in hexadecimal digits, in what the store keeps as said: so that a
  /// changed picture of the same size is noticed. Nil in what a reader delivers.
  public var digest: String?

  /// Makes a picture.
  public init(
    mediaType: String? = nil, byteCount: Int = 0, data: [UInt8]? = nil, url: String? = nil,
    digest: String? = nil
  ) {
    self.mediaType = mediaType
    self.byteCount = byteCount
    self.data = data
    self.url = url
    self.digest = digest
  }
}

/// A property that has no place of its own, kept as it was.
public struct ExtraProperty: Hashable, Sendable {
  /// The name in upper case.
  public var name: String
  /// The value, decoded to text.
  public var value: String
  /// What its parameters or its X-ABLabel call it; empty for none.
  public var label: String

  /// Makes an extra property.
  public init(name: String, value: String, label: String = "") {
    self.name = name
    self.value = value
    self.label = label
  }
}
