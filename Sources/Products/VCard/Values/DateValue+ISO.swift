// ISO 8601:2004 as RFC 6350 cuts it down, and the slips that exporters make in it.

extension DateValue {
  /// `19960415`, `1996-04-15T...`, `--0415`, `--04-15`, `---15`, `--04`, `1996-04`, `1996`.
  static func iso(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> DateValue? {
    var scan = DateScanner(bytes)
    if scan.skip(0x2D) {
      return scan.skip(0x2D) ? truncated(&scan) : nil
    }
    let (first, digits) = scan.digits(atMost: 8)
    switch digits {
    case 4:
      guard scan.skip(0x2D) else { return scan.isAtEnd ? year(first, nil, nil) : nil }
      let month = scan.digits(atMost: 2)
      guard month.count == 2 else { return nil }
      guard scan.skip(0x2D) else {
        return scan.isAtEnd ? year(first, month.value, nil) : nil
      }
      let day = scan.digits(atMost: 2)
      guard day.count == 2, scan.isAtEndOfDay else { return nil }
      return year(first, month.value, day.value)
    case 8:
      guard scan.isAtEndOfDay else { return nil }
      return year(first / 10000, first / 100 % 100, first % 100)
    default:
      return nil
    }
  }

  /// What follows `--`: a month, a month and a day, or (after a third hyphen) a day.
  private static func truncated(_ scan: inout DateScanner) -> DateValue? {
    if scan.skip(0x2D) {
      let day = scan.digits(atMost: 2)
      return day.count == 2 && scan.isAtEndOfDay ? DateValue(day: day.value) : nil
    }
    let (first, digits) = scan.digits(atMost: 4)
    if digits == 4 {
      return scan.isAtEndOfDay ? DateValue(month: first / 100, day: first % 100) : nil
    }
    guard digits == 1 || digits == 2 else { return nil }
    guard scan.skip(0x2D) else { return scan.isAtEnd ? DateValue(month: first) : nil }
    let day = scan.digits(atMost: 2)
    return day.count > 0 && scan.isAtEndOfDay ? DateValue(month: first, day: day.value) : nil
  }

  /// A date with a year, where zeros stand for what is not known: `0000-04-15`, `1980-00-00`.
  static func year(_ year: Int, _ month: Int?, _ day: Int?) -> DateValue? {
    DateValue(
      year: year == 0 ? nil : year, month: month == 0 ? nil : month, day: day == 0 ? nil : day)
  }
}

/// Walks over the bytes of a date.
struct DateScanner {
  private let bytes: Slice<UnsafeBufferPointer<UInt8>>
  private var index: Int

  /// A walk from the first byte on.
  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// Whether nothing follows.
  var isAtEnd: Bool { index == bytes.endIndex }

  /// Whether the day is complete: nothing follows, or a time, or the zone of a day.
  var isAtEndOfDay: Bool {
    guard let next else { return true }
    if next == 0x5A || next == 0x7A { return index + 1 == bytes.endIndex }
    if next == 0x2B { return index + 1 < bytes.endIndex && bytes[index + 1].isASCIIDigit }
    guard next == 0x54 || next == 0x74 || next == 0x20 else { return false }
    // A time begins with a digit (`T1020`), or with hyphens where its hour is unknown (`T-20`).
    guard index + 1 < bytes.endIndex else { return true }
    let begin = bytes[index + 1]
    return begin.isASCIIDigit || begin == 0x2D
  }

  /// Steps over `byte` if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// The number that the next digits make, and how many they are. All the digits are taken, so
  /// more of them than `atMost` count as none.
  mutating func digits(atMost limit: Int) -> (value: Int, count: Int) {
    let start = index
    var value = 0
    while let byte = next, byte.isASCIIDigit {
      index += 1
      if index - start > limit { continue }
      value = value * 10 + Int(byte - 0x30)
    }
    let count = index - start
    return count > limit ? (0, 0) : (value, count)
  }

  /// The next letters in lower case.
  mutating func letters() -> [UInt8] {
    var word: [UInt8] = []
    while let byte = next, byte.isASCIILetter {
      word.append(byte.asciiLowercased)
      index += 1
    }
    return word
  }

  /// Steps over anything that separates the parts of a written date.
  mutating func skipSeparators() {
    while let byte = next, byte.isASCIISpace || byte == 0x2C || byte == 0x2E || byte == 0x2D {
      index += 1
    }
  }
}
