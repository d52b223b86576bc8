/// A word, a phrase in quotes, or an operator with its value, as it stands in a question.
struct SearchToken: Hashable {
  /// What is said, without quotes.
  var text: String
  /// `from` and the like, in lower case; nil for words.
  var operatorName: String?
  /// Whether a minus stands before it.
  var isNegated = false

  /// The operators; anything else before a colon is a word like any other.
  static let operators: Set<String> = [
    "from", "with", "in", "before", "after", "on", "is", "kind", "has",
  ]

  /// Opening and closing quotes, as keyboards and phones write them.
  private static let quotes: [Character: Set<Character>] = [
    "\"": ["\""], "“": ["”", "“"], "„": ["“", "”"], "«": ["»"], "「": ["」"],
  ]

  /// The tokens of a question, in their order. A quote that is not closed goes to the end.
  static func all(in text: String, knowing operators: Set<String> = Self.operators)
    -> [SearchToken]
  {
    var tokens: [SearchToken] = []
    var rest = Substring(text)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return tokens }
      var token = SearchToken(text: "")
      if rest.first == "-", rest.count > 1 {
        token.isNegated = true
        rest = rest.dropFirst()
      }
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      if rest[name.endIndex...].first == ":", operators.contains(name.lowercased()) {
        token.operatorName = name.lowercased()
        rest = rest[name.endIndex...].dropFirst()
      }
      token.text = takeValue(&rest)
      tokens.append(token)
    }
  }

  private static func takeValue(_ rest: inout Substring) -> String {
    if let first = rest.first, let closing = quotes[first] {
      let inside = rest.dropFirst()
      let value = inside.prefix { !closing.contains($0) }
      rest = inside[value.endIndex...].dropFirst()
      return String(value)
    }
    let value = rest.prefix { !$0.isWhitespace }
    rest = rest[value.endIndex...]
    return String(value)
  }
}
