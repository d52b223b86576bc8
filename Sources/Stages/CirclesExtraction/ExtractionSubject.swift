/// What is known of the person a text is about.
public struct ExtractionSubject: Hashable, Sendable {
  /// The contact's identifier.
  public var identifier: String
  /// Every name it goes by: display name, given name, nicknames, aliases.
  public var names: [String]
  /// Which pronoun the person goes by, where something tells; else the text does.
  public var gender: SubjectGender?

  /// Makes a subject.
  public init(identifier: String, names: [String], gender: SubjectGender? = nil) {
    self.identifier = identifier
    self.names = names
    self.gender = gender
  }
}

/// Which pronoun a person goes by.
public enum SubjectGender: Hashable, Sendable {
  /// She.
  case female
  /// He.
  case male
}
