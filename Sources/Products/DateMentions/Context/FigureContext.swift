/// What stands beside figures and says whether they can be a date at all.
enum FigureContext {
  private static let dollar = UInt64(UInt8(ascii: "$"))
  private static let hash = UInt64(UInt8(ascii: "#"))
  private static let number = WordKey.of("no")
  private static let streets = Set(
    ["via", "rue", "calle", "rua", "viale", "piazza", "strasse", "str", "weg", "platz", "allee"]
      .map { WordKey.of($0) })

  /// "Via Porta Nuova 5/12": a street's name in capitals leads to it.
  private static func isStreet(_ begin: Int, _ lattice: Lattice) -> Bool {
    let tokens = lattice.tokens
    var at = begin - 1
    while at >= 0, begin - at <= 4, tokens[at + 1].lines == 0 {
      if streets.contains(tokens[at].key) { return true }
      guard tokens[at].kind == .word, tokens[at].capital else { return false }
      at -= 1
    }
    return false
  }

  private static let marks = Set(["got", "gets", "gave", "scores"].map { WordKey.of($0) })
  private static let dozen = WordKey.of("dozen")
  private static let percent = UInt64(UInt8(ascii: "%"))

  /// Prices, numbered things, percentages, figures that hang on letters.
  static func isCounted(_ begin: Int, _ end: Int, _ lattice: Lattice) -> Bool {
    let tokens = lattice.tokens
    if begin > 0 {
      let before = tokens[begin - 1]
      if before.kind == .mark, before.key == dollar || before.key == hash { return true }
      let isGlued = !tokens[begin].spaced
      if isGlued, before.kind == .word, !lattice.has(.month, at: begin - 1),
        !lattice.has(.q, at: begin - 1), !lattice.has(.weekday, at: begin - 1),
        before.key != WordKey.of("t"), before.key != WordKey.of("h"),
        !lattice.has(.weekno, at: begin - 1)
      {
        return true
      }
      if isGlued, before.kind == .mark, begin > 1, tokens[begin - 2].kind == .number,
        !before.spaced, before.isMark(".") || before.isMark(",") || before.isMark(":")
      {
        return true
      }
      if before.kind == .mark, before.isMark("("), end < tokens.count, end > begin,
        tokens[end].isMark(")"), tokens[begin].digits == 3
      {
        return true
      }
      if lattice.cue(at: begin - 1) == .counted { return true }
      if before.isMark("."), begin > 1,
        lattice.cue(at: begin - 2) == .counted || tokens[begin - 2].key == number
      {
        return true
      }
      if begin > 1, isStreet(begin, lattice) { return true }
    }
    guard end < tokens.count else { return false }
    let after = tokens[end]
    if after.isMark("%") || after.key == percent && after.kind == .mark { return true }
    if lattice.cue(at: end) == .counts { return true }
    if after.kind == .word, !after.spaced, lattice.head(Int32(end)) < 0,
      after.key != WordKey.of("t"), after.key != WordKey.of("h"), after.key != WordKey.of("a"),
      after.key != WordKey.of("p")
    {
      return true
    }
    if after.kind == .mark, !after.spaced, end + 1 < tokens.count, !tokens[end + 1].spaced,
      tokens[end + 1].kind == .number || after.isMark("/"), after.isMark("/") == false,
      after.isMark("-") == false, after.isMark(",") == false, after.isMark("~") == false
    {
      return true
    }
    return false
  }

  /// `1/2 hour`, `2/3 of`, `2 1/2`, `24/7`.
  static func isFraction(_ begin: Int, _ lattice: Lattice) -> Bool {
    let tokens = lattice.tokens
    let a = tokens[begin].value
    let b = tokens[begin + 2].value
    let next = begin + 3
    if a == 24, b == 7 { return true }
    // "got 8/10 in spelling", but "got 5/10 off work"
    if a <= b, b == 10, begin > 0, marks.contains(tokens[begin - 1].key),
      next >= tokens.count || tokens[next].kind != .word || tokens[next].lines > 0
        || [Symbol.in, .on, .for].contains(where: { lattice.has($0, at: next) })
    {
      return true
    }
    if next < tokens.count, tokens[next].key == dozen { return true }
    if a == 50, b == 50 { return true }
    if begin > 0, tokens[begin - 1].kind == .number, tokens[begin].spaced, a < b, b <= 16 {
      return true
    }
    guard next < tokens.count else { return false }
    if tokens[next].isMark("\"") { return true }
    guard a < b, b <= 16, tokens[next].lines == 0 else { return false }
    return lattice.has(.unit, at: next) || lattice.has(.of, at: next)
      || lattice.cue(at: next) == .counts || lattice.has(.of_the, at: next)
  }

  /// `4-22` is a day only where a day is asked for, or when nothing else is said.
  static func isDashedDay(_ begin: Int, _ lattice: Lattice) -> Bool {
    let tokens = lattice.tokens
    if begin == 0, tokens.count == 3 { return max(tokens[0].value, tokens[2].value) > 12 }
    return begin > 0 && lattice.has(.on, at: begin - 1)
      && !lattice.has(.meridiem, at: begin + 3) && !lattice.has(.month, at: begin + 3)
  }

  /// `4.22` likewise.
  static func isDottedDay(_ begin: Int, _ lattice: Lattice) -> Bool {
    guard begin > 0 else { return false }
    let isLast = begin + 3 >= lattice.tokens.count || lattice.tokens[begin + 3].kind == .mark
    return lattice.has(.on, at: begin - 1) || (isLast && lattice.has(.in, at: begin - 1))
  }

  /// A dot at once behind figures, and no figure at once behind the dot.
  static func endsWithDot(_ end: Int, _ lattice: Lattice) -> Bool {
    let tokens = lattice.tokens
    guard end < tokens.count, tokens[end].isMark("."), !tokens[end].spaced else { return false }
    return end + 1 >= tokens.count || tokens[end + 1].spaced || tokens[end + 1].lines > 0
      || tokens[end + 1].kind == .mark
  }

  /// `6.45` after "at", or before "pm".
  static func isAtTime(_ begin: Int, _ lattice: Lattice) -> Bool {
    if lattice.has(.meridiem, at: begin + 3) || lattice.has(.oclock, at: begin + 3)
      || lattice.has(.sharp, at: begin + 3)
    {
      return true
    }
    if isBeforeTime(begin + 3, lattice) { return true }
    if begin + 3 < lattice.tokens.count, lattice.tokens[begin + 3].isMark("-") {
      if lattice.has(.meridiem, at: begin + 7), lattice.tokens[begin + 5].isMark(".") {
        return true
      }
      return begin > 0
        && (lattice.has(.between, at: begin - 1) || lattice.has(.from, at: begin - 1)
          || lattice.has(.at, at: begin - 1))
    }
    return begin > 0
      && (lattice.has(.between, at: begin - 1)
        || lattice.items(.at, at: begin - 1).contains { Int($0.end) == begin }
        || lattice.items(.at, at: begin - 2).contains { Int($0.end) == begin })
  }

  /// `9.30 bis 11.00 Uhr`
  private static func isBeforeTime(_ joint: Int, _ lattice: Lattice) -> Bool {
    let tokens = lattice.tokens
    return joint + 4 < tokens.count
      && (lattice.has(.to, at: joint) || lattice.has(.and, at: joint) || tokens[joint].isMark("-"))
      && tokens[joint + 1].kind == .number && tokens[joint + 2].isMark(".")
      && tokens[joint + 3].digits == 2 && lattice.has(.oclock, at: joint + 4)
  }
}
