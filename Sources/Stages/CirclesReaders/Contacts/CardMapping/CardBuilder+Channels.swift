import CirclesModel
import PhoneNumbers
import VCard

/// The ways to reach somebody: TEL, EMAIL, URL.
extension CardBuilder {
  mutating func appendPhone(_ property: Property) {
    let text = text(property)
    let number = PhoneText(text)
    if number.value.isEmpty { return }
    if property.parameters.contains(where: { $0.name == "WAID" }) { signs.take(.whatsAppNumber) }
    let (label, preference) = label(property)
    let isPreferred = Self.isBest(preference, &phonePreference) {
      for index in fields.phones.indices { fields.phones[index].preferred = false }
    }
    fields.phones.append(
      Phone(
        value: number.value, normalized: mapper.normalizer?.normalize(number.dialled),
        label: label, preferred: isPreferred))
  }

  mutating func appendEmail(_ property: Property) {
    let text = text(property).withoutMailto
    if text.isEmpty { return }
    let (label, preference) = label(property)
    let isPreferred = Self.isBest(preference, &emailPreference) {
      for index in fields.emails.indices { fields.emails[index].preferred = false }
    }
    fields.emails.append(Email(value: text, label: label, preferred: isPreferred))
  }

  mutating func appendURL(_ property: Property) {
    let text = text(property)
    if text.isEmpty { return }
    let label = label(property).text
    if label == "PROFILE" { signs.take(.googleCategory) }
    fields.urls.append(LabelledURL(value: text, label: label))
  }

  /// Whether a preference is the best so far or as good as that. A better one takes the mark from
  /// those before it.
  private static func isBest(
    _ preference: Int?, _ best: inout Int, _ takeFromOthers: () -> Void
  ) -> Bool {
    guard let preference else { return false }
    if preference < best {
      if best != Int.max { takeFromOthers() }
      best = preference
    }
    return preference == best
  }
}
