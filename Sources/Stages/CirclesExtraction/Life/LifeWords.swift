import CirclesModel

/// How one language speaks of what happens in a life: circumstances, turns, and what is better not
/// mentioned. What it knows of people and of denial besides, `LocalWords` has. Words are in lower case,
/// without accents, as the lexer folds them.
struct LifeWords: Sendable {
  // MARK: How it is told

  /// Words that deny, and nothing else: what is over is no denial.
  var denials: Set<String>
  /// What was so before: `früher`.
  var over: Set<String>
  /// Words that make a statement a thought or a wish, wherever they stand: `vielleicht`, `wäre`.
  var hypotheses: Set<String>
  /// Words that do so where a statement begins with them: `om hon är gravid`.
  var ifs: Set<String>
  /// Words that begin a statement with a subject of its own: `dass`.
  var subordinators: Set<String>
  /// Verbs and pronouns that only `I` and `we` have, and `you`.
  var ours: Set<String>
  /// `he` and `she`, where they mean nothing else.
  var he: Set<String>
  var she: Set<String>
  /// Verbs that stand behind a name at the beginning: `Joel hat`.
  var finites: Set<String>

  // MARK: Circumstances

  /// Words that tell of a circumstance by themselves.
  var facts: [String: [FactKey]]
  /// Phrases that do.
  var factPhrases: LifePhrases<FactKey>
  /// Ends of compounds that do: `Nussallergie`.
  var factEnds: [(end: String, key: FactKey)]
  /// What people work as, and the words before it: `ist Lehrerin`.
  var occupations: Set<String>
  var occupationEnds: [String]
  var copulas: Set<String>
  /// What may not be eaten, words for eating and liking, and words of not bearing it.
  var foods: Set<String>
  var eating: Set<String>
  var intolerance: Set<String>

  // MARK: Events

  /// They tell of a turn by themselves.
  var turns: LifePhrases<Void>
  /// Things that take place on a day, and ends of such words.
  var things: Set<String>
  var thingEnds: [String]
  /// Verbs that tell of an event where a day is said.
  var motions: Set<String>
  /// Words that say a day.
  var times: Set<String>

  // MARK: What is better not mentioned

  /// Verbs of mentioning, in the forms of requests.
  var mentions: Set<String>
  /// Of them, those that take what is mentioned without a preposition.
  var direct: Set<String>
  /// Of them, those behind which stands who is told.
  var telling: Set<String>
  /// Prepositions before what is mentioned.
  var about: Set<String>
  /// Verbs of avoiding.
  var avoiding: Set<String>
  /// Words that make a denied verb a report, or a reminder.
  var reports: Set<String>
  /// Words that are no topic: pronouns, and what makes a request polite or strong.
  var empty: Set<String>
  /// Phrases that say what somebody does not like to speak of, with their preposition.
  var reluctance: LifePhrases<Void>
  /// Phrases that call something a secret, void where they are denied.
  var secrets: LifePhrases<Void>
  /// Phrases that say that nobody knows it.
  var unknowns: LifePhrases<Void>
  /// Phrases that call something a sore point.
  var sore: LifePhrases<Void>
  /// Forms of verbs of mentioning that are requests, and reports behind a subject: `elle ne parle pas`.
  var presents: Set<String>
  /// What verbs of mentioning need in their clause to be such: `ta upp`.
  var particles: [String: String]

  static func of(_ language: TextLanguage) -> LifeWords? {
    switch language {
    case .english: nil
    case .german: german
    case .spanish: spanish
    case .french: french
    case .portuguese: portuguese
    case .italian: italian
    case .dutch: dutch
    case .swedish: swedish
    case .danish: danish
    }
  }

  /// Small words that an accent makes others: `él`, `sí`, `è`, `à`.
  private static let accented: Set<String> = [
    "a", "bebe", "e", "el", "hatte", "hatten", "konnte", "konnten", "si", "wurde", "wurden",
  ]

  /// A word as the lexer folds it, but for the accent of those that have another meaning without it.
  static func folded(_ word: String) -> String {
    let folded = LocalWords.folded(word)
    guard accented.contains(folded), word.lowercased() != folded else { return folded }
    return folded + "'"
  }

  /// The same of a token, by how it is written.
  static func isAccented(_ token: Token, _ text: ScalarText) -> Bool {
    accented.contains(token.text) && text.isAccented(token.start, token.end)
  }

  /// A set of the words of a list.
  static func set(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { folded(String($0)) })
  }

  /// Words by their keys.
  static func keys(_ lists: [(FactKey, String)]) -> [String: [FactKey]] {
    var table: [String: [FactKey]] = [:]
    for (key, list) in lists {
      for word in set(list) { table[word, default: []].append(key) }
    }
    return table
  }

  /// Ends of words by their keys.
  static func ends(_ lists: [(FactKey, String)]) -> [(end: String, key: FactKey)] {
    lists.flatMap { key, list in set(list).sorted().map { ($0, key) } }
  }

  /// What a word tells of by itself, or by its end.
  func keys(of word: Token) -> [FactKey] {
    if let keys = facts[word.text] { return keys }
    guard word.text.utf8.count > 8 else { return [] }
    for (end, key) in factEnds where word.text.hasSuffix(end) { return [key] }
    return []
  }

  func isThing(_ word: Token) -> Bool {
    things.contains(word.text)
      || word.text.utf8.count > 8 && thingEnds.contains { word.text.hasSuffix($0) }
  }

  func isOccupation(_ word: Token) -> Bool {
    occupations.contains(word.text)
      || word.text.utf8.count > 6 && occupationEnds.contains { word.text.hasSuffix($0) }
  }

  /// The language of a few words of which only one has a word of these: `Schwanger.`
  static func telling(_ words: ArraySlice<Token>) -> TextLanguage? {
    var found: UInt16 = 0
    for word in words where word.isWord {
      let bits = TextLanguage.common[word.text] ?? 0
      if bits & 1 << TextLanguage.english.rawValue != 0, word.text != "a" { return nil }
      if let telling = telling[word.text], telling.nonzeroBitCount == 1 { found |= telling }
    }
    guard found.nonzeroBitCount == 1 else { return nil }
    return TextLanguage(rawValue: UInt8(found.trailingZeroBitCount))
  }

  /// Words of circumstances that are long enough to be no word of English, with their languages.
  private static let telling: [String: UInt16] = {
    var table: [String: UInt16] = [:]
    for language in TextLanguage.allCases {
      guard let life = of(language) else { continue }
      for word in life.facts.keys where word.utf8.count > 6 && isForeign(word) {
        table[word, default: 0] |= 1 << language.rawValue
      }
    }
    return table
  }()

  /// Whether no English word list has a word.
  private static func isForeign(_ word: String) -> Bool {
    WordClasses.table[word] == nil && FactWords.table[Token.stem(word)] == nil
      && !english.contains(word) && !InterestLexicon.standard.knows(word)
  }

  /// Words of these languages that are English words too.
  private static let english: Set<String> = [
    "student", "studenten", "pension", "operation", "hospital", "terrier", "chemotherapy",
    "chinchilla", "diabetes", "doctor", "director", "general", "migration", "promotion", "tumor",
    "vegetarian", "kindergarten", "universal", "epilepsi", "studios", "internship", "migraine",
    "allergie", "clinique", "college", "concierge", "infection", "pneumonia", "depression",
    "labrador", "retriever", "canaries", "airport", "passport", "gluten", "lactose", "fracture",
    "diploma", "dissertation", "fractura", "residence", "location", "mission", "contract",
    "freelance", "freelancer", "consultant", "manager", "maternity", "fiance", "fiancee",
  ]
}
