/// The line at the top of a phone's screen: its clock, the network, the battery.
enum StatusBar {
  /// Whether a line is one, as a whole: a clock first, then nothing but networks, digits and scraps.
  static func isWhole(_ line: String) -> Bool {
    var words = line.split(separator: " ").map(String.init)
    guard let first = words.first, let clock = ClockText.parse(first), clock.best != nil else {
      return false
    }
    words.removeFirst()
    if ["am", "pm"].contains(words.first?.lowercased() ?? "") { words.removeFirst() }
    return words.count <= 8 && words.allSatisfy { isPart($0) || $0.count <= 3 }
  }

  /// Whether a word belongs into a status bar: a network, a battery, bars read as letters.
  static func isPart(_ word: String) -> Bool {
    let folded = FoldedText.fold(word)
    if networks.contains(folded) || folded.isEmpty { return true }
    let digits = word.filter(\.isNumber).count
    return digits > 0 && digits <= 3 && word.filter(\.isLetter).count <= 1 && word.count <= 5
  }

  private static let networks: Set<String> = [
    "lte", "5g", "4g", "3g", "5ge", "5guw", "5guc", "wifi", "edge", "sg", "56", "volte", "vowifi",
    "h", "e", "gprs", "no service", "sos", "kb", "s",
  ]
}
