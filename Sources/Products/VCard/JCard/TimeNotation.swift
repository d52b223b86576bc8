/// Dates and times in the basic notation of vCard 4.0 and the extended one of jCard.
///
/// RFC 7095 section 3.5.3 to 3.5.7 holds the two side by side: `19850412` is `1985-04-12`, `--0412`
/// is `--04-12`, `T1022Z` is `T10:22Z`, and `1985`, `1985-04`, `---12` are the same in both. What
/// has no such form is given back as it is.
package enum TimeNotation {
  /// In the basic notation, for vCard 4.0.
  package static func basic(_ text: [UInt8], type: String) -> [UInt8] {
    guard text.allSatisfy(isPart), let parts = Parts(text, type: type) else { return text }
    var date = parts.date
    if matches(date, "0000-00-00") {
      date.removeAll { $0 == hyphen }
    } else if matches(date, "--00-00") {
      date.remove(at: 4)
    }
    return date + parts.mark + parts.time.filter { $0 != colon } + parts.zone.filter { $0 != colon }
  }

  /// In the extended notation, for jCard.
  package static func extended(_ text: [UInt8], type: String) -> [UInt8] {
    guard text.allSatisfy(isPart), let parts = Parts(text, type: type) else { return text }
    var date = parts.date
    if matches(date, "00000000") {
      date.insert(hyphen, at: 6)
      date.insert(hyphen, at: 4)
    } else if matches(date, "--0000") {
      date.insert(hyphen, at: 4)
    }
    var time = parts.time
    if matches(time, "000000") { time.insert(colon, at: 4) }
    if matches(time, "0000") || matches(time, "0000:00") {
      time.insert(colon, at: 2)
    } else if matches(time, "-0000") {
      time.insert(colon, at: 3)
    }
    var zone = parts.zone
    if matches(zone, "+0000") || matches(zone, "-0000") { zone.insert(colon, at: 3) }
    return date + parts.mark + time + zone
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")

  private static func isPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || "-+:.TtZz".utf8.contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isTimeOfDay(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == colon || byte == UInt8(ascii: ".")
  }

  /// Whether the text has the shape of the pattern, in which 0 stands for any digit.
  private static func matches(_ text: [UInt8], _ pattern: StaticString) -> Bool {
    guard text.count == pattern.utf8CodeUnitCount else { return false }
    return pattern.withUTF8Buffer { pattern in
      zip(text, pattern).allSatisfy { $1 == UInt8(ascii: "0") ? isDigit($0) : $0 == $1 }
    }
  }

  /// What stands before the T, the T, the time, and its offset from UTC.
  private struct Parts {
    var date: [UInt8] = []
    var mark: [UInt8] = []
    var time: [UInt8] = []
    var zone: [UInt8] = []

    init?(_ text: [UInt8], type: String) {
      if type == "utc-offset" {
        zone = text
        return
      }
      var rest = text[...]
      if type != "time" {
        let split = text.firstIndex { $0 | 0x20 == UInt8(ascii: "t") } ?? text.endIndex
        date = Array(text[..<split])
        guard split < text.endIndex else { return }
        mark = [UInt8(ascii: "T")]
        rest = text[(split + 1)...]
      }
      // A time can begin with hyphens (minutes or seconds alone); a zone stands behind digits.
      guard let digit = rest.firstIndex(where: isDigit) else { return nil }
      let end = rest[digit...].firstIndex { !isTimeOfDay($0) } ?? rest.endIndex
      time = Array(rest[..<end])
      zone = Array(rest[end...])
    }
  }
}
