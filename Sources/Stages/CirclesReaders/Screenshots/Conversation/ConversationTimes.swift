import CirclesModel

/// Gives the bubbles of a screen their times.
struct ConversationTimes {
  /// When a bubble was sent, and whether the order of the digits of its day was guessed.
  struct Time: Hashable {
    var at: WallTime
    var isGuess: Bool
  }

  let resolving: DayResolving

  /// One time for each bubble, in order; nil where the screen does not tell.
  ///
  /// A bubble's own clock counts on the day of the separator above it; without one the day is not
  /// known, since a screen may begin in the middle of any day. Bubbles without a clock below a
  /// separator with one are given its time: the app shows them under it.
  func times(of items: [ScreenItem]) -> [Time?] {
    var times: [Time?] = []
    for part in parts(items) {
      let day = part.separator.flatMap { resolving.day(of: $0) }
      let head = part.separator?.clock
      let clocks = ClockSequence.mend([head] + part.bubbles.map(\.clock))
      var last = clocks[0]
      for clock in clocks.dropFirst() {
        if part.separator?.clock != nil, clock != nil { last = clock }
        guard let day, let time = clock ?? last else {
          times.append(nil)
          continue
        }
        let midnight = day.midnight
        times.append(
          WallTime(
            year: midnight.year, month: midnight.month, day: midnight.day, hour: time.hour,
            minute: time.minute
          ).map { Time(at: $0, isGuess: day.isGuess) })
      }
    }
    return times
  }

  private struct Part {
    var separator: DaySeparator?
    var bubbles: [Bubble] = []
  }

  private func parts(_ items: [ScreenItem]) -> [Part] {
    var parts = [Part()]
    for item in items {
      switch item {
      case .separator(let separator): parts.append(Part(separator: separator))
      case .bubble(let bubble): parts[parts.count - 1].bubbles.append(bubble)
      }
    }
    return parts
  }
}
