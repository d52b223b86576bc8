import CirclesModel

/// Days as KakaoTalk writes them: `2022년 3월 14일 월요일`, `2022. 3. 14.`, `2022-03-14`,
/// `2022年3月14日(月)`, `Monday, March 14, 2022`, `14 March 2022`.
enum KakaoTalkDate {
  /// The day that a text begins with, at midnight, and what stands behind it.
  static func split(_ text: Substring) -> (day: WallTime, rest: Substring)? {
    var rest = text
    if let comma = rest.prefix(12).firstIndex(of: ","), isWeekday(rest[..<comma]) {
      rest = rest[rest.index(after: comma)...].drop { $0 == " " }
    }
    if let number = number(&rest, digits: 4...4) { return yearFirst(number, rest) }
    if let month = month(&rest) {
      guard let day = number(&rest, digits: 1...2), skip(&rest),
        let year = number(&rest, digits: 4...4)
      else { return nil }
      return whole(year, month, day, rest)
    }
    guard let day = number(&rest, digits: 1...2), skip(&rest), let month = month(&rest),
      let year = number(&rest, digits: 4...4)
    else { return nil }
    return whole(year, month, day, rest)
  }

  /// Whether a text is the name of a day of the week, or is empty.
  static func isWeekday(_ text: Substring) -> Bool {
    let word = text.lowercased().filter(\.isLetter)
    return word.isEmpty || word.hasSuffix("요일") || word.hasSuffix("曜日") || "月火水木金土日".contains(word)
      || word.count > 2 && weekdays.contains { $0.hasPrefix(word) }
  }

  private static func yearFirst(_ year: Int, _ text: Substring) -> (WallTime, Substring)? {
    var rest = text
    guard let gap = rest.first, gaps.contains(gap) else { return nil }
    rest = rest.drop { gaps.contains($0) || $0 == " " }
    guard let month = number(&rest, digits: 1...2), let next = rest.first, gaps.contains(next)
    else { return nil }
    rest = rest.drop { gaps.contains($0) || $0 == " " }
    guard let day = number(&rest, digits: 1...2) else { return nil }
    if let sign = rest.first, "일日.".contains(sign) { rest = rest.dropFirst() }
    guard let (time, behind) = whole(year, month, day, rest) else { return nil }
    // A day of the week may follow, before a time or alone.
    let open = behind.drop { $0 == " " || $0 == "(" }
    let word = open.prefix { $0.isLetter }
    if !word.isEmpty, isWeekday(word) {
      return (time, open.dropFirst(word.count).trimmingPrefix(")"))
    }
    return (time, behind)
  }

  private static func whole(_ year: Int, _ month: Int, _ day: Int, _ rest: Substring)
    -> (WallTime, Substring)?
  {
    // KakaoTalk began in 2010.
    guard (2010...2100).contains(year) else { return nil }
    return WallTime(year: year, month: month, day: day).map { ($0, rest) }
  }

  private static func number(_ text: inout Substring, digits: ClosedRange<Int>) -> Int? {
    let found = text.prefix(5).prefix { $0.isASCII && $0.isNumber }
    guard digits.contains(found.count) else { return nil }
    text = text.dropFirst(found.count)
    return Int(found)
  }

  private static func month(_ text: inout Substring) -> Int? {
    let word = text.prefix(12).prefix { $0.isASCII && $0.isLetter }
    guard word.count > 2, let index = months.firstIndex(where: { $0.hasPrefix(word.lowercased()) })
    else { return nil }
    text = text.dropFirst(word.count).drop { $0 == " " || $0 == "." || $0 == "," }
    return index + 1
  }

  private static func skip(_ text: inout Substring) -> Bool {
    text = text.drop { $0 == " " || $0 == "," || $0 == "." }
    return true
  }

  private static let gaps: Set<Character> = ["년", "월", "年", "月", ".", "-", "/"]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
