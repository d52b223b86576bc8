/// What is taken out of notes (`design.md` section 8); all of it where nobody says otherwise.
public struct ExtractionSwitches: Hashable, Sendable {
  /// Dates that are said in words.
  public var dates = true
  /// What the subject likes.
  public var interests = true
  /// What happened or will happen.
  public var events = true
  /// Job, family, travel.
  public var facts = true
  /// The note in its own words, at most 280 characters.
  public var summary = true

  /// Everything.
  public init() {}
}
