/// What a text says of its subject: `Contract.md` section 3.
public struct Extraction: Hashable, Sendable {
  /// What the subject does, follows, collects or wants to take up, in the order of the text, each
  /// once, as a short noun phrase in lower case.
  public var interests: [Found]
  /// What happens in the subject's life, and what was agreed, in the note's words.
  public var events: [Found]
  /// What is better not mentioned, in the note's words.
  public var topicsToAvoid: [Found]
  /// What is stated of the subject's circumstances; at most one of each key.
  public var facts: [Fact]
  /// The note's own words, cut down to `Extractor.maximumSummary` characters.
  public var summary: String
  /// Whose each of the days is that were asked for, in their order.
  public var dayOwners: [DayOwner] = []

  /// Makes an extraction.
  public init(
    interests: [Found] = [], events: [Found] = [], topicsToAvoid: [Found] = [],
    facts: [Fact] = [], summary: String = ""
  ) {
    self.interests = interests
    self.events = events
    self.topicsToAvoid = topicsToAvoid
    self.facts = facts
    self.summary = summary
  }
}

/// A thing that a text says, and where.
public struct Found: Hashable, Sendable {
  /// The thing: a canonical phrase, or the text's own words.
  public var text: String
  /// Where it begins, in Unicode scalars of the text.
  public var start: Int
  /// Where it ends, exclusive.
  public var end: Int
  /// What it is the same as, whatever it is called: `birding` for birdwatching; the text itself
  /// where there is no other name. To count by.
  public var key: String

  /// Makes a finding.
  public init(text: String, start: Int, end: Int, key: String? = nil) {
    self.text = text
    self.start = start
    self.end = end
    self.key = key ?? text
  }
}

/// A circumstance of somebody's life.
public struct Fact: Hashable, Sendable {
  /// What it is about.
  public var key: FactKey
  /// What is said, in the text's own words, and where.
  public var found: Found

  /// Makes a fact.
  public init(key: FactKey, found: Found) {
    self.key = key
    self.found = found
  }
}

/// What facts are about; the names are those of `Contract.md`.
public enum FactKey: String, Hashable, Sendable, CaseIterable {
  /// Work.
  case job
  /// Relatives.
  case family
  /// Journeys.
  case travel
  /// Illness and recovery.
  case health
  /// Where and how somebody lives.
  case home
  /// Animals.
  case pets
  /// What somebody does not eat.
  case diet
  /// What somebody eats.
  case food
  /// What to give, and what not.
  case gift
  /// School and university.
  case school
}
