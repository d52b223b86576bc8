/// What stands for a woman or a man, by language: `il` is he in French and an article in Italian, `er`
/// he in German and a pause in English. From general knowledge.
struct Pronouns {
  /// The languages of the text (`FunctionWords`), English among them.
  private let languages: FunctionWords.Languages

  /// The pronouns of a text in some languages beside English.
  init(_ languages: FunctionWords.Languages) {
    self.languages = languages | Self.english
  }

  func isShe(_ token: TextToken) -> Bool {
    guard (Self.she[token.hash] ?? 0) & languages != 0 else { return false }
    // `Haben Sie Ihren Schirm?`, `Ihr Lieben`: in German a capital speaks to somebody.
    guard Self.polite.contains(token.hash), token.flags.contains(.capital) else { return true }
    return token.hash == Self.sie && token.flags.contains(.opensSentence)
  }

  func isHe(_ token: TextToken) -> Bool {
    guard (Self.he[token.hash] ?? 0) & languages != 0 else { return false }
    // `el` without its accent is an article in Spanish.
    return token.hash != Self.el || token.end - token.start != token.length
  }

  private static let english: FunctionWords.Languages = 1 << 15
  private static let sie = WordHash.of("sie")
  private static let polite = Set(FoldedText("sie ihr ihre ihrem ihren ihrer").tokens.map(\.hash))
  private static let el = WordHash.of("el")

  /// In the order of `FunctionWords`; what is no word of another language counts in every text.
  private static let women = [
    "ella", "sie ihr ihre ihrem ihren ihrer", "elle", "ela dela", "lei", "zij haar",
    "hon henne hennes", "hun hende hendes henne hennes",
  ]
  private static let men = [
    "el", "er ihm ihn sein seine seinem seinen seiner", "il", "ele dele", "lui", "hij hem",
    "han honom hans", "han ham hans",
  ]
  private static let she = table(
    women, english: "she her hers herself shes shell shed", plain: "ella ela")
  private static let he = table(men, english: "he him his himself hes hed", plain: "el ele hij")

  private static func table(
    _ lists: [String], english words: String, plain: String
  ) -> [UInt64: FunctionWords.Languages] {
    var table: [UInt64: FunctionWords.Languages] = [:]
    for (number, list) in lists.enumerated() {
      for token in FoldedText(list).tokens { table[token.hash, default: 0] |= 1 << number }
    }
    for token in FoldedText(words).tokens { table[token.hash, default: 0] |= english }
    for token in FoldedText(plain).tokens { table[token.hash, default: 0] |= english }
    return table
  }
}
