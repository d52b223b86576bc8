/// Mends in a message what an OCR engine puts in for what it cannot read.
enum SpokenText {
  /// Joins the lines of a bubble, without the scraps that emoji leave.
  static func join(_ lines: [String]) -> String {
    var words = lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init)
    words.removeAll(where: isScrap)
    return words.map { word in
      mend(word, isAlone: words.count == 1)
    }.joined(separator: " ")
  }

  /// A lone sign that nobody types alone: what a picture of a face is read as.
  private static func isScrap(_ word: String) -> Bool {
    word.count <= 2 && word.allSatisfy { "®©™¢°«»§¥€¶¤•●○■□▪◦@".contains($0) }
  }

  /// A bar that stands alone, or before an apostrophe, is the letter I.
  private static func mend(_ word: String, isAlone: Bool) -> String {
    if word == "|", !isAlone { return "I" }
    for mark in ["|'", "|’"] where word.hasPrefix(mark) { return "I" + word.dropFirst() }
    return word
  }
}
