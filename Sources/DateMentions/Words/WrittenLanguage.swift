extension DateMentionFinder {
  /// The language in which a text names months, weekdays or days; nil where none of these words tells
  /// it from English.
  ///
  /// Short texts say too little else to know their language by: `Anna déménage le 1er septembre`.
  /// - Parameter likely: the language it rather is, where the words are those of several.
  public static func language(
    of text: String, likely: LanguageCode? = nil
  ) -> LanguageCode? {
    var scores: [LanguageCode: Int] = [:]
    if let likely { scores[likely] = 2 }
    var telling: Set<LanguageCode> = []
    let tokens = Tokenizer.tokens(of: text)
    for (place, token) in tokens.enumerated() where token.kind == .word {
      guard let word = LanguageWords.all[token.key] else { continue }
      let beside = tokens[max(0, place - 2)...min(tokens.count - 1, place + 1)]
      let isTold = word.tells && (!word.isShort || beside.contains { $0.kind == .number })
      for code in word.languages {
        scores[code, default: 0] += isTold ? 4 : 1
        if isTold { telling.insert(code) }
      }
    }
    return telling.max { one, other in
      let (left, right) = (scores[one] ?? 0, scores[other] ?? 0)
      return left != right ? left < right : one.rawValue > other.rawValue
    }
  }
}

/// Whose words are whose.
private struct LanguageWords {
  /// The languages that have the word.
  var languages: [DateMentionFinder.LanguageCode] = []
  /// Whether it names a month, a weekday or a day, and is no word of English.
  var tells = false
  /// Whether it is so short that it may be anything.
  var isShort = false

  /// By the key of the word. Of the Nordic languages one stands for all: their words are the same here.
  static let all: [UInt64: LanguageWords] = {
    let codes = DateMentionFinder.LanguageCode.allCases.filter {
      $0 != .english && $0 != .danish && $0 != .norwegian
    }
    let english = Set(Language.english.words.flatMap { keys($0.list) }.map(\.key))
    var all: [UInt64: LanguageWords] = [:]
    for code in codes {
      for words in Lexicon.words(of: code).words {
        let names = [.month, .weekday, .dayword].contains(words.symbol)
        for (key, length) in keys(words.list) where !english.contains(key) {
          var word = all[key] ?? LanguageWords()
          if !word.languages.contains(code) { word.languages.append(code) }
          word.tells = word.tells || names
          word.isShort = length < 5
          all[key] = word
        }
      }
    }
    return all
  }()

  /// The words of a list, of phrases the first alone.
  private static func keys(_ list: String) -> [(key: UInt64, length: Int)] {
    list.split(separator: " ").filter { !$0.contains("_") }.map { (WordKey.of($0), $0.utf8.count) }
  }
}
