/// Times of day as languages other than English tell them.
enum ForeignTimes {
  /// "à 20 heures": the hour is counted, and nothing more is said of it, as in "à 2 heures de route".
  static func counted(_ match: Match) -> DateExpression? {
    let lattice = match.lattice
    guard match[.unit] == 2, let unit = match.item(.unit), let hour = match[.int], hour <= 24,
      let lead = match.items.first, lead.symbol != .at || !isEnglish(lead, lattice)
    else { return nil }
    if let minute = match[.int, 1] {
      guard let last = match.items.last, lattice.tokens[Int(last.start)].digits == 2, minute < 60
      else { return nil }
      return .clock(.init(hour: hour, minute: minute, second: nil, isSure: true))
    }
    let next = Int(unit.end)
    if next < lattice.tokens.count, lattice.has(.of, at: next) || lattice.has(.ago, at: next) {
      return nil
    }
    return .clock(.init(hour: hour, minute: 0, second: nil, isSure: hour > 12))
  }

  /// "um halb 7", "Friday half 7": a figure is an hour where a time is expected.
  static func isHalfHour(_ match: Match) -> Bool {
    let lattice = match.lattice
    guard let hour = match[.n], (1...12).contains(hour), let item = match.item(.n),
      lattice.tokens[Int(item.start)].kind == .number, lattice.isHour(item)
    else { return false }
    var before = Int(match.items[0].start) - 1
    if before > 0, lattice.tokens[before].isMark(".") { before -= 1 }
    guard before >= 0 else { return false }
    return [Symbol.at, .around, .weekday, .dayword, .partday, .from, .till, .weekpart].contains {
      lattice.has($0, at: before)
    }
  }

  /// Whether half an hour is told by the hour to come: "halb 7", in Dutch "half 7".
  static func isBeforeHalf(_ match: Match) -> Bool {
    match.lattice.tokens[Int(match.items[0].start)].key != half || match.lattice.countsHoursTo24
  }
  private static let half = WordKey.of("half")

  /// "das 9 às 11", "tra le 9 e le 11", "de 9 a 11": from hour to hour.
  static func span(_ match: Match) -> DateExpression? {
    let lattice = match.lattice
    guard let last = match.items.last, let lead = match.items.first,
      lead.symbol != .of || !isEnglish(lead, lattice)
    else { return nil }
    if last.symbol == .n {
      guard lattice.isHour(last), isOpen(Int(last.end), lattice) else { return nil }
    }
    // "de 2 a 3": hours are rather told with their unit.
    if lead.symbol == .of, last.symbol == .n { return nil }
    return TimeSpans.make(match)
  }

  /// The same on a day.
  static func span(_ match: Match, of day: DateExpression?) -> DateExpression? {
    guard let lead = match.item(.of), !isEnglish(lead, match.lattice), let last = match.item(.n, 1),
      match.lattice.isHour(last), isOpen(Int(last.end), match.lattice)
    else { return nil }
    return SpanRules.on(day, TimeSpans.make(match))
  }

  /// Whether no noun follows that would be counted.
  private static func isOpen(_ next: Int, _ lattice: Lattice) -> Bool {
    guard next < lattice.tokens.count, lattice.tokens[next].kind == .word,
      lattice.tokens[next].lines == 0
    else { return true }
    return lattice.isFunction(next) || lattice.has(.oclock, at: next)
      || lattice.has(.D, at: next) || lattice.has(.weekday, at: next)
  }

  private static func isEnglish(_ item: Lattice.Item, _ lattice: Lattice) -> Bool {
    english.contains(lattice.tokens[Int(item.start)].key)
  }
  private static let english = Set(["of", "at", "@"].map { WordKey.of($0) })
}
