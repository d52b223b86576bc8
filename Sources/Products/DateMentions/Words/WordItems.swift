/// Lays down what the lexicon says of each word and phrase, and what marks are to the grammar.
struct WordItems {
  let lexicon: Lexicon

  func apply(to lattice: Lattice) {
    let tokens = lattice.tokens
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .mark: mark(token, index, lattice)
      case .word: word(token, index, lattice)
      case .clitic:
        if index > 0, tokens[index - 1].kind == .number {
          lattice.add(.decades, Int32(index), Int32(index + 1))
        }
      default: break
      }
    }
  }

  private func word(_ token: Token, _ index: Int, _ lattice: Lattice) {
    let senses = lattice.look(up: index, in: lexicon)
    guard !senses.isEmpty else { return }
    let tokens = lattice.tokens
    for sense in senses {
      var at = index + 1
      var fits = true
      for key in sense.rest {
        at = Self.skip(at, tokens)
        guard at < tokens.count, tokens[at].key == key, tokens[at].lines <= 1 else {
          fits = false
          break
        }
        at += 1
      }
      guard fits else { continue }
      if sense.symbol == .dayword, sense.rest.isEmpty, isMorning(index, tokens) { continue }
      if sense.symbol == .last, Self.behinds.contains(token.key), !isAfterTime(index, lattice) {
        continue
      }
      if sense.symbol == .weekday, lattice.tokens[index].isIn(.shortDays), !isDay(index, tokens) {
        continue
      }
      // A possessive belongs to its word: "last week's Sunday".
      if at < tokens.count, tokens[at].kind == .clitic { at += 1 }
      lattice.add(sense.symbol, Int32(index), Int32(at), value: sense.value)
      // "'s maandags"
      if !sense.rest.isEmpty, index > 0, token.end - token.start == 1, !token.spaced,
        tokens[index - 1].isMark("'")
      {
        lattice.add(sense.symbol, Int32(index - 1), Int32(at), value: sense.value)
      }
    }
  }

  /// Whether a weekday cut short may be one: in small letters, or if it is another word at the beginning of
  /// a sentence, only before a number.
  private func isDay(_ index: Int, _ tokens: [Token]) -> Bool {
    var next = index + 1
    if next < tokens.count, tokens[next].isMark(".") || tokens[next].isMark(",") { next += 1 }
    let isCounted =
      next < tokens.count && tokens[next].kind == .number && tokens[next].lines == 0
      && !(next + 1 < tokens.count && tokens[next + 1].isMark(":"))
    if tokens[index].capital { return isCounted || tokens[index].key != Self.so }
    return isCounted && tokens[index].key != Self.so
  }
  private static let so = WordKey.of("so")

  /// "lundi passé", but "je passe lundi" and "elle est passée lundi".
  private func isAfterTime(_ index: Int, _ lattice: Lattice) -> Bool {
    [Symbol.weekday, .unit, .month, .holiday, .weekend, .partday].contains {
      lattice.has($0, at: index - 1)
    }
  }
  private static let behinds = Set(["passe", "passee"].map { WordKey.of($0) })

  /// "esta mañana", "heute Morgen", "elke morgen": the morning, and not tomorrow.
  private func isMorning(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0, tokens[index].lines <= 1, let befores = Self.mornings[tokens[index].key]
    else { return false }
    return befores.contains(tokens[index - 1].key)
  }

  /// Words that mean the morning as well as tomorrow, and those behind which they mean the morning.
  private static let mornings = [
    "manana": "la esta una cada media toda aquella",
    "morgen": "heute gestern vorgestern jeden am diesen diesem guten den einen ganzen gegen"
      + " montag dienstag mittwoch donnerstag freitag samstag sonntag"
      + " elke iedere goede goeie de deze",
  ].reduce(into: [UInt64: Set<UInt64>]()) { table, entry in
    table[WordKey.of(Substring(entry.key))] = Set(
      entry.value.split(separator: " ").map { WordKey.of($0) })
  }

  /// Between the words of a phrase a possessive, a dash or a full stop does not count.
  private static func skip(_ index: Int, _ tokens: [Token]) -> Int {
    guard index + 1 < tokens.count else { return index }
    let token = tokens[index]
    if token.kind == .clitic { return index + 1 }
    if token.isMark("'"), !token.spaced, !tokens[index + 1].spaced { return index + 1 }
    if token.kind == .mark, !token.spaced,
      token.isMark("-") || token.isMark(".") || token.isMark("/")
    {
      return index + 1
    }
    return index
  }

  /// Short as abbreviated names are; "May", "June" and "July" are whole.
  private static func isShort(_ token: Token) -> Bool {
    token.end - token.start <= 4 && !whole.contains(token.key)
  }

  private static let abbreviations = Set(["kl", "d", "ca", "h"].map { WordKey.of($0) })
  private static let whole = Set(["may", "june", "july"].map { WordKey.of($0) })

  private func mark(_ token: Token, _ index: Int, _ lattice: Lattice) {
    let symbol: Symbol? =
      switch UInt8(truncatingIfNeeded: token.key) {
      case UInt8(ascii: ","): .comma
      case UInt8(ascii: "-"): .hyphen
      case UInt8(ascii: "/"): .slash
      case UInt8(ascii: "."): .dot
      case UInt8(ascii: ":"): .colon
      case UInt8(ascii: "~"): .around
      case UInt8(ascii: "@"): .at
      case UInt8(ascii: "("): .open
      case UInt8(ascii: "<"): .smaller
      case UInt8(ascii: ">"): .larger
      case UInt8(ascii: "="): .equals
      case UInt8(ascii: "+"): .plus
      default: nil
      }
    guard let symbol else { return }
    lattice.add(symbol, Int32(index), Int32(index + 1))
    // A full stop after an abbreviated name is part of it: "Sept. 5".
    if symbol == .dot, !token.spaced, index > 0, Self.isShort(lattice.tokens[index - 1]) {
      // "kl. 11", "d. 12. juli"
      let isSmall = Self.abbreviations.contains(lattice.tokens[index - 1].key)
      for name in isSmall ? [Symbol.at, .the, .around, .month] : [Symbol.month, .weekday] {
        for item in lattice.items(name, at: index - 1) where item.end == Int32(index) {
          lattice.add(name, item.start, Int32(index + 1), value: item.value)
        }
      }
    }
  }
}
