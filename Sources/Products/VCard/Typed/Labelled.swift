/// A value that a card can hold several times, with what each is called: numbers, addresses, dates.
///
///     card.emails = ["ada@example.org", Labelled("ada@example.com", types: ["work"], preference: 1)]
public struct Labelled<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value itself.
  public var value: Value
  /// The words of TYPE in lower case (`home`, `work`, `cell`, `fax`, ...), without `pref`.
  public var types: [String]
  /// A name of the user's own, as Apple's `X-ABLabel` gives it; nil where there is none.
  public var customLabel: String?
  /// How preferred the value is among its kind: 1 is best (`PREF=1`, `TYPE=pref`), 100 is least;
  /// nil where nothing is said (RFC 6350, 5.3).
  public var preference: Int?

  /// Makes a value.
  public init(
    _ value: Value, types: [String] = [], customLabel: String? = nil, preference: Int? = nil
  ) {
    self.value = value
    self.types = types.map(\.asciiLowercased)
    self.customLabel = customLabel
    self.preference = preference
  }

  /// What to show: the user's own name, else what the types say in plain words (`mobile` for
  /// `cell`, `home fax` for `home` and `fax`); empty where nothing is said.
  public var label: String {
    customLabel ?? PropertyLabel(types.map { Parameter("TYPE", $0) }).text
  }

  /// The value of a property that reads as `value`.
  init(_ value: Value, of property: Property, label: String?) {
    self.init(
      value, types: property.types, customLabel: label,
      preference: property.parameters.isEmpty
        ? nil : PropertyLabel(property.parameters).preference)
  }

  /// The parameters of vCard 4.0 that say it.
  var parameters: [Parameter] {
    var parameters = types.map { Parameter("TYPE", $0) }
    if let preference { parameters.append(Parameter("PREF", String(preference))) }
    return parameters
  }
}

extension Labelled: ExpressibleByUnicodeScalarLiteral, ExpressibleByStringLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral
where Value == String {
  /// A text without a label.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Sequence {
  /// The value to use where one is wanted: the most preferred, else the first; nil where there is none.
  public func preferred<Value>() -> Value? where Element == Labelled<Value> {
    self.min { ($0.preference ?? .max) < ($1.preference ?? .max) }?.value
  }
}

extension Property {
  /// How many types of one property are taken.
  private static let mostTypes = 16

  /// The words of TYPE in lower case, each once, without `pref`.
  package var types: [String] {
    var types: [String] = []
    for parameter in parameters where parameter.name == "TYPE" {
      if types.count >= Self.mostTypes { break }
      for word in parameter.value.asciiLowercased.utf8.split(separator: 0x2C) {
        let word = String(Substring(word)).asciiTrimmed
        if word != "pref", !word.isEmpty, !types.contains(word) { types.append(word) }
      }
    }
    return types
  }
}
