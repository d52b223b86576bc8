/// A contact of the notebook, as far as telling it again in a text needs.
public struct KnownPerson: Hashable, Sendable {
  /// The contact's identifier, as `Contract.md` prints it.
  public var identifier: String
  /// The name it goes by in the notebook.
  public var name: String
  /// Names, numbers, organisation, relations and notes, as the notebook has them now. No picture.
  public var fields: ContactFields
  /// What the contact has been called in texts that the user assigned, and other names the user gave.
  public var aliases: [KnownAlias]
  /// The groups it is in.
  public var groups: [String]
  /// `Family`, `Friend`, `Partner`, `Colleague`, `Acquaintance`, or the user's own word.
  public var relationshipType: String
  /// What corrections by hand taught about the contact.
  public var learned = LearnedAbout()

  /// Makes a person.
  public init(
    identifier: String, name: String, fields: ContactFields, aliases: [KnownAlias] = [],
    groups: [String] = [], relationshipType: String = "Acquaintance"
  ) {
    self.identifier = identifier
    self.name = name
    self.fields = fields
    self.aliases = aliases
    self.groups = groups
    self.relationshipType = relationshipType
  }
}

/// Another name of a contact that no address book has.
public struct KnownAlias: Hashable, Sendable {
  /// The name, the number or the handle, as it was written.
  public var name: String
  /// Who says so.
  public var origin: AliasOrigin

  /// Makes an alias.
  public init(name: String, origin: AliasOrigin) {
    self.name = name
    self.origin = origin
  }
}

/// Where an alias comes from.
public enum AliasOrigin: String, Hashable, Sendable {
  /// The user typed it (`people alias`).
  case manual
  /// Learned from a text that the user assigned: a header, a nickname, a handle.
  case learned
}
