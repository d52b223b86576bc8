import CirclesModel
import SourceDiagnostics
import VCard

/// PHOTO, and the other properties that hold data.
extension CardBuilder {
  /// The first picture is the contact's; others are kept as text.
  mutating func setPhoto(_ property: Property) {
    if Self.isBlank(property) { return }
    if fields.photo != nil { return appendBinary(property) }
    if let url = property.uri(reporting: &diagnostics) {
      fields.photo = Photo(url: url)
      return
    }
    guard let summary = property.binarySummary else {
      return appendBrokenData(property)
    }
    if summary.byteCount == 0 { return }
    var photo = Photo(mediaType: summary.mediaType, byteCount: summary.byteCount)
    if mapper.keepsPhotoData {
      guard let data = property.data else {
        return appendBrokenData(property)
      }
      photo.byteCount = data.count
      photo.data = data
    }
    fields.photo = photo
  }

  /// LOGO, KEY, SOUND and further pictures: a link, or the data as it is written.
  mutating func appendBinary(_ property: Property) {
    if Self.isBlank(property) { return }
    if let uri = property.uri { return appendExtra(property, uri) }
    guard let summary = property.binarySummary else {
      return appendBrokenData(property)
    }
    let raw = String(decoding: property.rawValue, as: UTF8.self).asciiTrimmed
    if raw.hasASCIIPrefix("data:") { return appendExtra(property, raw) }
    let type = summary.mediaType ?? "application/octet-stream"
    let digits = String(decoding: raw.utf8.filter { !$0.isASCIISpace }, as: UTF8.self)
    appendExtra(property, "data:\(type);base64,\(digits)")
  }

  /// Data that cannot be decoded is kept as text, as far as anybody would look at it.
  private mutating func appendBrokenData(_ property: Property) {
    diagnostics.append(
      property.diagnostic(
        .warning, "vcard.bad-base64", "\(property.name) is not base64; kept as text"))
    let text = String(decoding: property.rawValue.prefix(Self.brokenDataLimit), as: UTF8.self)
    appendExtra(property, text.asciiTrimmed)
  }

  private mutating func appendExtra(_ property: Property, _ text: String) {
    if text.isEmpty { return }
    let label = groupLabel(property) ?? ""
    fields.extra.append(ExtraProperty(name: property.name, value: text, label: label))
  }

  /// Whether the value is said to be base64.
  static func isBase64(_ property: Property) -> Bool {
    if property.parameters.isEmpty { return false }
    return property.parameter("ENCODING")?.hasASCIIPrefix("b") ?? false
  }

  private static func isBlank(_ property: Property) -> Bool {
    property.rawValue.allSatisfy(\.isASCIISpace)
  }

  /// How many bytes are kept of data that is broken.
  private static let brokenDataLimit = 4096
}
