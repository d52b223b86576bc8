/// How times of day are put together from what is said of them.
enum Clock {
  typealias Time = DateExpression.ClockTime

  /// A bare hour, 0 to 24: which half of the day is a guess.
  static func hour(_ number: Int?) -> DateExpression? {
    guard let number, (0...24).contains(number) else { return nil }
    return .clock(Time(hour: number, minute: 0, second: nil, isSure: number > 12 || number == 0))
  }

  /// "seven thirty": hour and minutes in words.
  static func spoken(_ match: Match) -> DateExpression? {
    guard let hour = match[.n], let minute = match[.n, 1], (1...12).contains(hour),
      (10...59).contains(minute), match.lattice.isWordNumber(match.item(.n)),
      match.lattice.isWordNumber(match.item(.n, 1))
    else { return nil }
    return .clock(Time(hour: hour, minute: minute, second: nil, isSure: false))
  }

  /// Whether a number in words is English.
  static func isEnglish(_ item: Lattice.Item?, _ lattice: Lattice) -> Bool {
    guard let item else { return true }
    return english.contains(lattice.tokens[Int(item.start)].key)
  }

  static let to = WordKey.of("to")

  private static let english = Set(
    "one two three four five six seven eight nine ten eleven twelve".split(separator: " ").map {
      WordKey.of($0)
    })

  /// With "am" (0), "pm" (12), or either (24).
  static func half(_ expression: DateExpression?, _ meridiem: Int?) -> DateExpression? {
    guard case .clock(var time)? = expression, let meridiem, time.hour <= 24 else { return nil }
    if time.hour > 12 { return meridiem == 12 ? expression : nil }
    if meridiem == 24 { return expression }
    if time.hour == 0, meridiem == 12 { return nil }
    time.hour = time.hour % 12 + meridiem
    time.isSure = true
    return .clock(time)
  }

  /// Some minutes on or back.
  static func moved(_ expression: DateExpression?, _ minutes: Int) -> DateExpression? {
    guard case .clock(var time)? = expression, time.minute == 0 else { return nil }
    var total = time.hour * 60 + minutes
    if total < 0 { total += time.isSure ? 1440 : 720 }
    // "half een"
    if total < 60, minutes < 0, !time.isSure { total += 720 }
    time.hour = total / 60
    time.minute = total % 60
    return .clock(time)
  }

  /// The hour that suits a part of the day.
  static func hinted(_ expression: DateExpression?, _ part: DateExpression?) -> DateExpression? {
    guard case .clock(var time)? = expression, case .partOfDay(let part)? = part else { return nil }
    guard !time.isSure, time.hour <= 12 else { return expression }
    switch part {
    case .morning, .earlyMorning, .lateMorning, .breakfast:
      if time.hour == 12 { time.hour = 0 }
    case .night, .earlyNight, .lateNight:
      if time.hour == 12 { time.hour = 24 } else if time.hour > 4 { time.hour += 12 }
    case .lunch, .afternoon, .earlyAfternoon, .lateAfternoon:
      if time.hour < 10 { time.hour += 12 }
    case .evening, .earlyEvening, .lateEvening, .dinner:
      if time.hour == 12 { time.hour = 24 } else { time.hour += 12 }
    }
    time.isSure = true
    return .clock(time)
  }

  static func part(_ number: Int?, early: Bool? = nil) -> DateExpression? {
    guard let number, let part = DateExpression.PartOfDay(rawValue: number % 10) else { return nil }
    guard let early else { return .partOfDay(part) }
    switch part {
    case .morning: return .partOfDay(early ? .earlyMorning : .lateMorning)
    case .afternoon: return .partOfDay(early ? .earlyAfternoon : .lateAfternoon)
    case .evening: return .partOfDay(early ? .earlyEvening : .lateEvening)
    case .night: return .partOfDay(early ? .earlyNight : .lateNight)
    default: return .partOfDay(part)
    }
  }

