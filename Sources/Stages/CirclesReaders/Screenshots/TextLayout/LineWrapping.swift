/// Says whether a line goes on with the bubble of the line above it, in text alone.
///
/// A line is only wrapped where the next word would not have fitted on it; where it would have, the
/// next line is another message. Where it would not have, both can be, and how the lines end and
/// begin decides. Each sign adds to a belief in natural logarithms of odds; the weights were fitted
/// by logistic regression to lines of screens whose messages are known: a mixture of two fits, four
/// parts of the first and one of a later one to more screens, which knew questions.
struct LineWrapping {
  /// The width at which lines are wrapped.
  let full: Double
  /// Whether the engine parts blocks by empty lines.
  let hasBlocks: Bool
  /// Whether bubbles end in their times.
  let areStamped: Bool
  /// How many of the messages begin with a capital, 0 to 1.
  let care: Double

  init(_ texts: [FlatScreen.Line], areStamped: Bool) {
    // The widest line, one stray line aside.
    let widths = texts.map { LineWidth.of($0.text) }.sorted(by: >)
    let first = widths.first ?? 0
    let widest = widths.count > 3 && first > 1.12 * widths[1] ? widths[1] : first
    let full = max(widest, Self.narrowest)
    self.full = full
    let begun = texts.dropFirst().filter(\.beginsBlock).count
    hasBlocks = begun * 5 >= texts.count
    self.areStamped = areStamped
    care = Self.care(texts, full)
  }

  /// No app wraps lines that are narrower than this, in ems: some twenty letters.
  private static let narrowest = 10.0

  /// Whether `line` goes on after `last`. `isBesidePicture`: the avatar shows that it ends a bubble.
  func continues(_ last: String, _ line: FlatScreen.Line, isBesidePicture: Bool) -> Bool {
    belief(SpokenText.join([last]), line, isBesidePicture) > 0
  }

  private func belief(
    _ last: String, _ line: FlatScreen.Line, _ isBesidePicture: Bool
  ) -> Double {
    var belief = Weight.bias
    // Pictures and gaps also part the lines of one bubble.
    if hasBlocks, !(isBesidePicture && line.beginsBlock) {
      belief += line.beginsBlock ? Weight.block : Weight.sameBlock
    }
    // The time closes a bubble; where it was lost, lines look as if they belonged together.
    if areStamped { belief += line.beginsBlock && hasBlocks ? Weight.stampedBlock : Weight.stamped }
    let reach = Self.reach(last, line.text) / full
    belief += reach < 1 ? Weight.room * min(0.3, 1 - reach) : Weight.overfull * min(0.3, reach - 1)
    // The last words of a wrapped text are few.
    if reach > 0.93, LineWidth.of(line.text) < 0.4 * full { belief += Weight.rest }
    let isStop = last.last.map { ".?!…".contains($0) } ?? false
    let isOpen = !isStop && (WordsInside.endOpen(last) || Self.isDayOpen(last, line.text))
    if last.hasSuffix(",") { belief += Weight.comma }
    if isOpen { belief += Weight.open }
    switch Self.isCapital(line.text) {
    case true?:
      belief += isStop ? Weight.capitalAfterStop : isOpen ? 0 : Weight.capitalInside
      // Who has asked mostly waits for the answer.
      if last.hasSuffix("?") { belief += Weight.capitalAfterQuestion }
      if SentenceStarts.begins(line.text) { belief += Weight.opening }
    case false?:
      belief += care * Weight.smallAmongCapitals + (1 - care) * Weight.smallAmongSmall
      if SentenceStarts.answers(line.text) { belief += Weight.answer }
    case nil: break
    }
    if isStop, Self.isCapital(line.text) != true { belief += Weight.smallAfterStop }
    return belief
  }

  /// What speaks for one bubble (above 0) and for two (below).
  private enum Weight {
    static let bias = 0.24
    static let block = -1.72
    static let sameBlock = 1.48
    static let stamped = 1.08
    static let stampedBlock = 0.74
    /// For each width of a line that was left free.
    static let room = -15.86
    static let overfull = 4.1
    static let comma = 1.52
    static let open = 2.0
    static let capitalAfterStop = 0.02
    static let capitalAfterQuestion = -1.96
    static let capitalInside = -1.51
    static let opening = -0.65
    static let smallAmongCapitals = 2.48
    static let smallAmongSmall = -1.14
    static let smallAfterStop = -1.2
    static let rest = 2.45
    static let answer = -1.86
  }

  /// How far a line would reach with the first word of the next.
  private static func reach(_ last: String, _ next: String) -> Double {
    let word = next.prefix { !$0.isWhitespace && $0 != "-" }
    return LineWidth.of(last) + LineWidth.space + LineWidth.of(String(word))
  }

  /// `sinds 1` before `november`, `is at 8:00` before `AM sharp`.
  private static func isDayOpen(_ last: String, _ next: String) -> Bool {
    guard let number = last.split(separator: " ").last, number.first?.isNumber == true,
      let word = next.split(separator: " ").first.map({ FoldedText.fold(String($0)) })
    else { return false }
    return DayNames.month(word) != nil || ["am", "pm", "uhr"].contains(word)
  }

  /// Whether a line begins with a capital; nil where it begins with neither.
  private static func isCapital(_ line: String) -> Bool? {
    guard let first = line.first else { return nil }
    if "¿¡".contains(first) { return true }
    if first.isUppercase {
      // Days and months are written so anywhere.
      let word = FoldedText.fold(String(line.prefix { $0.isLetter }))
      let isDay = word.count > 3 && (DayNames.weekday(word) ?? DayNames.month(word)) != nil
      return isDay ? nil : true
    }
    return first.isLowercase ? false : nil
  }

  /// The share of capitals among lines that begin a message for sure: much room was left above them.
  private static func care(_ texts: [FlatScreen.Line], _ full: Double) -> Double {
    var begun = 0.0
    var capitals = 0.0
    for (last, line) in zip(texts, texts.dropFirst())
    where reach(last.text, line.text) < 0.75 * full {
      begun += 1
      if isCapital(line.text) == true { capitals += 1 }
    }
    // Most people's phones write capitals for them.
    return (capitals + 1.5) / (begun + 2)
  }
}
