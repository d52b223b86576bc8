/// Takes away what an OCR engine read in the pictures left of the bubbles.
enum AvatarGutter {
  /// The lines without the words that end before the text begins.
  static func clear(_ lines: [ScreenLine], left: Double, em: Double) -> [ScreenLine] {
    lines.compactMap { line in
      var words = line.words
      while let first = words.first, first.box.left < left - 0.7 * em, first.text.count <= 5,
        first.box.right < left - 0.3 * em || isBehindGap(words, left, em)
      {
        words.removeFirst()
      }
      return words.isEmpty ? nil : ScreenLine(words: words)
    }
  }

  /// A picture's right edge may be read as a sign that reaches into the gap: the next word stands
  /// where text begins.
  private static func isBehindGap(_ words: [ScreenWord], _ left: Double, _ em: Double) -> Bool {
    words.count > 1 && abs(words[1].box.left - left) < 0.35 * em && words[0].text.count <= 3
  }
}
