import CirclesModel

/// A date, and maybe a time, somewhere in a name: `20220314 190533`, `2022-03-14 19.05.33`,
/// `2022-03-14 at 7.05.33 PM`, `GMT20220314-190533`, `14 March 2022`, `220314_1905`,
/// milliseconds since 1970.
struct FileNameTime {
  /// When that is; nil where the name has no date.
  private(set) var time: MessageTime?
  /// Whether the name says more than the day.
  private(set) var hasClock = false

  /// Looks through a name. `order` is that of day and month where both are numbers.
  init(_ name: String, _ order: DateOrder) {
    let tokens = FileNameToken.split(name)
    for start in tokens.indices {
      if let instant = Self.epoch(tokens[start]) {
        (time, hasClock) = (instant, true)
        return
      }
      guard let (day, next) = Self.date(tokens, start, order) else { continue }
      let isUTC = start > 0 && ["gmt", "utc"].contains(tokens[start - 1].word)
      guard let clock = FileNameClock(tokens, next) else {
        time = .wall(day)
        return
      }
      var moment = day
      (moment.hour, moment.minute, moment.second) = (clock.hour, clock.minute, clock.second)
      hasClock = true
      if let offset = isUTC ? 0 : clock.offset {
        time = .instant(seconds: moment.secondsSince1970 - Int64(offset), offset: offset)
      } else {
        time = .wall(moment)
      }
      return
    }
  }

  /// The time of a name that is nothing else: `19-05-33`.
  static func clock(_ name: String) -> (Int, Int, Int)? {
    let tokens = FileNameToken.split(name)
    guard tokens.first?.digits != nil, let clock = FileNameClock(tokens, 0),
      clock.end == tokens.count
    else { return nil }
    return (clock.hour, clock.minute, clock.second)
  }

  /// Recorders of chats name files by seconds or milliseconds since 1970.
  private static func epoch(_ token: FileNameToken) -> MessageTime? {
    guard let digits = token.digits, let number = Int64(digits) else { return nil }
    switch digits.count {
    case 13 where (1_000_000_000_000..<2_000_000_000_000).contains(number):
      return .instant(seconds: number / 1000, offset: 0)
    case 10 where (1_000_000_000..<2_000_000_000).contains(number):
      return .instant(seconds: number, offset: 0)
    default: return nil
    }
  }

  /// The day that begins at a token, and where to go on; a time that is glued to it is left.
  private static func date(
    _ tokens: [FileNameToken], _ at: Int, _ order: DateOrder
  ) -> (WallTime, Int)? {
    if let digits = tokens[at].digits {
      switch digits.count {
      case 8, 12, 14:
        let next = digits.count == 8 ? at + 1 : at
        if let day = day(digits.prefix(4), digits.dropFirst(4).prefix(2), digits.dropFirst(6)) {
          return (day, next)
        }
        guard digits.count == 8 else { return nil }
        return ordered(digits.prefix(2), digits.dropFirst(2).prefix(2), digits.suffix(4), order)
          .map { ($0, next) }
      case 6:
        // Two digits of the year are believed where a time follows.
        guard let time = FileNameClock(tokens, at + 1), time.isSolid else { return nil }
        return day("20" + digits.prefix(2), digits.dropFirst(2).prefix(2), digits.suffix(2))
          .map { ($0, at + 1) }
      case 4: return written(tokens, at, yearFirst: true, order)
      case 1, 2: return written(tokens, at, yearFirst: false, order) ?? spelled(tokens, at)
      default: return nil
      }
    }
    return spelled(tokens, at)
  }

  /// `2022-03-14`, `14.03.2022`, each with one mark or blank between.
  private static func written(
    _ tokens: [FileNameToken], _ at: Int, yearFirst: Bool, _ order: DateOrder
  ) -> (WallTime, Int)? {
    guard at + 4 < tokens.count, tokens[at + 1].isMark, tokens[at + 3] == tokens[at + 1],
      let first = tokens[at].digits, let second = tokens[at + 2].digits,
      let third = tokens[at + 4].digits, second.count <= 2
    else { return nil }
    if yearFirst {
      return third.count <= 2 ? day(first, second, third).map { ($0, at + 5) } : nil
    }
    return third.count == 4 ? ordered(first, second, third, order).map { ($0, at + 5) } : nil
  }

  /// `14 March 2022`, `March 14, 2022`, `14th Mar 2022`.
  private static func spelled(_ tokens: [FileNameToken], _ at: Int) -> (WallTime, Int)? {
    var words: [FileNameToken] = []
    var next = at
    while next < tokens.count, next < at + 9, words.count < 3 {
      let token = tokens[next]
      let isOrdinal = ["st", "nd", "rd", "th"].contains(token.word)
      if !token.isMark, !isOrdinal { words.append(token) }
      next += 1
    }
    guard words.count == 3, !tokens[at].isMark, let year = words[2].digits, year.count == 4 else {
      return nil
    }
    for (number, name) in [(words[0], words[1]), (words[1], words[0])] {
      guard let word = name.word, word.count >= 3, let month = DayNames.month(word),
        let digits = number.digits, digits.count <= 2
      else { continue }
      return day(year, String(month), digits).map { ($0, next) }
    }
    return nil
  }

  private static func ordered(
    _ first: some StringProtocol, _ second: some StringProtocol, _ year: some StringProtocol,
    _ order: DateOrder
  ) -> WallTime? {
    order == .mdy
      ? day(year, first, second) ?? day(year, second, first)
      : day(year, second, first) ?? day(year, first, second)
  }

  private static func day(
    _ year: some StringProtocol, _ month: some StringProtocol, _ day: some StringProtocol
  ) -> WallTime? {
    guard let year = Int(year), (1970...2099).contains(year), let month = Int(month),
      let day = Int(day.prefix(2))
    else { return nil }
    return WallTime(year: year, month: month, day: day)
  }
}
