/// Who is who in a text: the subject's names, the owner's, and the pronoun that means the subject.
struct Participants: Sendable {
  /// The words of the subject's names, folded.
  var subject: Set<String>
  /// Those of them that stand last in a name: others may bear them too.
  var families: Set<String> = []
  /// The words by which the subject is called after what it is to the owner: `Mom`.
  var labels: Set<String> = []
  /// The words of the owner's names, folded.
  var owners: Set<String>
  /// The pronoun for the subject, where it is known.
  var gender: SubjectGender?
  /// The same, as the contact's own record tells it.
  let recordedGender: SubjectGender?
  /// Whether any word of the subject's names stands in the text. Where none does, they were heard
  /// or read wrongly, or the text says `my sister`: then the first person it tells of is the subject.
  var isNamed = false

  /// Titles before a name, which name nobody.
  static let titles: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "prof", "professor", "coach", "rev", "father", "sir", "doctor",
  ]

  /// What stands before a family name in other languages.
  static let calls = titles.union([
    "herr", "frau", "senor", "senora", "monsieur", "madame", "signor", "signora", "meneer",
    "mevrouw",
  ])

  init(owners: [String], subject: ExtractionSubject?) {
    self.owners = Set(owners.flatMap { Self.words($0) }).union(["me", "you"])
    var names: Set<String> = []
    var given: Set<String> = []
    for name in subject?.names ?? [] {
      let words = Self.words(name).filter { !Self.titles.contains($0) }
      let proper = words.filter { WordClasses.table[$0]?.contains(.relation) != true }
      names.formUnion(proper.isEmpty ? words : proper)
      labels.formUnion(words.filter { WordClasses.table[$0]?.contains(.relation) == true })
      if proper.count > 1, let last = proper.last { families.insert(last) }
      if let first = proper.first { given.insert(first) }
    }
    families.subtract(given)
    self.subject = names
    gender = subject?.gender
    recordedGender = subject?.gender
  }

  static func words(_ name: String) -> [String] {
    Lexer.tokens(of: name).filter { $0.isWord && $0.text != "'s" }.map(\.text)
  }

  /// Looks through the text for the subject's names, and for the pronoun that is used most.
  mutating func look(through tokens: [Token]) {
    var he = 0
    var she = 0
    var first: SubjectGender?
    for token in tokens where token.isWord {
      switch token.text {
      case "he", "his", "him":
        he += 1
        if first == nil { first = .male }
      case "she", "her", "hers":
        she += 1
        if first == nil { first = .female }
      default:
        if !isNamed, subject.contains(token.text) { isNamed = true }
      }
    }
    hasPronoun = he + she > 0
    if !isNamed { hear(tokens) }
    if gender == nil { gender = he == she ? first : he > she ? .male : .female }
  }

  /// Takes a name that is nearly the subject's for it, as it was heard: `Anna` for Ana.
  private mutating func hear(_ tokens: [Token]) {
    let names = subject.subtracting(families).filter { $0.utf8.count > 2 }.map { Array($0.utf8) }
    guard
      let heard = tokens.first(where: { token in
        token.isCapital && token.isWord && token.classes.isEmpty
          && names.contains { NearName.isNear($0, Array(token.text.utf8)) }
      })
    else { return }
    subject.insert(heard.text)
    isNamed = true
  }

  /// Whether the text says he or she of anybody.
  private(set) var hasPronoun = false
}
