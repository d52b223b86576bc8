/// What a source says of one contact: the fields of `Contract.md` section 2, without provenance.
///
/// Strings are NFC. An empty string or array means the source says nothing. The same type is what
/// the store keeps as "last said by this source" and merges three ways.
public struct ContactFields: Hashable, Sendable {
  /// What the card describes.
  public var kind: ContactKind = .individual
  /// The name and its parts.
  public var name = PersonName()
  /// Other names the contact goes by.
  public var nicknames: [String] = []
  /// Telephone numbers, in the order of the source.
  public var phones: [Phone] = []
  /// E-mail addresses, in the order of the source.
  public var emails: [Email] = []
  /// Postal addresses, in the order of the source.
  public var addresses: [PostalAddress] = []
  /// The day of birth, as much of it as is known.
  public var birthday: PartialDate?
  /// Other days: anniversaries and the like.
  public var dates: [LabelledDate] = []
  /// The company, school or club.
  public var organization = ""
  /// The units below the organization, largest first, joined by commas.
  public var department = ""
  /// What the contact does there.
  public var jobTitle = ""
  /// The source's free text on the contact.
  public var note = ""
  /// Lists and labels the contact is filed under.
  public var categories: [String] = []
  /// Web addresses.
  public var urls: [LabelledURL] = []
  /// Names on messengers and social networks.
  public var handles: [Handle] = []
  /// People the contact is related to.
  public var related: [RelatedPerson] = []
  /// Identifiers of a group's members, as written.
  public var members: [String] = []
  /// The picture.
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
