/// The bounds within which JSON from a file is read, so that no file can exhaust memory or stack.
public struct JSONLimits: Hashable, Sendable {
  /// How many bytes one string may have once decoded; a photo is the longest there is.
  public var stringBytes = 24 << 20
  /// How many bytes of the file one card may take.
  public var cardBytes = 48 << 20
  /// How many values (strings, numbers, arrays, ...) one card may have.
  public var cardValues = 200_000
  /// How deep arrays and objects may nest below a property.
  public var depth = 16

  /// The bounds used where none are named.
  public static let standard = JSONLimits()

  /// Makes the standard bounds, to be changed one by one.
  public init() {}
}
