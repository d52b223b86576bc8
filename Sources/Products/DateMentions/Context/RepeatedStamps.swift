/// Recognises stamps by their form: several lines that begin, or end behind a name, with a day and a
/// time written the same way are the lines of a chat, whatever program wrote them.
///
///     [11/5 18.20] Ana: ...     Ana, 11/05 18:20     Ana — 11/05/2025 18:20     2025-05-11 18:20:44  IN ...
struct RepeatedStamps {
  /// A day with a time, and what is before it in its line.
  struct Stamp {
    var line: Range<Int>
    /// From its bracket, or its first figure, to the end with the bracket.
    var core: Range<Int>
  }

  private struct Form: Hashable {
    var marks: [UInt64]
    var isNamed: Bool
    var end: UInt8
  }

  /// How many words and marks stand before the stamp at most.
  private static let nameLength = 9
  /// How many it has itself.
  private static let length = 16

  /// The stamps of a text: those whose form comes twice.
  static func find(in lattice: Lattice) -> [Stamp] {
    let tokens = lattice.tokens
    var byForm: [Form: [Stamp]] = [:]
    var line = 0
    while line < tokens.count {
      var end = line + 1
      while end < tokens.count, tokens[end].lines == 0 { end += 1 }
      if let (stamp, form) = stamp(line..<end, lattice) { byForm[form, default: []].append(stamp) }
      line = end
    }
    return byForm.filter { $0.value.count > 1 && !isList($0.value, $0.key) }.flatMap(\.value)
      .sorted { $0.core.lowerBound < $1.core.lowerBound }
  }

  /// Whether the lines follow each other without a word between them, as in a list of what is to come.
  private static func isList(_ stamps: [Stamp], _ form: Form) -> Bool {
    form.end == 1
      && zip(stamps, stamps.dropFirst()).contains { $0.line.upperBound == $1.line.lowerBound }
  }

  private static func stamp(_ line: Range<Int>, _ lattice: Lattice) -> (Stamp, Form)? {
    let tokens = lattice.tokens
    guard
      let first = line.prefix(nameLength).first(where: {
        tokens[$0].kind == .number || lattice.has(.weekday, at: $0)
      })
    else { return nil }
    let isNamed = tokens[line.lowerBound..<first].contains { $0.kind == .word }
    // Behind a name a stamp is parted from it, and no sentence goes before it.
    if isNamed {
      let before = tokens[first - 1]
      guard before.kind == .mark || first - line.lowerBound < 4 else { return nil }
      if tokens[line.lowerBound..<first].contains(where: { $0.isMark("?") || $0.isMark("!") }) {
        return nil
      }
    }
    var last = first
    while last < line.upperBound, last - first < length, belongs(last, lattice) { last += 1 }
    while last > first, tokens[last - 1].kind == .mark { last -= 1 }
    guard let clock = clock(first..<last, lattice), clock > first else { return nil }
    let days = (first..<clock).filter { tokens[$0].kind == .number }.count
    let isSpelt = (first..<clock).contains {
      lattice.has(.month, at: $0) || lattice.has(.weekday, at: $0)
    }
    guard days > 1 || days == 1 && isSpelt else { return nil }
    let hasSeconds = last - clock > 4 && tokens[clock + 3].isMark(":")
    var end: UInt8 = 0
    if last == line.upperBound {
      end = 1
    } else if tokens[last].isMark("]") || tokens[last].isMark(")") {
      end = 2
    } else if tokens[last].isMark(":") {
      end = 3
    }
    guard end > 0 || hasSeconds && !isNamed else { return nil }
    // A list of what is to come has its times at the end too, but no name before each.
    if end == 1, !isNamed, line.count > last - first + 2 { return nil }
    // "12/3 14:00: dentist" is to come; a stamp without a name has its year.
    let isDated = days > 2 || (first..<clock).contains { tokens[$0].digits == 4 }
    if end == 3, !isNamed, !isDated { return nil }
    let marks = (first..<last).filter { tokens[$0].kind == .mark }.map { tokens[$0].key }
    let upper = end > 1 ? last + 1 : last
    return (
      Stamp(line: line, core: first..<upper), Form(marks: marks, isNamed: isNamed, end: end)
    )
  }

  private static func belongs(_ index: Int, _ lattice: Lattice) -> Bool {
    let token = lattice.tokens[index]
    switch token.kind {
    case .number: return true
    case .mark:
      return ["/", ".", ":", "-", ","].contains { token.isMark($0) }
    case .word:
      return [Symbol.month, .weekday, .meridiem, .at, .of, .on].contains {
        lattice.has($0, at: index)
      }
    case .clitic: return false
    }
  }

  /// Where the hour stands of the last `18:20` or `18.20` that is parted from the figures before it.
  private static func clock(_ range: Range<Int>, _ lattice: Lattice) -> Int? {
    let tokens = lattice.tokens
    return range.last { index in
      guard index + 2 < range.upperBound, tokens[index].kind == .number,
        (0...24).contains(tokens[index].value), tokens[index].spaced,
        tokens[index + 1].isMark(":") || tokens[index + 1].isMark("."), !tokens[index + 1].spaced,
        tokens[index + 2].kind == .number, tokens[index + 2].digits == 2,
        tokens[index + 2].value < 60, !tokens[index + 2].spaced
      else { return false }
      return true
    }
  }
}
