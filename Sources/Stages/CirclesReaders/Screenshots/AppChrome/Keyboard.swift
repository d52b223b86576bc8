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

  /// Takes away the suggestions above the keys, and the field with what was being typed: icons stand
  /// beside it.
  static func takeField(_ lines: inout [ScreenLine], above top: Double, width: Double) {
    func last() -> Int? { lines.indices.max { lines[$0].box.bottom < lines[$1].box.bottom } }
    if let place = last(), areSuggestions(lines[place], width) { lines.remove(at: place) }
    guard let place = last() else { return }
    let line = lines[place]
    guard top - line.box.bottom < 0.2 * width, let first = line.words.first,
      let end = line.words.last, InputBar.apps(in: line.text) == nil
    else { return }
    let beginsWithSign = !first.text.contains(where: \.isLetterOrDigit) && first.text.count <= 2
    let endsInIcon = end.box.right > 0.85 * width && end.confidence < 0.6
    if first.box.left < 0.12 * width && beginsWithSign || endsInIcon { lines.remove(at: place) }
  }

  /// Two or three words or so, far from each other, over the whole width.
  private static func areSuggestions(_ line: ScreenLine, _ width: Double) -> Bool {
    guard (2...4).contains(line.words.count), line.box.width > 0.5 * width else { return false }
    return zip(line.words, line.words.dropFirst()).allSatisfy { left, right in
      right.box.left - left.box.right > 0.08 * width
    }
  }

  /// The lines without a keyboard at their end, and without what was being typed above it.
  static func without(_ lines: [FlatScreen.Line]) -> [FlatScreen.Line] {
    if let first = singleKeys(lines) { return withoutField(Array(lines.prefix(first))) }
    let words = lines.map { $0.text.split(separator: " ").map(String.init) }
    let foot = max(0, lines.count - 4)
    guard let last = lines.indices.last(where: { $0 >= foot && isLastRow(words[$0]) }) else {
      return lines
    }
    var kept = Array(lines.prefix(max(0, last - 3)))
    if let text = kept.last?.text, areAlike(text) { kept.removeLast() }
    // Icons stand at one end of the field.
    if let text = kept.last?.text, kept.count > 1, let first = text.first,
      let end = text.split(separator: " ").last,
      !first.isLetterOrDigit && !"¿¡\"'(".contains(first)
        || end.contains(where: \.isLetter) && end.hasSuffix(")") && !text.contains("(")
    {
      kept.removeLast()
    }
    return kept
  }

  /// Where keys begin that were read one a line; nil where they were not.
  private static func singleKeys(_ lines: [FlatScreen.Line]) -> Int? {
    var start: Int?
    for (index, line) in lines.enumerated() {
      guard line.text.count == 1, line.text.first?.isLetter == true else {
        start = nil
        continue
      }
      let first = start ?? index
      start = first
      if index - first + 1 == fewestKeys { return isKeyboard(lines[first...]) ? first : nil }
    }
    return nil
  }

  /// Whether what is left of a screen is keys, for the most part: a chat that goes on is not cut.
  private static func isKeyboard(_ lines: ArraySlice<FlatScreen.Line>) -> Bool {
    lines.filter { $0.text.count == 1 }.count * 2 >= lines.count
  }

  /// So many letters, one a line, are no avatars and no answers.
  private static let fewestKeys = 8

  /// Without the suggestions above keys, and what was being typed above these: it ends in what the
  /// suggestions begin with, or has no time where messages have one.
  private static func withoutField(_ lines: [FlatScreen.Line]) -> [FlatScreen.Line] {
    var kept = lines
    var suggestions: [String] = []
    while suggestions.count < 3, let text = kept.last?.text, !text.contains(" "),
      text.count > 1, text.allSatisfy(\.isLetter)
    {
      suggestions.append(text.lowercased())
      kept.removeLast()
    }
    let isTyped = kept.last?.text.split(separator: " ").last.map { word in
      suggestions.contains { $0.hasPrefix(word.lowercased()) }
    }
    if !suggestions.isEmpty, isTyped == true {
      kept.removeLast()
      return kept
    }
    kept = lines
    let stamped = kept.filter { isStamped($0.text) }.count
    if stamped * 4 >= kept.count, stamped > 2, let last = kept.last, !isStamped(last.text) {
      kept.removeLast()
    }
    return kept
  }

  private static func isStamped(_ line: String) -> Bool {
    BubbleStamp(line.split(separator: " ").map(String.init))?.clock?.isExact == true
  }

  /// Suggestions for one word begin as it does.
  private static func areAlike(_ line: String) -> Bool {
    let words = line.split(separator: " ").map { $0.lowercased().prefix(3) }
    return words.count == 3 && Set(words).count < 3 && words.allSatisfy { $0.count == 3 }
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
