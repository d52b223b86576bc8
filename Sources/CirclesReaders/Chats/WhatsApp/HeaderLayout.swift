/// Tells which numbers of a stamp are the date and which the time.
enum HeaderLayout {
  /// The header that the tokens make; nil where they make none.
  static func header(_ tokens: HeaderScanner.Tokens, frame: HeaderShape.Frame) -> ChatHeader? {
    let count = tokens.numbers.count
    guard count == 5 || count == 6 else { return nil }
    return dateFirst(tokens, frame) ?? timeFirst(tokens, frame)
  }

  private static func dateFirst(
    _ tokens: HeaderScanner.Tokens, _ frame: HeaderShape.Frame
  ) -> ChatHeader? {
    let gaps = tokens.gaps
    guard gaps[0].allSatisfy({ $0 == " " }), let date = dateSeparator(gaps[1], gaps[2]),
      let time = timeSeparator(gaps[4...(gaps.count - 2)]),
      let gap = Gap(gaps[3])
    else { return nil }
    let suffix = Gap.period(in: gaps[gaps.count - 1])
    return header(
      tokens, frame, isTimeFirst: false, date, time, hasComma: gap.hasComma,
      before: gap.period, after: suffix)
  }

  private static func timeFirst(
    _ tokens: HeaderScanner.Tokens, _ frame: HeaderShape.Frame
  ) -> ChatHeader? {
    let gaps = tokens.gaps
    let between = gaps.count - 4
    guard let date = dateSeparator(gaps[between + 1], gaps[between + 2]),
      let time = timeSeparator(gaps[1..<between]), let gap = Gap(gaps[between]),
      gaps[gaps.count - 1].allSatisfy({ dateEnds.contains($0) })
    else { return nil }
    let prefix = Gap.period(in: gaps[0])
    // Before a time nothing may stand that is not known to name a half of the day.
    if let prefix, !prefix.isEmpty, DayPeriod.known[prefix] == nil { return nil }
    return header(
      tokens, frame, isTimeFirst: true, date, time, hasComma: gap.hasComma, before: prefix,
      after: gap.period)
  }

  private static func header(
    _ tokens: HeaderScanner.Tokens, _ frame: HeaderShape.Frame, isTimeFirst: Bool, _ date: String,
    _ time: String, hasComma: Bool, before: String?, after: String?
  ) -> ChatHeader? {
    guard let before, let after, before.isEmpty || after.isEmpty else { return nil }
    let numbers = tokens.numbers
    let hasSeconds = numbers.count == 6
    let days = isTimeFirst ? numbers.suffix(3) : numbers.prefix(3)
    let clock = isTimeFirst ? numbers.dropLast(3) : numbers.dropFirst(3)
    let parts = Array(days)
    let hands = Array(clock)
    guard hands[0].digits <= 2, hands[1].digits == 2, hands[0].value <= 24, hands[1].value <= 59,
      !hasSeconds || hands[2].digits == 2 && hands[2].value <= 60,
      let year = yearPlace(parts)
    else { return nil }
    return ChatHeader(
      shape: HeaderShape(
        frame: frame, isTimeFirst: isTimeFirst, dateSeparator: date, timeSeparator: time,
        hasSeconds: hasSeconds, hasComma: hasComma, yearPlace: year,
        periodPlace: !before.isEmpty ? .beforeTime : after.isEmpty ? .none : .afterTime),
      date: WrittenDate(first: parts[0].value, second: parts[1].value, third: parts[2].value),
      hour: hands[0].value, minute: hands[1].value, second: hasSeconds ? hands[2].value : 0,
      period: before.isEmpty ? after : before,
      isUpperCase: tokens.gaps.contains { $0.contains("AM") || $0.contains("PM") },
      isPadded: parts.contains { $0.digits == 2 && $0.value < 10 }, isMarked: false,
      restStart: 0)
  }

  private static func yearPlace(_ parts: [HeaderScanner.Number]) -> HeaderShape.YearPlace? {
    // A year of the Republic of China has three digits.
    if parts[1].digits > 2 { return nil }
    switch (parts[0].digits > 2, parts[2].digits > 2) {
    case (true, true): return nil
    case (true, false): return .first
    case (false, true): return .last
    case (false, false): return .unknown
    }
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
      switch hour {
      case ":", ".": if gap != first { return nil }
      default:
        if !minutes.contains(gap.filter { $0 != " " }.lowercased()) { return nil }
      }
    }
    return hour
  }

  private static let minutes: Set<String> = ["min", "m", "分", "분", ":", "."]
  /// What may close a date: the words for "day" and the Slavic "year".
  private static let dateEnds: Set<Character> = [" ", ".", "日", "일", "г", "р"]
}
