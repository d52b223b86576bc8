import CirclesModel
import Recurrences

/// Single times of a series whose change holds for all later ones, too (`RANGE=THISANDFUTURE`, RFC 5545
/// section 3.2.13), in their order.
struct FutureOverrides {
  /// One of them.
  struct Change {
    /// The component that tells it.
    var event: ICalendarComponent
    /// The first time that it is about.
    var from: Int64
    /// By how much the times move, in seconds of the clock.
    var shift: Int64
    /// With whom they take place; nil where they do not.
    var entry: CalendarEntry?

    /// When a time of the series takes place by now; nil where it does not.
    func instant(of time: EventTime) -> Int64? {
      guard entry != nil else { return nil }
      if shift == 0 { return time.instant }
      return time.zone.instant(of: CalendarTime(wallSeconds: time.time.wallSeconds + shift))
    }
  }

  private let changes: [Change]

  init(_ changes: [Change]) {
    self.changes = changes.sorted { $0.from < $1.from }
  }

  /// By how many seconds a time moves forward at most.
  var lead: Int64 { max(0, changes.map { -$0.shift }.max() ?? 0) }

  /// The change that a time of the series falls under.
  func last(before time: EventTime) -> Change? {
    if changes.isEmpty { return nil }
    let instant = time.instant
    return changes.last { $0.from <= instant }
  }
}

extension EventReading {
  /// The longest move that is followed: a year, as of what recurs yearly.
  private static let longestShift: Int64 = 366 * 86_400

  /// What single times of an event say of all later ones.
  func laterChanges(
    _ single: [ICalendarComponent], of master: ICalendarComponent
  ) -> FutureOverrides {
    var isKnown = true
    guard
      let start = master.first("DTSTART").flatMap({
        EventTime($0, in: calendar, floating: floating, isKnown: &isKnown)
      })
    else { return FutureOverrides([]) }
    func local(_ line: ICalendarLine?) -> EventTime? {
      guard let line,
        let time = EventTime(line, in: calendar, floating: floating, isKnown: &isKnown)
      else { return nil }
      return EventTime(time.time(in: start.zone), start.zone)
    }
    return FutureOverrides(
      single.compactMap { event in
        guard let line = event.first("RECURRENCE-ID"),
          line.parameter("RANGE")?.uppercased() == "THISANDFUTURE", let from = local(line)
        else { return nil }
        let moved = local(event.first("DTSTART")) ?? from
        let shift = moved.time.wallSeconds - from.time.wallSeconds
        guard abs(shift) <= Self.longestShift else { return nil }
        let isOwn = event.first("ATTENDEE") != nil
        let people = EventParticipants(
          isOwn ? event : master, owner: owner, account: calendar.owner)
        let isOff = isCancelled(event) || people.isDeclined || people.attendees.isEmpty
        return FutureOverrides.Change(
          event: event, from: from.instant, shift: shift,
          entry: isOff ? nil : Self.entry(people))
      })
  }
}
