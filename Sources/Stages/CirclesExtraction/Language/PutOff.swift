/// What is denied for a while only: `can't do zumba till Xmas`.
enum PutOff {
  private static let denials: Set<String> = ["not", "n't", "no"]
  private static let ends: Set<String> = ["till", "until", "til"]
  /// As many words lie between, at most.
  private static let reach = 8

  /// Whether a word denies something of which a sentence says till when.
  static func holds(at index: Int, _ tokens: [Token], _ sentence: Range<Int>) -> Bool {
    guard denials.contains(tokens[index].text) else { return false }
    let behind = (index + 1)..<min(index + 1 + reach, sentence.upperBound)
    return tokens[behind].contains { ends.contains($0.text) }
  }
}
