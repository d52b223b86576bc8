/// A piece of a sentence that says one thing, with whose it is and how it is told.
struct LifeStatement: Sendable {
  /// Its words, in places of the sentence's.
  var range: Range<Int>
  /// What is denied, and what is told of somebody else.
  private var scope: LocalScope
  /// Whether it is the user's: `ich`, `meine Schwester`, in their own note.
  private(set) var isUsers = false
  /// Whether it is told of somebody who is neither the subject nor of their family.
  private(set) var isStrangers = false
  /// Whether somebody of the subject's family is in it, and whether all of it is about them.
  private(set) var hasKin = false
  private(set) var isKins = false
  /// Whether it is merely thought of, wished, or was so before.
  private(set) var isHypothetical = false
  private(set) var isOver = false

  /// Whether what it says is the subject's own.
  var isSubjects: Bool { !isUsers && !isStrangers && !isKins }

  func isDenied(_ words: Range<Int>) -> Bool { scope.isDenied(words) }

  /// The statements of a sentence.
  static func statements(
    of sentence: LifeText.Sentence, _ subject: Set<String>, _ gender: SubjectGender?
  ) -> [LifeStatement] {
    var statements: [LifeStatement] = []
    for clause in sentence.words.clauses {
      var start = clause.lowerBound
      for index in clause {
        let isLast = index + 1 == clause.upperBound
        guard isLast || index > start && begins(index + 1, sentence) else { continue }
        statements.append(
          LifeStatement(
            start..<(index + 1), sentence, after: statements.last, subject, gender))
        start = index + 1
      }
    }
    return statements
  }

  private static func begins(_ index: Int, _ sentence: LifeText.Sentence) -> Bool {
    let word = sentence.words.words[index].text
    return sentence.local.breaks.contains(word) || sentence.life.subordinators.contains(word)
  }

  private init(
    _ range: Range<Int>, _ sentence: LifeText.Sentence, after before: LifeStatement?,
    _ subject: Set<String>, _ gender: SubjectGender?
  ) {
    let (life, local, words) = (sentence.life, sentence.local, sentence.words.words)
    self.range = range
    scope = LocalScope(range, sentence.words, local, denials: life.denials)
    let isNarrated = sentence.speaker == .narrator
    var isOurs = false
    for index in range {
      let word = words[index].text
      if local.first.contains(word) || life.ours.contains(word) { isOurs = true }
      if life.hypotheses.contains(word) || life.avoiding.contains(word) { isHypothetical = true }
      if life.over.contains(word) { isOver = true }
      if isNarrated, index <= range.lowerBound + 3, Self.isOf(index, range, sentence, subject) {
        isStrangers = true
      }
      // "se ela está grávida"
      if word == "se", index + 1 < range.upperBound, life.ifs.contains(word),
        life.he.union(life.she).contains(words[index + 1].text)
      {
        isHypothetical = true
      }
      guard index + 1 < range.upperBound, let kin = Self.relative(after: index, range, sentence)
      else { continue }
      let isWith = index > 0 && Self.companies.contains(words[index - 1].text)
      if isNarrated ? local.mine.contains(word) : local.theirs.contains(word) {
        if !isWith { isNarrated ? (isUsers = true) : (isStrangers = true) }
      } else if (isNarrated ? local.theirs : local.mine).contains(word)
        || isNarrated && Self.isGenitive(words[index], subject)
      {
        if !Self.acquaintances.contains(kin) { hasKin = true }
        if !isWith { isKins = true }
      } else if isNarrated, Self.articles.contains(word), index <= range.lowerBound + 1, !isWith {
        if !Self.acquaintances.contains(kin) { hasKin = true }
        isKins = true
      }
    }
    let (first, second) = (words[range.lowerBound], Self.word(range.lowerBound + 1, range, words))
    let opening = local.breaks.contains(first.text) ? second ?? first : first
    if Self.askers.contains(opening.text)
      || range.count > 1 && opening.text != "se" && life.ifs.contains(opening.text)
    {
      isHypothetical = true
    }
    // "trabajo demasiado": a verb of mine, where no article makes it a noun.
    if Self.mine.contains(opening.text), let second, second.text != opening.text,
      !Self.fresh.contains(second.text)
    {
      isOurs = true
    }
    if isNarrated, local.relatives.contains(first.text), !subject.contains(first.text) {
      isKins = true
    }
    if isNarrated {
      // "Mein Hund ist krank"
      let opens = range.prefix(2).contains { local.mine.contains(words[$0].text) }
      if isOurs || opens { isUsers = true }
      if Self.isNamed(range, sentence, subject) { isStrangers = true }
      if gender == .female, range.prefix(4).contains(where: { life.he.contains(words[$0].text) }) {
        isStrangers = true
      }
      if gender == .male, range.prefix(4).contains(where: { life.she.contains(words[$0].text) }) {
        isStrangers = true
      }
    } else if !isOurs {
      // Without `I` what somebody writes may be of anybody.
      isStrangers = true
    }
    if let kin = Self.relativeBefore(range, sentence) {
      if isNarrated == local.mine.contains(kin) { isUsers = true } else { isKins = true }
      hasKin = isKins
    }
    guard let before, isSubjects, isNarrated, !names(range, sentence, subject) else {
      if before != nil, !isNarrated, !isKins, isStrangers, before?.isSubjects == true,
        Self.isJoined(range, sentence), !names(range, sentence, subject)
      {
        isStrangers = false
      }
      return
    }
    // "su mujer odia el ruido y se va": hers still.
    isUsers = before.isUsers
    isStrangers = before.isStrangers
    isKins = before.isKins
    if life.subordinators.contains(first.text), !isKins {
      isUsers = false
      isStrangers = false
    }
  }

