/// A phone's keyboard below a chat, as an OCR engine reads its keys.
enum Keyboard {
  /// Where its first row of keys begins; nil where there is none.
  static func top(in lines: [ScreenLine], height: Double) -> Double? {
    guard
      let last = lines.last(where: { $0.box.top > 0.6 * height && isLastRow($0.words.map(\.text)) })
    else { return nil }
    let bottom = last.box.top
    let keys = lines.filter { line in
      line.box.top <= bottom && line.box.top > bottom - 0.3 * height
        && isKeys(line.words.map(\.text))
    }
    return keys.map(\.box.top).min() ?? bottom
  }

  /// `123 space return`
  static func isLastRow(_ words: [String]) -> Bool {
    guard (2...5).contains(words.count) else { return false }
    let folded = words.map { FoldedText.fold($0) }
    return folded.contains(where: spaces.contains)
      && folded.contains { $0 == "123" || $0 == "abc" || returns.contains($0) }
  }

  /// `q w e r t y u i o p`, some of the keys read as one word.
  static func isKeys(_ words: [String]) -> Bool {
    words.count >= 4 && words.filter { $0.count <= 2 }.count * 10 >= words.count * 7
  }

  private static let spaces: Set<String> = [
    "space", "leerzeichen", "espacio", "espace", "espaco", "spazio", "spatie", "spacja", "bosluk",
    "mellanslag", "mellemrum", "mellomrom", "пробел",
  ]
  private static let returns: Set<String> = [
    "return", "enter", "intro", "retour", "retorno", "invio", "retur", "gec", "go", "send", "ввод",
  ]
}
