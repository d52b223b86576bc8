package import CirclesModel

extension JSONWriter {
  /// A member that is left out where there is nothing.
  package mutating func optional(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  /// A member that is left out where there is nothing.
  package mutating func optional(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }
}

extension Double {
  /// Four digits behind the point: more would say more than is known of a likelihood.
  package var inFourDigits: Double { (self * 10_000).rounded() / 10_000 }
}
