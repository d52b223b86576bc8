/// What a word does in a sentence, as far as the rules ask.
struct WordClass: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let determiner = WordClass(rawValue: 1 << 0)
  static let possessive = WordClass(rawValue: 1 << 1)
  /// A pronoun that can be the subject of a clause.
  static let pronoun = WordClass(rawValue: 1 << 2)
  static let preposition = WordClass(rawValue: 1 << 3)
  static let conjunction = WordClass(rawValue: 1 << 4)
  /// Forms of be, have, do, and the modal verbs.
  static let auxiliary = WordClass(rawValue: 1 << 5)
  /// Makes a statement stronger or weaker and changes nothing else: left out before matching.
  static let adverb = WordClass(rawValue: 1 << 6)
  static let negator = WordClass(rawValue: 1 << 7)
  static let relation = WordClass(rawValue: 1 << 8)
  static let time = WordClass(rawValue: 1 << 9)
  /// Verbs that take a person as their subject.
  static let verb = WordClass(rawValue: 1 << 10)
  /// Nouns that are no interest by themselves.
  static let plain = WordClass(rawValue: 1 << 11)
  /// Adjectives that say how much or how good, and nothing of what.
  static let degree = WordClass(rawValue: 1 << 12)
  /// Ends a noun phrase: object pronouns, question words, other function words.
  static let function = WordClass(rawValue: 1 << 13)
  static let number = WordClass(rawValue: 1 << 14)
  /// Makes what is said merely thought of.
  static let hypothetical = WordClass(rawValue: 1 << 15)
  /// Says that something is done again and again.
  static let habit = WordClass(rawValue: 1 << 16)
  /// Opens a clause.
  static let opener = WordClass(rawValue: 1 << 17)
  static let female = WordClass(rawValue: 1 << 18)
  static let male = WordClass(rawValue: 1 << 19)
  /// Somebody: people, guys, everyone.
  static let people = WordClass(rawValue: 1 << 20)
}
