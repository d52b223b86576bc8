import CirclesModel

/// What one language calls activities, and how it speaks of them. Words are in lower case, without
/// accents, as the lexer folds them.
struct LocalWords: Sendable {
  /// Verbs of activities: forms by the name that is shown.
  let verbs: [String: String]
  /// Names of activities, things to play and kinds of art.
  let nouns: Set<String>
  /// Ends of compounds that are activities: `shantychor`.
  let suffixes: [String]
  /// Words that say that what stands in their clause is liked, done or learned.
  let cues: Set<String>
  /// Verbs whose object is an interest, whatever it is.
  let takers: Set<String>
  /// Words between such a verb and its object.
  let skipped: Set<String>
  /// Words that say that it is not, or no more.
  let denials: Set<String>
  /// Words that begin another statement.
  let breaks: Set<String>
  /// `I`; `my`; `his` and `her`; relatives.
  let first: Set<String>
  let mine: Set<String>
  let theirs: Set<String>
  let relatives: Set<String>
  /// Objects that make no interest: `spielt eine Rolle`.
  let idle: Set<String>
  /// Verbs of making, by the name that is shown before what is made: `pinta soldaditos`.
  var crafts: [String: String] = [:]
  /// What takes an object behind a preposition: `apuntado a acuagym`, `picado con la bici`.
  var joiners: Set<String> = []
  /// Words behind which what may be a verb is a noun: `en la cocina`.
  var articles: Set<String> = []
  /// Names of several words, by the first, the longest first: `tiro con arco`.
  var phrases: [String: [[String]]] = [:]
  /// What ends the name of a course or a club, behind that of what is done there: `Töpferkurs`.
  var courses: [String] = []
  /// Behind a word of denial they say that something never stops: `sin parar`.
  var unceasing: Set<String> = []
  /// Whether names of things begin with a capital.
  var hasCapitals = false

  static func of(_ language: TextLanguage) -> LocalWords? {
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

  /// The language of words too few to tell it otherwise: `lernt Segeln` has a verb that one alone has.
  static func taking(_ words: ArraySlice<Token>) -> TextLanguage? {
    var taking: UInt16 = 0
    for word in words { taking |= verbs[word.text] ?? 0 }
    guard taking.nonzeroBitCount == 1 else { return nil }
    return TextLanguage(rawValue: UInt8(taking.trailingZeroBitCount))
  }

  /// Verbs of doing, with the languages that have them.
  private static let verbs: [String: UInt16] = {
    var table: [String: UInt16] = [:]
    for (local, language) in zip(all, languages) {
      for verb in local.takers.union(local.verbs.keys) where !english.contains(verb) {
        table[verb, default: 0] |= 1 << language.rawValue
      }
    }
    return table
  }()

  /// The language that has most of the words that say whether something is liked, with its common
  /// words: `odia el futsal`. Nil where English has as many.
  static func told(_ words: ArraySlice<Token>) -> TextLanguage? {
    var scores = [Int](repeating: 0, count: all.count)
    var ofEnglish = 0
    var common = [Int](repeating: 0, count: all.count)
    for word in words where word.isWord {
      let bits = TextLanguage.common[word.text] ?? 0
      if bits & 1 << TextLanguage.english.rawValue != 0 { ofEnglish += 1 }
      for (place, language) in languages.enumerated() where bits & 1 << language.rawValue != 0 {
        common[place] += 1
      }
      guard word.classes.isEmpty, !english.contains(word.text),
        !InterestLexicon.standard.knows(word.text)
      else { continue }
      for (place, local) in all.enumerated()
      where local.cues.contains(word.text)
        || local.denials.contains(word.text) || local.nouns.contains(word.text)
        || local.verbs[word.text] != nil || local.takers.contains(word.text)
      {
        scores[place] += 1
      }
    }
    for place in scores.indices {
      scores[place] = scores[place] == 0 ? 0 : scores[place] + common[place]
    }
    guard let best = scores.max(), best > 1, best > ofEnglish else { return nil }
    return scores.firstIndex(of: best).map { languages[$0] }
  }

  /// Verbs of these languages that are English words too, and so tell none of them.
  private static let english: Set<String> = [
    "baker", "bridget", "chanter", "last", "leer", "lobe", "mag", "male", "malt", "nada", "patina",
    "quilt", "rent", "ride", "rider", "ro", "springer", "stricken", "surfer",
  ]

  /// Every language but English.
  static let all = [german, spanish, french, portuguese, italian, dutch, swedish, danish]
  /// Their names, in the same order.
  static let languages: [TextLanguage] = [
    .german, .spanish, .french, .portuguese, .italian, .dutch, .swedish, .danish,
  ]

  /// A word as the lexer folds it.
  static func folded(_ word: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch ScalarFolding.fold(scalar) {
      case .scalar(let one): text.append(one)
      case .letters(let one, let other): text += [one, other]
      case .nothing, .separator: break
      }
    }
    return String(text)
  }

  /// `Aquarellkurs`, `Töpferkurs`: a course in what is listed.
  func isCourse(_ word: String) -> Bool {
    for course in courses where word.hasSuffix(course) {
      var activity = word.dropLast(course.count)
      if activity.last == "s" || activity.last == "n" { activity = activity.dropLast() }
      guard activity.utf8.count > 3 else { continue }
      if nouns.contains(String(activity)) || verbNames.contains(where: { $0.hasPrefix(activity) }) {
        return true
      }
    }
    return false
  }

  private var verbNames: Dictionary<String, String>.Values { verbs.values }

  /// Phrases parted by commas, by their first word.
  static func phrases(_ list: String) -> [String: [[String]]] {
    var table: [String: [[String]]] = [:]
    for phrase in list.split(separator: ",") {
      let words = phrase.split(whereSeparator: { $0 == " " || $0 == "\n" }).map {
        folded(String($0))
      }
      guard let first = words.first else { continue }
      table[first, default: []].append(words)
    }
    return table.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// A set of the words of a list.
  static func set(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { folded(String($0)) })
  }

  /// `form form=name`: what each form is shown as.
  static func forms(_ list: String) -> [String: String] {
    var table: [String: String] = [:]
    for entry in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let names = entry.split(separator: "=").map { folded(String($0)) }
      guard let name = names.last else { continue }
      for form in names { table[form] = name }
    }
    return table
  }
}
