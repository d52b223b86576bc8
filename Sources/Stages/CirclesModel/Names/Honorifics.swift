/// Words that stand around a name and do not tell one person from another.
enum Honorifics {
  /// Forms of address before a name, folded. `Sr` is señor there; behind a name it means senior.
  static let titles = WordSet([
    "dr", "dra", "doctor", "mr", "mrs", "ms", "miss", "mx", "prof", "professor", "sir", "madam",
    "rev", "reverend", "hon", "herr", "frau", "fraulein", "dipl", "ing", "mag",
    "sr", "sra", "srta", "senor", "senora", "don", "dona", "m", "mme", "mlle", "monsieur", "madame",
    "sig", "sigra", "signor", "signora", "dott", "dottssa", "dhr", "mevr", "mw", "pan", "pani",
    "hr", "fru", "shri", "sri", "smt", "г", "госпожа", "господин",
  ])

  /// Degrees behind a comma, folded.
  static let credentials = WordSet([
    "phd", "md", "mba", "esq", "dds", "cpa", "rn", "pe", "msc", "bsc", "ma", "ba", "llm", "llb",
    "jd",
    "ph", "d",
  ])

  /// What tells a father from a son, folded: never left out.
  static let generations = WordSet(["jr", "sr", "junior", "senior", "ii", "iii", "iv", "v"])
}

/// A small set of words, asked with bytes so that no string is made for the question.
struct WordSet: Sendable {
  private let words: Set<[UInt8]>
  private let longest: Int

  init(_ words: [String]) {
    self.words = Set(words.map { Array($0.utf8) })
    longest = words.map(\.utf8.count).max() ?? 0
  }

  func contains(_ word: String) -> Bool { contains(Array(word.utf8)[...]) }

  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    // Most words of a name are longer than any title, and need no hashing.
    word.count <= longest && words.contains(Array(word))
  }
}
