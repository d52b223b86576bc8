/// One line of LINE's export, taken apart by itself.
enum LineLine: Equatable {
  /// The day of the messages below: three numbers in the order in which they stand.
  case day(WrittenDate, yearPlace: HeaderShape.YearPlace)
  /// A message, or a notice of the app's own, which has no name.
  case message(hour: Int, minute: Int, name: String, text: String)
  /// Anything else: what goes on a message, or a blank line.
  case other

  /// Takes a line apart. `names` are those known to write, for exports of the desktop program,
  /// which puts spaces where others put tabs.
  init(_ bytes: ArraySlice<UInt8>, names: [String]) {
    let head = bytes.prefix(Self.longestHead)
    let mayBeHead = head.contains { $0 >= 0x30 && $0 <= 0x39 }
    if mayBeHead, let message = Self.message(bytes, names) {
      self = message
    } else if mayBeHead, bytes.count <= Self.longestHead, let day = Self.day(bytes) {
      self = day
    } else {
      self = .other
    }
  }

  private static let longestHead = 64

  /// `2022/03/14(月)`, `2022.03.14 Monday`, `Mon, 03/14/2022`, `2022年3月14日 月曜日`.
  private static func day(_ bytes: ArraySlice<UInt8>) -> LineLine? {
    var numbers: [(value: Int, digits: Int)] = []
    var gaps = [""]
    var isInNumber = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
    where !scalar.isInvisibleMark {
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
    guard numbers.count == 3, isSeparator(gaps[1], gaps[2]), isWeekday(gaps[0], before: true),
      isWeekday(gaps[3], before: false)
    else { return nil }
    let date = WrittenDate(
      first: numbers[0].value, second: numbers[1].value, third: numbers[2].value)
    switch (numbers[0].digits, numbers[2].digits) {
    case (4, 1...2): return .day(date, yearPlace: .first)
    case (1...2, 4): return .day(date, yearPlace: .last)
    default: return nil
    }
  }

  private static func isSeparator(_ first: String, _ second: String) -> Bool {
    switch (first.trimmed, second.trimmed) {
    case ("/", "/"), (".", "."), ("-", "-"), ("年", "月"), ("년", "월"): true
    default: false
    }
  }

  /// Whether a text can be a day of the week with what stands around it: `Mon, ` or `(月)`.
  private static func isWeekday(_ text: String, before: Bool) -> Bool {
    var words = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      if scalar == "." || scalar == "," || scalar == " " || "()（）日일".unicodeScalars.contains(scalar)
      {
        isInWord = false
        continue
      }
      guard scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass.rawValue > 0
      else { return false }
      if !isInWord { words += 1 }
      isInWord = true
    }
    return words <= 1 && (!before || words == 0 || text.contains { $0 == "," || $0 == " " })
  }

  private static func message(_ bytes: ArraySlice<UInt8>, _ names: [String]) -> LineLine? {
    let tab = bytes.prefix(longestHead).firstIndex(of: 0x09)
    let headEnd = tab ?? bytes.firstIndex(of: 0x20) ?? bytes.endIndex
    let head = bytes[bytes.startIndex..<headEnd]
    guard let (hour, minute) = LineClock.time(String(decoding: head, as: UTF8.self)) else {
      return nil
    }
    if let tab {
      let rest = bytes[(tab + 1)...]
      guard let second = rest.firstIndex(of: 0x09) else {
        return .message(hour: hour, minute: minute, name: "", text: text(rest))
      }
      return .message(
        hour: hour, minute: minute, name: text(rest[..<second]).cleanLabel,
        text: text(rest[(second + 1)...]))
    }
    let rest = text(bytes[headEnd...].dropFirst())
    for name in names where rest.hasPrefix(name + " ") {
      return .message(
        hour: hour, minute: minute, name: name, text: String(rest.dropFirst(name.count + 1)))
    }
    guard let space = rest.firstIndex(of: " ") else { return nil }
    return .message(
      hour: hour, minute: minute, name: String(rest[..<space]),
      text: String(rest[rest.index(after: space)...]))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// Times of LINE's export: `19:05`, `07:05PM`, `午後7:05`.
enum LineClock {
  /// The hour of the day and the minute; nil for what is no time.
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
