/// Times that apps count from now: `9m`, `2 h`, `Just now`. They stand small below a message.
enum RecentTime {
  /// Whether a line is one, ticks and scraps behind it aside.
  static func isWhole(_ line: String) -> Bool {
    var words = FoldedText.fold(line).split(separator: " ").map(String.init)
    while words.count > 1, let last = words.last, last.count <= 2, !units.contains(last) {
      words.removeLast()
    }
    if now.contains(words.joined(separator: " ")) { return true }
    words.removeAll { around.contains($0) }
    guard words.count <= 2, let first = words.first else { return false }
    let digits = first.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count) else { return false }
    let rest = String(first.dropFirst(digits.count))
    return words.count == 1 ? units.contains(rest) : rest.isEmpty && units.contains(words[1])
  }

  private static let now: Set<String> = [
    "now", "just now", "jetzt", "gerade eben", "ahora", "ahora mismo", "maintenant", "a linstant",
    "adesso", "ora", "agora", "agora mesmo", "nu", "zojuist",
  ]
  private static let units: Set<String> = [
    "s", "m", "h", "d", "min", "mins", "std", "hr", "hrs", "sec", "sek", "seg", "minutes", "minute",
    "u",
  ]
  private static let around: Set<String> = ["ago", "vor", "hace", "il", "y", "a", "fa", "ha"]
}
