/// From one time of day to another, where one of them often says less than the other.
enum TimeSpans {
  typealias Time = DateExpression.ClockTime

  static func make(_ match: Match) -> DateExpression? {
    let sides = match.items.compactMap { item -> DateExpression? in
      switch item.symbol {
      case .T: match.lattice.node(item)
      case .n where match.lattice.isHour(item) || match.lattice.isGluedHour(item):
        Clock.hour(Int(item.value))
      default: nil
      }
    }
    guard sides.count == 2 else { return nil }
    if match.has(.and), !match.has(.between) { return nil }
    return ordered(sides[0], sides[1])
  }

  /// "9-5" with nothing else: only if it can be working hours and nothing is counted.
  static func bare(_ match: Match) -> DateExpression? {
    guard let a = match[.int], let b = match[.int, 1], let first = match.item(.int),
      let last = match.item(.int, 1), match.isGlued(at: 1), match.isGlued(at: 2),
      match.lattice.tokens[Int(first.start)].kind == .number,
      (6...12).contains(a), (1...8).contains(b), b < a,
      match.lattice.isHour(last)
    else { return nil }
    return ordered(Clock.hour(a), Clock.hour(b))
  }

  /// Both sides put into the same half of the day, or into the one after it.
  static func ordered(_ first: DateExpression?, _ second: DateExpression?) -> DateExpression? {
    guard case .clock(var from)? = first, case .clock(var to)? = second else { return nil }
    switch (from.isSure, to.isSure) {
    case (false, true):
      // "3:30-4:30pm": the later hour that is still before the end.
      if from.hour < 12, minutes(from) + 720 < minutes(to) { from.hour += 12 }
      if from.hour == 12, minutes(to) < 720 { from.hour = 0 }
    case (true, false):
      if to.hour < 12, minutes(to) <= minutes(from) { to.hour += 12 }
    case (false, false):
      if minutes(to) <= minutes(from), to.hour < 12 {
        to.hour += 12
      } else if from.hour < 7, to.hour < 12 {
        from.hour += 12
        to.hour += 12
      } else if from.hour < 7, to.hour == 12 {
        from.hour += 12
        to.hour = 24
      }
    default: break
    }
    from.isSure = true
    to.isSure = true
    return .span(.clock(from), .clock(to))
  }

  private static func minutes(_ time: Time) -> Int { time.hour * 60 + time.minute }
}

extension Lattice {
  /// "8-9am": the hour before the dash.
  func isGluedHour(_ item: Item) -> Bool {
    let next = Int(item.end)
    return item.value <= 24 && next < tokens.count && tokens[next].isMark("-")
      && tokens[Int(item.start)].kind == .number
  }
}
