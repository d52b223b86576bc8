import CirclesModel
public import CirclesStore

/// Who bears a full name: for the birthdays of people whom a text merely mentions.
///
/// A first name alone tells nobody: the Tom of a note may be anybody's child.
public struct FullNameIndex: Sendable {
  /// Identifiers by normalised name; empty where several bear it.
  private var bearers: [String: String] = [:]

  /// A book of nobody.
  public init() {}

  /// A book of the notebook's people.
  public init(_ people: [PersonSummary]) {
    for person in people { add(person.identifier, named: person.name) }
  }

  /// Adds a contact.
  public mutating func add(_ identifier: String, named name: String) {
    let key = NameNormalizer.normalize(name)
    guard key.contains(" ") else { return }
    bearers[key] = bearers[key] == nil ? identifier : ""
  }

  /// The identifier of the only contact of a full name.
  func only(_ name: String) -> String? {
    let key = NameNormalizer.normalize(name)
    guard let bearer = bearers[key], !bearer.isEmpty else { return nil }
    return bearer
  }
}
