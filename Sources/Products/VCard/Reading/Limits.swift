/// Bounds that keep any input from taking all memory or time. What exceeds one is left out with a
/// diagnostic, and the rest of the file is read.
public struct Limits: Hashable, Sendable {
  /// The longest physical line, in bytes: a picture of 12 MB in one line of base64 passes.
  public var lineBytes = 16 << 20
  /// The largest card, in bytes.
  public var cardBytes = 32 << 20
  /// The most properties in one card.
  public var properties = 50_000
  /// The most parameters of one property.
  public var parameters = 256
  /// How deep cards may be nested in AGENT properties.
  public var nesting = 4
  /// The most diagnostics about one card; a last one says that there were more.
  public var diagnosticsPerCard = 200

  /// The bounds that fit real files.
  public init() {}
}
