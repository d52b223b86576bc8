/// Reads an age told beside a day, which makes it somebody's birthday: "seventy on the first of April".
struct AgeReader {
  let lattice: Lattice
  let sentence: Sentence

  /// What an age, or a count of years, makes of a day.
  func label(of range: Range<Int>) -> DateMention.Label? {
    if isYears(before: range.lowerBound) { return .anniversary }
    return isAge(before: range) || isAge(after: range.upperBound) || isComingOfAge(range)
      ? .birthday : nil
  }

  /// The last word before a day and its "on the", and whether "on" is among them.
  private func lead(_ start: Int) -> (last: Int, isOn: Bool) {
    var at = start - 1
    if at > 0, lattice.has(.the, at: at) { at -= 1 }
    if at >= 0, lattice.has(.on, at: at) { return (at - 1, true) }
    return (at, lattice.has(.on, at: start))
  }

  /// "I will be seventy on the first of April", "93 on Feb 2", "Rua is 9 next Thursday".
  private func isAge(before range: Range<Int>) -> Bool {
    let tokens = lattice.tokens
    let (last, isOn) = lead(range.lowerBound)
    guard last >= 0 else { return false }
    if isRoundBirthday(last) { return isOn }
    guard let first = count(endingAt: last) else { return false }
    let isWord = tokens[last].kind == .word
    let age = isWord ? 99 : tokens[last].value
    guard isOn || isNamed(range) else { return false }
    guard first > 0, tokens[first].lines == 0 else {
      return isOn ? age >= 10 : age >= 18 && isClosed(range.upperBound)
    }
    let before = tokens[first - 1]
    // "No fuss. Ninety on the second"
    if before.endsSentence { return isOn && age >= 18 }
    let isSaid =
      before.kind == .clitic || before.isIn(.copulas) || before.isIn(.turns)
      || Self.being.contains(before.key)
    if isSaid { return isOn && age >= 10 || isSomebody(first - 1) }
    // "Dad 70 on Sunday", "Gran = 90 today"
    if Self.relatives.contains(before.key) || before.isMark("=") { return age >= 18 }
    let isMarked = before.isMark(":") || before.isMark("-") || before.isMark(",")
    return isOn && isMarked && age >= 18
  }

  /// "60th on the 21st": no day of a month.
  private func isRoundBirthday(_ last: Int) -> Bool {
    let tokens = lattice.tokens
    guard last > 0, lattice.has(.ords, at: last), !tokens[last].spaced,
      tokens[last - 1].kind == .number
    else { return false }
    return (40...100).contains(tokens[last - 1].value) && tokens[last - 1].value % 10 == 0
  }

  /// Whether nothing of the sentence follows a day.
  private func isClosed(_ end: Int) -> Bool {
    end >= lattice.tokens.count || lattice.tokens[end].kind == .mark
      || lattice.tokens[end].lines > 0
  }

  private static let relatives = Set(
    [
      "mum", "mom", "mam", "ma", "dad", "da", "pa", "papa", "nan", "nana", "gran", "granny",
      "grandma",
      "grandad", "grandpa", "sis", "bro", "sister", "brother", "auntie", "aunt", "uncle", "wife",
      "husband", "mother", "father",
    ].map { WordKey.of($0) })

  /// A weekday, "tomorrow" or a count of days or weeks from them, which no hour stands before.
  private func isNamed(_ range: Range<Int>) -> Bool {
    range.contains { lattice.has(.weekday, at: $0) || lattice.has(.dayword, at: $0) }
  }

  /// Where a count of years begins that ends with a token: "eighty seven" is two words.
  private func count(endingAt last: Int) -> Int? {
    let tokens = lattice.tokens
    guard tokens[last].kind == .word else {
      return tokens[last].kind == .number && (1...115).contains(tokens[last].value) ? last : nil
    }
    guard lattice.has(.card, at: last) else { return nil }
    var first = last
    while first > 0, tokens[first].lines == 0, tokens[first - 1].kind == .word,
      lattice.has(.card, at: first - 1)
    {
      first -= 1
    }
    return first
  }

  private static let being = Set(["be", "am", "is", "ll", "m"].map { WordKey.of($0) })
  private static let persons = Set(["he", "she", "i"].map { WordKey.of($0) })
  private static let events = Set(
    [
      "it", "dinner", "lunch", "breakfast", "brunch", "party", "meeting", "kickoff", "doors",
      "mass",
      "service", "class", "practice", "training", "show", "game", "match", "start", "pickup",
      "train",
    ].map { WordKey.of($0) })

