public import Foundation

extension DateMention {
  /// What a mention stands for. Days and times are local, without a zone, as the writer meant them.
  public enum Value: Hashable, Sendable {
    /// One day: year, month, day.
    case date(DateComponents)
    /// A day of every year: month, day.
    case annual(DateComponents)
    /// Days from the first to the last, both included; nil for an open end.
    case dates(DateComponents?, DateComponents?)
    /// A time of one day.
    case dateTime(DateComponents)
    /// From one time of a day to another; nil for an open end.
    case dateTimes(DateComponents?, DateComponents?)
    /// A time of no particular day: hour, minute.
    case time(DateComponents)
    /// Times of no particular day, from the first to the last; nil for an open end.
    case times(DateComponents?, DateComponents?)
    /// A length: its `weekOfYear` is a number of weeks.
    case duration(DateComponents)
    /// A repetition: a period (`P1Y`) or a pattern (`XXXX-WXX-4`, every Thursday).
    case recurring(String)
  }

  /// What the mention stands for.
  public var value: Value {
    let sides = notation.split(separator: "/").map { MentionedTime.components(of: $0) }
    let first = sides.first ?? nil
    let last = sides.count > 1 ? sides[1] : nil
    return switch kind {
    case .date: .date(first ?? DateComponents())
    case .annual: .annual(first ?? DateComponents())
    case .range: .dates(first, last)
    case .datetime: .dateTime(first ?? DateComponents())
    case .datetimeRange: .dateTimes(first, last)
    case .time: .time(first ?? DateComponents())
    case .timeRange: .times(first, last)
    case .duration: .duration(MentionedTime.duration(notation))
    case .recurring: .recurring(notation)
    }
  }
}

/// Reads the notation of mentions.
enum MentionedTime {
  /// `2026-03-17`, `--03-17`, `2026-03-17T19:00`, `T19:00:30`; nil for an open end.
  static func components(of text: Substring) -> DateComponents? {
    if text == ".." { return nil }
    var components = DateComponents()
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let day = halves[0].split(separator: "-").map { Int($0) }
    let isAnnual = halves[0].hasPrefix("--")
    if isAnnual, day.count == 2 {
      (components.month, components.day) = (day[0], day[1])
    } else if day.count == 3 {
      (components.year, components.month, components.day) = (day[0], day[1], day[2])
    }
    if halves.count == 2 {
      let clock = halves[1].split(separator: ":").map { Int($0) }
      components.hour = clock.first ?? nil
      components.minute = clock.count > 1 ? clock[1] : nil
      components.second = clock.count > 2 ? clock[2] : nil
    }
    return components
  }

  /// `P3W`, `P1M21D`, `PT90M`.
  static func duration(_ text: String) -> DateComponents {
    var components = DateComponents()
    var isTime = false
    var number = 0
    for letter in text.dropFirst() {
      switch letter {
      case "T": isTime = true
      case "Y": components.year = number
      case "M" where isTime: components.minute = number
      case "M": components.month = number
      case "W": components.weekOfYear = number
      case "D": components.day = number
      case "H": components.hour = number
      case "S": components.second = number
      default:
        // Numbers of a text have few digits.
        number = (number &* 10) &+ (letter.wholeNumberValue ?? 0)
        continue
      }
      number = 0
    }
    return components
  }
}
