import CirclesModel

/// The day in the name of a media file, whose order no locale changes: `IMG-20220314-WA0007.jpg`,
/// `00000012-PHOTO-2022-03-14-19-05-33.jpg`.
enum MediaDate {
  /// The day, counted from 1 January 1970; nil where there is none.
  static func day(in bytes: some Collection<UInt8>) -> Int? {
    // Every such name holds `-20` and then digits.
    var at = bytes.startIndex
    while let hyphen = bytes[at...].firstIndex(of: 0x2D) {
      at = bytes.index(after: hyphen)
      let rest = bytes[at...]
      if rest.starts(with: [0x32, 0x30]), let day = day(atStartOf: rest.prefix(20)) { return day }
    }
    return nil
  }

  private static func day(atStartOf bytes: some Collection<UInt8>) -> Int? {
    let text = Array(bytes)
    if let date = digits(text, [0..<4, 4..<6, 6..<8]), text.count > 10, text[8] == 0x2D,
      text[9] == 0x57, text[10] == 0x41
    {
      return date
    }
    guard text.count >= 19, [4, 7, 10, 13, 16].allSatisfy({ text[$0] == 0x2D }) else { return nil }
    return digits(text, [0..<4, 5..<7, 8..<10])
  }

  private static func digits(_ text: [UInt8], _ ranges: [Range<Int>]) -> Int? {
    var numbers: [Int] = []
    for range in ranges {
      guard range.upperBound <= text.count else { return nil }
      var number = 0
      for byte in text[range] {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        number = number * 10 + Int(byte) - 0x30
      }
      numbers.append(number)
    }
    return GregorianDay(year: numbers[0], month: numbers[1], day: numbers[2])?.daysSince1970
  }
}
