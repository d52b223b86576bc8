/// Which numbers of a stamp are the date and which the time: told by what stands before, between
/// and after them, whatever the numbers are.
struct HeaderLayout: Sendable {
  var isTimeFirst: Bool
  var dateSeparator: String
  var timeSeparator: String
  var hasSeconds: Bool
  var hasComma: Bool
  var periodPlace: HeaderShape.PeriodPlace
  var period: String
  var isUpperCase: Bool
  var isDotted: Bool

  /// The layout that some gaps make; nil where they make none.
  init?(_ gaps: [String]) {
    guard gaps.count == 6 || gaps.count == 7 else { return nil }
    if let layout = Self.dateFirst(gaps) ?? Self.timeFirst(gaps) {
      self = layout
    } else {
      return nil
    }
  }

  private init?(
    _ gaps: [String], isTimeFirst: Bool, _ date: String, _ time: String, _ gap: Gap,
    before: String, after: String
  ) {
    if !before.isEmpty && !after.isEmpty { return nil }
    self.isTimeFirst = isTimeFirst
    dateSeparator = date
    timeSeparator = time
    hasSeconds = gaps.count == 7
    hasComma = gap.hasComma
    periodPlace = !before.isEmpty ? .beforeTime : after.isEmpty ? .none : .afterTime
    period = before.isEmpty ? after : before
    isUpperCase = gaps.contains { $0.contains("AM") || $0.contains("PM") }
    isDotted = gaps.contains { gap in
      let letters = gap.lowercased().filter { $0 != " " }
      return letters.contains("a.m") || letters.contains("p.m")
    }
  }

  private static func dateFirst(_ gaps: [String]) -> HeaderLayout? {
    guard gaps[0].allSatisfy({ $0 == " " }), let date = dateSeparator(gaps[1], gaps[2]),
      let time = timeSeparator(gaps[4...(gaps.count - 2)]), let gap = Gap(gaps[3]),
      let suffix = Gap.period(in: gaps[gaps.count - 1])
    else { return nil }
    return HeaderLayout(
      gaps, isTimeFirst: false, date, time, gap, before: gap.period, after: suffix)
  }

  private static func timeFirst(_ gaps: [String]) -> HeaderLayout? {
    let between = gaps.count - 4
    guard let date = dateSeparator(gaps[between + 1], gaps[between + 2]),
      let time = timeSeparator(gaps[1..<between]), let gap = Gap(gaps[between]),
      gaps[gaps.count - 1].allSatisfy({ dateEnds.contains($0) }),
      let prefix = Gap.period(in: gaps[0])
    else { return nil }
    // Before a time nothing may stand that is not known to name a half of the day.
    if !prefix.isEmpty, DayPeriod.known[prefix] == nil { return nil }
    return HeaderLayout(
      gaps, isTimeFirst: true, date, time, gap, before: prefix, after: gap.period)
  }

  /// The one separator that stands in both places; nil where they differ or are none.
  private static func dateSeparator(_ first: String, _ second: String) -> String? {
    let (first, second) = (first.filter { $0 != " " }, second.filter { $0 != " " })
    switch (first, second) {
    case ("/", "/"), (".", "."), ("-", "-"): return first
    case ("年", "月"), ("년", "월"): return "年"
    case ("‐", "‐"), ("‑", "‑"), ("–", "–"), ("−", "−"): return "-"
    default: return nil
    }
  }

  private static func timeSeparator(_ gaps: ArraySlice<String>) -> String? {
    guard let first = gaps.first else { return nil }
    let hour: String
    switch first {
    case ":", ".": hour = first
    case "：", "∶", "꞉": hour = ":"
    default:
      switch first.filter({ $0 != " " }).lowercased() {
      case "h", "t", "ч": hour = "h"
      case "時", "时", "點", "点", "시": hour = "時"
      default: return nil
      }
    }
    for gap in gaps.dropFirst() {
      let isMinute =
        hour == ":" || hour == "."
        ? gap == first : minutes.contains(gap.filter { $0 != " " }.lowercased())
      if !isMinute { return nil }
    }
    return hour
  }

  private static let minutes: Set<String> = ["min", "m", "分", "분", ":", "."]
  /// What may close a date: the words for "day" and the Slavic "year".
  private static let dateEnds: Set<Character> = [" ", ".", "日", "일", "г", "р"]
}

extension HeaderLayout {
  /// The header of some numbers; nil where they are no date and time.
  func header(_ numbers: [HeaderScanner.Number], frame: HeaderShape.Frame) -> WhatsAppHeader? {
    let date = isTimeFirst ? numbers.count - 3 : 0
    let time = isTimeFirst ? 0 : 3
    let (hour, minute) = (numbers[time], numbers[time + 1])
    let second = hasSeconds ? numbers[time + 2] : HeaderScanner.Number(value: 0, digits: 2)
    guard hour.digits <= 2, hour.value <= 24, minute.digits == 2, minute.value <= 59,
      second.digits == 2, second.value <= 60,
      let year = Self.yearPlace(numbers[date], numbers[date + 1], numbers[date + 2])
    else { return nil }
    return WhatsAppHeader(
      shape: HeaderShape(
        frame: frame, isTimeFirst: isTimeFirst, dateSeparator: dateSeparator,
        timeSeparator: timeSeparator, hasSeconds: hasSeconds, hasComma: hasComma, yearPlace: year,
        periodPlace: periodPlace),
      date: WrittenDate(
        first: numbers[date].value, second: numbers[date + 1].value,
        third: numbers[date + 2].value),
      hour: hour.value, minute: minute.value, second: second.value, period: period,
      isUpperCase: isUpperCase,
      isPadded: numbers[date..<(date + 3)].contains { $0.digits == 2 && $0.value < 10 },
      isDotted: isDotted, isMarked: false, restStart: 0)
  }

  private static func yearPlace(
    _ first: HeaderScanner.Number, _ second: HeaderScanner.Number, _ third: HeaderScanner.Number
  ) -> HeaderShape.YearPlace? {
    // A year of the Republic of China has three digits.
    if second.digits > 2 { return nil }
    switch (first.digits > 2, third.digits > 2) {
    case (true, true): return nil
    case (true, false): return .first
    case (false, true): return .last
    case (false, false): return .unknown
    }
  }
}

/// The layouts met last: one file has one or two.
struct HeaderLayouts {
  private var known: [(gaps: [String], layout: HeaderLayout?)] = []
  private static let maximum = 4

  /// The layout of some gaps, taken apart only when they are new.
  mutating func layout(of gaps: [String]) -> HeaderLayout? {
    for entry in known where entry.gaps == gaps { return entry.layout }
    let layout = HeaderLayout(gaps)
    if known.count == Self.maximum { known.removeFirst() }
    known.append((gaps, layout))
    return layout
  }
}
