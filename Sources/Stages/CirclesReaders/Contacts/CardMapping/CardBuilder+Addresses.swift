import CirclesModel
import VCard

extension CardBuilder {
  /// ADR: seven components; Google adds the whole address as an eighth, RFC 9554 eleven more.
  mutating func appendAddress(_ property: Property) {
    let parts = components(property)
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    var address = PostalAddress()
    // Text without components is no post box.
    let isPlain = parts.count == 1
    address.poBox = isPlain ? "" : part(0)
    address.extended = part(1)
    address.street = part(isPlain ? 0 : 2)
    address.city = part(3)
    address.region = part(4)
    address.postalCode = part(5)
    address.country = part(6)
    let whole = property.parameter("LABEL").map(Self.lines) ?? ""
    let hasMore = parts.count > 7 && parts[7...].contains { !$0.isEmpty }
    // An empty address does not use up its label: Google writes both for one that was deleted.
    if address.isEmpty && !hasMore && whole.isEmpty { return }
    address.label = label(property).text
    if hasMore {
      if parts.count == 8, address.isEmpty {
        address.street = parts[7]
      } else if parts.count == 8 {
        appendFormatted(parts[7], besides: address)
      } else {
        appendDetails(parts, in: &address)
      }
    }
    if address.isEmpty && !hasMore {
      address.street = whole
    } else if !whole.isEmpty {
      fields.extra.append(ExtraProperty(name: "LABEL", value: whole, label: address.label))
    }
    if !address.isEmpty { fields.addresses.append(address) }
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

  /// The address as one text, where it says more than its components.
  private mutating func appendFormatted(_ text: String, besides address: PostalAddress) {
    let known = [
      address.poBox, address.extended, address.street, address.city, address.region,
      address.postalCode, address.country,
    ].joined(separator: "\n")
    let knownWords = Set(known.split { !$0.isLetter && !$0.isNumber })
    let words = text.split { !$0.isLetter && !$0.isNumber }
    if words.allSatisfy(knownWords.contains) { return }
    fields.extra.append(ExtraProperty(name: "ADR-FORMATTED", value: text, label: address.label))
  }

  /// The components 8 to 18 of RFC 9554: room, apartment, floor, street number, street name,
  /// building, block, subdistrict, district, landmark, direction. They make up a street and an
  /// addition where the card gives none; what else they say is kept.
  private mutating func appendDetails(_ parts: [String], in address: inout PostalAddress) {
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
    if isAllSaid { return }
    fields.extra.append(
      ExtraProperty(
        name: "ADR", value: parts.joined(separator: ";"), label: address.label))
  }
}
