import CirclesModel

/// What a value of a body or an answer is: the document tells it, and bodies are checked against it.
indirect enum APISchema: Sendable {
  case text
  /// A text with something in it.
  case words
  case word([String])
  case integer(ClosedRange<Int>?)
  case number
  /// The bytes of a file that is handed over.
  case file
  case flag
  case list(APISchema)
  /// An object with whatever keys, whose values are all of a kind.
  case map(APISchema)
  /// Members; those of an open object may have others beside them.
  case object([APIMember], isOpen: Bool)
  /// Either of these.
  case either([APISchema])
  case null

  /// An object of an answer, which a later version may say more in.
  static func answer(_ members: APIMember...) -> APISchema { .object(members, isOpen: true) }

  /// An object of a body.
  static func body(_ members: APIMember...) -> APISchema { .object(members, isOpen: false) }

  /// A page of a list.
  static func page(of item: APISchema) -> APISchema {
    .answer(APIMember("items", .list(item)), APIMember("next", .words, isRequired: false))
  }

  /// The value, or null.
  var orNull: APISchema { .either([self, .null]) }
}

/// A member of an object.
struct APIMember: Sendable {
  let name: String
  let schema: APISchema
  let isRequired: Bool

  init(_ name: String, _ schema: APISchema, isRequired: Bool = true) {
    self.name = name
    self.schema = schema
    self.isRequired = isRequired
  }

  /// One that may be missing.
  static func optional(_ name: String, _ schema: APISchema) -> APIMember {
    APIMember(name, schema, isRequired: false)
  }
}

// MARK: Checking

extension APISchema {
  /// Why a value does not fit, in words that hold nothing of it; nil where it does.
  func objection(to value: JSONValue, at place: String = "the body") -> String? {
    switch (self, value) {
    case (.text, .string(let text)):
      return text.unicodeScalars.contains("\0") ? "\(place) holds a NUL character" : nil
    case (.words, .string(let text)):
      if text.unicodeScalars.contains("\0") { return "\(place) holds a NUL character" }
      return text.allSatisfy(\.isWhitespace) ? "\(place) is empty" : nil
    case (.word(let words), .string(let text)):
      return words.contains(text) ? nil : "\(place) is not one of \(words.joined(separator: ", "))"
    case (.integer(let range), .number):
      guard let number = value.integer else { return "\(place) is not a whole number" }
      return range?.contains(number) ?? true ? nil : "\(place) is out of range"
    case (.number, .number), (.flag, .bool), (.null, .null): return nil
    case (.list(let element), .array(let elements)):
      return elements.lazy.compactMap { element.objection(to: $0, at: "an element of \(place)") }
        .first
    case (.map(let element), .object(let values)):
      return values.values.lazy.compactMap { element.objection(to: $0, at: "a value of \(place)") }
        .first
    case (.object(let members, let isOpen), .object(let values)):
      return Self.objection(members, isOpen, values, place)
    case (.either(let choices), _):
      let objections = choices.map { $0.objection(to: value, at: place) }
      if objections.contains(nil) { return nil }
      // The one of the same kind tells most.
      return objections.compactMap(\.self).first { !$0.hasSuffix("type") } ?? objections[0]
    default: return "\(place) is of the wrong type"
    }
  }

  private static func objection(
    _ members: [APIMember], _ isOpen: Bool, _ values: [String: JSONValue], _ place: String
  ) -> String? {
    for member in members {
      guard let value = values[member.name] else {
        if member.isRequired { return "\(member.name) is missing" }
        continue
      }
      if let why = member.schema.objection(to: value, at: member.name) { return why }
    }
    if !isOpen, values.keys.contains(where: { key in !members.contains { $0.name == key } }) {
      return "\(place) has an unknown key"
    }
    return nil
  }
}

// MARK: Describing

extension APISchema {
  /// The schema as JSON Schema has it.
  func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .text: Self.type("string", &json)
      case .words:
        Self.type("string", &json)
        json.key("pattern")
        json.value("\\S")
      case .word(let words):
        Self.type("string", &json)
        json.key("enum")
        json.array(words) { $0.value($1) }
      case .integer(let range):
        Self.type("integer", &json)
        if let range {
          json.key("minimum")
          json.value(range.lowerBound)
          json.key("maximum")
          json.value(range.upperBound)
        }
      case .number: Self.type("number", &json)
      case .flag: Self.type("boolean", &json)
      case .null: Self.type("null", &json)
      case .list(let element):
        Self.type("array", &json)
        json.key("items")
        element.write(to: &json)
      case .map(let element):
        Self.type("object", &json)
        json.key("additionalProperties")
        element.write(to: &json)
      case .file:
        Self.type("string", &json)
        json.key("contentMediaType")
        json.value("application/octet-stream")
      case .object(let members, let isOpen): Self.write(members, isOpen, &json)
      case .either(let choices):
        json.key("anyOf")
        json.array(choices) { $1.write(to: &$0) }
      }
    }
  }

  private static func type(_ name: String, _ json: inout JSONWriter) {
    json.key("type")
    json.value(name)
  }

  private static func write(_ members: [APIMember], _ isOpen: Bool, _ json: inout JSONWriter) {
    type("object", &json)
    json.key("properties")
    json.object { json in
      for member in members {
        json.key(dynamic: member.name)
        member.schema.write(to: &json)
      }
    }
    json.key("required")
    json.array(members.filter(\.isRequired)) { $0.value($1.name) }
    if !isOpen {
      json.key("additionalProperties")
      json.value(false)
    }
  }
}
