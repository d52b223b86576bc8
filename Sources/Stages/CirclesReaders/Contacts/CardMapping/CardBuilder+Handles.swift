import CirclesModel
import VCard

/// Names on messengers and social networks.
extension CardBuilder {
  mutating func appendMessenger(_ property: Property) {
    let text = text(property)
    add(ServiceHandle(impp: text, parameters: property.parameters), property, text)
  }

  mutating func appendProfile(_ property: Property) {
    let text = text(property)
    let label = groupLabel(property)
    let handle = ServiceHandle(profile: text, parameters: property.parameters, label: label)
    add(handle, property, text)
  }

  mutating func appendService(_ property: Property, _ service: String) {
    if property.name.hasPrefix("X-MS-") { signs.take(.outlookProperty) }
    let text = text(property)
    add(ServiceHandle(service: service, value: text), property, text)
  }

  private mutating func add(
    _ handle: ServiceHandle?, _ property: Property, _ text: String
  ) {
    guard let handle else { return keep(property, text) }
    // A handle has no label; asking for it marks an X-ABLabel such as `home` as used.
    _ = groupLabel(property)
    // Apple writes each messenger twice, as X-AIM and as IMPP.
    let added = Handle(service: handle.service, value: handle.user, url: handle.url)
    if !fields.handles.suffix(Self.comparedHandles).contains(added) { fields.handles.append(added) }
  }

  /// With how many of the last handles a new one is compared.
  private static let comparedHandles = 32
}
