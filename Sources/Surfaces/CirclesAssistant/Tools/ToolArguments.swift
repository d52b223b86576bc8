import CirclesModel

/// Why a tool cannot do what it is asked, in words for the model that asked. Holds nothing of the
/// notebook.
struct ToolError: Error {
  var message: String

  init(_ message: String) { self.message = message }

  /// Words of the caller, short enough to be repeated.
  static func quoted(_ text: String) -> String {
    text.count > 80 ? "'\(text.prefix(80))…'" : "'\(text)'"
  }
}

/// What a tool was called with, checked against its parameters.
struct ToolArguments {
  private let values: [String: JSONValue]

  /// - Throws: `ToolError` where something is missing, too much or of another kind.
  init(_ json: JSONValue?, for parameters: [ToolParameter]) throws {
    var values: [String: JSONValue] = [:]
    switch json {
    case nil, .null: break
    case .object(let members): values = members.filter { $0.value != .null }
    default: throw ToolError("arguments must be an object")
    }
    let known = Set(parameters.map(\.name))
    if let stranger = values.keys.sorted().first(where: { !known.contains($0) }) {
      let names = parameters.map(\.name).joined(separator: ", ")
      throw ToolError("there is no parameter \(ToolError.quoted(stranger)); there is: \(names)")
    }
    for parameter in parameters {
      guard let value = values[parameter.name] else {
        if parameter.isRequired { throw ToolError("\(parameter.name) is missing") }
        continue
      }
      try Self.check(value, for: parameter)
    }
    self.values = values
  }

  private static func check(_ value: JSONValue, for parameter: ToolParameter) throws {
    switch parameter.kind {
    case .text, .person:
      guard let text = value.text else { throw ToolError("\(parameter.name) must be a string") }
      if text.allSatisfy(\.isWhitespace) { throw ToolError("\(parameter.name) is empty") }
      if text.utf8.contains(0) { throw ToolError("\(parameter.name) holds a NUL character") }
      if case .person = parameter.kind, text.utf8.count > 1000 {
        throw ToolError("\(parameter.name) is too long for a name")
      }
    case .number(let range):
      guard let number = value.integer, range.contains(number) else {
        throw ToolError(
          "\(parameter.name) must be a whole number from \(range.lowerBound) to \(range.upperBound)"
        )
      }
    }
  }

  /// A text; nil where none was given.
  func text(_ name: String) -> String? { values[name]?.text }

  /// A text that is required.
  func needed(_ name: String) throws -> String {
    guard let text = text(name) else { throw ToolError("\(name) is missing") }
    return text
  }

  /// A number; nil where none was given.
  func number(_ name: String) -> Int? { values[name]?.integer }
}
