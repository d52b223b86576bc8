// Days that a text asks after, denies or is not sure of.
extension DayOwnerReader {
  /// How many words before a day without a word for it may deny it, and how many behind.
  private static let before = 8
  private static let behind = 3

  /// Whether a sentence leaves it open whose a day is.
  func isDoubtful(_ sentence: Range<Int>, _ place: Int, _ cue: Int?) -> Bool {
    if sentence.upperBound < tokens.count, tokens[sentence.upperBound].text == "?" { return true }
    if asks(sentence) { return true }
    if tokens[sentence].contains(where: { Self.doubts.contains($0.text) }) { return true }
    let from = max(sentence.lowerBound, min(cue ?? place - Self.before, place) - 1)
    let end = min(sentence.upperBound, max(cue ?? place, place) + Self.behind)
    let isDenied = (from..<max(from, end)).contains { denies($0, sentence) }
    return isDenied
      || sentence.contains { tokens[$0].text == "sure" && $0 > 0 && denies($0 - 1, sentence) }
  }

  /// "Is your birthday on 9 October", without its sign.
  private func asks(_ sentence: Range<Int>) -> Bool {
    guard let first = sentence.first(where: { tokens[$0].isWord }), first + 1 < sentence.upperBound,
      ["is", "isn", "was", "are"].contains(tokens[first].text)
    else { return false }
    let next = tokens[first + 1]
    return next.has([.possessive, .pronoun]) || next.isCapital
  }

  /// Whether a word denies what stands near it.
  private func denies(_ index: Int, _ sentence: Range<Int>) -> Bool {
    let next = index + 1 < sentence.upperBound ? tokens[index + 1].text : ""
    switch tokens[index].text {
    case "not", "n't", "never", "neither", "nor", "isnt", "wasnt":
      return !Self.idle.contains(next)
    case "no", "non": return Self.verbs.contains(next)
    default: return Self.denials.contains(tokens[index].text)
    }
  }

  /// Whether words are told after somebody: `Oliver says "my birthday ..."`.
  func isQuoted(_ index: Int, _ sentence: Range<Int>) -> Bool {
    if tokens[sentence.lowerBound..<index].contains(where: { $0.text == "\"" }) { return true }
    guard sentence.lowerBound > 1, tokens[sentence.lowerBound - 1].text == "\u{2022}" else {
      return false
    }
    let before = tokens[..<(sentence.lowerBound - 1)].suffix(2)
    return before.contains { Self.sayings.contains($0.text) }
  }

  private static let doubts: Set<String> = [
    "maybe", "perhaps", "whether", "unsure", "guess", "wrong", "thought", "if", "vielleicht",
    "peut", "quizas", "talvez", "forse", "misschien", "kanske", "maske", "kanskje",
  ]
  /// What `not` before them denies nothing of.
  private static let idle: Set<String> = [
    "only", "just", "forget", "miss", "wait", "want", "believe", "far", "long",
  ]
  private static let denials: Set<String> = [
    "nicht", "kein", "keine", "inte", "ikke", "niet", "geen", "pas", "nao",
  ]
  private static let verbs: Set<String> = ["es", "era", "fue", "cumple", "e", "compie"]
  private static let sayings: Set<String> = [
    "says", "said", "writes", "wrote", "texted", "goes", "asks",
  ]
}
