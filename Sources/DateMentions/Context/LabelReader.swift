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
