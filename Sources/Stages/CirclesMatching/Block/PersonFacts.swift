/// What the index keeps of a person for comparing, cut out of the card in one place.
struct PersonFacts {
  /// A word of the name and what part it plays.
  struct NameWord {
    var hash: UInt64
    var role: NameRole
  }

  /// Where a word that goes with the person stands on the card.
  enum Field: UInt8 {
    case organization, title, note, category, place, relative, domain, department
  }

  /// A word that goes with the person.
  struct ContextWord {
    var hash: UInt64
    /// What is left of the word without its ending; the hash itself where nothing goes.
    var stem: UInt64
    var field: Field
  }

  /// Somebody related, as the card says it.
  struct Relative {
    var relation: Relation
    var identifier: String?
    var full: UInt64
    var given: UInt64
  }

  var names: [NameWord] = []
  /// The words of other scripts, to be romanised.
  var scripts: [(text: String, role: NameRole)] = []
  var context: [ContextWord] = []
  /// The words of the name to show that only say where they are known from.
  var remarks: [ContextWord] = []
  var relatives: [Relative] = []
  var labels: [Relation] = []
  /// What the card's note says they are to the owner.
  var ownRelations: [Relation] = []
  /// Whether the name says nothing but a label: `Mom`.
  var isLabelOnly = false
  /// Whether they are shown by title and family name alone: `Herr Haase`.
  var isFormal = false
  /// Whether the card is two people's: `Colin & Shirley Maddox`.
  var isCouple = false
  var trades: [UInt32] = []
  var phones: [UInt64] = []
  var emails: [UInt64] = []
  var handles: [UInt64] = []
  var relationsOf: [UInt64] = []
  var fulls: [UInt64] = []
  /// The name to show and the other names, each as one key.
  var displays: [UInt64] = []
  /// What the names to show look like to a text recogniser.
  var displayLooks: [UInt64] = []
  var topics: UInt64 = 0
  var place: UInt16 = 0
  var gender = Gender.unknown
  var birthday = Birthday.none
  var isCompany = false
  var initials: [UInt8] = []
  var givenInitial: UInt8 = 0
  var hasNickname = false
  var soundKeys: [UInt64] = []
  /// How the words by which they are called sound (`GivenSound`).
  var givenSounds: [UInt64] = []
  /// The same of their family names.
  var familySounds: [UInt64] = []
  var roughKeys: [UInt64] = []
  var mailboxes: [UInt64] = []
  var lookKeys: [UInt64] = []
  var skeletons: [UInt64] = []
  /// What was learned from corrections by hand, as keys.
  var conversations: [UInt64] = []
  var headers: [UInt64] = []
  var denied: [UInt64] = []
}
