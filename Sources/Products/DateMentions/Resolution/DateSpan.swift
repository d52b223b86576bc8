/// A stretch of local time, in seconds since 1 January 1970; either end may be open.
struct DateSpan: Hashable, Sendable {
  var from: Int?
  /// The end, itself not included; equal to `from` for a moment.
  var to: Int?
  /// Whether it is told by the clock rather than by whole days.
  var isClock: Bool

  static let day = 86_400

  init(from: Int?, to: Int?, isClock: Bool) {
    self.from = from
    self.to = to
    self.isClock = isClock
  }

  /// Whole days, the last not included.
  init(_ first: CivilDay, until end: CivilDay) {
    self.init(from: first.number * DateSpan.day, to: end.number * DateSpan.day, isClock: false)
  }

  init(_ day: CivilDay) { self.init(day, until: day + 1) }

  init(moment: Int) { self.init(from: moment, to: moment, isClock: true) }

  private static func civil(_ second: Int) -> CivilDay {
    CivilDay(number: second >= 0 ? second / day : -((-second + day - 1) / day))
  }

  /// The first day it touches.
  var first: CivilDay? { from.map(DateSpan.civil) }

  /// The day after the last one it touches.
  var end: CivilDay? { to.map { DateSpan.civil($0 + (isClock ? DateSpan.day : 0)) } }

  /// The one day it is, if it is one.
  var onlyDay: CivilDay? {
    guard let from, let to, !isClock, to == from + DateSpan.day else { return nil }
    return DateSpan.civil(from)
  }

  /// A moment as `YYYY-MM-DDTHH:MM[:SS]`.
  static func iso(moment: Int) -> String {
    let date = civil(moment)
    return date.iso + "T" + DateSpan.clock(moment - date.number * day)
  }

  /// Seconds of a day as `HH:MM[:SS]`.
  static func clock(_ second: Int) -> String {
    let time = padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2)
    return second % 60 == 0 ? time : time + ":" + padded(second % 60, 2)
  }

  /// Whether all its years have four digits.
  var isPrintable: Bool {
    [from, to].allSatisfy { $0.map { DateSpan.civil($0).isPrintable } ?? true }
  }
}