  /// `søsteren hennes`, `kona min`: whose somebody at the beginning is; nil where nobody stands there.
  private static func relativeBefore(
    _ range: Range<Int>, _ sentence: LifeText.Sentence
  ) -> String? {
    guard let first = range.first, range.count > 1,
      sentence.local.first.contains("jeg") || sentence.local.first.contains("jag")
    else { return nil }
    let (word, owner) = (sentence.words.words[first].text, sentence.words.words[first + 1].text)
    let known = sentence.local.relatives
    guard sentence.local.theirs.contains(owner) || sentence.local.mine.contains(owner),
      definite.contains(where: { end, base in
        word.hasSuffix(end) && known.contains(word.dropLast(end.utf8.count) + base)
      })
    else { return nil }
    return owner
  }

  /// Ends that make a noun definite, and what it has without them.
  private static let definite = [
    ("en", ""), ("n", ""), ("a", ""), ("a", "e"), ("et", ""), ("ne", ""),
  ]

  /// `el perro de Pedro`: whether a word is somebody's, by the name of another behind it.
  private static func isOf(
    _ index: Int, _ range: Range<Int>, _ sentence: LifeText.Sentence, _ subject: Set<String>
  ) -> Bool {
    let words = sentence.words.words
    guard index + 2 < range.upperBound, of.contains(words[index + 1].text) else { return false }
    let (thing, name) = (words[index], words[index + 2])
    guard !sentence.life.finites.contains(thing.text),
      sentence.local.relatives.contains(thing.text)
        || sentence.life.keys(of: thing).contains(where: { $0 == .pets || $0 == .family })
    else { return false }
    return name.isCapital && !subject.contains(name.text) && !isKnown(name, sentence)
      && !sentence.local.relatives.contains(name.text)
  }

  /// `Petras Mann`
  private static func isGenitive(_ word: Token, _ subject: Set<String>) -> Bool {
    word.text == "'s"
      || word.isCapital && word.text.hasSuffix("s")
        && subject.contains(String(word.text.dropLast()))
  }

  /// What begins a question within a sentence: `wie es ihr geht`.
  private static let askers: Set<String> = [
    "wie", "warum", "wieso", "comment", "pourquoi", "hoe", "waarom", "hur", "varfor", "hvordan",
    "hvorfor", "hvornar",
  ]

  /// What stands before whose something is.
  static let of: Set<String> = [
    "von", "vom", "de", "du", "del", "do", "da", "di", "della", "dello", "van", "till", "til",
    "av", "af",
  ]
  /// Verbs of `I` that are nouns too, and what tells these.
  private static let mine: Set<String> = ["trabajo", "lavoro", "trabalho", "estudio", "viaggio"]
  private static let fresh: Set<String> = ["nuevo", "nuovo", "novo", "en", "em", "in", "de", "di"]

  private static func word(_ index: Int, _ range: Range<Int>, _ words: [Token]) -> Token? {
    index < range.upperBound ? words[index] : nil
  }

  /// Whether it begins with an `and`.
  private static func isJoined(_ range: Range<Int>, _ sentence: LifeText.Sentence) -> Bool {
    sentence.local.breaks.contains(sentence.words.words[range.lowerBound].text)
  }

