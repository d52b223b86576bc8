import CirclesModel

/// Says which day a separator means, told from when the screenshot was taken.
struct DayResolving: Sendable {
  /// When it was taken, by the clock on the wall; nil where nothing tells.
  var takenAt: WallTime?
  /// The order of dates written in digits.
  var order: DateOrder?
  /// The region, for the order where nothing else tells.
  var region: String

  /// A day, at midnight, and whether the order of its digits had to be guessed.
  struct Answer: Hashable, Sendable {
    var midnight: WallTime
    var isGuess: Bool
  }

  /// Nil where it cannot be said.
  func day(of separator: DaySeparator) -> Answer? {
    switch separator.day {
    case .unsaid, .today: return before(0)
    case .yesterday: return before(1)
    case .weekday(let weekday):
      guard let takenAt else { return nil }
      // 1970-01-01 was a Thursday. A weekday's name stands for the days of the last week: today is
      // said otherwise.
      let today = Int((takenAt.secondsSince1970 / 86_400 + 3) % 7) + 1
      let days = (today - weekday + 7) % 7
      return before(days == 0 ? 7 : days)
    case .date(let day, let month, let year): return date(day, month, year)
    case .numbers(let a, let b, let c): return digits(a, b, c)
    }
  }

  private func before(_ days: Int) -> Answer? {
    guard let takenAt, takenAt.secondsSince1970 > 8 * 86_400 else { return nil }
    let day = WallTime(secondsSince1970: takenAt.secondsSince1970 - Int64(days) * 86_400)
    return WallTime(year: day.year, month: day.month, day: day.day).map {
      Answer(midnight: $0, isGuess: false)
    }
  }

  private func date(_ day: Int, _ month: Int, _ year: Int?) -> Answer? {
    if let year {
      return WallTime(year: year, month: month, day: day).map {
        Answer(midnight: $0, isGuess: false)
      }
    }
    guard let takenAt else { return nil }
    // The last such day that was not after the screenshot; 29 February may lie years back.
    for year in stride(from: takenAt.year, through: max(takenAt.year - 8, 1), by: -1) {
      if let found = WallTime(year: year, month: month, day: day), found <= takenAt {
        return Answer(midnight: found, isGuess: false)
      }
    }
    return nil
  }

  private func digits(_ a: Int, _ b: Int, _ c: Int) -> Answer? {
    if a > 31 { return date(c, b, a) }
    let year = c < 100 ? 2000 + c : c
    let isAmerican = order == .mdy || (order == nil && region == "US")
    let (day, month) = isAmerican ? (b, a) : (a, b)
    let isGuess = order == nil && a <= 12 && b <= 12 && a != b
    if let found = WallTime(year: year, month: month, day: day) {
      return Answer(midnight: found, isGuess: isGuess)
    }
    return WallTime(year: year, month: day, day: month).map { Answer(midnight: $0, isGuess: false) }
  }
}
