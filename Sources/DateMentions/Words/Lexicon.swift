/// The words of some languages, by their keys.
struct Lexicon: Sendable {
  /// One meaning of a word or of a phrase of several.
  struct Sense: Sendable {
    var symbol: Symbol
    var value: Int32
    /// The words after the first.
    var rest: [UInt64]
  }

  private var senses: [UInt64: [Sense]] = [:]
  private var groups: [Language.Group: Set<UInt64>] = [:]
  private(set) var cues: [UInt64: Cue] = [:]

  private(set) var pasts: Set<UInt64> = []
  private(set) var futures: Set<UInt64> = []
  private(set) var notPast: Set<UInt64> = []
  private(set) var perfects: Set<UInt64> = []
  private(set) var planners: Set<UInt64> = []
  private(set) var functions: Set<UInt64> = []
  private(set) var inners: Set<UInt64> = []
  private(set) var aheads: Set<UInt64> = []
  private(set) var auxiliaries: Set<UInt64> = []
  private(set) var holders: Set<UInt64> = []
  private(set) var shadows: Set<UInt64> = []
  private(set) var subjects: Set<UInt64> = []
  private(set) var names: Set<UInt64> = []
  private(set) var nameVerbs: Set<UInt64> = []
  private(set) var greetings: Set<UInt64> = []
  private(set) var light: Set<UInt64> = []
  private(set) var copulas: Set<UInt64> = []
  private(set) var turns: Set<UInt64> = []
  private(set) var hedges: Set<UInt64> = []
  private(set) var stamps: Set<UInt64> = []

  /// Repairs for the names of months and weekdays.
  let damage: Damage

  init(_ languages: [Language]) {
    damage = Damage(languages)
    for language in languages {
      for entry in language.words { add(entry) }
      for (group, words) in language.groups {
        for word in words.split(separator: " ") {
          groups[group, default: []].insert(WordKey.of(word))
        }
      }
      for (cue, words) in language.cues {
        for word in words.split(separator: " ") { cues[WordKey.of(word)] = cue }
      }
    }
    name()
    for (index, holiday) in Holiday.all.enumerated() {
      for name in holiday.names {
        add(Language.Words(.holiday, index, String(name.map { $0 == " " ? "_" : $0 })))
      }
    }
  }

  /// Gives each group its own name, so that no look-up goes through two tables.
  private mutating func name() {
    pasts = groups[.pasts] ?? []
    futures = groups[.futures] ?? []
    notPast = groups[.notPast] ?? []
    perfects = groups[.perfects] ?? []
    planners = groups[.planners] ?? []
    functions = groups[.functions] ?? []
    inners = groups[.inners] ?? []
    aheads = groups[.aheads] ?? []
    auxiliaries = groups[.auxiliaries] ?? []
    holders = groups[.holders] ?? []
    shadows = groups[.shadows] ?? []
    subjects = groups[.subjects] ?? []
    names = groups[.names] ?? []
    nameVerbs = groups[.nameVerbs] ?? []
    greetings = groups[.greetings] ?? []
    light = groups[.light] ?? []
    copulas = groups[.copulas] ?? []
    turns = groups[.turns] ?? []
    hedges = groups[.hedges] ?? []
    stamps = groups[.stamps] ?? []
  }

  private mutating func add(_ entry: Language.Words) {
    for phrase in entry.list.split(separator: " ") {
      let keys = phrase.split(separator: "_").map { WordKey.of($0) }
      guard let first = keys.first else { continue }
      let sense = Sense(
        symbol: entry.symbol, value: Int32(entry.value), rest: Array(keys.dropFirst()))
      let isKnown = senses[first]?.contains {
        $0.symbol == sense.symbol && $0.value == sense.value && $0.rest == sense.rest
      }
      if isKnown != true { senses[first, default: []].append(sense) }
    }
  }

  /// The meanings that begin with a word.
  func senses(of key: UInt64) -> [Sense]? { senses[key] }
}

extension Lexicon {
  private static let english = Lexicon([.english])

  /// The words of some languages; those of English alone are made once.
  static func of(_ languages: Set<DateMentionFinder.LanguageCode>) -> Lexicon {
    if languages == [.english] { return english }
    return Lexicon(
      languages.sorted { $0.rawValue < $1.rawValue }.map { code in
        switch code {
        case .english: .english
        case .spanish: .spanish
        case .german: .german
        case .french: .french
        }
      })
  }
}

/// Words that say something about what stands near them.
enum Cue: UInt8, Sendable {
  /// What follows is a number, not a day: "version", "room", "$".
  case counted
  /// What came before was a number of things: "percent", "people".
  case counts
  case birth
  case wedding
  case party
  case negation
  /// "first time in two weeks": the length looks back.
  case times
}
