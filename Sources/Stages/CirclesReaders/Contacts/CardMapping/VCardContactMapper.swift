import CirclesModel
import PhoneNumbers
import SourceDiagnostics
public import VCard

/// Turns vCards into contacts.
///
/// One pass over the properties, in the order written. Every property finds a place: a field of the
/// contact, or `extra`, where it keeps its name and its text.
public struct VCardContactMapper: Sendable {
  /// How telephone numbers are brought into E.164; nil where nobody asks for that.
  let normalizer: PhoneNormalizer?
  /// Whether the bytes of pictures are wanted, and not their number alone.
  let keepsPhotoData: Bool

  /// A mapper for numbers of `region` (ISO 3166, two letters). Without a region numbers are not
  /// normalised, and without `keepsPhotoData` pictures are only measured, which is all that a
  /// check of a file needs.
  public init(region: String?, keepsPhotoData: Bool = true) {
    normalizer = region.map { PhoneNormalizer(region: $0) }
    self.keepsPhotoData = keepsPhotoData
  }

  /// What a card says.
  public func map(_ card: Card) -> MappedCard {
    var builder = CardBuilder(mapper: self, card: card)
    for index in card.properties.indices { builder.take(card.properties[index], index) }
    return builder.finish()
  }
}
