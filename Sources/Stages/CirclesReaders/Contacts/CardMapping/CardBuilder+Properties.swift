import CirclesModel
import VCard

extension CardBuilder {
  /// Takes the next property of a card.
  mutating func take(_ property: Property, _ index: Int) {
    switch PropertyKind(property.name) {
    case .name: setName(property)
    case .formattedName: appendFormattedName(property)
    case .nickname: appendNicknames(property)
    case .phonetic: setPhonetic(property)
    case .kind: setKind(property)
    case .showAs: setShowAs(property)
    case .phone: appendPhone(property)
    case .email: appendEmail(property)
    case .address: appendAddress(property)
    case .addressLabel: keep(property)
    case .url: appendURL(property)
    case .birthday: appendBirthday(property)
    case .alternateBirthday: appendAlternateBirthday(property)
    case .date(let label): appendDate(property, label: label)
    case .labelledDate: appendDate(property, label: label(property).text)
    case .organization: setOrganization(property)
    case .department: postpone(property, text(property), as: .department)
    case .title: takeTitle(property)
    case .role: postpone(property, text(property), as: .jobTitle)
    case .note: appendNote(property)
    case .categories: appendCategories(property)
    case .impp: appendMessenger(property)
    case .profile: appendProfile(property)
    case .service(let service): appendService(property, service)
    case .related: appendRelated(property)
    case .relatedName: appendRelatedName(property)
    case .relation(let type): appendRelation(property, type)
    case .agent: appendAgent(property, index)
    case .member: appendMember(property)
    case .photo: setPhoto(property)
    case .binary: appendBinary(property)
    case .sound: setSound(property)
    case .identifier: setIdentifier(property)
    case .label: appendLabel(property, index)
    case .androidCustom: appendAndroidRow(property)
    case .product:
      signs.take(product: property.text)
      // What this program wrote says nothing of the person.
      if signs.origin != .circles { keep(property) }
    case .extra:
      noteSigns(property)
      if property.name == "X-CIRCLES-FIELD" {
        appendOwnField(property)
      } else if Self.isBase64(property) {
        appendBinary(property)
      } else {
        keep(property)
      }
    }
  }

  private mutating func setIdentifier(_ property: Property) {
    let text = text(property)
    if uid == nil, !text.isEmpty {
      uid = text
    } else if text != uid {
      keep(property, text)
    }
  }

  /// A property that our own export writes for what it kept under a name no card may use.
  private mutating func appendOwnField(_ property: Property) {
    guard let name = property.parameter("X-NAME")?.asciiTrimmed, !name.isEmpty else {
      return keep(property)
    }
    let text = text(property)
    if text.isEmpty { return }
    let label = groupLabel(property) ?? ""
    fields.extra.append(ExtraProperty(name: name, value: text, label: label))
  }

  private mutating func appendLabel(_ property: Property, _ index: Int) {
    if isLabelUsed(at: index) { return }
    let text = text(property)
    if AppleLabel.text(of: text) == nil { return }
    postpone(property, text, as: .label(index: index))
  }

  private mutating func appendNote(_ property: Property) {
    let text = text(property)
    if text.isEmpty { return }
    if !fields.note.isEmpty { fields.note += "\n\n" }
    fields.note += text
  }

  private mutating func appendMember(_ property: Property) {
    let text = text(property)
    if !text.isEmpty { fields.members.append(text) }
  }

  private func noteSignsName(_ name: String) -> ExporterOrigin.Signs.Sign? {
    if name.hasPrefix("X-MS-") { return .outlookProperty }
    return name == "X-ABADR" ? .appleProperty : nil
  }

  private mutating func noteSigns(_ property: Property) {
    if let sign = noteSignsName(property.name) { signs.take(sign) }
  }
}

extension CardBuilder {
  /// How many categories are looked through one by one.
  private static let fewCategories = 32

  private mutating func appendCategories(_ property: Property) {
    for category in property.list(splittingV21: true, reporting: &diagnostics) {
      if isKnown(category) { continue }
      fields.categories.append(category)
      if category == "myContacts" || category == "* myContacts" { signs.take(.googleCategory) }
    }
  }

  private mutating func isKnown(_ category: String) -> Bool {
    if fields.categories.count < Self.fewCategories {
      return fields.categories.contains(category)
    }
    if manyCategories.isEmpty { manyCategories = Set(fields.categories) }
    return !manyCategories.insert(category).inserted
  }
}
