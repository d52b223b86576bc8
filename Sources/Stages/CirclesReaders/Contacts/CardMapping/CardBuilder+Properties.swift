import CirclesModel
import VCard

extension CardBuilder {
  /// Takes the next property of a card.
  mutating func take(_ property: Property, _ index: Int) {
    switch PropertyKind(property.name) {
    case .name: takeName(property)
    case .formattedName: takeFormattedName(property)
    case .nickname: takeNicknames(property)
    case .phonetic: takePhonetic(property)
    case .kind: takeKind(property)
    case .showAs: takeShowAs(property)
    case .phone: takePhone(property)
    case .email: takeEmail(property)
    case .address: takeAddress(property)
    case .addressLabel: keep(property)
    case .url: takeURL(property)
    case .birthday: takeBirthday(property)
    case .alternateBirthday: takeAlternateBirthday(property)
    case .date(let label): takeDate(property, label: label)
    case .labelledDate: takeDate(property, label: label(property).text)
    case .organization: takeOrganization(property)
    case .department: postpone(property, text(property), as: .department)
    case .title: takeTitle(property)
    case .role: postpone(property, text(property), as: .jobTitle)
    case .note: takeNote(property)
    case .categories: takeCategories(property)
    case .impp: takeMessenger(property)
    case .profile: takeProfile(property)
    case .service(let service): takeService(property, service)
    case .related: takeRelated(property)
    case .relatedName: takeRelatedName(property)
    case .relation(let type): takeRelation(property, type)
    case .agent: takeAgent(property, index)
    case .member: takeMember(property)
    case .photo: takePhoto(property)
    case .binary: keepBinary(property)
    case .sound: takeSound(property)
    case .identifier: takeIdentifier(property)
    case .label: takeLabel(property, index)
    case .androidCustom: takeAndroidRow(property)
    case .product:
      signs.take(product: property.text)
      keep(property)
    case .ownField: takeOwnField(property)
    case .extra:
      noteSigns(property)
      if Self.isBase64(property) {
        keepBinary(property)
      } else {
        keep(property)
      }
    }
  }

  private mutating func takeIdentifier(_ property: Property) {
    let text = text(property)
    if uid == nil, !text.isEmpty {
      uid = text
    } else if text != uid {
      keep(property, text)
    }
  }

  /// A property that our own export writes for what it kept under a name no card may use.
  private mutating func takeOwnField(_ property: Property) {
    guard let name = property.parameter("X-NAME")?.asciiTrimmed, !name.isEmpty else {
      return keep(property)
    }
    let text = text(property)
    if text.isEmpty { return }
    let label = groupLabel(property) ?? ""
    fields.extra.append(ExtraProperty(name: name, value: text, label: label))
  }

  private mutating func takeLabel(_ property: Property, _ index: Int) {
    if isLabelUsed(at: index) { return }
    let text = text(property)
    if AppleLabel.text(of: text) == nil { return }
    postpone(property, text, as: .label(index: index))
  }

  private mutating func takeNote(_ property: Property) {
    let text = text(property)
    if text.isEmpty { return }
    if !fields.note.isEmpty { fields.note += "\n\n" }
    fields.note += text
  }

  private mutating func takeMember(_ property: Property) {
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

  private mutating func takeCategories(_ property: Property) {
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
