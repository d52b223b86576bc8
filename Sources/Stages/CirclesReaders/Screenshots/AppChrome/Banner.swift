/// A notification that slid over the top of a screen: the app and `now`, and a line or two below.
enum Banner {
  /// The screen without it.
  static func clear(_ screen: Screen) -> Screen {
    let lines = screen.lines.sorted { $0.box.top < $1.box.top }
    guard let place = lines.prefix(3).firstIndex(where: { isHead($0.text) }) else { return screen }
    var bottom = lines[place].box.bottom
    let top = lines[place].box.top
    let em = LineShape(lines[place].words).em
    for line in lines[(place + 1)...].prefix(most) where line.box.top < bottom + 1.2 * em {
      bottom = max(bottom, line.box.bottom)
    }
    var cleared = screen
    cleared.lines.removeAll { $0.box.top >= top && $0.box.bottom <= bottom }
    return cleared
  }

  /// The lines without it.
  static func clear(_ lines: [FlatScreen.Line]) -> [FlatScreen.Line] {
    guard let place = lines.prefix(3).firstIndex(where: { isHead($0.text) }) else { return lines }
    let below = lines[(place + 1)...].prefix(most).prefix { line in
      !line.beginsBlock && DaySeparator(line.text)?.isSure != true
    }
    return Array(lines[..<place]) + Array(lines[(place + 1 + below.count)...])
  }

  /// So many lines stand below its head at most.
  private static let most = 2

  /// `Calendar now`: a name of one or two words, and the word for now behind it.
  static func isHead(_ line: String) -> Bool {
    let words = line.split(separator: " ").filter { $0.contains(where: \.isLetterOrDigit) }
    guard (2...3).contains(words.count), let last = words.last,
      last == last.lowercased(), now.contains(FoldedText.fold(String(last))),
      !line.contains(where: { "?!.,".contains($0) })
    else { return false }
    return words.dropLast().allSatisfy { $0.first?.isUppercase == true && $0.count > 2 }
      && Subtitles.meaning(of: line) == nil
  }

  private static let now: Set<String> = [
    "now", "jetzt", "ahora", "maintenant", "ora", "adesso", "agora", "nu", "teraz", "simdi",
  ]
}
