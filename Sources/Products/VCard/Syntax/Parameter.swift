/// One parameter of a property: `TYPE=home`.
///
/// A list (`TYPE=home,work`) is kept as one parameter for each value, which means the same. A bare
/// word of 2.1 (`TEL;CELL:`) becomes `TYPE=CELL`, `ENCODING=...`, `CHARSET=...` or `VALUE=...`,
/// whichever the word belongs to.
public struct Parameter: Hashable, Sendable {
  /// The name in upper case.
  public var name: String
  /// The value, unquoted, RFC 6868 decoded, in the case it was written in.
  public var value: String

  /// Makes a parameter; `name` must be in upper case.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
