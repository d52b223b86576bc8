import CirclesModel

/// One line of an export of a phone or of Windows, taken apart by itself.
enum KakaoTalkLine {
  /// A phone's message, or what the app says, which has no name.
  case phone(WallTime, name: String, text: String)
  /// A message of Windows, whose day stands above.
  case windows(hour: Int, minute: Int, name: String, text: String)
  /// A day between dashes, as Windows parts days.
  case bar(WallTime)
  /// A day alone, as phones part days, perhaps with a time.
  case day(WallTime)
  /// When the export was saved.
  case saved
  /// Anything else.
  case other

  private static let longestHead = 160

  /// Takes a line apart.
  init(_ line: String) {
    let text = line.withoutLeadingMarks
    switch text.unicodeScalars.first {
    case "[": self = Self.windows(text) ?? .other
    case "-": self = Self.bar(text) ?? .other
    case let first? where first.properties.isAlphabetic || first.properties.numericType != nil:
      self = Self.phone(text) ?? (Self.isSaved(text) ? .saved : .other)
    default: self = .other
    }
  }

  /// `--------------- 2022년 3월 14일 월요일 ---------------`
  private static func bar(_ text: String) -> KakaoTalkLine? {
    guard text.hasPrefix("-----"), text.utf8.count < longestHead else { return nil }
    let inner = text.drop { $0 == "-" }.trimmingPrefix(" ")
    guard let (day, rest) = KakaoTalkDate.split(inner), rest.contains("-----"),
      !rest.contains(where: \.isNumber)
    else { return nil }
    return .bar(day)
  }

  /// `[Ana Ruiz] [오후 7:05] text`; a name may have brackets of its own.
  private static func windows(_ text: String) -> KakaoTalkLine? {
    let head = text.prefix(longestHead)
    var from = head.startIndex
    while let gap = head[from...].firstRange(of: "] [") {
      if let end = head[gap.upperBound...].firstIndex(of: "]"),
        let (hour, minute) = LINEClock.time(String(head[gap.upperBound..<end]))
      {
        let name = String(head[head.index(after: head.startIndex)..<gap.lowerBound]).cleanLabel
        if name.isEmpty { return nil }
        let body = text[text.index(after: end)...]
        return .windows(
          hour: hour, minute: minute, name: name, text: String(body.trimmingPrefix(" ")))
      }
      from = gap.upperBound
    }
    return nil
  }

  /// `2022. 3. 14. 오후 7:05, Ana Ruiz : text`, `March 14, 2022 at 7:05 PM, Ana Ruiz : text`.
  private static func phone(_ text: String) -> KakaoTalkLine? {
    guard let (day, behind) = KakaoTalkDate.split(text[...]) else { return nil }
    let rest = behind.drop { $0 == " " || $0 == "," }.trimmingPrefix("at ")
    if rest.isEmpty || KakaoTalkDate.isWeekday(rest) { return .day(day) }
    let end = rest.prefix(24).firstRange(of: ", ")?.lowerBound ?? rest.endIndex
    guard rest[..<end].count <= 24, let (hour, minute) = LINEClock.time(String(rest[..<end])),
      let time = WallTime(
        year: day.year, month: day.month, day: day.day, hour: hour, minute: minute)
    else { return nil }
    let body = rest[end...].dropFirst(2)
    if body.isEmpty { return .day(day) }
    guard let colon = body.prefix(longestHead).firstRange(of: " :"),
      body[colon.upperBound...].first.map({ $0 == " " }) ?? true
    else { return .phone(time, name: "", text: String(body)) }
    return .phone(
      time, name: String(body[..<colon.lowerBound]).cleanLabel,
      text: String(body[colon.upperBound...].dropFirst()))
  }

  private static func isSaved(_ text: String) -> Bool {
    let words = text.lowercased()
    return ["저장한 날짜", "date saved", "saved on", "保存した日", "保存日"].contains(where: words.hasPrefix)
  }
}
