/// What a text says of the person it is about, and the days it names: `Contract.md` section 3.
///
/// Spans count the Unicode scalars of the note's text, the end excluded; for a part of a
/// conversation those of its messages, a line each.
public struct TextFindings: Hashable, Sendable {
  /// The identifier of the contact of whom it is said; nil where the text is nobody's.
  public var subject: String?
  /// What the person does, follows, collects or wants to take up; the key is the canonical name.
  public var interests: [Finding] = []
  /// What happens in the person's life, and what was agreed.
  public var events: [Finding] = []
  /// What is better not mentioned.
  public var topicsToAvoid: [Finding] = []
  /// Circumstances. The key is `job`, `family`, `travel`, `health`, `home`, `pets`, `diet`, `food`,
  /// `gift` or `school`.
  public var facts: [Finding] = []
  /// The days and times that the text names.
  public var dates: [FoundDate] = []
  /// The text in its own words, at most 280 characters.
  public var summary = ""

  /// Nothing found.
  public init() {}
}

/// A thing that a text says, and where.
public struct Finding: Hashable, Sendable {
  /// What it is counted as, or what it is about.
  public var key: String
  /// The thing: a canonical phrase, or the text's own words.
  public var text: String
  /// Where it begins, in Unicode scalars.
  public var start: Int
  /// Where it ends, exclusive.
  public var end: Int

  /// Makes a finding.
  public init(key: String, text: String, start: Int, end: Int) {
    self.key = key
    self.text = text
    self.start = start
    self.end = end
  }
}

/// A day or time that a text names.
public struct FoundDate: Hashable, Sendable {
  /// The words.
  public var text: String
  /// Where they begin, in Unicode scalars.
  public var start: Int
  /// Where they end, exclusive.
  public var end: Int
  /// `date`, `annual`, `range`, ... (`Contract.md` section 3).
  public var kind: String
  /// ISO 8601, as the kind says.
  public var value: String
  /// The holiday whose name it is, if it is one.
  public var holiday: String?
  /// `birthday` or `anniversary`, if it is one.
  public var label: String?
  /// The year said along with an annual day, or reckoned from an age: of birth.
  public var year: Int?
  /// The identifier of the contact whose birthday or anniversary it is; nil where that is not sure.
  public var of: String?
  /// The name of somebody else whose day it is and who is no contact, as the text has it.
  public var ofName: String?

  /// Makes a date.
  public init(
    text: String, start: Int, end: Int, kind: String, value: String, holiday: String? = nil,
    label: String? = nil, year: Int? = nil, of: String? = nil, ofName: String? = nil
  ) {
    self.text = text
    self.start = start
    self.end = end
    self.kind = kind
    self.value = value
    self.holiday = holiday
    self.label = label
    self.year = year
    self.of = of
    self.ofName = ofName
  }
}
