/// Reads whether a day is somebody's birthday or an anniversary.
struct LabelReader {
  let lattice: Lattice
  let sentence: Sentence
  let ages: AgeReader

  init(lattice: Lattice) {
    self.lattice = lattice
    sentence = Sentence(lattice: lattice)
    ages = AgeReader(lattice: lattice, sentence: sentence)
  }

  /// The label of a day, by the words before it, else after it, else by an age beside it.
  func label(of range: Range<Int>) -> DateMention.Label? {
    before(lead(range.lowerBound)) ?? after(range) ?? heading(range.lowerBound)
      ?? ages.label(of: range)
  }

  /// Where "on the" begins that leads to a day, and belongs to it: "es el 5 de junio".
  private func lead(_ index: Int) -> Int {
    var index = index
    while index > 1, lattice.tokens[index].lines == 0,
      lattice.has(.the, at: index - 1) || lattice.has(.on, at: index - 1)
    {
      index -= 1
    }
    return index
  }

  /// "Birthday" alone in the line above, as a card on a screen has it.
  private func heading(_ index: Int) -> DateMention.Label? {
    let tokens = lattice.tokens
    guard index > 0, tokens[index].lines == 1, !tokens[index - 1].isIn(.turns),
      index == 1 || tokens[index - 1].lines > 0
    else { return nil }
    switch lattice.cue(at: index - 1) {
    case .birth: return .birthday
    case .wedding: return .anniversary
    default: return nil
    }
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
          if isFeast(at, from: start) || isOfThing(at) { return nil }
          guard strange <= (isThat ? 6 : 1) else { return nil }
          return isOfWedding(at, index) ? .anniversary : .birthday
        case .wedding:
          return strange <= 1 ? .anniversary : nil
        case .party where !isThat: return nil
        default:
          if isComingOfAge(at), strange <= 2 { return .birthday }
          if strange == 0, isCopula(at + 1) || lattice.has(.on, at: at + 1), isRoundAge(at) {
            return .birthday
          }
          if !token.isIn(.light) { strange += 1 }
        }
      } else if token.isMark(",") {
        strange += isThat ? 0 : 1
      }
      at -= 1
    }
    return nil
  }

  /// "his mother's eightieth", "her 70th", "Mum's eighty fourth": a birthday, before "is".
  private func isRoundAge(_ index: Int) -> Bool {
    let tokens = lattice.tokens
    for first in max(1, index - 2)...max(1, index) {
      let isAge = lattice.items(.ord, at: first).contains {
        Int($0.end) == index + 1 && (18...110).contains($0.value)
      }
      let before = tokens[first - 1]
      let isWhose = before.kind == .clitic || LabelReader.whose.contains(before.key)
      if isWhose, isAge || LabelReader.roundAges.contains(tokens[first].key) && index - first < 2 {
        return true
      }
    }
    return false
  }

  private static let roundAges = Set(
    [
      "eighteenth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth",
      "ninetieth", "hundredth", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ].map { WordKey.of($0) })
  private static let whose = Set(["her", "his", "my"].map { WordKey.of($0) })

  /// "gave birth", "a birthday card", "baking a birthday cake": no birthday of whom it is said of.
  private func isOfThing(_ index: Int) -> Bool {
    let tokens = lattice.tokens
    if index > 0, LabelReader.giving.contains(tokens[index - 1].key) { return true }
    guard index + 1 < tokens.count, tokens[index + 1].lines == 0 else { return false }
    return LabelReader.things.contains(tokens[index + 1].key)
      || lattice.cue(at: index + 1) == .party
  }

  private static let giving = Set(
    ["gave", "give", "gives", "giving", "given"].map { WordKey.of($0) })
  private static let things = Set(
    [
      "card", "cards", "present", "presents", "cake", "cakes", "gift", "gifts", "treat", "outing",
      "trip", "weekend", "wishes", "message", "song", "meal", "concert", "surprise",
    ].map { WordKey.of($0) })

  /// "cumple años", "faz anos", "compie gli anni", "fyller år": it is their birthday.
  private func isComingOfAge(_ index: Int) -> Bool {
    guard lattice.tokens[index].isIn(.comesOfAge) else { return false }
    return (index + 1..<min(index + 3, lattice.tokens.count)).contains {
      lattice.value(.unit, at: $0) == 8
    }
  }

  /// "hat am 5. Juni Geburtstag", "is op 5 juni jarig": the verb stands before the day.
  private func isHeld(_ range: Range<Int>, _ cue: Int) -> Bool {
    guard cue == range.upperBound else { return false }
    return (sentence.start(of: range.lowerBound)..<range.lowerBound).suffix(6).contains {
      lattice.tokens[$0].isIn(.haves)
    }
  }

  /// "is her birthday", "is Sam's birthday".
  private func after(_ range: Range<Int>) -> DateMention.Label? {
    let tokens = lattice.tokens
    let index = range.upperBound
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
          return isHeld(range, at) || at > index && isCopula(index) || tokens[index].isMark("(")
            ? .birthday : nil
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

  /// "anniversaire de mariage"
  private func isOfWedding(_ birth: Int, _ end: Int) -> Bool {
    (birth + 1..<max(birth + 1, min(end, birth + 3))).contains {
      LabelReader.weddings.contains(lattice.tokens[$0].key)
    }
  }
  private static let weddings = Set(["mariage", "casamento", "matrimonio"].map { WordKey.of($0) })

  /// "feiern seinen 8. Geburtstag am 9. Mai": the day of the party.
  private func isFeast(_ birth: Int, from start: Int) -> Bool {
    let before = max(start, birth - 6)..<birth
    return birth > 0
      && (birth - 2..<birth).contains { $0 >= start && lattice.has(.ord, at: $0) }
      && before.contains { lattice.cue(at: $0) == .party }
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
