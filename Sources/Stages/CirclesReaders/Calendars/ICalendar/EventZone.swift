import CirclesModel
import Foundation
import Recurrences

/// The clock by which an event's times are written.
enum EventZone: Sendable {
  case named(TimeZone)
  case custom(CustomZone)

  static let utc = EventZone.named(.gmt)

  private func offset(at seconds: Int64) -> Int {
    switch self {
    case .named(let zone):
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
    case .custom(let zone): zone.offset(at: seconds)
    }
  }

  /// The instant of a wall time, in seconds since 1970. A time that the clock jumps over is the one
  /// that it shows instead; of two with one name it is the first.
  func instant(of time: CalendarTime) -> Int64 {
    let wall = time.wallSeconds
    let before = Int64(offset(at: wall - 86_400))
    if Int64(offset(at: wall - before)) == before { return wall - before }
    let after = Int64(offset(at: wall + 86_400))
    if Int64(offset(at: wall - after)) == after { return wall - after }
    return wall - before
  }

  /// The wall time of an instant.
  func local(_ seconds: Int64) -> CalendarTime {
    CalendarTime(wallSeconds: seconds + Int64(offset(at: seconds)))
  }

  /// The zone that a name of the file stands for: its own definition where the name is none of the
  /// world's.
  init?(_ name: String, in calendar: ICalendar) {
    for candidate in Self.candidates(name, calendar.zones[name]) {
      if let zone = TimeZone(identifier: candidate) {
        self = .named(zone)
        return
      }
    }
    if let zone = calendar.zones[name].flatMap(CustomZone.init) {
      self = .custom(zone)
    } else if let zone = WindowsZones.identifier(of: name).flatMap(TimeZone.init(identifier:)) {
      // Feeds of Exchange often define nothing.
      self = .named(zone)
    } else {
      return nil
    }
  }

  /// `/citadel.org/20210210_1/Europe/London` and `X-LIC-LOCATION` say it, too.
  private static func candidates(_ name: String, _ zone: ICalendarComponent?) -> [String] {
    // What Foundation reads as an offset or an abbreviation is a name of the file's own.
    let parts = name.split(separator: "/")
    var names = parts.count > 1 && !name.hasPrefix("/") || name == "UTC" ? [name] : []
    if parts.count > 2 { names.append(parts.suffix(2).joined(separator: "/")) }
    if parts.count > 3 { names.append(parts.suffix(3).joined(separator: "/")) }
    if let location = zone?.first("X-LIC-LOCATION")?.value { names.append(location) }
    return names
  }
}

/// A time zone as a file defines it (VTIMEZONE).
struct CustomZone: Sendable {
  private struct Change {
    var at: Int64
    var from: Int
    var to: Int
  }

  private var changes: [Change] = []

  /// Nil where it has no rule that can be followed.
  init?(_ component: ICalendarComponent) {
    for rule in component.children {
      guard let from = rule.first("TZOFFSETFROM").flatMap({ Self.offset($0.value) }),
        let to = rule.first("TZOFFSETTO").flatMap({ Self.offset($0.value) }),
        let start = rule.first("DTSTART").flatMap({ CalendarTime($0.value) })
      else { continue }
      var set = RecurrenceSet(start: start)
      set.rules = rule.all("RRULE").prefix(4).compactMap { try? RecurrenceRule($0.value) }
      set.added = rule.all("RDATE").flatMap { $0.value.split(separator: ",") }
        .compactMap { CalendarTime($0) }
      // Outlook's zones begin in 1601.
      let times = set.occurrences(through: Self.end, limit: 1_000) {
        CalendarTime(wallSeconds: $0.wallSeconds + Int64(from))
      }
      changes += times.times.map { Change(at: $0.wallSeconds - Int64(from), from: from, to: to) }
    }
    if changes.isEmpty { return nil }
    changes.sort { $0.at < $1.at }
  }

  private static let end = CalendarTime(year: 2200, month: 1, day: 1)

  /// The offset from UTC at an instant, in seconds.
  func offset(at seconds: Int64) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].at <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? changes[0].from : changes[low - 1].to
  }

  /// `+0530`, `-013000`.
  private static func offset(_ text: String) -> Int? {
    let digits = text.dropFirst().compactMap(\.wholeNumberValue)
    guard let sign = text.first, "+-".contains(sign), [4, 6].contains(digits.count),
      text.count == digits.count + 1
    else { return nil }
    let seconds = (digits[0] * 10 + digits[1]) * 3600 + (digits[2] * 10 + digits[3]) * 60
    return seconds <= 86_400 ? (sign == "-" ? -seconds : seconds) : nil
  }
}

extension CalendarTime {
  /// Seconds since 1970-01-01T00:00:00 of the same clock.
  var wallSeconds: Int64 {
    WallTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)?
      .secondsSince1970 ?? 0
  }

  init(wallSeconds seconds: Int64) {
    let wall = WallTime(secondsSince1970: seconds)
    self.init(
      year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute,
      second: wall.second)
  }
}
