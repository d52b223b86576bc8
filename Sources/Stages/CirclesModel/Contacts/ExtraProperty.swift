/// A property that has no place of its own, kept as it was.
public struct ExtraProperty: Hashable, Sendable {
  /// The name: a property's in upper case, a table's column as its header writes it.
  public var name: String
  /// The value, decoded to text.
  public var value: String
  /// What its parameters or its X-ABLabel call it; empty for none.
  public var label: String

  /// Makes an extra property.
  public init(name: String, value: String, label: String = "") {
    self.name = name
    self.value = value
    self.label = label
  }
}
