import Synchronization

/// The words of some languages, by their keys.
///
/// A class, so that it is shared and not copied; it does not change once made.
final class Lexicon: Sendable {
  /// One meaning of a word or of a phrase of several.
  struct Sense: Sendable {
    var symbol: Symbol
    var value: Int32
    /// The words after the first.
    var rest: [UInt64]
  }

  private struct Entry: Sendable {
    var senses: [Sense] = []
    var groups: UInt32 = 0
    var cue: Cue?
  }

  private let entries: [UInt64: Entry]
  private let sieve: WordSieve
  /// Whether `17.2.` is a day.
  let writesDottedDays: Bool
  /// Whether a language counts the hours to 24.
  let countsHoursTo24: Bool
  let articledDays: [ArticledDays]
  let pastForms: [PastForms]

  /// Repairs for the names of months and weekdays.
  let damage: OCRRepair

  init(_ languages: [Language]) {
    damage = OCRRepair(languages)
    writesDottedDays = languages.contains(where: \.writesDottedDays)
    countsHoursTo24 = languages.contains(where: \.countsHoursTo24)
    pastForms = languages.compactMap(\.pastForms)
    articledDays = languages.compactMap(\.articledDays).map(ArticledDays.init)
    var entries: [UInt64: Entry] = [:]
    for language in languages {
      for words in language.words { Lexicon.add(words, to: &entries) }
      for (group, words) in language.groups {
        for word in words.split(separator: " ") {
          entries[WordKey.of(word), default: Entry()].groups |= group.bit
        }
      }
      for (cue, words) in language.cues {
        for word in words.split(separator: " ") {
          entries[WordKey.of(word), default: Entry()].cue = cue
        }
      }
    }
    for (index, holiday) in Holiday.all.enumerated() {
      for name in holiday.names {
        let phrase = String(name.map { $0 == " " ? "_" : $0 })
        Lexicon.add(Language.Words(.holiday, index, phrase), to: &entries)
      }
    }
    self.entries = entries
    sieve = WordSieve(entries.keys)
  }

  private static func add(_ words: Language.Words, to entries: inout [UInt64: Entry]) {
    for phrase in words.list.split(separator: " ") {
      let keys = phrase.split(separator: "_").map { WordKey.of($0) }
      guard let first = keys.first else { continue }
      let sense = Sense(
        symbol: words.symbol, value: Int32(words.value), rest: Array(keys.dropFirst()))
      let isKnown = entries[first]?.senses.contains {
        $0.symbol == sense.symbol && $0.value == sense.value && $0.rest == sense.rest
      }
      if isKnown != true { entries[first, default: Entry()].senses.append(sense) }
    }
  }

  /// The meanings that begin with a word, which is told its groups and cue.
  func look(up token: inout Token) -> [Sense] {
    guard sieve.mayHold(token.key), let entry = entries[token.key] else { return [] }
    token.groups = entry.groups
    token.cue = entry.cue
    return entry.senses
  }
}

extension Lexicon {
  private static let english = Lexicon([.english])

  /// Those of English and one other, made when they are first asked for.
  private static let pairs = Mutex<[DateMentionFinder.LanguageCode: Lexicon]>([:])

  /// The words of some languages; those of English, alone and with one other, are made once.
  static func of(_ languages: Set<DateMentionFinder.LanguageCode>) -> Lexicon {
    if languages == [.english] { return english }
    let others = languages.subtracting([.english])
    guard others.count == 1, languages.count == 2, let other = others.first else {
      return made(languages)
    }
    return pairs.withLock { pairs in
      if let known = pairs[other] { return known }
      let lexicon = made(languages)
      pairs[other] = lexicon
      return lexicon
    }
  }

  private static func made(_ languages: Set<DateMentionFinder.LanguageCode>) -> Lexicon {
    Lexicon(languages.sorted { $0.rawValue < $1.rawValue }.map(words))
  }

  /// The words of a language.
  static func words(of code: DateMentionFinder.LanguageCode) -> Language {
    switch code {
    case .english: .english
    case .spanish: .spanish
    case .german: .german
    case .french: .french
    case .portuguese: .portuguese
    case .italian: .italian
    case .dutch: .dutch
    case .swedish, .danish, .norwegian: .nordic
    }
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