  /// Whether a time is rather told than a length before and behind a row: "Monday 1700 hrs", not "flew 1700
  /// hrs".
  static func isAsked(_ match: Match) -> Bool {
    let lattice = match.lattice
    guard let first = match.items.first, let last = match.items.last else { return false }
    let (before, next) = (Int(first.start) - 1, Int(last.end))
    if lattice.has(.of, at: next) { return false }
    guard before >= 0, lattice.tokens[before + 1].lines == 0 else { return true }
    if lattice.tokens[before].kind != .word { return true }
    return [
      Symbol.at, .by, .from, .till, .to, .since, .around, .before, .after, .weekday, .dayword,
    ]
    .contains { lattice.has($0, at: before) } || lattice.has(.month, at: before)
  }

  /// "open at 10 to 4": from hour to hour.
  static func isOpening(_ match: Match) -> Bool {
    let before = Int(match.items.first?.start ?? 0) - 1
    return before >= 0 && openings.contains(match.lattice.tokens[before].key)
  }
  private static let openings = Set(
    ["open"].map { WordKey.of($0) })

  /// Whether a day stands beside a row, or somebody meets somebody, and nothing is baked: "Monday at 900".
  static func isAppointed(_ match: Match) -> Bool {
    let lattice = match.lattice
    guard let first = match.items.first, let last = match.items.last else { return false }
    let near = max(0, Int(first.start) - 6)..<min(lattice.tokens.count, Int(last.end) + 6)
    if near.contains(where: { hot.contains(lattice.tokens[$0].key) }) { return false }
    let next = lattice.has(.on, at: Int(last.end)) ? Int(last.end) + 1 : Int(last.end)
    return [Int(first.start) - 1, next].contains {
      lattice.has(.weekday, at: $0) || lattice.has(.dayword, at: $0)
    } || (near.lowerBound..<Int(first.start)).contains { meetings.contains(lattice.tokens[$0].key) }
  }
  private static let hot = Set(
    "oven gas bake baked baking roast degrees temperature heat priced sold sells".split(
      separator: " "
    ).map { WordKey.of($0) })
  private static let meetings = Set(
    "meet meeting pickup pick drop appointment dinner lunch breakfast class practice starts".split(
      separator: " "
    ).map { WordKey.of($0) })

  /// Whether a number is the article of other languages, and nothing before it asks for an hour.
  static func isArticle(_ item: Lattice.Item?, _ lattice: Lattice) -> Bool {
    guard let item, item.value == 1, lattice.tokens[Int(item.start)].kind == .word,
      lattice.has(.a, at: Int(item.start))
    else { return false }
    return ![Symbol.at, .around, .till, .from, .since, .before, .after].contains {
      lattice.has($0, at: Int(item.start) - 1)
    }
  }

  /// The last number of a row.
  static func last(_ match: Match) -> Int? {
    guard let item = match.items.last, item.symbol == .n, match.lattice.isHour(item) else {
      return nil
    }
    return Int(item.value)
  }
}

extension Lattice {
  /// Whether an item is one single letter, "h".
  func isLetter(_ item: Item?) -> Bool {
    guard let item else { return false }
    let token = tokens[Int(item.start)]
    return item.end == item.start + 1 && token.end - token.start == 1
  }

  /// Whether a number is written in words.
  func isWordNumber(_ item: Item?) -> Bool {
    guard let item else { return false }
    return tokens[Int(item.start)].kind == .word && has(.card, at: Int(item.start))
  }

  /// Whether a number can be an hour: no article, not counted in units after it.
  func isHour(_ item: Item?) -> Bool {
    guard let item, item.value <= 24 else { return false }
    let next = Int(item.end)
    guard tokens[Int(item.start)].kind == .number || has(.card, at: Int(item.start)) else {
      return false
    }
    guard next < tokens.count, tokens[next].kind == .word else {
      return !(next < tokens.count && tokens[next].kind == .number && !tokens[next].spaced)
    }
    if has(.unit, at: next) || cue(at: next) == .counts || has(.month, at: next) { return false }
    return true
  }
}
