/// The time that WhatsApp and Telegram write into a bubble's lower right corner, with its ticks.
struct BubbleStamp {
  var clock: ClockReading?
  var isEdited = false
  /// Whether ticks stand behind the time: only the owner's messages have them.
  var hasTicks = false
  /// How many words of the line's end it takes.
  var length = 0

  /// Takes the stamp from the end of some words; nil where they end in what was said.
  ///
  /// `isSmall` says of each word, where the dump has places, whether it stands small or behind a
  /// gap: such an end may be read loosely.
  init?(_ line: [String], isSmall: [Bool]? = nil) {
    let words = Array(line.suffix(Self.longest))
    guard isSmall != nil || words.contains(where: DayWords.mayHaveNumber) else { return nil }
    let isSmall = isSmall.map { Array($0.suffix(Self.longest)) }
    var end = words.count
    var ticks = 0
    while end > 0, ticks < 3, Self.isTick(words[end - 1], isSmall?[end - 1] ?? false) {
      end -= 1
      ticks += 1
    }
    // A scrap behind the time is a tick that was read as something else.
    if ticks == 0, words.count > 1, let last = words.last, last.count <= 2, !Self.isSpoken(last) {
      if let inner = BubbleStamp(Array(words.dropLast()), isSmall: isSmall.map { $0.dropLast() }),
        inner.clock?.isExact == true
      {
        self = inner
        length += 1
        return
      }
    }
    for skipped in (0...ticks).reversed() {
      end = words.count - skipped
      for count in stride(from: min(3, end), through: 1, by: -1) {
        let part = Array(words[(end - count)..<end])
        let small = isSmall.map { $0[(end - count)..<end].contains(true) }
        guard let found = Self.clock(part, small) else { continue }
        clock = found.clock
        hasTicks = skipped > 0 || found.endsInTick
        length = count + skipped
        takeEdited(words)
        return
      }
    }
    guard let lost = isSmall.map({ Self.lost(words, $0) }) ?? Self.lost(words) else { return nil }
    length = lost
  }

  /// No stamp takes more words than this.
  private static let longest = 8

  /// How many small words at the end can only be a time that was misread beyond mending.
  private static func lost(_ words: [String], _ isSmall: [Bool]) -> Int? {
    let run = min(3, isSmall.reversed().prefix { $0 }.count)
    guard run > 0, run < words.count else { return nil }
    let text = words.suffix(run).joined()
    return text.count <= 9 && text.filter(\.isNumber).count >= 2 ? run : nil
  }

  /// The same in text alone: `011 pm`.
  private static func lost(_ words: [String]) -> Int? {
    guard words.count > 2, let mark = words.last?.lowercased(), ["am", "pm"].contains(mark) else {
      return nil
    }
    let digits = words[words.count - 2]
    return digits.count >= 3 && digits.count <= 5 && digits.allSatisfy(\.isNumber) ? 2 : nil
  }

  /// The end of a line where each bubble ends in a time, and this one's was misread: `1730`, `11845`, `27:35`, `9.24 om,`;
  /// nil where it looks like something said.
  static func misread(_ words: [String], marksHalves: Bool) -> BubbleStamp? {
    guard words.count > 1, let last = words.last else { return nil }
    var stamp = BubbleStamp()
    if marksHalves {
      let letters = last.lowercased().filter(\.isLetter)
      let isHalf =
        letters.count == 2 && "apo".contains(letters.prefix(1)) && "mu".contains(letters.suffix(1))
      let isRest = letters == "m" && last.filter(\.isNumber).count >= 4
      guard isHalf || isRest else { return nil }
      let digits = last.contains(where: \.isNumber) ? last : words[words.count - 2]
      guard digits.filter(\.isNumber).count >= 2, digits.count <= 7,
        digits.filter(\.isLetter).count <= 3
      else { return nil }
      stamp.length = digits == last ? 1 : 2
      return stamp.length < words.count ? stamp : nil
    }
    let digits = last.filter(\.isNumber)
    guard last.first?.isNumber == true, last.last?.isNumber == true, (4...5).contains(last.count),
      digits.count >= 4, last.allSatisfy({ $0.isNumber || ":.".contains($0) })
    else { return nil }
    // The sign in the middle may have become a digit.
    stamp.clock = ClockText.parse(digits.prefix(2) + ":" + digits.suffix(2)).map {
      ClockReading(candidates: $0.candidates, isExact: false)
    }
    stamp.length = 1
    return stamp
  }

  private init() {}

  private mutating func takeEdited(_ words: [String]) {
    let before = words.count - length - 1
    if before >= 0, Notices.isEdited(words[before]) {
      isEdited = true
      length += 1
    }
  }

  private static func clock(
    _ words: [String], _ isSmall: Bool?
  ) -> (clock: ClockReading, endsInTick: Bool)? {
    let text = words.joined(separator: " ")
    if let clock = ClockText.parse(text) { return (clock, false) }
    // Ticks that stick to the time: `11:07 PMY`, `1315.`
    var bare = text
    while let last = bare.last, "vVwWyY/\\✓✔._JZ4'`´“”\"«~-".contains(last), bare.count > 4 {
      bare.removeLast()
      if let clock = ClockText.parse(bare) { return (clock, !".,_".contains(last)) }
    }
    if isSmall == true, let clock = ClockText.parse(text, isLoose: true) { return (clock, false) }
    if isSmall == nil, words.count == 1, isMixed(text),
      let clock = ClockText.parse(text, isLoose: true)
    {
      return (clock, false)
    }
    // Without places, only what is nearly a clock.
    if isSmall == nil, words.count <= 2, !text.hasSuffix(","),
      words[0].contains(where: { ":.".contains($0) }),
      words[0].filter(\.isNumber).count >= 2, let clock = ClockText.parse(text, isLoose: true)
    {
      return (clock, false)
    }
    return nil
  }

  /// Four signs of which most are digits, with a letter among them or a dot behind: `1s12`, `1294.`.
  private static func isMixed(_ text: String) -> Bool {
    let digits = text.filter(\.isNumber).count
    guard (4...5).contains(text.count), digits >= 3 else { return false }
    return text.hasSuffix(".") && digits == 4
      || digits == 3 && text.count == 4 && text.contains { $0.isLetter && $0.isASCII }
        && text.last?.isNumber == true
  }

  /// Short words that people do write behind a time.
  private static func isSpoken(_ word: String) -> Bool {
    [
      "x", "xx", "ok", "no", "am", "pm", "so", "it", "is", "to", "at", "or", "if", "in", "on", "h",
      "my",
      "we", "he", "me", "us", "up", "by", "be", "de", "la", "el", "er", "?", "!", "&", "-", "+",
    ].contains(word == "X" ? word : word.lowercased())
      || word.contains { $0.isNumber } && word.allSatisfy(\.isLetterOrDigit)
  }

  /// Ticks are read as letters of their shape.
  private static func isTick(_ word: String, _ isSmall: Bool) -> Bool {
    if [
      "//", "/", "V/", "v/", "\\/", "./", "W", "VV", "vv", "vV", "Vv", "Y", "YG", "GY", "✓", "✓✓",
      "✔", "✔✔", "√", "√√", "7", "4", "J", "J/", "v", "V", "w", "Y/", "yw", "vw", "\\", "~", "y",
      "Z", "«", "a", "P", "Bs", "GZ", "GV", "WV", "YV", "YW", "VW", "W/", "wv",
    ].contains(word) {
      return true
    }
    return isSmall && word.count <= 2 && !"pPaA4".contains(word.prefix(1))
  }
}
