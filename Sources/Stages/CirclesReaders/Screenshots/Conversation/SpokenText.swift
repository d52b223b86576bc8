/// Mends in a message what an OCR engine puts in for what it cannot read.
enum SpokenText {
  /// Joins the lines of a bubble, without the scraps that emoji leave.
  static func join(_ lines: [String]) -> String {
    var words = lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init)
    let counted = words.indices.filter { counts(words, $0) }.map { words[$0] }
    words = words.indices.filter { !isScrap(words[$0]) || counts(words, $0) }.map { words[$0] }
    while let first = words.first, isSign(first), words.count > 1, counted.first != first {
      words.removeFirst()
    }
    while let last = words.last, isSign(last), words.count > 1, counted.last != last {
      words.removeLast()
    }
    return words.map { word in
      mend(word, isAlone: words.count == 1)
    }.joined(separator: " ")
  }

  /// Whether a sign stands beside the number that it counts: `45 €`, `20 %`, `€ 45`.
  private static func counts(_ words: [String], _ index: Int) -> Bool {
    guard words[index].count == 1 else { return false }
    if index > 0, "€¥¢%°".contains(words[index]), words[index - 1].last?.isNumber == true {
      return true
    }
    return index + 1 < words.count && "€¥§#".contains(words[index])
      && words[index + 1].first?.isNumber == true
  }

  /// A lone sign that nobody types alone: what a picture of a face is read as.
  private static func isScrap(_ word: String) -> Bool {
    word.count <= 2 && word.allSatisfy { "®©™¢°«»§¥€¶¤•●○■□▪◦@".contains($0) }
  }

  /// A sign that begins or ends no message.
  private static func isSign(_ word: String) -> Bool {
    word.count <= 3 && word.allSatisfy { "®©™¢°«»§¥€¶¤•@&#%*=<>{}[]\\~_^|".contains($0) }
      && !["<3", "|", "**", "***"].contains(word)
  }

  /// A bar that stands alone, or before an apostrophe, is the letter I.
  private static func mend(_ word: String, isAlone: Bool) -> String {
    if word == "|", !isAlone { return "I" }
    for mark in ["|'", "|’"] where word.hasPrefix(mark) { return "I" + word.dropFirst() }
    return word
  }
}
