extension DateMentionFinder {
  /// The language in which a text names months, weekdays or days; nil where none of these words tells
  /// it from English.
  ///
  /// Short texts say too little else to know their language by: `Anna déménage le 1er septembre`.
  /// - Parameters:
  ///   - text: any text.
  ///   - likely: the language it rather is, where the words are those of several.
  public static func language(
    of text: String, likely: LanguageCode? = nil
  ) -> LanguageCode? {
    language(of: TokenizedText(text), likely: likely)
  }

  /// The same of a text that is cut already.
  package static func language(
    of text: TokenizedText, likely: LanguageCode? = nil
  ) -> LanguageCode? {
    let tokens = text.tokens
    let leads = leads(tokens)
    guard
      !leads.isEmpty
        || tokens.contains(where: { $0.kind == .word && LanguageWords.of($0.key)?.tells == true })
    else { return nil }
    var scores: [LanguageCode: Int] = [:]
    // The Nordic languages are told apart from others, not from each other.
    if let likely { scores[[.danish, .norwegian].contains(likely) ? .swedish : likely] = 2 }
    var telling: Set<LanguageCode> = []
    for (place, token) in tokens.enumerated() where token.kind == .word {
      guard let word = LanguageWords.of(token.key), !isNamed(place, tokens) else { continue }
      let isTold = word.tells && (!word.isShort || isBacked(word, place, tokens))
      for code in word.languages {
        scores[code, default: 0] += isTold ? 4 : 1
        if isTold { telling.insert(code) }
      }
    }
    for codes in leads {
      for code in codes { scores[code, default: 0] += 4 }
      telling.formUnion(codes)
    }
    return telling.max { one, other in
      let (left, right) = (scores[one] ?? 0, scores[other] ?? 0)
      return left != right ? left < right : one.rawValue > other.rawValue
    }
  }
}

extension DateMentionFinder {
  /// The languages that lead to a day as a text does where the month is called as in English: "op 3
  /// november", "den 3 november", "3. November".
  private static func leads(_ tokens: [Token]) -> [[LanguageCode]] {
    var leads: [[LanguageCode]] = []
    for (place, token) in tokens.enumerated() where token.kind == .number && token.digits <= 2 {
      var next = place + 1
      let isDotted = next < tokens.count && tokens[next].isMark(".") && !tokens[next].spaced
      if isDotted { next += 1 }
      guard next < tokens.count, tokens[next].lines == 0, tokens[next].kind == .word,
        months.contains(tokens[next].key)
      else { continue }
      let before = place > 0 && token.lines == 0 ? tokens[place - 1].key : 0
      if isDotted {
        leads.append(tokens[next].capital ? [.german] : [.swedish])
      } else if before == op || before == voor {
        leads.append([.dutch])
      } else if before == den, !tokens[next].capital {
        leads.append([.swedish])
      }
    }
    return leads
  }

  private static let months = Set(
    ["april", "august", "september", "november", "december", "advent"].map { WordKey.of($0) })
  private static let op = WordKey.of("op")
  private static let voor = WordKey.of("voor")
  private static let den = WordKey.of("den")

  /// Whether the small words of a text are rather those of a language than of English.
  static func isRather(_ codes: Set<LanguageCode>, in text: TokenizedText) -> Bool {
    var (own, english) = (0, 0)
    for (place, token) in text.tokens.enumerated() where token.kind == .word {
      if let word = LanguageWords.of(token.key) {
        if word.languages.contains(where: codes.contains), !isNamed(place, text.tokens) { own += 1 }
      } else if LanguageWords.isEnglish(token.key) {
        english += 1
      }
    }
    return own > 1 && own > english
  }

  /// Whether an English text has words of a language as its writer's own: two, or one that is a day as
  /// "mañana" is.
  package static func mixes(_ code: LanguageCode, into text: TokenizedText) -> Bool {
    let code = [.danish, .norwegian].contains(code) ? .swedish : code
    var count = 0
    for (place, token) in text.tokens.enumerated() where token.kind == .word {
      guard let word = LanguageWords.of(token.key), word.languages.contains(code),
        !isNamed(place, text.tokens)
      else { continue }
      count += word.isDay ? 2 : 1
      if count > 1 { return true }
    }
    return false
  }

  /// How many words of a text are a language's and no names, and how many English has and it has not.
  static func share(
    of code: LanguageCode, in text: TokenizedText
  ) -> (own: Int, english: Int) {
    let code = [.danish, .norwegian].contains(code) ? .swedish : code
    var (own, english) = (0, 0)
    for (place, token) in text.tokens.enumerated() where token.kind == .word {
      if let word = LanguageWords.of(token.key) {
        if word.languages.contains(code), !isNamed(place, text.tokens) { own += 1 }
      } else if LanguageWords.isEnglish(token.key, andNone: [code]) {
        english += 1
      }
    }
    return (own, english)
  }

  /// Whether a number, or a small word of its languages, stands beside a short word.
  private static func isBacked(_ word: LanguageWords, _ place: Int, _ tokens: [Token]) -> Bool {
    (max(0, place - 2)...min(tokens.count - 1, place + 1)).contains { other in
      if other == place { return false }
      if tokens[other].kind == .number { return true }
      guard tokens[other].kind == .word, let beside = LanguageWords.of(tokens[other].key),
        !beside.tells
      else { return false }
      return beside.languages.contains { word.languages.contains($0) }
    }
  }
}

