/// A JSON value in memory; only ever one property of a card.
enum JSONValue: Hashable {
  case string([UInt8])
  /// A number, as written.
  case number([UInt8])
  case boolean(Bool)
  case null
  case array([JSONValue])
  /// The members in the order written.
  case object([Member])

  /// A name and its value.
  struct Member: Hashable {
    var name: [UInt8]
    var value: JSONValue
  }

  /// The text of a string, number or boolean; nil of the others.
  var scalar: [UInt8]? {
    switch self {
    case .string(let text), .number(let text): text
    case .boolean(let value): Array((value ? "TRUE" : "FALSE").utf8)
    case .null, .array, .object: nil
    }
  }

  /// Every scalar in it, in order.
  var scalars: [[UInt8]] {
    switch self {
    case .array(let values): values.flatMap(\.scalars)
    case .object(let members): members.flatMap(\.value.scalars)
    default: scalar.map { [$0] } ?? []
    }
  }
}

extension JSONTokenizer {
  /// The value that begins with a token already taken.
  mutating func value(_ first: JSONToken, depth: Int = 0) throws -> JSONValue {
    switch first {
    case .string(let text): return .string(text)
    case .number(let text): return .number(text)
    case .boolean(let value): return .boolean(value)
    case .null: return .null
    case .beginArray: return .array(try array(depth: depth + 1))
    case .beginObject: return .object(try object(depth: depth + 1))
    case .end: throw problem("The input ends within a card")
    case .endArray, .endObject, .comma, .colon: throw problem("A value is missing")
    }
  }

  private mutating func array(depth: Int) throws -> [JSONValue] {
    try check(depth)
    var values: [JSONValue] = []
    var token = try next()
    if token == .endArray { return values }
    while true {
      if values.count == 1, token == .beginArray, case .string(let name) = values[0],
        isCardName(name)
      {
        throw problem("A card begins before the one before it has ended", .cardInside)
      }
      values.append(try value(token, depth: depth))
      switch try next() {
      case .endArray: return values
      case .comma: token = try next()
      default: throw problem("A comma or the end of the array is missing")
      }
    }
  }

  private mutating func object(depth: Int) throws -> [JSONValue.Member] {
    try check(depth)
    var members: [JSONValue.Member] = []
    var token = try next()
    if token == .endObject { return members }
    while true {
      guard case .string(let name) = token else { throw problem("A name is missing") }
      guard try next() == .colon else { throw problem("A colon is missing") }
      members.append(.init(name: name, value: try value(try next(), depth: depth)))
      switch try next() {
      case .endObject: return members
      case .comma: token = try next()
      default: throw problem("A comma or the end of the object is missing")
      }
    }
  }

  private func check(_ depth: Int) throws {
    if depth > JSONLimits.depth { throw problem("Arrays nest too deep", .tooLarge) }
  }

  /// Whether it is the name that a jCard begins with.
  func isCardName(_ name: [UInt8]) -> Bool {
    name.count == 5 && zip(name, "vcard".utf8).allSatisfy { $0 | 0x20 == $1 }
  }
}
