/// The bounds within which JSON is read, so that no file can exhaust memory or stack.
struct JSONLimits {
  /// How many bytes one string may have once decoded; a picture is the longest there is.
  var stringBytes: Int
  /// How many bytes of the file one card may take.
  var cardBytes: Int
  /// How many tokens (strings, brackets, commas, ...) one card may have.
  var cardTokens: Int

  /// How deep arrays and objects may nest below a card's properties; jCard needs four.
  static let depth = 16
  /// No number is written with more digits.
  static let numberBytes = 400
  /// A property of many values has more tokens, one of a single value about fifteen.
  static let tokensPerProperty = 20

  init(_ limits: Limits) {
    stringBytes = limits.lineBytes
    cardBytes = limits.cardBytes
    cardTokens = limits.properties.multipliedReportingOverflow(by: Self.tokensPerProperty).0
  }
}
