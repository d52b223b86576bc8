/// An ADR: seven components; Google adds the whole address as an eighth, RFC 9554 eleven more.
package struct AddressReading {
  /// The seven components.
  package private(set) var address: Card.Address
  /// The LABEL parameter; empty where there is none.
  package let label: String
  /// What the further components say that `address` does not.
  package private(set) var surplus = Surplus.nothing
  /// Whether the property says nothing at all.
  package private(set) var isEmpty: Bool

  /// What stands behind the seventh component.
  package enum Surplus {
    /// Nothing.
    case nothing
    /// The address as one text, from Google.
    case formatted(String)
    /// Components of RFC 9554 that have all found a place.
    case told
    /// Some of them have no place; all components of the property as one text.
    case details(String)
  }

  /// Reads the components and the LABEL parameter.
  package init(_ parts: [String], label: String?) {
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    // Text without components is no post box.
    let isPlain = parts.count == 1
    address = Card.Address(
      street: part(isPlain ? 0 : 2), city: part(3), region: part(4), postalCode: part(5),
      country: part(6), poBox: isPlain ? "" : part(0), extended: part(1))
    self.label = label.map(Self.lines) ?? ""
    let hasMore = parts.count > 7 && parts[7...].contains { !$0.isEmpty }
    isEmpty = !hasMore && self.label.isEmpty && address.components.allSatisfy(\.isEmpty)
    if !hasMore { return }
    if parts.count == 8 {
      surplus = .formatted(parts[7])
    } else {
      addDetails(parts)
    }
  }

  /// The components 8 to 18 of RFC 9554: room, apartment, floor, street number, street name,
  /// building, block, subdistrict, district, landmark, direction. They make up a street and an
  /// addition where the card gives none.
  private mutating func addDetails(_ parts: [String]) {
    func joined(_ indices: [Int], _ separator: String) -> String {
      indices.map { $0 < parts.count ? parts[$0] : "" }.filter { !$0.isEmpty }
        .joined(separator: separator)
    }
    let hadStreet = !address.street.isEmpty
    let hadAddition = !address.extended.isEmpty
    if !hadStreet { address.street = joined([10, 11], " ") }
    if !hadAddition { address.extended = joined([7, 8, 9, 12], ", ") }
    let places = (hadStreet ? [10, 11] : []) + (hadAddition ? [7, 8, 9, 12] : [])
    let isAllSaid = joined(places + Array(13..<max(parts.count, 14)), "").isEmpty
    surplus = isAllSaid ? .told : .details(parts.joined(separator: ";"))
  }

  /// The LABEL parameter, whose line breaks RFC 6350 writes as `\n` in its examples and RFC 6868 as
  /// `^n`.
  private static func lines(_ label: String) -> String {
    if !label.utf8.contains(0x5C) { return label.asciiTrimmed }
    var text = ""
    var rest = label[...]
    while let backslash = rest.firstIndex(of: "\\") {
      text += rest[..<backslash]
      rest = rest[backslash...].dropFirst()
      if rest.first == "n" || rest.first == "N" {
        text += "\n"
        rest = rest.dropFirst()
      } else {
        text += "\\"
      }
    }
    return (text + rest).asciiTrimmed
  }
}
