/// One language as data: what its words are to the grammar.
struct Language: Sendable {
  /// Words of one symbol and value, between spaces; the words of a phrase joined by `_`. Lower
  /// case, without accents or apostrophes.
  struct Words: Sendable {
    var symbol: Symbol
    var value: Int
    var list: String

    init(_ symbol: Symbol, _ value: Int = 0, _ list: String) {
      self.symbol = symbol
      self.value = value
      self.list = list
    }
  }

  /// Words that matter beside a mention.
  enum Group: UInt32, Sendable {
    /// Verbs that tell of the past; that plan.
    case pasts, futures
    /// End in `-ed` and are no past; go before a verb that is past; before one that is not.
    case notPast, perfects, planners
    /// Begin something new, so that an ordinal before them has no noun.
    case functions
    /// Prepositions that look back; that look ahead.
    case inners, aheads
    /// Before a verb in -ing they make it a plan; "has got" is no past.
    case auxiliaries, holders
    /// Before a day in figures that has no article: "could you do 14th".
    case dayLeads
    /// Names of months and weekdays that are other words as well, and what such words follow.
    case shadows, subjects
    /// Names of months that are people's, and verbs people do.
    case names, nameVerbs
    case greetings
    /// Say nothing between "birthday" and its day; "is"; "turns".
    case light, copulas, turns
    /// "wird": becomes as old as is said beside the day.
    case comesOfAge
    /// "hat", "habe": with a participle behind the day it is past.
    case haves
    /// "quedado", "verabredet": what was arranged lies ahead.
    case arrangers
    /// Words that English has as a verb of the past, and those that tell the language from English.
    case otherwise, own
    /// Weekdays of two letters, which are other words as well.
    case shortDays
    /// Months cut short that are other words as well.
    case shortMonths
    /// Make a count a guess.
    case hedges
    /// Stand beside the time stamp of a message.
    case stamps
    /// "wrote": above a letter that is quoted.
    case wrote

    /// Its place in a word's set of groups.
    var bit: UInt32 { 1 << rawValue }
  }

  var words: [Words]
  var groups: [Group: String] = [:]
  var cues: [(Cue, String)] = []
  /// Whether days are written `17.2.`
  var writesDottedDays = false
  /// Whether `7:45` is in the morning, as where the hours are counted to 24.
  var countsHoursTo24 = false
  /// How the past is told by the form of words; nil where single words are enough.
  var pastForms: PastForms? = nil
  /// How days are told by their number behind an article: "el veintisiete"; nil where they are not.
  var articledDays: ArticledDays.Words? = nil

  /// Names in their order, the first numbered `from`; `/` parts the spellings of one.
  static func numbered(_ symbol: Symbol, from first: Int = 1, _ names: String) -> [Words] {
    names.split(separator: " ").enumerated().map { index, spellings in
      Words(symbol, first + index, String(spellings.map { $0 == "/" ? " " : $0 }))
    }
  }
}
