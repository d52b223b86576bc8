import CirclesModel

extension ContactFields {
  /// The name to show where the source gives none that is whole: made of its parts, else the best
  /// there is; empty where the contact says nothing to be called by.
  var bestDisplayName: String {
    let isCompany = kind == .organization && !organization.isEmpty
    if isCompany { return organization }
    let isEastAsian = Self.isEastAsian(name.family) && Self.isEastAsian(name.given)
    let parts =
      isEastAsian
      ? [name.prefix, name.family, name.given, name.middle, name.suffix]
      : [name.prefix, name.given, name.middle, name.family, name.suffix]
    let composed = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !composed.isEmpty { return composed }
    let others: [String?] = [
      nicknames.first, organization, emails.first?.value,
      phones.first?.value, handles.first?.value,
      [name.phoneticGiven, name.phoneticFamily].filter { !$0.isEmpty }.joined(separator: " "),
      department, jobTitle, urls.first?.value, addressLine,
      note.split(separator: "\n").first.map { String($0.prefix(Self.longestDisplay)) },
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
  private var addressLine: String? {
    guard let address = addresses.first else { return nil }
    return [
      address.street, address.extended, address.poBox, address.postalCode, address.city,
      address.region, address.country,
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// How many characters of a note can stand for a name.
  private static let longestDisplay = 80
}
