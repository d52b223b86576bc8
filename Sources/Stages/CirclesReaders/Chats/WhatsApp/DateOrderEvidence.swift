import CirclesModel

/// What a file's dates show of the order of day, month and year (`Exporters.md` section 2).
///
/// Only counts are kept, so a file of any length can be looked through.
struct DateOrderEvidence {
  /// What one order would make of the dates.
  private struct Reading {
    /// Dates that would be none, older than WhatsApp, or another day of the week than stands beside them.
    var impossible = 0
    /// How often a date would come before the one that stands before it.
    var backward = 0
    /// How many media would have been sent on the day in their own names.
    var media = 0
    /// The last day met, and the latest.
    var lastDay: Int?
    var latest = Int.min

    mutating func add(_ day: Int?, weekday: Int?) {
      // 1 January 1970 was a Thursday.
      guard let day, weekday == nil || weekday == ((day + 4) % 7 + 7) % 7 else {
        impossible += 1
        return
      }
      if let lastDay, day < lastDay { backward += 1 }
      lastDay = day
      latest = max(latest, day)
    }
  }

  private var readings: [DateOrder: Reading] = [:]
  private let orders: [DateOrder]
  /// How often the first and the second number change where the date does.
  private var changes = (first: 0, second: 0, third: 0)
  private var last: WrittenDate?

  /// Evidence on the orders that a dialect leaves open.
  init(_ yearPlace: HeaderShape.YearPlace) {
    switch yearPlace {
    case .first: orders = [.ymd]
    case .last: orders = [.dmy, .mdy]
    case .unknown: orders = [.dmy, .mdy, .ymd]
    }
    for order in orders { readings[order] = Reading() }
  }

  /// Whether there was any date.
  var hasDates: Bool { last != nil }

  /// Takes one more date, in the order of the file, and its day of the week (0 is Sunday) where one stands
  /// beside it.
  mutating func add(_ date: WrittenDate, weekday: Int? = nil) {
    guard date != last else { return }
    if let last {
      if date.first != last.first { changes.first += 1 }
      if date.second != last.second { changes.second += 1 }
      if date.third != last.third { changes.third += 1 }
    }
    last = date
    for order in orders { readings[order]?.add(date.day(order), weekday: weekday) }
  }

  /// Takes the day (since 1970) that the name of a media file tells, sent on `date`.
  mutating func add(mediaDay: Int, sent date: WrittenDate) {
    for order in orders {
      if let day = date.day(order), abs(day - mediaDay) <= 1 { readings[order]?.media += 1 }
    }
  }

  /// The order, and whether it had to be guessed.
  ///
  /// - Parameters:
  ///   - wanted: the order the user names; it holds unless it is impossible.
  ///   - region: the last resort.
  ///   - modifiedDay: when the file was written, in days since 1970: no message is later.
  ///   - custom: the order that goes with the way of writing, if only one does.
  func decide(
    wanted: DateOrder?, region: String, modifiedDay: Int?, custom: DateOrder?
  ) -> (order: DateOrder, isGuess: Bool)? {
    let fewest = readings.values.map(\.impossible).min() ?? 0
    var left = orders.filter { readings[$0]?.impossible == fewest }
    if let wanted, left.contains(wanted) { return (wanted, false) }
    func keep(_ isBetter: (Reading) -> Int) {
      let best = left.compactMap { readings[$0].map(isBetter) }.max()
      left = left.filter { readings[$0].map(isBetter) == best }
    }
    keep { $0.media }
    if let modifiedDay { keep { $0.latest <= modifiedDay + 1 ? 1 : 0 } }
    keep { -$0.backward }
    if left.count > 1 { narrowByChanges(&left) }
    if let only = left.first, left.count == 1 { return (only, false) }
    if let custom, left.contains(custom) { return (custom, false) }
    let usual = Self.usual(in: region)
    let guess = left.contains(usual) ? usual : left.first
    return guess.map { ($0, true) }
  }

  /// Of day and month, the day is what changes more often.
  private func narrowByChanges(_ left: inout [DateOrder]) {
    func count(_ order: DateOrder) -> Int {
      switch order {
      case .dmy: changes.first
      case .mdy: changes.second
      case .ymd: changes.third
      }
    }
    let most = left.map(count).max()
    left = left.filter { count($0) == most }
  }

  /// The order of short dates in a region (CLDR).
  static func usual(in region: String) -> DateOrder {
    switch region.uppercased() {
    case "US", "PH", "PR", "GU", "FM", "PW", "AS", "MH", "UM", "VI": .mdy
    case "CN", "JP", "KR", "KP", "TW", "HU", "LT", "MN", "IR", "SE", "CA", "ZA", "BT": .ymd
    default: .dmy
    }
  }
}
