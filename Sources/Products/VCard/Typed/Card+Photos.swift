extension Card {
  /// Pictures (PHOTO; RFC 6350, 6.2.4), decoded. To learn size and media type without decoding,
  /// ask the property: ``Property/binarySummary``.
  public var photos: [Photo] {
    get { values(.photos) }
    set { set(newValue, .photos) }
  }

  /// A picture, or where it is.
  public struct Photo: Hashable, Sendable {
    /// The picture.
    public var content: Content
    /// The media type, such as `image/jpeg`: what the first bytes show, else what the card says.
    public var mediaType: String?

    /// How a card holds a picture.
    public enum Content: Hashable, Sendable {
      /// By its bytes.
      case data([UInt8])
      /// By a link.
      case uri(String)
    }

    /// A picture of these bytes; the media type is what they show, unless it is said.
    public init(data: [UInt8], mediaType: String? = nil) {
      content = .data(data)
      self.mediaType = MediaType.sniff(data) ?? mediaType
    }

    /// A link to a picture.
    public init(uri: String, mediaType: String? = nil) {
      content = .uri(uri)
      self.mediaType = mediaType
    }

    init?(_ property: Property) {
      if let uri = property.uri {
        self.init(uri: uri, mediaType: MediaType.ofLink(property))
      } else if let data = property.data, !data.isEmpty {
        let declared = MediaType.declared(by: property)
        self.init(data: data, mediaType: declared == MediaType.unknown ? nil : declared)
      } else {
        return nil
      }
    }
  }
}

extension CardField where Value == Card.Photo {
  static var photos: Self {
    Self { kind, property, _, _ in
      guard case .photo = kind else { return nil }
      return Card.Photo(property)
    } write: { photo, _ in
      switch photo.content {
      case .uri(let uri):
        let type = photo.mediaType.map { [Parameter("MEDIATYPE", $0)] } ?? []
        return LabelledProperty(
          Property(name: "PHOTO", uri: uri, parameters: type, version: .v40))
      case .data(let data):
        let head = "data:\(photo.mediaType ?? MediaType.unknown);base64,"
        let value = Array(head.utf8) + Base64Encoding.encode(data)
        return LabelledProperty(Property(name: "PHOTO", rawValue: value[...], version: .v40))
      }
    }
  }
}
