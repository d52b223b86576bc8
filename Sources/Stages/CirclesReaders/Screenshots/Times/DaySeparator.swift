/// The line in the middle of a chat that says when the messages below it were sent.
///
/// `Today 9:41 AM`, `Mon, 14 Mar at 19:05`, `12 January 2026`, `TODAY AT 2:22 PM`, `Heute`,
/// `Tuesday • 3:30 PM`, `9:06 AM • SMS`, `2026年3月14日`.
struct DaySeparator: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    /// A time alone: apps head the messages of today so.
    case unsaid
    case today
    case yesterday
    /// 1 for Monday to 7 for Sunday.
    case weekday(Int)
    case date(day: Int, month: Int, year: Int?)
    /// Digits alone: three numbers, in an order that the line does not tell.
    case numbers(Int, Int, Int)
  }

  var day: Day
  var clock: ClockReading?

  /// Whether it can hardly be anything else: `Sam`, `Jan`, `Dom` are people too.
  var isSure: Bool {
    if clock != nil { return true }
    if case .weekday = day { return false }
    return true
  }

  /// The longest line worth looking at, in characters.
  static let longest = 48

  /// Nil where the text says anything else.
  init?(_ text: String) {
    guard DayWords.mayBe(text) else { return nil }
    var text = text.trimmingSpaces
    if text.lowercased().hasSuffix("m.") { text.removeLast() }
    if text.isEmpty || text.count > Self.longest || text.contains(where: { "?!".contains($0) }) {
      return nil
    }
    var words = text.split { $0.isWhitespace || "•·*+«»,|".contains($0) }.map(String.init)
    while let last = words.last, Self.isService(last) { words.removeLast() }
    if words.isEmpty || words.count > 8 { return nil }
    clock = Self.takeClock(&words)
    guard let day = Self.day(words) else { return nil }
    self.day = day
    if day == .unsaid, clock == nil { return nil }
  }

  /// How a message went, said behind the time: `9:06 AM • SMS`.
  private static func isService(_ word: String) -> Bool {
    let folded = FoldedText.fold(word)
    return folded.isEmpty || services.contains(folded)
  }

  static let services: Set<String> = ["sms", "mms", "rcs", "imessage"]

  /// Takes a clock from the end of the words, or from their beginning.
  private static func takeClock(_ words: inout [String]) -> ClockReading? {
    if let last = words.last, ["uhr", "h"].contains(last.lowercased()) { words.removeLast() }
    for count in stride(from: min(3, words.count), through: 1, by: -1) {
      let tail = words.suffix(count).joined(separator: " ")
      if let clock = ClockText.parse(tail), isClock(tail) {
        words.removeLast(count)
        return clock
      }
      let head = words.prefix(count).joined(separator: " ")
      if let clock = ClockText.parse(head), isClock(head) {
        words.removeFirst(count)
        return clock
      }
    }
    return nil
  }

  /// `12.01` is a date before it is a clock where a dot stands after it.
  private static func isClock(_ text: String) -> Bool { !text.hasSuffix(".") || text.contains("m") }

  private static func day(_ words: [String]) -> Day? {
    if let numbers = numbers(words) { return numbers }
    if let date = ideographic(words.joined()) { return date }
    let whole = FoldedText.fold(words.joined(separator: " "))
    var folded = whole.split(separator: " ").map(String.init).filter { !connectors.contains($0) }
    if folded.isEmpty { return .unsaid }
    let joined = folded.joined(separator: " ")
    if DayNames.today.contains(whole) || DayNames.today.contains(joined) { return .today }
    if DayNames.yesterday.contains(whole) || DayNames.yesterday.contains(joined) {
      return .yesterday
    }
    // Brazilian weekdays carry a number's ending: segunda-feira.
    folded.removeAll { $0 == "feira" }
    if folded.count == 1, let weekday = DayNames.weekday(folded[0]) {
      // Two letters are a weekday only where they are written as a short form: `Mo.`
      let isShort = folded[0].count == 2
      if !isShort || words.contains(where: { $0.hasSuffix(".") && $0.count == 3 }) {
        return .weekday(weekday)
      }
    }
    return named(folded)
  }

  /// A month by name, the number of the day, perhaps a weekday and a year.
  private static func named(_ words: [String]) -> Day? {
    var month: Int?
    var day: Int?
    var year: Int?
    var weekdays = 0
    for (index, word) in words.enumerated() {
      if let number = number(word) {
        if number > 31 || word.count == 4 {
          guard year == nil, (1970...2200).contains(number) else { return nil }
          year = number
        } else if day == nil, number >= 1 {
          day = number
        } else {
          return nil
        }
      } else if month == nil, let found = DayNames.month(word),
        !(index == 0 && DayNames.weekday(word) != nil && words.count > 2
          && words.dropFirst().contains { DayNames.month($0) != nil })
      {
        month = found
      } else if DayNames.weekday(word) != nil, weekdays == 0 {
        weekdays += 1
      } else {
        return nil
      }
    }
    guard let month, let day, day <= 31 else { return nil }
    return .date(day: day, month: month, year: year)
  }

  /// `12`, `1st`, `l2`.
  private static func number(_ word: String) -> Int? {
    var word = word
    for ending in ["st", "nd", "rd", "th", "er", "o"] where word.hasSuffix(ending) {
      let core = digits(String(word.dropLast(ending.count)))
      if !core.isEmpty, core.allSatisfy(\.isNumber) { word = core }
    }
    guard (1...4).contains(word.count), word.contains(where: \.isNumber) else { return nil }
    return Int(digits(word))
  }

  private static func digits(_ word: String) -> String {
    word.replacing("l", with: "1").replacing("o", with: "0")
  }

  /// `14/03/2026`, `14.3.26`, `2026-03-14`, perhaps after a weekday.
  private static func numbers(_ words: [String]) -> Day? {
    guard let last = words.last(where: { !connectors.contains(FoldedText.fold($0)) }) else {
      return nil
    }
    let parts = last.split { "./-".contains($0) }.map { Int($0) }
    guard parts.count == 3, let a = parts[0], let b = parts[1], let c = parts[2],
      [a, b, c].allSatisfy({ (1...9999).contains($0) })
    else { return nil }
    let others = words.filter { $0 != last && !connectors.contains(FoldedText.fold($0)) }
    if others.contains(where: { DayNames.weekday(FoldedText.fold($0)) == nil }) { return nil }
    return .numbers(a, b, c)
  }

  /// `3月14日`, `2026年3月14日`, `3월 14일`.
  private static func ideographic(_ text: String) -> Day? {
    guard let month = text.firstIndex(where: { "月월".contains($0) }),
      let end = text.firstIndex(where: { "日일".contains($0) }), month < end
    else { return nil }
    let head = text[..<month].split { "年년".contains($0) }
    guard let number = head.last.flatMap({ Int($0) }),
      let day = Int(text[text.index(after: month)..<end]), (1...12).contains(number),
      (1...31).contains(day)
    else { return nil }
    let year = head.count == 2 ? Int(head[0]) : nil
    return .date(
      day: day, month: number, year: year.flatMap { (1970...2200).contains($0) ? $0 : nil })
  }

  static let connectors: Set<String> = [
    "at", "um", "a", "las", "la", "alle", "as", "om", "kl", "de", "den", "der", "el", "le", "of",
    "uhr", "am", "the", "o", "ore", "ar", "av", "godz", "r", "在", "в", "о",
  ]
}
