import CirclesModel
import CirclesReaders
import SourceDiagnostics
import VCard

/// A card of the given content lines, mapped. BEGIN, VERSION, a name and END are put around them.
func mapped(
  _ lines: String..., version: String = "3.0", named: Bool = true, region: String? = nil,
  keepsPhotoData: Bool = true
) -> MappedCard {
  let card =
    ["BEGIN:VCARD", "VERSION:" + version] + (named ? ["FN:Fern Hill"] : []) + lines
    + ["END:VCARD", ""]
  let text = card.joined(separator: "\r\n")
  let mapper = VCardContactMapper(region: region, keepsPhotoData: keepsPhotoData)
  guard let first = VCardReader.cards(in: Array(text.utf8)).cards.first else {
    return mapper.map(Card(version: .v30))
  }
  return mapper.map(first)
}

extension MappedCard {
  /// The extra properties as `NAME=value`, or `NAME=value [label]`.
  var extras: [String] {
    fields.extra.map { $0.name + "=" + $0.value + ($0.label.isEmpty ? "" : " [\($0.label)]") }
  }

  /// The codes of what was found wrong.
  var codes: [String] { diagnostics.map(\.code.description) }
}

/// The first card of a file's text, mapped.
func mapText(_ text: String) -> MappedCard {
  let mapper = VCardContactMapper(region: nil)
  return mapper.map(VCardReader.cards(in: Array(text.utf8)).cards.first ?? Card(version: .v30))
}
