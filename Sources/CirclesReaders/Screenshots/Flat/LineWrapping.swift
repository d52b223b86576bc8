/// Says whether a line goes on with the bubble of the line above it, in text alone.
///
/// A line is only wrapped where the next word would not have fitted on it: if it would have, the
/// next line is another message. Where it would not have, it is both by chance and by wrapping, and
/// the way the lines end and begin decides.
struct LineWrapping {
  /// The width at which lines are wrapped.
  let full: Double
  /// Whether the engine parts blocks by empty lines.
  let hasBlocks: Bool
  /// Whether bubbles end in their times.
  let areStamped: Bool

  init(_ texts: [FlatScreen.Line], areStamped: Bool) {
    // The widest line, one stray line aside.
    let widths = texts.map { LineWidth.of($0.text) }.sorted(by: >)
    let first = widths.first ?? 0
    let widest = widths.count > 3 && first > 1.12 * widths[1] ? widths[1] : first
    full = max(widest, Self.narrowest)
    let begun = texts.dropFirst().filter(\.beginsBlock).count
    hasBlocks = begun * 5 >= texts.count
    self.areStamped = areStamped
  }

  /// No app wraps lines that are narrower than this, in ems: some twenty letters.
  private static let narrowest = 10.0

  /// Whether `line` goes on after `last`. `isBesidePicture`: the avatar shows that it ends a bubble.
  func continues(_ last: String, _ line: FlatScreen.Line, isBesidePicture: Bool) -> Bool {
    let last = SpokenText.join([last])
    let word = line.text.prefix { !$0.isWhitespace && $0 != "-" }
    let width = LineWidth.of(last)
    let needed = width + LineWidth.space + LineWidth.of(String(word))
    let isEnd = last.last.map { ".?!…".contains($0) } ?? false
    let isCapital = line.text.first.map { $0.isUppercase || "¿¡".contains($0) } ?? false
    // Nobody's sentence goes on with such a word, and a capital, without a stop before it.
    if isCapital, !isEnd, SentenceStarts.begins(line.text), needed < 1.1 * full {
      return needed >= full && (areStamped || last.hasSuffix(","))
    }
    if areStamped {
      // The time closes a bubble; where it was lost, this is all there is.
      return needed >= 0.9 * full || (!isCapital && !isEnd && !line.beginsBlock)
    }
    if hasBlocks {
      if !line.beginsBlock { return needed >= 0.84 * full || (!isCapital && needed >= 0.75 * full) }
      // Pictures and gaps also part the lines of one bubble.
      return !isCapital && !isEnd && needed >= 0.93 * full
        && width > (isBesidePicture ? 0.7 : 0.82) * full
    }
    if needed < 0.88 * full { return false }
    if needed < 0.97 * full, isCapital || isEnd { return false }
    if last.hasSuffix("?") || last.hasSuffix("!") { return false }
    // Few end a message with a full stop.
    return isEnd || !SentenceStarts.begins(line.text)
  }
}
