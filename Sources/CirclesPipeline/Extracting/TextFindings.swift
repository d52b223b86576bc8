/// What a text says of the person it is about, and the days it names: `contract.md` section 3.
public struct TextFindings: Hashable, Sendable {
  /// What the person does, follows, collects or wants to take up.
  public var interests: [String] = []
  /// What happens in the person's life, and what was agreed.
  public var events: [String] = []
  /// What is better not mentioned.
  public var topicsToAvoid: [String] = []
  /// Circumstances: `job`, `family`, ... and what is said of them.
  public var facts: [Fact] = []
  /// The days and times that the text names.
  public var dates: [FoundDate] = []
  /// The text in its own words, at most 280 characters.
  public var summary = ""

  /// Nothing found.
  public init() {}

  /// A circumstance of somebody's life.
  public struct Fact: Hashable, Sendable {
    /// `job`, `family`, `travel`, `health`, `home`, `pets`, `diet`, `food`, `gift` or `school`.
    public var key: String
    /// What is said of it.
    public var text: String
  }

  /// A day or time that a text names.
  public struct FoundDate: Hashable, Sendable {
    /// The words.
    public var text: String
    /// Where they begin, in Unicode scalars of the note's text.
    public var start: Int
    /// Where they end, exclusive.
    public var end: Int
    /// `date`, `annual`, `range`, ...
    public var kind: String
    /// ISO 8601, as the kind says.
    public var value: String
    /// The holiday whose name it is, if it is one.
    public var holiday: String?
    /// `birthday` or `anniversary`, if it is one.
    public var label: String?
  }
}
