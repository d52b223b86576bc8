/// One line of LINE's export, taken apart by itself.
enum LINELine: Equatable {
  /// The day of the messages below: three numbers in the order in which they stand, and the day of the
  /// week (0 is Sunday) where its name is known.
  case day(WrittenDate, yearPlace: HeaderShape.YearPlace, weekday: Int?)
  /// A message, or a notice of the app's own, which has no name.
  case message(hour: Int, minute: Int, name: String, text: String)
  /// Anything else: what goes on a message, or a blank line.
  case other

  /// Takes a line apart, in an export with tabs or, of the desktop program, with spaces.
  init(_ bytes: ArraySlice<UInt8>, _ layout: LINELayout) {
    let head = bytes.prefix(Self.longestHead)
    let mayBeHead = head.contains { $0 >= 0x30 && $0 <= 0x39 }
    if mayBeHead, let message = Self.message(bytes, layout) {
      self = message
    } else if mayBeHead, bytes.count <= Self.longestHead, let day = Self.day(bytes) {
      self = day
    } else {
      self = .other
    }
  }

  private static let longestHead = 64

  /// `2022/03/14(月)`, `2022.03.14 Monday`, `Mon, 03/14/2022`, `2022年3月14日 月曜日`.
  private static func day(_ bytes: ArraySlice<UInt8>) -> LINELine? {
    var numbers: [(value: Int, digits: Int)] = []
    var gaps = [""]
    var isInNumber = false
    let text = LINEWeekday.withoutNumber(String(decoding: bytes, as: UTF8.self))
    for scalar in text.unicodeScalars where !scalar.isInvisibleMark {
      if let digit = scalar.decimalValue {
        if isInNumber, let last = numbers.indices.last {
          if numbers[last].digits == 4 { return nil }
          numbers[last] = (numbers[last].value * 10 + digit, numbers[last].digits + 1)
        } else {
          if numbers.count == 3 { return nil }
          numbers.append((digit, 1))
          gaps.append("")
        }
        isInNumber = true
      } else {
        isInNumber = false
        gaps[gaps.count - 1].unicodeScalars.append(scalar)
      }
    }
    guard numbers.count == 3, isSeparator(gaps[1], gaps[2]),
      LINEWeekday.mayBe(gaps[0], before: true), LINEWeekday.mayBe(gaps[3], before: false)
    else { return nil }
    let date = WrittenDate(
      first: numbers[0].value, second: numbers[1].value, third: numbers[2].value)
    let weekday = LINEWeekday.number(gaps[0]) ?? LINEWeekday.number(gaps[3])
    switch (numbers[0].digits, numbers[2].digits) {
    case (4, 1...2): return .day(date, yearPlace: .first, weekday: weekday)
    case (1...2, 4): return .day(date, yearPlace: .last, weekday: weekday)
    default: return nil
    }
  }

  private static func isSeparator(_ first: String, _ second: String) -> Bool {
    switch (first.trimmed, second.trimmed) {
    case ("/", "/"), (".", "."), ("-", "-"), ("年", "月"), ("년", "월"): true
    default: false
    }
  }

  private static func message(_ bytes: ArraySlice<UInt8>, _ layout: LINELayout) -> LINELine? {
    guard let tab = bytes.prefix(longestHead).firstIndex(of: 0x09) else {
      guard case .spaces(let names) = layout, let (time, rest) = LINEClock.split(text(bytes)),
        let (name, body) = names.split(rest)
      else { return nil }
      return .message(hour: time.hour, minute: time.minute, name: name, text: body)
    }
    guard let (hour, minute) = LINEClock.time(text(bytes[..<tab])) else { return nil }
    let rest = bytes[(tab + 1)...]
    guard let second = rest.firstIndex(of: 0x09) else {
      return .message(hour: hour, minute: minute, name: "", text: text(rest))
    }
    return .message(
      hour: hour, minute: minute, name: text(rest[..<second]).cleanLabel,
      text: text(rest[(second + 1)...]))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// Times of LINE's export: `19:05`, `07:05PM`, `午後7:05`.
enum LINEClock {
  /// The time that a line with spaces begins with, and what follows it.
  static func split(_ line: String) -> (time: (hour: Int, minute: Int), rest: Substring)? {
    guard let space = line.firstIndex(of: " ") else { return nil }
    let rest = line[line.index(after: space)...]
    let next = rest.firstIndex(of: " ") ?? rest.endIndex
    let isHalfDay = halves.contains(rest[..<next].lowercased())
    if let time = time(String(line[..<space])), !isHalfDay { return (time, rest) }
    return time(String(line[..<next])).map { ($0, rest[next...].dropFirst()) }
  }

  /// What may stand behind a time and a space; other such words might be a name.
  private static let halves: Set<String> = ["am", "pm", "a.m.", "p.m."]

  /// The hour of the day and the minute; nil for what is not a time.
  static func time(_ text: String) -> (hour: Int, minute: Int)? {
    var word = ""
    var numbers: [(value: Int, digits: Int)] = []
    var isInNumber = false
    for scalar in text.unicodeScalars where !scalar.isInvisibleMark {
      if let digit = scalar.decimalValue {
        if isInNumber, let last = numbers.indices.last {
          if numbers[last].digits == 2 { return nil }
          numbers[last] = (numbers[last].value * 10 + digit, numbers[last].digits + 1)
        } else {
          numbers.append((digit, 1))
        }
        isInNumber = true
        continue
      }
      if scalar == ":", !isInNumber || numbers.count != 1 { return nil }
      isInNumber = false
      if scalar != ":", !scalar.isHeaderSpace { word.unicodeScalars.append(scalar) }
    }
    guard numbers.count == 2, text.contains(":"), numbers[1].digits == 2, numbers[1].value < 60,
      numbers[0].value <= 24, let period = Gap.period(in: word)
    else { return nil }
    if period.isEmpty { return (numbers[0].value % 24, numbers[1].value) }
    return DayPeriod.known[period].map { ($0.hour(numbers[0].value), numbers[1].value) }
  }
}
