/// How a language tells of the past by the form of its words, accents and all: `llegaron`, `ha comprado`,
/// `est partie`, `flyttade`. Words alone are in ``Language/Group/pasts``.
struct PastForms: Sendable {
  /// Endings of verbs in the past: `-aron`. The imperfect is none: it tells of plans, too (`se tomaba
  /// licencia el lunes`).
  private let endings: [String]
  /// Endings of other forms that end like these: "comprarei" is no "comprei".
  private let otherEndings: [String]
  /// Words with such an ending that are none.
  private let exceptions: Set<String>
  /// Forms that are past as they stand: `estuvo`.
  private let words: Set<String>
  /// What stands before a participle: `ha`, `avons`.
  private let having: Set<String>
  /// What does before those of coming and going alone, as `est` before `partie`; another's is a passive,
  /// which may lie ahead: `est prévu`.
  private let being: Set<String>
  /// Behind these, being goes with any participle: `s'est inscrite`.
  private let reflexive: Set<String>
  private let participleEndings: [String]
  private let participles: Set<String>
  private let motions: Set<String>
  /// Begin another statement: what stands before them says nothing of what comes after.
  private let joints: Set<String>

  /// Lists of words between spaces, in small letters with their accents.
  init(
    endings: String, otherEndings: String = "", exceptions: String, words: String,
    having: String = "", being: String = "",
    reflexive: String = "", participleEndings: String = "", participles: String = "",
    motions: String = "", joints: String
  ) {
    func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    self.endings = list(endings)
    self.otherEndings = list(otherEndings)
    self.exceptions = Set(list(exceptions))
    self.words = Set(list(words))
    self.having = Set(list(having))
    self.being = Set(list(being))
    self.reflexive = Set(list(reflexive))
    self.participleEndings = list(participleEndings)
    self.participles = Set(list(participles))
    self.motions = Set(list(motions))
    self.joints = Set(list(joints))
  }

  /// Whether a word begins another statement.
  func joins(_ word: String) -> Bool { joints.contains(word) }

  /// Whether a word tells of the past.
  ///
  /// - Parameters:
  ///   - word: in small letters.
  ///   - before: the words before it in its clause, the nearest first: three are enough.
  func tells(_ word: String, after before: [String]) -> Bool {
    if words.contains(word) { return true }
    if !exceptions.contains(word), Self.ends(word, in: endings),
      !Self.ends(word, in: otherEndings)
    {
      return true
    }
    guard
      let place = before.prefix(3).firstIndex(where: { having.contains($0) || being.contains($0) })
    else { return false }
    let isParticiple = participles.contains(word) || Self.ends(word, in: participleEndings)
    if having.contains(before[place]) { return isParticiple || motions.contains(word) }
    if motions.contains(word) { return true }
    return isParticiple && before.dropFirst(place + 1).first.map(reflexive.contains) == true
  }

  private static func ends(_ word: String, in endings: [String]) -> Bool {
    endings.contains { word.utf8.count > $0.utf8.count + 1 && word.hasSuffix($0) }
  }
}

/// Reads the words of a text that may tell of the past in one of some languages.
struct PastReader {
  private let forms: [PastForms]
  private let text: String
  private let lattice: Lattice

  init(forms: [PastForms], text: String, lattice: Lattice) {
    self.forms = forms
    // Places in bytes are found at once in a string that is kept as UTF-8.
    var native = text
    if !forms.isEmpty { native.makeContiguousUTF8() }
    self.text = native
    self.lattice = lattice
  }

  /// Whether a word tells of the past.
  func tells(_ index: Int) -> Bool {
    guard !forms.isEmpty, !isName(index), let word = word(index) else { return false }
    var before: [String] = []
    var at = index - 1
    while at >= 0, before.count < 3 {
      let token = lattice.tokens[at]
      // The apostrophe of `s'est` and `l'ha`.
      if token.kind == .mark, token.isMark("'") {
        at -= 1
        continue
      }
      guard token.kind == .word, let word = self.word(at) else { break }
      before.append(word)
      at -= 1
    }
    return forms.contains { $0.tells(word, after: before) }
  }

  /// Whether another statement begins with a word.
  func joins(_ index: Int) -> Bool {
    guard !forms.isEmpty, lattice.tokens[index].kind == .word, let word = word(index) else {
      return false
    }
    // "casou-se"
    if index > 0, lattice.tokens[index - 1].isMark("-"), !lattice.tokens[index - 1].spaced {
      return false
    }
    return forms.contains { $0.joins(word) }
  }

  /// A capital within a sentence.
  private func isName(_ index: Int) -> Bool {
    lattice.tokens[index].capital && index > 0 && lattice.tokens[index].lines == 0
      && !lattice.tokens[index - 1].endsSentence
  }

  private func word(_ index: Int) -> String? {
    let token = lattice.tokens[index]
    let bytes = text.utf8
    guard token.firstByte >= 0, token.endByte <= bytes.count, token.firstByte < token.endByte
    else { return nil }
    let start = bytes.index(bytes.startIndex, offsetBy: Int(token.firstByte))
    let end = bytes.index(start, offsetBy: Int(token.endByte - token.firstByte))
    return text[start..<end].lowercased()
  }
}
