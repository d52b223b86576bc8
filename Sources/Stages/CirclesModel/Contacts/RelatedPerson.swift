/// Somebody this contact is related to.
public struct RelatedPerson: Hashable, Sendable {
  /// `spouse`, `mother`, `assistant`, ... or the user's own word.
  public var type: String
  /// The person's name, where the source gives a name.
  public var name: String?
  /// The person's identifier, where the source gives that.
  public var identifier: String?

  /// Makes a relation.
  public init(type: String, name: String? = nil, identifier: String? = nil) {
    self.type = type
    self.name = name
    self.identifier = identifier
  }
}
