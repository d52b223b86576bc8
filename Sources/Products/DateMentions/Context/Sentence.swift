/// Where sentences end, for what is read from the words beside a mention.
struct Sentence {
  let lattice: Lattice

  /// No verb further away says anything about a mention.
  static let reach = 24

  private static let abbreviations = Set(["geb", "bday"].map { WordKey.of($0) })

  /// Whether a sentence ends at a token, seen from what follows it.
  func ends(at index: Int) -> Bool {
    let token = lattice.tokens[index]
    guard token.kind == .mark else { return false }
    if token.isMark("!") || token.isMark("?") || token.isMark(";") { return true }
    guard token.isMark("."), !token.spaced else { return false }
    let next = index + 1
    guard next < lattice.tokens.count else { return true }
    guard lattice.tokens[next].spaced else { return false }
    if index > 0, Sentence.abbreviations.contains(lattice.tokens[index - 1].key) { return false }
    // "seinen 8. Geburtstag"
    if lattice.writesDottedDays, index > 0, lattice.tokens[index - 1].kind == .number,
      lattice.tokens[index - 1].digits <= 2, lattice.tokens[next].lines == 0
    {
      return false
    }
    // "Dec. 5": the stop of an abbreviation.
    return !(lattice.has(.month, at: index - 1) && lattice.tokens[next].kind == .number)
  }

  /// The first token of the sentence that holds a token.
  func start(of index: Int) -> Int {
    var at = index
    while at > 0, index - at < Sentence.reach {
      if lattice.tokens[at].lines > 0, breaks(before: at) { return at }
      if ends(at: at - 1) { return at }
      at -= 1
    }
    return at
  }

  /// The token after the sentence that holds a token.
  func end(of index: Int) -> Int {
    var at = index
    while at < lattice.tokens.count, at - index < Sentence.reach {
      if at > index, lattice.tokens[at].lines > 0, breaks(before: at) { return at }
      if ends(at: at) { return at }
      at += 1
    }
    return at
  }

  /// A line break before a capital, a figure or after a blank line begins a sentence; one inside
  /// running text, as a camera's OCR leaves it, does not.
  private func breaks(before index: Int) -> Bool {
    let token = lattice.tokens[index]
    return token.lines > 1 || token.capital || token.kind != .word
  }
}
