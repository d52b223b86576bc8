/// When a note is filed under somebody, and when it waits in the inbox (`Architecture.md` section 7).
public struct MatchingThresholds: Hashable, Sendable {
  /// How likely the best has to be, 0.5 to 1, calibrated; nil for the matcher's own.
  public var assign: Double?
  /// How far the best has to be ahead of the second, 0 to 1, as a difference of confidences; nil for
  /// the matcher's own.
  public var margin: Double?

  /// Thresholds.
  public init(assign: Double? = nil, margin: Double? = nil) {
    self.assign = assign
    self.margin = margin
  }
}
