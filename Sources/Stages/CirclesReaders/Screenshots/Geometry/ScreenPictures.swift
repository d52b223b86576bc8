/// Takes away what an OCR engine read in pictures: one to three letters far larger than the text.
///
/// An avatar is read into the line beside it and would lead the line's place and size astray.
enum ScreenPictures {
  /// The screen without them.
  static func clear(_ screen: Screen) -> Screen {
    let size = textSize(screen)
    guard size > 0 else { return screen }
    var cleared = screen
    cleared.lines = screen.lines.compactMap { line in
      let words = line.words.filter { !isPicture($0, size) }
      return words.isEmpty ? nil : ScreenLine(words: words)
    }
    return cleared
  }

  /// The size of the type that most words have; 0 where too few are read well.
  static func textSize(_ screen: Screen) -> Double {
    let sizes = screen.lines.flatMap(\.words).filter {
      $0.confidence > 0.8 && $0.text.filter(\.isLetterOrDigit).count >= 3
    }.map(LineShape.em)
    return sizes.count < 6 ? 0 : LineShape.median(sizes)
  }

  private static func isPicture(_ word: ScreenWord, _ size: Double) -> Bool {
    guard word.text.count <= 3 else { return false }
    if word.text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) {
      return false
    }
    // Letters of other scripts fill their boxes otherwise.
    if word.text.unicodeScalars.contains(where: { $0.value >= 0x370 && $0.properties.isAlphabetic })
    {
      return false
    }
    // The rim of a picture or of a coloured bar: a line that is higher than any letter.
    let isRim = word.text.allSatisfy { "|[](){}!/\\_".contains($0) }
    return word.box.height > (isRim ? 1.25 : 1.7) * size
  }
}
