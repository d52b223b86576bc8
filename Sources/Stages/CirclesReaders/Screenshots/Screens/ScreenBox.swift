/// A rectangle on a screen, in the units of its dump (pixels, or tenths of a millimetre).
struct ScreenBox: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// No screen is larger; what claims to be is damage, and is brought to this size.
  static let limit = 1_000_000.0

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = Self.bounded(left)
    self.top = Self.bounded(top)
    self.right = max(Self.bounded(right), self.left)
    self.bottom = max(Self.bounded(bottom), self.top)
  }

  var width: Double { right - left }
  var height: Double { bottom - top }
  var middle: Double { (left + right) / 2 }

  /// The least rectangle that holds both.
  func union(_ other: ScreenBox) -> ScreenBox {
    ScreenBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  private static func bounded(_ value: Double) -> Double {
    value.isFinite ? max(0, min(limit, value)) : 0
  }
}
