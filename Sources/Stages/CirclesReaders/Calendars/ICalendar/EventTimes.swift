import CirclesModel
import Recurrences

/// A time of an event with the clock by which it is written.
struct EventTime {
  var time: CalendarTime
  var zone: EventZone

  var instant: Int64 { zone.instant(of: time) }

  /// Reads a DTSTART or RECURRENCE-ID; nil where it is not a time. `isKnown` becomes false where its
  /// zone is defined nowhere, and the calendar's own is taken.
  init?(
    _ line: ICalendarLine, in calendar: ICalendar, floating: EventZone, isKnown: inout Bool
  ) {
    let text = line.value.filter { !$0.isWhitespace }
    let isUTC = text.uppercased().hasSuffix("Z")
    guard let time = CalendarTime(isUTC ? text.dropLast() : text[...]) else { return nil }
    self.time = time
    if isUTC {
      zone = .utc
    } else if !time.isDate, let name = line.parameter("TZID") {
      let found = EventZone(name, in: calendar)
      if found == nil { isKnown = false }
      zone = found ?? floating
    } else {
      zone = floating
    }
  }

  /// The same moment by another clock.
  func time(in other: EventZone) -> CalendarTime {
    time.isDate ? time : other.local(instant)
  }

  /// What stands for it in the key of a meeting: the same however the time is written.
  var key: String {
    time.isDate ? time.description : CalendarTime(wallSeconds: instant).description + "Z"
  }
}

/// The times of an event's rules.
struct EventRules {
  var set: RecurrenceSet
  /// What could not be followed, by the line.
  private(set) var problems: [(line: ICalendarLine, problem: RecurrenceRule.Problem)] = []

  /// How many single dates are read.
  private static let mostDates = 20_000

  init(
    _ event: ICalendarComponent, from start: EventTime, in calendar: ICalendar,
    floating: EventZone
  ) {
    set = RecurrenceSet(start: start.time)
    for line in event.all("RRULE").prefix(8) {
      do throws(RecurrenceRule.Problem) {
        set.rules.append(try RecurrenceRule(line.value.filter { !$0.isWhitespace }))
      } catch {
        problems.append((line, error))
      }
    }
    func dates(_ name: String) -> [CalendarTime] {
      var dates: [CalendarTime] = []
      for line in event.all(name) {
        for value in line.value.split(separator: ",") where dates.count < Self.mostDates {
          var one = line
          // Of a period its start counts.
          one.value = String(value.prefix { $0 != "/" })
          var isKnown = true
          guard
            let time = EventTime(one, in: calendar, floating: floating, isKnown: &isKnown)
          else {
            problems.append((line, .malformed))
            break
          }
          dates.append(Self.fit(time, to: start))
        }
      }
      return dates
    }
    set.added = dates("RDATE")
    set.removed = Set(dates("EXDATE"))
  }

  /// How far ahead the next time is looked for, in seconds.
  private static let horizon: Int64 = 370 * 86_400

  /// The next time after an instant; for a rule that has none in the next year, the end of that year,
  /// when it is worth another look.
  func next(after now: Int64, _ start: EventTime) -> Int64? {
    let end = now + Self.horizon
    let found = set.occurrences(through: start.zone.local(end)) { utc in
      start.zone.local(utc.wallSeconds)
    }
    // The times are in order; most lie behind.
    let ahead = found.times.reversed().prefix { EventTime($0, start.zone).instant > now }
    if let next = ahead.last { return EventTime(next, start.zone).instant }
    if start.instant > now { return start.instant }
    return set.rules.isEmpty ? nil : end
  }

  /// A date alone among times means that day's occurrence, and the other way round.
  private static func fit(_ time: EventTime, to start: EventTime) -> CalendarTime {
    let own = time.time(in: start.zone)
    if own.isDate == start.time.isDate { return own }
    return CalendarTime(
      year: own.year, month: own.month, day: own.day, hour: start.time.hour,
      minute: start.time.minute, second: start.time.second, isDate: start.time.isDate)
  }
}
