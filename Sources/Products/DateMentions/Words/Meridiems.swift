/// Lays down "am", "p.m.", "a . m ." and the single letter glued to a figure.
enum Meridiems {
  static func apply(to lattice: Lattice) {
    let tokens = lattice.tokens
    for index in tokens.indices where tokens[index].kind == .word && index > 0 {
      let token = tokens[index]
      let isAm = token.key == a || token.key == am
      guard isAm || token.key == p || token.key == pm || token.key == both else { continue }
      let value: Int32 = token.key == both ? 24 : isAm ? 0 : 12
      // ".am" as in "9.am"
      let start =
        tokens[index - 1].isMark(".") && !token.spaced && index > 1
          && tokens[index - 2].kind == .number ? index - 1 : index
      // "um 9:30 am Bahnhof" is German.
      if token.key == am, token.spaced, lattice.has(.on, at: index), index + 1 < tokens.count,
        tokens[index + 1].kind == .word, tokens[index + 1].capital
      {
        continue
      }
      if token.key == am || token.key == pm || token.key == both {
        let dot =
          index + 1 < tokens.count && tokens[index + 1].isMark(".")
          && !tokens[index + 1].spaced
        lattice.add(.meridiem, Int32(start), Int32(index + 1), value: value)
        if dot, start < index {
          lattice.add(.meridiem, Int32(start), Int32(index + 2), value: value)
        }
        continue
      }
      if let end = dotted(index, tokens) {
        lattice.add(.meridiem, Int32(start), Int32(end), value: value)
      } else if !token.spaced, tokens[index - 1].kind == .number {
        lattice.add(.meridiem, Int32(index), Int32(index + 1), value: value)
      }
    }
  }

  private static let a = WordKey.of("a")
  private static let p = WordKey.of("p")
  private static let m = WordKey.of("m")
  private static let am = WordKey.of("am")
  private static let pm = WordKey.of("pm")
  private static let both = WordKey.of("ampm")

  /// The end of `. m .`, or of ` m`, after an a or p.
  private static func dotted(_ index: Int, _ tokens: [Token]) -> Int? {
    var at = index + 1
    if at < tokens.count, tokens[at].isMark(".") { at += 1 }
    guard at < tokens.count, tokens[at].key == m, tokens[at].kind == .word else { return nil }
    at += 1
    if at < tokens.count, tokens[at].isMark("."), !tokens[at].spaced || at > index + 2 { at += 1 }
    return at
  }
}
