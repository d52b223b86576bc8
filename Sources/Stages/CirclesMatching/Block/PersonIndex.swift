public import CirclesModel

/// The people of the notebook, found by anything that a text can call them.
///
/// Flat arrays throughout: 100,000 people take some tens of megabytes, and looking one up costs what
/// its candidates cost, not what the book costs.
public struct PersonIndex: Sendable {
  /// How many people there are.
  public var count: Int { identifiers.count }

  var identifiers: [String] = []
  var names: [String] = []
  var nameWords: [PersonFacts.NameWord] = []
  var nameStarts: [UInt32] = [0]
  var contextWords: [PersonFacts.ContextWord] = []
  var contextStarts: [UInt32] = [0]
  var topics: [UInt64] = []
  var places: [UInt16] = []
  var genders: [Gender] = []
  var birthdays: [Birthday] = []
  var hasBirthdays = false
  var marks: [PersonMarks] = []
  /// The first letters of each family name, and of each given name.
  var familyInitials: [[UInt8]] = []
  var givenInitials: [UInt8] = []
  var edges: [Kinship] = []
  var edgeStarts: [UInt32] = [0]
  var postings = Postings()
  /// How many people have a number or an address of a place, by place.
  var placeCounts: [UInt16: Int] = [:]

  /// Builds the index of some people.
  public init(people: some Sequence<KnownPerson>, settings: MatchingSettings = MatchingSettings()) {
    var builder = PersonIndexBuilder(settings: settings)
    for person in people { builder.add(person) }
    self = builder.finish()
  }

  init() {}

  /// The keys by which notes find a person: a note is worth another look when a changed contact's
  /// keys meet its own (`Matcher.keys(of:)`).
  public static func keys(of person: KnownPerson) -> Set<UInt64> {
    var keys: Set<UInt64> = []
    let facts = PersonFacts(person)
    PersonKeys.each(facts) { key, space in
      if space.blocks { keys.insert(key) }
    }
    // What the card says of them suggests them, too: the words of a note are in this space.
    for word in facts.context { keys.insert(BlockKey.organization.of(word.stem)) }
    return keys
  }

  func nameWords(of person: Int) -> ArraySlice<PersonFacts.NameWord> {
    nameWords[Int(nameStarts[person])..<Int(nameStarts[person + 1])]
  }

  func contextWords(of person: Int) -> ArraySlice<PersonFacts.ContextWord> {
    contextWords[Int(contextStarts[person])..<Int(contextStarts[person + 1])]
  }

  func kin(of person: Int) -> ArraySlice<Kinship> {
    edges[Int(edgeStarts[person])..<Int(edgeStarts[person + 1])]
  }

  func initials(of person: Int) -> [UInt8] { familyInitials[person] }

  /// What part a word plays in a person's name.
  func role(of hash: UInt64, in person: Int) -> NameRole {
    for word in nameWords(of: person) where word.hash == hash { return word.role }
    return []
  }

  /// Whether a person's name has a word twice: `Jun-Jun`.
  func isTwice(_ hash: UInt64, in person: UInt32) -> Bool {
    FoldedText(names[Int(person)], limit: 8).tokens.count { $0.hash == hash } > 1
  }
}

/// Somebody's relation to somebody else of the book.
struct Kinship: Sendable {
  /// What the other is to the one.
  var relation: Relation
  /// The other.
  var person: UInt32
}

/// What else is known of a person, a bit each.
struct PersonMarks: OptionSet, Sendable {
  let rawValue: UInt8
  /// A company, shop or club.
  static let company = PersonMarks(rawValue: 1)
  /// Called by a label alone: `Mom`.
  static let labelOnly = PersonMarks(rawValue: 2)
  /// A title, a trade or a relation is part of the name.
  static let labelled = PersonMarks(rawValue: 4)
  /// The owner themself.
  static let owner = PersonMarks(rawValue: 8)
  /// The card says by what short name they are called.
  static let nicknamed = PersonMarks(rawValue: 16)
  /// The card's note says what relative of the owner they are.
  static let ownRelative = PersonMarks(rawValue: 32)
  /// Shown by title and family name alone: `Herr Haase`.
  static let formal = PersonMarks(rawValue: 64)
  /// Two people on one card: `Colin & Shirley Maddox`.
  static let couple = PersonMarks(rawValue: 128)
}
