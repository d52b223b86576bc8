public import CirclesModel
import DateMentions
public import Foundation

/// Reads the WHEN of a question: a day, a month, a year, or words, as local days.
///
///     let when = When(now: .now, in: .current)
///     when.days("2026-03")       // all of March
///     when.days("last May")      // all of that May
///     when.days("3 weeks ago")   // that day
///     when.days("someday")       // nil
///
/// Questions ask for what was, so `May` is the newest one that has begun.
public struct When: Sendable {
  /// Today on the local clock, counted from 1 January 1970.
  private let today: Int
  private let reference: ReferenceTime
  private let finder: DateMentionFinder

  /// Reads as seen from an instant in a zone.
  ///
  /// - Parameters:
  ///   - order: how a date of figures such as `3/7` is read; as people of the region do where nil.
  ///   - region: where the user lives; where that is not known either, the figures decide.
  public init(
    now: Date, in zone: TimeZone, order: CirclesModel.DateOrder? = nil, region: String? = nil
  ) {
    reference = ReferenceTime(now, in: zone)
    finder = DateMentionFinder(
      order: order.flatMap { DateMentions.DateOrder(rawValue: $0.rawValue) }
        ?? region.map(DateMentions.DateOrder.usual) ?? .auto,
      languages: Set(DateMentionFinder.LanguageCode.allCases))
    let seconds = LocalClock.bounded(Int64(max(-1e11, min(1e12, now.timeIntervalSince1970))))
    let local = LocalClock.bounded(
      seconds + Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))))
    today = Int(LocalClock.day(of: local))
  }

  /// The longest text that is looked at, in bytes.
  public static let longestText = 200

  /// The days that a text means; nil where it means none.
  public func days(_ text: String) -> DayRange? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= Self.longestText else { return nil }
    if let parts = Self.figures(text) { return Self.days(of: parts) }
    return words(text)
  }
}

// MARK: - Figures

extension When {
  /// The numbers of a text that looks like `2026`, `2026-03` or `2026-03-14`, with or without a time.
  private static func figures(_ text: String) -> [Int]? {
    let parts = text.prefix { $0 != "T" && $0 != "t" }
      .split(separator: "-", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts[0].utf8.count == 4,
      parts.dropFirst().allSatisfy({ (1...2).contains($0.utf8.count) }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }

  /// The days of a year, of a month or of a day by its numbers; nil for one that no calendar has.
  private static func days(of parts: [Int]) -> DayRange? {
    let year = parts[0]
    guard (1...9998).contains(year) else { return nil }
    switch parts.count {
    case 1:
      return DayRange(
        first: GregorianDay(year: year, month: 1, day: 1),
        end: GregorianDay(year: year + 1, month: 1, day: 1))
    case 2:
      guard let first = GregorianDay(year: year, month: parts[1], day: 1) else { return nil }
      let next = parts[1] == 12 ? (year + 1, 1) : (year, parts[1] + 1)
      return DayRange(first: first, end: GregorianDay(year: next.0, month: next.1, day: 1))
    default:
      return GregorianDay(year: year, month: parts[1], day: parts[2]).map(DayRange.init(day:))
    }
  }
}

// MARK: - Words

extension When {
  /// What stands before the words so that a bare name means the newest time that has begun. The
  /// second is for names that people bear as well: May.
  private static let leads = ["We met ", "We met in "]
  private static let back = " ago"
  /// Words that may stand before a day and add nothing to it.
  private static let fillers: Set<String> = [
    "in", "on", "at", "the", "during", "of", "im", "am", "en", "el", "le", "de", "del", "au",
  ]

  private func words(_ text: String) -> DayRange? {
    guard let mention = Self.leads.lazy.compactMap({ mention(text, after: $0) }).first else {
      return nil
    }
    switch mention.kind {
    case .date, .datetime: return GregorianDay(iso: mention.notation).map(DayRange.init(day:))
    case .range, .datetimeRange: return Self.range(mention.notation)
    case .annual: return newest(mention.notation)
    // "3 weeks" is counted back, as "3 weeks ago" is.
    case .duration: return text.hasSuffix(Self.back) ? nil : words(text + Self.back)
    case .time, .timeRange, .recurring: return nil
    }
  }

  /// What a text mentions that says nothing else.
  private func mention(_ text: String, after lead: String) -> DateMention? {
    let sentence = lead + text
    let mentions = finder.mentions(in: sentence, at: reference)
    guard mentions.count == 1, let mention = mentions.first,
      Self.covers(mention.scalars, sentence, after: lead)
    else { return nil }
    return mention
  }

  /// Whether a mention is all that a sentence says after its lead.
  private static func covers(_ range: Range<Int>, _ sentence: String, after lead: String) -> Bool {
    let scalars = Array(sentence.unicodeScalars)
    // The finder may take the lead's own preposition along.
    let start = min(lead.unicodeScalars.count, range.lowerBound)
    guard range.lowerBound >= leads[0].unicodeScalars.count,
      range.upperBound <= scalars.count
    else { return false }
    var rest = String.UnicodeScalarView(scalars[start..<range.lowerBound])
    rest.append(" ")
    rest.append(contentsOf: scalars[range.upperBound...])
    return String(rest).split { !$0.isLetter && !$0.isNumber }
      .allSatisfy { fillers.contains($0.lowercased()) }
  }

  /// `2026-05-01/2026-05-31`, either side of which may be open.
  private static func range(_ value: String) -> DayRange? {
    let sides = value.split(separator: "/").map(String.init)
    guard sides.count == 2 else { return nil }
    var days = DayRange()
    if sides[0] != ".." {
      guard let first = GregorianDay(iso: sides[0]) else { return nil }
      days.first = first
    }
    if sides[1] != ".." {
      guard let last = GregorianDay(iso: sides[1]) else { return nil }
      days.end = DayRange(day: last).end
    }
    return days
  }

  /// A day of every year: the newest that has been.
  private func newest(_ value: String) -> DayRange? {
    let tail = value.drop { $0 == "-" }
    guard let now = GregorianDay(daysSince1970: today) else { return nil }
    for year in stride(from: now.year, through: max(1, now.year - 8), by: -1) {
      let digits = String(year)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
      if let day = GregorianDay(iso: "\(zeros)\(digits)-\(tail)"), !(now < day) {
        return DayRange(day: day)
      }
    }
    return nil
  }
}
