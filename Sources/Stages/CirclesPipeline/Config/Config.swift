import CirclesModel
import Foundation

/// What the user told the program to remember: values by key, each checked.
public struct Config: Hashable, Sendable {
  /// How long a value may be, in bytes.
  public static let maximumLength = 4096
  /// How many values a list may have.
  public static let maximumCount = 100

  private var values: [ConfigKey: [String]] = [:]

  /// Nothing is remembered.
  public init() {}

  /// The values of a key; nil where it is not set.
  public subscript(key: ConfigKey) -> [String]? { values[key] }

  /// The value of a key that takes one; nil where it is not set.
  public func value(_ key: ConfigKey) -> String? { values[key]?.first }

  /// The keys that are set, in the order of the documentation.
  public var keys: [ConfigKey] { ConfigKey.allCases.filter { values[$0] != nil } }

  /// Why a value cannot be that of a key.
  public struct WrongValueError: Error, Hashable {
    /// What is wrong, in a sentence without a full stop.
    public var message: String
  }

  /// Sets a key; without values it is not set any more.
  public mutating func set(_ key: ConfigKey, _ given: [String]) throws(WrongValueError) {
    if given.isEmpty {
      values[key] = nil
      return
    }
    if given.count > 1, !key.isList {
      throw WrongValueError(message: "\(key.rawValue) takes one value")
    }
    if given.count > Self.maximumCount {
      throw WrongValueError(message: "\(key.rawValue) takes at most \(Self.maximumCount) values")
    }
    var checked: [String] = []
    for value in given {
      let value = try Self.checked(value, key)
      if !checked.contains(value) { checked.append(value) }
    }
    values[key] = checked
  }

  /// What holds where this says nothing.
  public func over(_ other: Config) -> Config {
    var both = other
    both.values.merge(values) { $1 }
    return both
  }

  /// A value as it is kept, or why it is wrong.
  private static func checked(_ value: String, _ key: ConfigKey) throws(WrongValueError) -> String {
    func wrong(_ message: String) -> WrongValueError { WrongValueError(message: message) }
    let value = value.trimmingCharacters(in: .whitespaces)
    if value.isEmpty { throw wrong("\(key.rawValue) needs a value") }
    if value.utf8.count > maximumLength {
      throw wrong("a value may have at most \(maximumLength) bytes")
    }
    if value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw wrong("a value may not hold control characters")
    }
    switch key {
    case .owner: return value
    case .region:
      if let code = RegionName.code(value) { return code }
      let hint = value.uppercased() == "UK" ? "the United Kingdom is GB" : "two letters, like GB"
      throw wrong("there is no such country in ISO 3166; \(hint)")
    case .timeZone:
      if TimeZoneName.zone(value) != nil { return value }
      throw wrong("there is no time zone of that name; write it like Europe/London")
    case .dateOrder:
      let words = DateOrder.allCases.map(\.rawValue) + ["auto"]
      if words.contains(value.lowercased()) { return value.lowercased() }
      throw wrong("the date order must be one of \(words.joined(separator: ", "))")
    case .languages:
      let language = Locale.Language(identifier: value)
      let isWord = value.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0 | 0x20) }
      if isWord, let code = language.languageCode, code.isISOLanguage { return value.lowercased() }
      throw wrong("there is no such language in ISO 639; write it like en or es")
    case .db:
      if value.hasPrefix("file:") { throw wrong("the notebook must be a path") }
      return value
    }
  }
}
