/// Reads whether a day is somebody's birthday or an anniversary.
struct LabelReader {
  let lattice: Lattice
  let sentence: Sentence

  init(lattice: Lattice) {
    self.lattice = lattice
    sentence = Sentence(lattice: lattice)
  }

  /// The label of a day, by the words before it, else after it.
  func label(of range: Range<Int>) -> DateMention.Label? {
    before(range.lowerBound) ?? after(range.upperBound) ?? age(range.lowerBound)
      ?? turnsOn(range.lowerBound) ?? comingOfAge(range)
  }

  /// "birthday is", "born on", "turns forty on", with little in between.
  private func before(_ index: Int) -> DateMention.Label? {
    let start = sentence.start(of: index)
    var at = index - 1
    var strange = 0
    let isThat = isCopula(index - 1)
    while at >= start, index - at < 14 {
      let token = lattice.tokens[at]
      if token.kind == .word {
        switch lattice.cue(at: at) {
        case .birth:
          let isTurn = token.isIn(.turns)
          if isTurn { return counts(at + 1) && strange <= 5 ? .birthday : nil }
          return strange <= (isThat ? 6 : 1) ? .birthday : nil
        case .wedding:
          return strange <= 1 ? .anniversary : nil
        case .party where !isThat: return nil
        default:
          if strange == 0, isCopula(at + 1), isRoundAge(at) { return .birthday }
          if !token.isIn(.light) { strange += 1 }
        }
      } else if token.isMark(",") {
        strange += isThat ? 0 : 1
      }
      at -= 1
    }
    return nil
  }

  /// "his mother's eightieth", "her 70th": a round birthday, before "is".
  private func isRoundAge(_ index: Int) -> Bool {
    let tokens = lattice.tokens
    var first = index
    if LabelReader.roundAges.contains(tokens[index].key) {
      // "her ninetieth"
    } else if index > 0, lattice.has(.ords, at: index), !tokens[index].spaced,
      tokens[index - 1].kind == .number, LabelReader.rounds.contains(tokens[index - 1].value)
    {
      first = index - 1
    } else {
      return false
    }
    guard first > 0 else { return false }
    let before = tokens[first - 1]
    return before.kind == .clitic || LabelReader.whose.contains(before.key)
  }

  private static let rounds: Set<Int32> = [18, 21, 30, 40, 50, 60, 70, 75, 80, 85, 90, 95, 100]
  private static let roundAges = Set(
    [
      "eighteenth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth",
      "ninetieth", "hundredth",
    ].map { WordKey.of($0) })
  private static let whose = Set(["her", "his", "my"].map { WordKey.of($0) })

  /// "is her birthday", "is Sam's birthday".
  private func after(_ index: Int) -> DateMention.Label? {
    let tokens = lattice.tokens
    guard index < tokens.count else { return nil }
    let end = sentence.end(of: index)
    var strange = 0
    var at = index
    while at < min(end, index + 6) {
      let token = tokens[at]
      if token.lines > 0 { return nil }
      if token.kind == .word {
        switch lattice.cue(at: at) {
        case .birth where !token.isIn(.turns):
          if at + 1 < tokens.count, lattice.cue(at: at + 1) == .party { return nil }
          return at > index && isCopula(index) || tokens[index].isMark("(") ? .birthday : nil
        case .wedding: return at > index && isCopula(index) ? .anniversary : nil
        case .party: return nil
        default: if !token.isIn(.light) { strange += 1 }
        }
      }
      if strange > 2 { return nil }
      at += 1
    }
    return nil
  }

  /// "I will be seventy on the first of April", "she'll be eighty seven on Monday", "27 on Friday".
  private func turnsOn(_ start: Int) -> DateMention.Label? {
    let tokens = lattice.tokens
    var at = start - 1
    if at > 0, lattice.has(.the, at: at) { at -= 1 }
    if at > 0, lattice.has(.on, at: at) {
      at -= 1
    } else if !lattice.has(.on, at: start) {
      return nil
    }
    guard at >= 0, lattice.has(.n, at: at) || lattice.has(.card, at: at) else { return nil }
    let end = at
    // "eighty seven" is two words.
    while at > 0, tokens[at].kind == .word, tokens[at - 1].kind == .word,
      lattice.has(.card, at: at - 1)
    {
      at -= 1
    }
    let isWords = tokens[end].kind == .word
    guard isWords ? lattice.has(.card, at: at) : (10...115).contains(tokens[end].value) else {
      return nil
    }
    guard at > 0 else { return .birthday }
    return tokens[at].lines > 0 || tokens[at - 1].kind == .clitic || isCopula(at - 1)
      || Self.becoming.contains(tokens[at - 1].key) ? .birthday : nil
  }

  private static let becoming = Set(["be", "am", "is", "ll"].map { WordKey.of($0) })

  /// "93 on Feb 2".
  private func age(_ index: Int) -> DateMention.Label? {
    guard index > 2, lattice.has(.on, at: index - 1) || lattice.has(.on, at: index),
      let place = Optional(index - (lattice.has(.on, at: index) ? 1 : 2)),
      let age = lattice.value(.n, at: place) ?? lattice.value(.card, at: place),
      (10...110).contains(age)
    else { return nil }
    let before = lattice.tokens[index - (lattice.has(.on, at: index) ? 2 : 3)]
    return before.isMark(":") || before.kind == .clitic
      || before.isIn(.copulas) ? .birthday : nil
  }

  /// "wird am 11. fünf", "77 wird sie am 1. Mai", "am 21. Mai werde ich nun schon 75".
  private func comingOfAge(_ range: Range<Int>) -> DateMention.Label? {
    let tokens = lattice.tokens
    func isVerb(_ index: Int) -> Bool { tokens[index].isIn(.comesOfAge) }
    let start = max(sentence.start(of: range.lowerBound), range.lowerBound - 5)
    let end = min(sentence.end(of: range.upperBound - 1), range.upperBound + 8)
    if let verb = (start..<range.lowerBound).last(where: isVerb) {
      return isAge(range.upperBound) || isAge(verb - 1, isBefore: true) ? .birthday : nil
    }
    guard range.upperBound < end, isVerb(range.upperBound) else { return nil }
    return (range.upperBound + 1..<end).contains { isAge($0) } ? .birthday : nil
  }

  /// Whether a count stands there that no noun follows.
  private func isAge(_ index: Int, isBefore: Bool = false) -> Bool {
    let tokens = lattice.tokens
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    let isCount =
      token.kind == .number
      ? (1...115).contains(token.value) && token.digits <= 3
      : lattice.has(.card, at: index) || lattice.has(.age, at: index)
    guard isCount else { return false }
    if isBefore || index + 1 >= tokens.count { return true }
    let next = tokens[index + 1]
    return next.lines > 0 || next.kind == .mark && !next.isMark(".")
      || next.isMark(".") && (index + 2 >= tokens.count || tokens[index + 2].spaced)
      || lattice.has(.and, at: index + 1)
  }

  /// A number of years follows.
  private func counts(_ index: Int) -> Bool {
    lattice.has(.n, at: index) || lattice.has(.card, at: index)
  }

  private func isCopula(_ index: Int) -> Bool {
    guard index >= 0, index < lattice.tokens.count else { return false }
    let token = lattice.tokens[index]
    return token.kind == .clitic
      || token.kind == .word && token.isIn(.copulas)
  }
}
