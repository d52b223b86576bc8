/// Reads from the verbs near a mention whether it lies back or ahead.
struct TenseReader {
  let lattice: Lattice
  let sentence: Sentence

  init(lattice: Lattice) {
    self.lattice = lattice
    sentence = Sentence(lattice: lattice)
  }

  /// The tense of the nearest verb before the mention in its sentence, else of the nearest after.
  func tense(of range: Range<Int>) -> Tense {
    let start = sentence.start(of: range.lowerBound)
    var at = range.lowerBound - 1
    while at >= start {
      if let tense = verb(at) { return tense }
      at -= 1
    }
    for index in range {
      if let tense = inner(index) { return tense }
    }
    at = range.upperBound
    let end = min(sentence.end(of: max(range.upperBound - 1, 0)), lattice.tokens.count)
    while at < end {
      if let tense = verb(at) { return tense }
      at += 1
    }
    return .open
  }

  /// Prepositions of the mention itself: "since" looks back.
  private func inner(_ index: Int) -> Tense? {
    let token = lattice.tokens[index]
    guard token.kind == .word else { return nil }
    return lattice.lexicon.inners.contains(token.key) ? .past : nil
  }

  private func verb(_ index: Int) -> Tense? {
    let token = lattice.tokens[index]
    guard token.kind == .word else {
      // "'s", "'ll" say little on their own.
      return nil
    }
    let lexicon = lattice.lexicon
    if lexicon.futures.contains(token.key) {
      return isSpent(index) ? .past : .future
    }
    if lexicon.pasts.contains(token.key) { return isPlanned(index) ? nil : .past }
    if token.isPast, !lexicon.notPast.contains(token.key) {
      return isPlanned(index) ? .future : .past
    }
    return nil
  }

  /// "has been moving": the auxiliary says more than the verb.
  private func isSpent(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return lattice.lexicon.perfects.contains(lattice.tokens[index - 1].key)
  }

  /// "is getting married", "to be moved", "will be done": no past.
  private func isPlanned(_ index: Int) -> Bool {
    var at = index - 1
    var steps = 0
    while at >= 0, steps < 3 {
      let token = lattice.tokens[at]
      if token.kind == .word, lattice.lexicon.planners.contains(token.key) { return true }
      if token.kind == .word, steps > 0 || !lattice.lexicon.functions.contains(token.key) {
        return false
      }
      at -= 1
      steps += 1
    }
    return false
  }
}
