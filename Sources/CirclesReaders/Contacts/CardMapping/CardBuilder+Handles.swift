import CirclesModel
import VCard

/// Names on messengers and social networks.
extension CardBuilder {
  mutating func takeMessenger(_ property: Property, in card: Card) {
    let text = text(property)
    add(ServiceHandle(impp: text, parameters: property.parameters), property, text, in: card)
  }

  mutating func takeProfile(_ property: Property, in card: Card) {
    let text = text(property)
    let label = groupLabel(property, in: card)
    let handle = ServiceHandle(profile: text, parameters: property.parameters, label: label)
    add(handle, property, text, in: card)
  }

  mutating func takeService(_ property: Property, _ service: String, in card: Card) {
    if property.name.hasPrefix("X-MS-") { signs.take(.outlookProperty) }
    let text = text(property)
    add(ServiceHandle(service: service, value: text), property, text, in: card)
  }

  private mutating func add(
    _ handle: ServiceHandle?, _ property: Property, _ text: String, in card: Card
  ) {
    guard let handle else { return keep(property, text, in: card) }
    // A handle has no label; asking for it marks an X-ABLabel such as `home` as used.
    _ = groupLabel(property, in: card)
    fields.handles.append(
      Handle(service: handle.service, value: handle.user, url: handle.url))
  }
}
