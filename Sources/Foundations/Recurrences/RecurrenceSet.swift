/// When an event takes place: its start, the rules by which it recurs, and the single dates that
/// are added (RDATE) or taken out (EXDATE). All times are in the time zone of the start.
public struct RecurrenceSet: Hashable, Sendable {
  /// The occurrences of an event, as far as they were asked for.
  public struct Occurrences: Hashable, Sendable {
    /// In order, each once.
    public var times: [CalendarTime]
    /// Whether there would be more than the limit allows.
    public var isCut: Bool
  }

  /// The start: always an occurrence, unless it is taken out.
  public var start: CalendarTime
  /// How it recurs.
  public var rules: [RecurrenceRule]
  /// The dates that are added.
  public var added: [CalendarTime]
  /// The dates that are taken out.
  public var removed: Set<CalendarTime>

  /// The most occurrences of one event that are told: more than two each day for 25 years.
  public static let limit = 20_000

  /// Makes the dates of an event.
  public init(
    start: CalendarTime, rules: [RecurrenceRule] = [], added: [CalendarTime] = [],
    removed: Set<CalendarTime> = []
  ) {
    self.start = start
    self.rules = rules
    self.added = added
    self.removed = removed
  }

  /// Returns the occurrences up to a moment, that one included.
  ///
  /// - Parameters:
  ///   - end: The last moment, in the time zone of the start.
  ///   - limit: The most occurrences of each rule.
  ///   - local: Turns a UTC time into one of the start's time zone, for the ends of the rules.
  public func occurrences(
    through end: CalendarTime, limit: Int = RecurrenceSet.limit,
    local: (CalendarTime) -> CalendarTime = { $0 }
  ) -> Occurrences {
    var times = Set(([start] + added).filter { $0 <= end })
    var isCut = false
    for rule in rules {
      let last = min(end, rule.end(of: start, local: local) ?? end)
      guard let iterator = RuleIterator(rule.endless, from: start) else { continue }
      var count = 0
      while count < rule.count ?? .max, let next = iterator.next(), next <= last {
        guard rule.limits.allow(next, from: start) else { continue }
        guard count < limit else {
          isCut = true
          break
        }
        count += 1
        times.insert(next)
      }
    }
    return Occurrences(times: times.subtracting(removed).sorted(), isCut: isCut)
  }
}

extension RecurrenceRule {
  /// Returns the last moment that the rule allows, in the time zone of the start.
  func end(of start: CalendarTime, local: (CalendarTime) -> CalendarTime) -> CalendarTime? {
    guard let until else { return nil }
    let time = until.isUTC ? local(until.time) : until.time
    // A date alone means the whole of its day, which is how the programs that write it mean it.
    guard time.isDate, !start.isDate else { return time }
    return CalendarTime(
      year: time.year, month: time.month, day: time.day, hour: 23, minute: 59, second: 59)
  }
}