  /// The relative that a word stands before, with at most one word between: `seine kleine Schwester`.
  private static func relative(
    after index: Int, _ range: Range<Int>, _ sentence: LifeText.Sentence
  ) -> String? {
    let words = sentence.words.words
    let known = sentence.local.relatives
    for place in (index + 1)..<min(index + 3, range.upperBound)
    where known.contains(words[place].text) {
      if place == index + 2, sentence.life.keys(of: words[index + 1]) != [] { return nil }
      return words[place].text
    }
    return nil
  }

  /// Whether it begins with the name of another: `Joel hat`.
  private static func isNamed(
    _ range: Range<Int>, _ sentence: LifeText.Sentence, _ subject: Set<String>
  ) -> Bool {
    let words = sentence.words.words
    var index = range.lowerBound
    while index < range.upperBound,
      sentence.local.breaks.contains(words[index].text)
        || sentence.life.subordinators.contains(words[index].text)
    {
      index += 1
    }
    let begin = index
    while index < range.upperBound, articles.contains(words[index].text) { index += 1 }
    guard index < range.upperBound else { return false }
    let isMarked =
      !sentence.local.hasCapitals && words[index].isCapital
      && (index > begin || index > sentence.words.words.startIndex)
    var end = index
    while end < range.upperBound, end < index + 3, words[end].isCapital,
      !isKnown(words[end], sentence)
    {
      if subject.contains(words[end].text) { return false }
      end += 1
    }
    guard end > index, end < range.upperBound else { return false }
    // "Leider hat sie": no name.
    if let after = word(end + 1, range, words),
      sentence.life.he.contains(after.text)
        || sentence.life.she.contains(after.text)
    {
      return false
    }
    // A capital within a sentence is a name's, but in German.
    return isMarked || sentence.life.finites.contains(words[end].text)
  }

  /// Whether a word is one of the language's.
  private static func isKnown(_ word: Token, _ sentence: LifeText.Sentence) -> Bool {
    TextLanguage.common[word.text] != nil || sentence.life.times.contains(word.text)
      || sentence.life.isThing(word) || sentence.life.keys(of: word) != []
      || sentence.life.empty.contains(word.text) || sentence.life.hypotheses.contains(word.text)
      || sentence.life.over.contains(word.text) || sentence.local.cues.contains(word.text)
      || sentence.local.theirs.contains(word.text) || sentence.local.mine.contains(word.text)
      || sentence.life.he.contains(word.text) || sentence.life.she.contains(word.text)
  }

  /// Whether a word at its beginning may be the subject of a new statement.
  private func names(
    _ range: Range<Int>, _ sentence: LifeText.Sentence, _ subject: Set<String>
  ) -> Bool {
    range.prefix(3).contains { index in
      let word = sentence.words.words[index]
      return sentence.life.he.contains(word.text) || sentence.life.she.contains(word.text)
        || subject.contains(word.text) || Self.subjects.contains(word.text)
    }
  }

  /// Pronouns of more than one meaning that may be subjects.
  private static let subjects: Set<String> = ["sie", "ze", "de", "on", "loro", "ils", "elles"]

  /// Whom somebody does something with is not who does it.
  private static let companies: Set<String> = [
    "mit", "bei", "con", "avec", "chez", "com", "met", "bij", "med", "hos", "samen", "fur", "para",
    "pour", "per", "voor", "for", "sammen",
  ]
  private static let articles: Set<String> = [
    "der", "die", "das", "el", "la", "los", "las", "le", "les", "l", "il", "lo", "o", "a", "os",
    "as", "de", "het", "den", "det",
  ]
  /// Relatives that are no family.
  static let acquaintances: Set<String> = [
    "chef", "kollege", "kollegin", "nachbar", "nachbarin", "freund", "freundin", "jefe", "jefa",
    "vecino", "vecina", "amigo", "amiga", "companero", "companera", "compadre", "comadre", "patron",
    "voisin", "voisine", "ami", "amie", "collegue", "copain", "copine", "chefe", "vizinho",
    "vizinha", "colega", "capo", "collega", "vicino", "vicina", "amico", "amica", "baas", "buurman",
    "buurvrouw", "buren", "vriend", "vriendin", "kollega", "granne", "grannen", "ven", "van",
    "venn",
    "vannina", "veninde", "venninne", "sjef", "nabo", "naboen",
  ]
}
