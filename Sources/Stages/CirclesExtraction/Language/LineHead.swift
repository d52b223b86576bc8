/// The beginning of a chat's line that says who speaks: `Ana:`, `[14/03/26, 19:05] Ana:`,
/// `Ana  4:40 PM` on a line of its own.
struct LineHead {
  /// The speaker's name, folded.
  var name: String
  /// The first token behind the head.
  var end: Int
  /// Whether a date or time stands with it.
  var isDated: Bool

  /// How many tokens a head has at most: a date, a time, a name.
  private static let maximumLength = 24

  static func find(in tokens: [Token], _ line: Range<Int>) -> LineHead? {
    var name: [String] = []
    var isDated = false
    var number = ""
    for index in line.prefix(maximumLength) {
      let token = tokens[index]
      switch token.kind {
      case .newline:
        return isDated && isTimed(tokens, line) && !name.isEmpty && name.count <= 4
          ? LineHead(name: name.joined(separator: " "), end: line.upperBound, isDated: true) : nil
      case .number:
        isDated = true
        if token.text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { number += token.text }
        if !name.isEmpty { name.append(token.text) }
      case .word:
        if token.text != "am" && token.text != "pm" && token.text != "'s" {
          name.append(token.text)
        }
      case .sign:
        switch token.text {
        case ":":
          // A number that nobody is saved under.
          if name.isEmpty, number.utf8.count >= 7 { name = [number] }
          guard !name.isEmpty, name.count <= 6 else { return nil }
          return LineHead(name: name.joined(separator: " "), end: index + 1, isDated: isDated)
        case "]", "-":
          name.removeAll()
          number = ""
        case "[", ",", "(", ")", ".", "/", "+", "\u{2022}": break
        default: return nil
        }
      }
    }
    return nil
  }

  /// Whether the line ends in a time: `4:40 PM`.
  private static func isTimed(_ tokens: [Token], _ line: Range<Int>) -> Bool {
    let words = line.filter { !tokens[$0].isSign }.suffix(2).map { tokens[$0] }
    guard let last = words.last else { return false }
    let time = last.text == "am" || last.text == "pm" ? words.first : last
    return time?.kind == .number && time?.text.contains(":") == true
  }

  /// What follows the head on its line, as a name.
  func rest(in tokens: [Token], _ line: Range<Int>) -> String {
    tokens[end..<line.upperBound].filter(\.isWord).map(\.text).joined(separator: " ")
  }
}
