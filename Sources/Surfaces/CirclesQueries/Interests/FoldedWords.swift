import CirclesModel

/// Words without case and accents.
enum FoldedWords {
  /// The words of a text.
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      switch ScalarFolding.fold(scalar) {
      case .nothing: break
      case .scalar(let one): word.unicodeScalars.append(one)
      case .letters(let one, let other):
        word.unicodeScalars.append(one)
        word.unicodeScalars.append(other)
      case .separator:
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether each of the beginnings begins a word of the text.
  static func begin(_ beginnings: [String], in text: String) -> Bool {
    let words = of(text)
    return beginnings.allSatisfy { beginning in words.contains { $0.hasPrefix(beginning) } }
  }
}
