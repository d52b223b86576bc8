import CirclesModel
import SourceDiagnostics
import VCard

extension CardBuilder {
  /// Decides what was put off, and hands over the contact.
  mutating func finish() -> MappedCard {
    settleBirthdays()
    settleUndecided()
    fields.name.display = display()
    let isEmpty = fields.name.display.isEmpty
    if isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, "vcard.empty-card",
          "the card has nothing to call a contact by; left out",
          at: SourceLocation(line: card.line), record: card.index))
    }
    // Moved out and not copied: a contact is twenty arrays and strings.
    var finished = ContactFields()
    swap(&finished, &fields)
    return MappedCard(
      fields: finished, uid: uid, origin: signs.origin, isEmpty: isEmpty, diagnostics: diagnostics)
  }

  /// A birthday in another calendar is the birthday where BDAY gives none, else a date beside it.
  private mutating func settleBirthdays() {
    for date in otherBirthdays {
      if fields.birthday == nil {
        fields.birthday = date
      } else if fields.birthday != date {
        fields.dates.append(LabelledDate(label: "birthday", date: date))
      }
    }
  }

  private mutating func settleUndecided() {
    if undecided.isEmpty { return }
    var extra: [ExtraProperty] = []
    extra.reserveCapacity(fields.extra.count + undecided.count)
    var next = 0
    for item in undecided {
      extra += fields.extra[next..<item.position]
      next = item.position
      switch item.role {
      case .label(let index) where isLabelUsed(at: index): break
      case .jobTitle where fields.jobTitle.isEmpty: fields.jobTitle = item.property.value
      case .department where fields.department.isEmpty:
        fields.department = item.property.value
      default: extra.append(item.property)
      }
    }
    extra += fields.extra[next...]
    fields.extra = extra
  }

  /// The name to show: FN, else the best there is.
  private func display() -> String {
    if !formattedName.isEmpty { return formattedName }
    let name = fields.name
    let isCompany = fields.kind == .organization && !fields.organization.isEmpty
    if isCompany { return fields.organization }
    let isEastAsian = Self.isEastAsian(name.family) && Self.isEastAsian(name.given)
    let parts =
      isEastAsian
      ? [name.prefix, name.family, name.given, name.middle, name.suffix]
      : [name.prefix, name.given, name.middle, name.family, name.suffix]
    let composed = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !composed.isEmpty { return composed }
    let others: [String?] = [
      fields.nicknames.first, fields.organization, fields.emails.first?.value,
      fields.phones.first?.value, fields.handles.first?.value,
      [name.phoneticGiven, name.phoneticFamily].filter { !$0.isEmpty }.joined(separator: " "),
      fields.department, fields.jobTitle, fields.urls.first?.value, addressLine(),
      fields.note.split(separator: "\n").first.map { String($0.prefix(Self.longestDisplay)) },
    ]
    for case let other? in others where !other.isEmpty { return other }
    return ""
  }

  /// Whether a name is in Han, kana or hangul alone; where that is so, the family's comes first.
  private static func isEastAsian(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
          0x20000...0x3FFFF:
          true
        default: false
        }
      }
  }

  /// The first address on one line.
  private func addressLine() -> String? {
    guard let address = fields.addresses.first else { return nil }
    return [
      address.street, address.extended, address.poBox, address.postalCode, address.city,
      address.region, address.country,
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// How many characters of a note can stand for a name.
  private static let longestDisplay = 80
}