  /// Whether it is said of a person: "she is 9", "I'm 52", "Rua turned 18".
  private func isSomebody(_ verb: Int) -> Bool {
    let tokens = lattice.tokens
    var at = verb
    while at >= 0, verb - at < 4 {
      let token = tokens[at]
      if token.kind == .word, !token.isIn(.copulas), !token.isIn(.turns),
        !Self.being.contains(token.key), !token.isIn(.futures)
      {
        return Self.persons.contains(token.key)
          || token.capital && !Self.events.contains(token.key)
      }
      at -= 1
    }
    return false
  }

  /// "On the 11th I shall be ninety".
  private func isAge(after end: Int) -> Bool {
    let tokens = lattice.tokens
    let stop = min(sentence.end(of: max(end - 1, 0)), end + 6)
    guard end < stop else { return false }
    for at in end..<stop where Self.being.contains(tokens[at].key) || tokens[at].isIn(.turns) {
      guard at + 1 < tokens.count, isSomebody(at),
        tokens[at + 1].kind == .number
          ? (1...115).contains(tokens[at + 1].value) && tokens[at + 1].digits <= 3
          : lattice.has(.card, at: at + 1)
      else { continue }
      var next = at + 2
      while next < tokens.count, lattice.has(.card, at: next) { next += 1 }
      return next >= tokens.count || tokens[next].kind == .mark || tokens[next].lines > 0
        || lattice.isFunction(next)
    }
    return false
  }

  /// "Thirty years on the fifth of August", "married ten years on Monday".
  private func isYears(before start: Int) -> Bool {
    let tokens = lattice.tokens
    var (unit, isOn) = lead(start)
    // "Three years sober on the 5th"
    if unit > 1, Self.together.contains(tokens[unit].key) { unit -= 1 }
    guard isOn, unit > 0, lattice.value(.unit, at: unit) == 8,
      let first = count(endingAt: unit - 1)
    else { return false }
    if first == 0 || tokens[first].lines > 0 { return true }
    let before = tokens[first - 1]
    return before.kind == .mark || Self.together.contains(before.key)
  }
  private static let together = Set(["married", "together", "wed", "sober"].map { WordKey.of($0) })

  /// "wird am 11. fünf", "77 wird sie am 1. Mai", "am 21. Mai werde ich nun schon 75", "werd ich 46, 6. Mai",
  /// "cumple 40 años el 3 de mayo".
  private func isComingOfAge(_ range: Range<Int>) -> Bool {
    let tokens = lattice.tokens
    func isVerb(_ index: Int) -> Bool { tokens[index].isIn(.comesOfAge) }
    let start = max(sentence.start(of: range.lowerBound), range.lowerBound - 6)
    let end = min(sentence.end(of: range.upperBound - 1), range.upperBound + 8)
    if let verb = (start..<range.lowerBound).last(where: isVerb) {
      if isCount(range.upperBound) || isCount(verb - 1, isBefore: true) { return true }
      // Between the verb and the day nothing but who it is, the count, "years" and "on the".
      guard let count = (verb + 1..<range.lowerBound).last(where: { isCount($0, isBefore: true) })
      else { return false }
      return (count + 1..<range.lowerBound).allSatisfy {
        tokens[$0].isMark(",") || lattice.value(.unit, at: $0) == 8 || lattice.has(.on, at: $0)
          || lattice.has(.the, at: $0)
      }
    }
    guard range.upperBound < end, isVerb(range.upperBound) else { return false }
    return (range.upperBound + 1..<end).contains { isCount($0) }
  }

  /// Whether a count stands there that no noun follows.
  private func isCount(_ index: Int, isBefore: Bool = false) -> Bool {
    let tokens = lattice.tokens
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    let isLong = lattice.has(.age, at: index)
    let isCount =
      token.kind == .number
      ? (1...115).contains(token.value) && token.digits <= 3
      : lattice.has(.card, at: index) || isLong
    guard isCount else { return false }
    if isBefore || index + 1 >= tokens.count { return true }
    let next = tokens[index + 1]
    // "dreissig Gäste"
    if isLong { return !next.capital || next.lines > 0 }
    return next.lines > 0 || next.kind == .mark && !next.isMark(".")
      || next.isMark(".") && (index + 2 >= tokens.count || tokens[index + 2].spaced)
      || lattice.has(.and, at: index + 1)
  }
}
