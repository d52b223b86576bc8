import CirclesModel
import VCard

extension CardBuilder {
  /// ADR: an address, and in `extra` what it says more than its components.
  mutating func appendAddress(_ property: Property) {
    let reading = AddressReading(components(property), label: property.parameter("LABEL"))
    // An empty address does not use up its label: Google writes both for one that was deleted.
    if reading.isEmpty { return }
    var address = PostalAddress(reading.address)
    address.label = label(property).text
    var envelope = reading.label
    switch reading.surplus {
    case .nothing:
      if address.isEmpty { swap(&address.street, &envelope) }
    case .formatted(let text):
      if address.isEmpty {
        address.street = text
      } else {
        appendFormatted(text, besides: address)
      }
    case .told: break
    case .details(let text):
      fields.extra.append(ExtraProperty(name: "ADR", value: text, label: address.label))
    }
    if !envelope.isEmpty {
      fields.extra.append(ExtraProperty(name: "LABEL", value: envelope, label: address.label))
    }
    if !address.isEmpty { fields.addresses.append(address) }
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
}

extension PostalAddress {
  init(_ address: Card.Address) {
    self.init()
    poBox = address.poBox
    extended = address.extended
    street = address.street
    city = address.city
    region = address.region
    postalCode = address.postalCode
    country = address.country
  }
}
