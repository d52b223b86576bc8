/// How an event recurs: the value of an RRULE property (RFC 5545, 3.3.10).
public struct RecurrenceRule: Hashable, Sendable {
  /// Why a rule is not followed.
  public enum Problem: String, Error, Hashable, Sendable {
    /// The text is no rule.
    case malformed
    /// A rule that is well formed, but whose next occurrence could take too long to find: each
    /// second, or each minute or hour of some days of the year.
    case tooFine
    /// Positions (BYSETPOS) among several times of a day: libical counts days there, not times.
    case unsupported
    /// A rule of a calendar other than the Gregorian one (RFC 7529).
    case otherCalendar
  }

  /// The last moment that can be an occurrence.
  public struct Until: Hashable, Sendable {
    /// The moment, or the day, as written.
    public let time: CalendarTime
    /// Whether the time is UTC, and not in the time zone of the event's start.
    public let isUTC: Bool
  }

  /// The end that the rule names.
  public let until: Until?
  /// How many times the rule comes true.
  public let count: Int?
  /// What libical follows: the rule without its end, since one in UTC cannot be compared before the
  /// time zone is known, and without what is in `limits`.
  let endless: String
  /// What is decided here, of what libical finds.
  let limits: RuleLimits

  /// The longest rule that is read.
  static let maximumLength = 4_096

  /// Reads a rule.
  public init(_ text: some StringProtocol) throws(Problem) {
    guard text.utf8.count <= Self.maximumLength else { throw .malformed }
    let parts = try Self.parts(of: text.uppercased())
    if let scale = parts["RSCALE"], scale != "GREGORIAN" { throw .otherCalendar }
    guard let frequency = parts["FREQ"] else { throw .malformed }
    let interval = try Self.number(parts["INTERVAL"]) ?? 1
    count = try Self.number(parts["COUNT"])
    until = try parts["UNTIL"].map(Self.until)
    if until != nil, count != nil { throw .malformed }
    guard Self.isCoarse(frequency, parts.keys) else { throw .tooFine }
    if parts["BYSETPOS"] != nil,
      ["BYHOUR", "BYMINUTE", "BYSECOND"].contains(where: { parts[$0] != nil })
    {
      throw .unsupported
    }
    // libical takes all of them first: what is wrong in a part that is decided here is wrong.
    let whole = Self.text(frequency, parts, without: ["UNTIL"])
    guard RuleIterator(whole, from: CalendarTime(year: 2000, month: 1, day: 1)) != nil else {
      throw .malformed
    }
    limits = RuleLimits(frequency: frequency, interval: interval, parts: parts)
    endless = Self.text(frequency, parts, without: limits.decided + ["UNTIL", "COUNT"])
  }

  private static func text(
    _ frequency: String, _ parts: [String: String], without left: [String]
  ) -> String {
    parts.filter { !(left + ["RSCALE", "SKIP", "FREQ"]).contains($0.key) }
      .sorted { $0.key < $1.key }
      .reduce(into: "FREQ=\(frequency)") { $0 += ";\($1.key)=\($1.value)" }
  }

  private static func number(_ text: String?) throws(Problem) -> Int? {
    guard let text else { return nil }
    // libical keeps an interval in 16 bits.
    guard let number = Int(text), (1...Int(Int16.max)).contains(number) else { throw .malformed }
    return number
  }

  private static func parts(of text: String) throws(Problem) -> [String: String] {
    var parts: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty,
        part.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
        parts.updateValue(String(pair[1]), forKey: String(pair[0])) == nil
      else { throw .malformed }
    }
    return parts
  }

  private static func until(_ text: String) throws(Problem) -> Until {
    let isUTC = text.hasSuffix("Z")
    guard let time = CalendarTime(isUTC ? text.dropLast() : text[...]) else { throw .malformed }
    return Until(time: time, isUTC: isUTC)
  }

  /// Whether the next occurrence is found soon, even where there is none.
  private static func isCoarse(_ frequency: String, _ names: some Sequence<String>) -> Bool {
    let limits = names.filter { $0.hasPrefix("BY") }
    switch frequency {
    case "SECONDLY": return false
    case "MINUTELY": return limits.allSatisfy(["BYDAY", "BYHOUR"].contains)
    case "HOURLY": return limits.allSatisfy(["BYDAY", "BYHOUR", "BYMINUTE"].contains)
    default: return true
    }
  }
}
