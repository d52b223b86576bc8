public import Foundation

/// The local wall-clock time at which a text was written: what "tomorrow" is counted from.
///
/// It carries no zone: mentions resolve to local dates, as the writer meant them.
public struct ReferenceTime: Hashable, Sendable {
  /// Days since 1 January 1970, and seconds into that day.
  let day: CivilDay
  let second: Int

  /// A reference time from calendar numbers, or nothing if there is no such day or time.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 12, minute: Int = 0, second: Int = 0
  ) {
    guard let civil = CivilDay(year, month, day), (0...23).contains(hour),
      (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    self.day = civil
    self.second = hour * 3600 + minute * 60 + second
  }

  /// The wall-clock time of an instant in a time zone.
  public init(_ date: Date, in timeZone: TimeZone) {
    let limit = 9_000 * 365 * 86_400.0
    let instant = max(-1_900 * 365 * 86_400.0, min(limit, date.timeIntervalSince1970))
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: instant))
    let local = Int(instant.rounded(.down)) + offset
    let number = local >= 0 ? local / 86_400 : -((-local + 86_399) / 86_400)
    day = CivilDay(number: number)
    second = local - number * 86_400
  }

  /// Reads `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS]`; what follows the seconds (a zone) is left out,
  /// as the numbers already are local time.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(whereSeparator: { $0 == "T" || $0 == " " })
    guard let first = parts.first else { return nil }
    let date = first.split(separator: "-").compactMap { Int($0) }
    guard date.count == 3 else { return nil }
    var clock = [0, 0, 0]
    if parts.count > 1 {
      let digits = parts[1].prefix(8).prefix { $0 == ":" || ("0"..."9").contains($0) }
      let numbers = digits.split(separator: ":").compactMap { Int($0) }
      guard (2...3).contains(numbers.count) else { return nil }
      for (index, number) in numbers.enumerated() { clock[index] = number }
    }
    self.init(
      year: date[0], month: date[1], day: date[2], hour: clock[0], minute: clock[1],
      second: clock[2])
  }

  init(day: CivilDay, second: Int) {
    self.day = day
    self.second = second
  }
}
