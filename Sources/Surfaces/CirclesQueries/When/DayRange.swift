public import CirclesModel

/// Local days, the end excluded; a side that is missing has no bound.
public struct DayRange: Hashable, Sendable {
  /// The first day.
  public var first: GregorianDay?
  /// The day after the last one.
  public var end: GregorianDay?

  /// All days.
  public init() {}

  /// The days from `first` on, up to and without `end`.
  public init(first: GregorianDay?, end: GregorianDay?) {
    self.first = first
    self.end = end
  }

  /// One day.
  public init(day: GregorianDay) {
    self.init(first: day, end: GregorianDay(daysSince1970: day.daysSince1970 + 1))
  }

  /// The days that are in both.
  public func intersection(_ other: DayRange) -> DayRange {
    DayRange(
      first: [first, other.first].compactMap(\.self).max(),
      end: [end, other.end].compactMap(\.self).min())
  }

  /// Everything from its first day on: what `--since` means, and `--until` of its end.
  public var onward: DayRange { DayRange(first: first, end: nil) }

  /// Everything up to and with its last day: what `--until` means.
  public var throughEnd: DayRange { DayRange(first: nil, end: end) }

  /// Everything before its first day: what `before:` means.
  public var before: DayRange { DayRange(first: nil, end: first) }

  /// Everything after its last day: what `after:` means.
  public var after: DayRange { DayRange(first: end, end: nil) }

  /// Whether it holds a day.
  public func contains(_ day: GregorianDay) -> Bool {
    if let first, day < first { return false }
    if let end, !(day < end) { return false }
    return true
  }
}

extension GregorianDay {
  /// The day as ISO 8601 has it: `2026-03-14`.
  public var iso: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(abs(number))
      let zeros = String(repeating: "0", count: max(0, width - digits.count))
      return (number < 0 ? "-" : "") + zeros + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Reads a day that ISO 8601 writes in full, also at the beginning of a time.
  public init?(iso text: some StringProtocol) {
    let parts = text.prefix { $0 != "T" }.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
