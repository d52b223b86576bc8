/// Reads compact JSON from bytes: the counterpart of `JSONWriter`, for what this program wrote.
///
/// Every error answers nil; nesting and sizes are bounded by the bytes at hand.
public enum JSONValue: Hashable, Sendable {
  /// An object; of members that bear one name the last counts.
  case object([String: JSONValue])
  /// An array.
  case array([JSONValue])
  /// A string.
  case string(String)
  /// A number.
  case number(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`.
  case null

  /// How deep values may nest.
  public static let maximumDepth = 64

  /// Parses a whole text; nil where it is not JSON.
  public init?(parsing bytes: [UInt8]) {
    var parser = JSONParser(bytes)
    guard let value = parser.value(depth: 0) else { return nil }
    parser.skipSpace()
    guard parser.isAtEnd else { return nil }
    self = value
  }

  /// A member of an object; nil in anything else.
  public subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { return members[name] }
    return nil
  }

  /// The text of a string.
  public var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// A number that is whole.
  public var integer: Int? {
    if case .number(let number) = self { return Int(exactly: number) }
    return nil
  }

  /// Any number.
  public var decimal: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// A truth value.
  public var flag: Bool? {
    if case .bool(let flag) = self { return flag }
    return nil
  }

  /// The elements of an array; none in anything else.
  public var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }
}

extension JSONValue {
  /// Writes the value as it is; members in the order of their names.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .object(let members):
      json.object { json in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
          json.key(dynamic: name)
          value.write(to: &json)
        }
      }
    case .array(let elements): json.array(elements) { $1.write(to: &$0) }
    case .string(let text): json.value(text)
    case .number(let number):
      if let whole = integer { json.value(whole) } else { json.value(number) }
    case .bool(let flag): json.value(flag)
    case .null: json.null()
    }
  }
}
