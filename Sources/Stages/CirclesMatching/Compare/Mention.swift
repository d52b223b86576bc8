/// How well a name in a text agrees with a name in the book, the worst first.
enum NameMatch: UInt8, Comparable, Sendable {
  case none
  /// A trade alone: `the plumber`.
  case trade
  /// Part of a nickname of several words, or of a company's name.
  case part
  /// A family name alone.
  case family
  /// Two short forms of one name.
  case cousinForm
  /// Letters that OCR takes for one another, or a script's consonants.
  case look
  /// A name that sounds alike by rule.
  case sound
  /// A family name alone that just one bears.
  case soleFamily
  /// A relation label alone, for one whose name has it beside another: `Grandma` for Grandma Jo.
  case halfLabel
  /// A short form for somebody whose card says another.
  case otherShort
  /// A word of speech that is no name of its own and sounds like one of the book.
  case heard
  /// A short form, or the full one of a short form.
  case diminutive
  /// A name that is known to sound alike.
  case homophone
  /// A name that sounds the same, whatever its spelling (`GivenSound`).
  case sameSound
  /// A given name that the contact, known by a label, is hardly called by.
  case hiddenGiven
  case given
  case nickname
  /// A label: `Mom`.
  case label
  /// A title or label and the name with it: `Dr Patel`, `Aunt Carol`.
  case titled
  /// A given name and the first letter of the family name.
  case initial
  /// The company's whole name, or nearly.
  case company
  /// Given and family name, one of them only alike.
  case nearlyFull
  /// Given and family name, or the whole of a nickname of several words.
  case full

  static func < (left: NameMatch, right: NameMatch) -> Bool { left.rawValue < right.rawValue }
}

/// Where a name stands in a text and what that says of whom the text is about.
struct MentionPlace: OptionSet, Sendable {
  let rawValue: UInt16
  /// The first name in the text.
  static let first = MentionPlace(rawValue: 1)
  /// In the first sentence, or the first dozen words.
  static let early = MentionPlace(rawValue: 1 << 1)
  /// At the very beginning, followed by a colon, a dash or a stop: a heading.
  static let heading = MentionPlace(rawValue: 1 << 2)
  /// In the title.
  static let title = MentionPlace(rawValue: 1 << 3)
  /// Does something, or is something.
  static let subject = MentionPlace(rawValue: 1 << 4)
  /// Met, called, seen, talked to: whom the text goes on about.
  static let met = MentionPlace(rawValue: 1 << 5)
  /// Somebody to be asked or told, or something is for them.
  static let passing = MentionPlace(rawValue: 1 << 6)
  /// Owns something: `Ben's`.
  static let possessor = MentionPlace(rawValue: 1 << 7)
  /// Owns a relative, about whom the sentence is: `Ben's wife`.
  static let modifier = MentionPlace(rawValue: 1 << 8)
  /// One of several in a row: `Ana and Ben`.
  static let listed = MentionPlace(rawValue: 1 << 9)
  /// Whom the other side calls by name: they are spoken to, or speak.
  static let salutation = MentionPlace(rawValue: 1 << 10)
  /// Introduced as a stranger, or ruled out: `a chap called Ben`, `not our Ben`.
  static let stranger = MentionPlace(rawValue: 1 << 12)
  /// Small letters where a name would have a capital.
  static let small = MentionPlace(rawValue: 1 << 11)
}

/// A name in a text and those whom it may mean.
struct Mention {
  /// The first and the last word.
  var from: Int
  var to: Int
  /// Who may be meant, and how well the name agrees.
  var people: [NameHit]
  /// How many bear the name when not all of them are in `people`.
  var crowd = 0
  var place: MentionPlace = []
  /// Women's and men's pronouns between this name and the next.
  var she = 0
  var he = 0
  /// Sentences that go on about it.
  var credit = 0.0
  /// A family name that nobody of that given name bears follows, or somebody else's given name precedes it.
  var strangeSurname = false
}

/// One whom a name may mean.
struct NameHit {
  var person: UInt32
  var match: NameMatch
}
