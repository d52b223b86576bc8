/// A picture: its bytes, or where it is (it is never downloaded).
public struct Photo: Hashable, Sendable {
  /// The media type, told from the bytes where they tell, else from the parameters.
  public var mediaType: String?
  /// The number of bytes of an inline picture.
  public var byteCount: Int
  /// The bytes of an inline picture; nil for a linked one, and in what the store keeps as said.
  public var data: [UInt8]?
  /// Where a linked picture is.
  public var url: String?
  /// A short digest of the bytes, in hexadecimal digits, in what the store keeps as said: so that a
  /// changed picture of the same size is noticed. Nil in what a reader delivers.
  public var digest: String?

  /// Makes a picture.
  public init(
    mediaType: String? = nil, byteCount: Int = 0, data: [UInt8]? = nil, url: String? = nil,
    digest: String? = nil
  ) {
    self.mediaType = mediaType
    self.byteCount = byteCount
    self.data = data
    self.url = url
    self.digest = digest
  }
}
