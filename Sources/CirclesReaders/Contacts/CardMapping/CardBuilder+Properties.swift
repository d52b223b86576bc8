import CirclesModel
import VCard

extension CardBuilder {
  /// Takes the next property of a card.
  mutating func take(_ property: Property, _ index: Int, of card: Card) {
    switch PropertyKind(property.name) {
    case .name: takeName(property, in: card)
    case .formattedName: takeFormattedName(property, in: card)
    case .nickname: takeNicknames(property)
    case .phonetic: takePhonetic(property, in: card)
    case .kind: takeKind(property, in: card)
    case .showAs: takeShowAs(property, in: card)
    case .phone: takePhone(property, in: card)
    case .email: takeEmail(property, in: card)
    case .address: takeAddress(property, in: card)
    case .addressLabel: keep(property, in: card)
    case .url: takeURL(property, in: card)
    case .birthday: takeBirthday(property, in: card)
    case .alternateBirthday: takeAlternateBirthday(property, in: card)
    case .date(let label): takeDate(property, label: label, in: card)
    case .labelledDate: takeDate(property, label: label(property, in: card).text, in: card)
    case .organization: takeOrganization(property, in: card)
    case .department: postpone(property, text(property), as: .department)
    case .title: takeTitle(property, in: card)
    case .role: postpone(property, text(property), as: .jobTitle)
    case .note: takeNote(property)
    case .categories: takeCategories(property)
    case .impp: takeMessenger(property, in: card)
    case .profile: takeProfile(property, in: card)
    case .service(let service): takeService(property, service, in: card)
    case .related: takeRelated(property, in: card)
    case .relatedName: takeRelatedName(property, in: card)
    case .relation(let type): takeRelation(property, type)
    case .agent: takeAgent(property, index, of: card)
    case .member: takeMember(property)
    case .photo: takePhoto(property, in: card)
    case .binary: keepBinary(property, in: card)
    case .sound: takeSound(property, in: card)
    case .identifier: takeIdentifier(property, in: card)
    case .label: takeLabel(property, index)
    case .androidCustom: takeAndroidRow(property, in: card)
    case .product:
      signs.take(product: property.text)
      keep(property, in: card)
    case .extra:
      noteSigns(property)
      if Self.isBase64(property) {
        keepBinary(property, in: card)
      } else {
        keep(property, in: card)
      }
    }
  }

  private mutating func takeIdentifier(_ property: Property, in card: Card) {
    let text = text(property)
    if uid == nil, !text.isEmpty {
      uid = text
    } else if text != uid {
      keep(property, text, in: card)
    }
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