/// Whose words are whose.
struct LanguageWords {
  /// The languages that have the word.
  var languages: [DateMentionFinder.LanguageCode] = []
  /// Whether it names a month, a weekday, a day or a unit, or says which, and is no word of English.
  var tells = false
  /// Whether it is so short that it may be anything.
  var isShort = false
  /// Whether it is a weekday, and nobody's name as "Domingo" is.
  var isWeekday = false
  /// Whether it is a day counted from today: "domani".
  var isDay = false

  /// Whose the word of a key is.
  static func of(_ key: UInt64) -> LanguageWords? { sieve.mayHold(key) ? all[key] : nil }

  /// Whether a word is one of English sentences.
  static func isEnglish(_ key: UInt64) -> Bool { functions.contains(key) }

  /// Whether a word is one of English sentences and none of these languages.
  static func isEnglish(_ key: UInt64, andNone codes: [DateMentionFinder.LanguageCode]) -> Bool {
    guard let sharing = english[key] else { return false }
    return !codes.contains { sharing.contains($0) }
  }

  /// The verbs, weekdays and small words of English, each with the languages that have it, too.
  private static let english: [UInt64: Set<DateMentionFinder.LanguageCode>] = {
    let groups: [Language.Group] = [
      .functions, .pasts, .futures, .planners, .turns, .nameVerbs, .subjects,
    ]
    let days = Language.english.words.filter { [.weekday, .dayword].contains($0.symbol) }
    let lists = groups.compactMap { Language.english.groups[$0] } + days.map(\.list)
    var english: [UInt64: Set<DateMentionFinder.LanguageCode>] = [:]
    for (key, _) in lists.flatMap({ keys($0) }) { english[key] = [] }
    for code in codes {
      let language = Lexicon.words(of: code)
      let all = language.words.map(\.list) + language.groups.map(\.value)
      for word in all.flatMap({ $0.split(whereSeparator: { $0 == " " || $0 == "_" }) }) {
        english[WordKey.of(word)]?.insert(code)
      }
    }
    return english
  }()

  /// What stands beside names and days, and says little of the language a text is written in.
  private static let untold: Set<Language.Group> = [.nameVerbs, .names, .shortDays, .shortMonths]

  /// Of the Nordic languages one stands for all: their words are the same here.
  private static let codes = DateMentionFinder.LanguageCode.allCases.filter {
    $0 != .english && $0 != .danish && $0 != .norwegian
  }

  private static let functions = Set(
    EnglishGroups.functions.split(separator: " ").map { WordKey.of($0) })
  private static let sieve = WordSieve(all.keys)

  /// By the key of the word.
  private static let all: [UInt64: LanguageWords] = {
    let english = Set(
      (Language.english.words.map(\.list) + Language.english.groups.map(\.value))
        .flatMap { keys($0) }.map(\.key))
    var all: [UInt64: LanguageWords] = [:]
    for code in codes {
      let language = Lexicon.words(of: code)
      func add(_ list: String, tellsFrom least: Int?, short: Int = 5, isDay: Bool = false) {
        for (key, length) in keys(list) where !english.contains(key) {
          var word = all[key] ?? LanguageWords()
          word.isDay = word.isDay || isDay
          if !word.languages.contains(code) { word.languages.append(code) }
          if let least, length >= least {
            word.tells = true
            word.isShort = length < short
          }
          all[key] = word
        }
      }
      let names = Set(keys(language.groups[.names] ?? "").map(\.key))
      let shorts = Set(
        [Language.Group.shortDays, .shortMonths].flatMap {
          language.groups[$0]?.split(separator: " ") ?? []
        })
      func isShort(_ list: String) -> Bool {
        list.split(separator: " ").allSatisfy(shorts.contains)
      }
      for words in language.words {
        switch words.symbol {
        // Cut short they are words of English and of each other: "man", "sex", "seg", "mai".
        case .month where isShort(words.list),
          .weekday where code != .german && isShort(words.list):
          break
        case .month, .weekday, .monthweek, .weekpart:
          add(words.list, tellsFrom: 0)
          guard words.symbol == .weekday else { break }
          for (key, _) in keys(words.list) where !names.contains(key) { all[key]?.isWeekday = true }
        case .dayword: add(words.list, tellsFrom: 0, short: 4, isDay: true)
        case .weekdays, .lastday:
          add(words.list, tellsFrom: 5)
          add(lasts(words.list), tellsFrom: 5)
        case .holiday: add(words.list, tellsFrom: 5, short: 6)
        // "20 Uhr", "ore 9:20"
        case .oclock, .at: add(words.list, tellsFrom: 3, short: .max)
        // "time" and "timer" are Danish hours.
        case .unit where words.value != 2: add(words.list, tellsFrom: 4)
        case .next, .coming, .last: add(words.list, tellsFrom: 5, short: 6)
        default: add(words.list, tellsFrom: nil)
        }
      }
      for (group, list) in language.groups where !untold.contains(group) {
        add(list, tellsFrom: nil)
      }
      for (_, list) in language.cues { add(list, tellsFrom: nil) }
    }
    return all
  }()

  /// The words of a list that are no phrases.
  private static func keys(_ list: String) -> [(key: UInt64, length: Int)] {
    list.split(separator: " ").filter { !$0.contains("_") }.map { (WordKey.of($0), $0.utf8.count) }
  }

  /// The last words of the phrases of a list: "domingos" of "aos domingos".
  private static func lasts(_ list: String) -> String {
    list.split(separator: " ").compactMap { $0.split(separator: "_").dropFirst().last }
      .joined(separator: " ")
  }
}
