public import CirclesModel
public import CirclesStore

/// Changes of a person, value by value.
public struct PersonChanges: Sendable {
  /// The whole name.
  public var name: String?
  /// The given name.
  public var given: String?
  /// The family name.
  public var family: String?
  /// Nicknames that are added.
  public var nicknames: [String] = []
  /// Numbers that are added.
  public var phones: [Phone] = []
  /// Addresses that are added.
  public var emails: [Email] = []
  /// The birthday.
  public var birthday: PartialDate?
  /// The relationship type.
  public var relationship: String?
  /// The organization.
  public var organization: String?
  /// The job title.
  public var jobTitle: String?
  /// The remark.
  public var note: String?
  /// Tags that are added.
  public var tags: [String] = []
  /// Numbers that go.
  public var removedPhones: [Phone] = []
  /// Addresses that go.
  public var removedEmails: [String] = []
  /// Tags that go.
  public var removedTags: [String] = []
  /// Nicknames that go.
  public var removedNicknames: [String] = []
  /// Fields that are emptied.
  public var emptied: Set<Field> = []

  /// A field that can be emptied.
  public enum Field: String, CaseIterable, Sendable {
    case given, family, birthday, relationship, organization, jobTitle, note
  }

  /// No changes.
  public init() {}

  /// Makes the changes; answers what was to go and is not there.
  public func apply(to person: inout EditedPerson) -> [String] {
    if let name { person.fields.name = TypedValues.name(name, given: given, family: family) }
    if name == nil, given != nil || family != nil { rename(&person.fields.name) }
    for field in emptied { empty(field, of: &person) }
    if let birthday { person.fields.birthday = birthday }
    if let relationship { person.relationshipType = relationship }
    if let organization { person.fields.organization = organization }
    if let jobTitle { person.fields.jobTitle = jobTitle }
    if let note { person.fields.note = note }
    let missing = remove(from: &person.fields)
    add(to: &person.fields)
    return missing
  }

  private func rename(_ name: inout PersonName) {
    let old = name
    name.given = given ?? old.given
    name.family = family ?? old.family
    name.followParts(of: old)
  }

  private func empty(_ field: Field, of person: inout EditedPerson) {
    switch field {
    case .given: person.fields.name.given = ""
    case .family: person.fields.name.family = ""
    case .birthday: person.fields.birthday = nil
    case .relationship: person.relationshipType = EditedPerson.usualRelationship
    case .organization: person.fields.organization = ""
    case .jobTitle: person.fields.jobTitle = ""
    case .note: person.fields.note = ""
    }
  }

  private func remove(from fields: inout ContactFields) -> [String] {
    var missing: [String] = []
    func remove<Value>(_ list: inout [Value], _ text: String, where isMeant: (Value) -> Bool) {
      let count = list.count
      list.removeAll(where: isMeant)
      if list.count == count { missing.append(text) }
    }
    for phone in removedPhones {
      remove(&fields.phones, phone.value) { Self.isSame($0, phone) }
    }
    for email in removedEmails {
      remove(&fields.emails, email) { $0.value.lowercased() == email.lowercased() }
    }
    for tag in removedTags {
      remove(&fields.categories, tag) { $0.lowercased() == tag.lowercased() }
    }
    for name in removedNicknames {
      remove(&fields.nicknames, name) { $0.lowercased() == name.lowercased() }
    }
    return missing
  }

  private func add(to fields: inout ContactFields) {
    for phone in phones where !fields.phones.contains(where: { Self.isSame($0, phone) }) {
      fields.phones.append(phone)
    }
    for email in emails {
      let isKnown = fields.emails.contains { $0.value.lowercased() == email.value.lowercased() }
      if !isKnown { fields.emails.append(email) }
    }
    func add(_ values: [String], to list: inout [String]) {
      for value in values where !list.contains(where: { $0.lowercased() == value.lowercased() }) {
        list.append(value)
      }
    }
    add(tags, to: &fields.categories)
    add(nicknames, to: &fields.nicknames)
  }

  private static func isSame(_ one: Phone, _ other: Phone) -> Bool {
    if let normalized = one.normalized, normalized == other.normalized { return true }
    func digits(_ phone: Phone) -> [UInt8] { phone.value.utf8.filter { $0 >= 0x30 && $0 <= 0x39 } }
    return digits(one) == digits(other)
  }
}

extension PersonName {
  /// Parts that were changed change the name that is shown with them, where it was made of them.
  package mutating func followParts(of old: PersonName) {
    let order =
      old.display.isEmpty
      ? Self.orders.first : Self.orders.first { old.joined($0.parts, $0.mark) == old.display }
    // Nobody is left without a name.
    guard let order, case let shown = joined(order.parts, order.mark), !shown.isEmpty else {
      return
    }
    display = shown
  }

  /// The orders in which a shown name is made of its parts: with the family first, too, as in Hungary,
  /// Vietnam, China and Japan.
  private static var orders: [(parts: [KeyPath<PersonName, String>], mark: String)] {
    [
      ([\.prefix, \.given, \.middle, \.family, \.suffix], " "), ([\.given, \.family], " "),
      ([\.prefix, \.family, \.given, \.middle, \.suffix], " "), ([\.family, \.given], " "),
      ([\.family, \.middle, \.given], " "), ([\.family, \.given], ""), ([\.family, \.given], ", "),
    ]
  }

  private func joined(_ parts: [KeyPath<PersonName, String>], _ mark: String) -> String {
    parts.map { self[keyPath: $0] }.filter { !$0.isEmpty }.joined(separator: mark)
  }
}
