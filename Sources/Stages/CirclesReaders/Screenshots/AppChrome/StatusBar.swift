/// The line at the top of a phone's screen: its clock, the network, the battery.
enum StatusBar {
  /// Whether a line is one, as a whole: a clock first, then nothing but networks, digits and scraps.
  static func isWhole(_ line: String) -> Bool {
    var words = line.split(separator: " ").map(String.init)
    // `오후 7:14`
    if words.count > 1, ClockText.isHalf(words[0]) { words[0] += " " + words.remove(at: 1) }
    guard let first = words.first, let clock = ClockText.parse(first), clock.best != nil else {
      return false
    }
    words.removeFirst()
    if ["am", "pm"].contains(words.first?.lowercased() ?? "") { words.removeFirst() }
    return words.count <= 8
      && words.allSatisfy {
        isPart($0) || $0.count <= 3 || isSigned($0) || bars.contains($0.lowercased())
      }
  }

  /// Whether it surely is one: not only a clock, and something that nobody writes behind one.
  static func isSure(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    guard isWhole(line), words.count > 1 else { return false }
    return words.dropFirst().contains { isNetwork($0) || $0.hasSuffix("%") }
      || words.count > 2
        && words.dropFirst().allSatisfy { word in
          isSigned(word) || bars.contains(word.lowercased()) || word == word.uppercased()
        }
  }

  /// Whether the first line of a screen is one, its clock misread too: digits first, or a network or
  /// battery among scraps.
  static func isTop(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    guard (2...9).contains(words.count), ChatName.phone(line) == nil,
      words.allSatisfy({ $0.count <= 8 && $0.filter(\.isLetter).count <= 4 })
    else { return false }
    let rest = words.dropFirst()
    let hasSigns = words.contains { isNetwork($0) || $0.hasSuffix("%") || bars.contains($0) }
    let beginsWithClock = words[0].filter(\.isNumber).count >= 3
    let areScraps = rest.allSatisfy { $0.count <= 5 }
    return beginsWithClock && areScraps
      && (hasSigns || words.contains { $0.contains { !$0.isLetterOrDigit && $0 != ":" } })
      || hasSigns && words.count >= 3 && words.contains { $0.contains(where: \.isNumber) }
  }

  /// Whether a line is the rest of one: a network or a battery among scraps.
  static func isRest(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    return words.count <= 6 && words.allSatisfy { isPart($0) || $0.count <= 4 }
      && words.contains { isNetwork($0) || $0.hasSuffix("%") && $0.count <= 4 }
  }

  /// Whether a word belongs into a status bar: a network, a battery, bars read as letters.
  static func isPart(_ word: String) -> Bool {
    if isNetwork(word) || FoldedText.fold(word).isEmpty { return true }
    let digits = word.filter(\.isNumber).count
    return digits > 0 && digits <= 3 && word.filter(\.isLetter).count <= 1 && word.count <= 5
  }

  private static func isNetwork(_ word: String) -> Bool {
    networks.contains(FoldedText.fold(word))
  }

  /// A short word with a sign in it: `wal]`, `.ıll`.
  private static func isSigned(_ word: String) -> Bool {
    word.count <= 5 && word.contains { !$0.isLetterOrDigit && !"'’-".contains($0) }
  }

  /// What the bars of the signal are read as.
  private static let bars: Set<String> = [
    "all", "ll", "al", "atl", "wll", "ail", "il", "wal", "ull", "nil", "lll", "at", "wil", "wl",
    "ul", "ill", "aull", "sil", "wall", "wull", "aill", "atll",
  ]
  private static let networks: Set<String> = [
    "lte", "5g", "4g", "3g", "5ge", "5guw", "5guc", "wifi", "edge", "sg", "56", "volte", "vowifi",
    "gprs", "sos", "4glte", "lt", "5g+",
  ]
}
