extension Resolver {
  /// Part of a period: thirds of a month are days 1-10, 11-20, 21-end; of a week Mon-Wed, Wed-Thu,
  /// Fri-Sun; of anything else its thirds.
  func part(_ part: DateExpression.Part, _ whole: DateExpression) -> DateSpan? {
    guard let stretch = stretch(whole), let first = stretch.first, let end = stretch.end else {
      return nil
    }
    let length = end.number - first.number
    switch part {
    case .whole: return stretch
    case .end:
      return DateSpan(moment: end.number * DateSpan.day - 1)
    case .rest:
      if length == 1 {
        return DateSpan(from: now, to: end.number * DateSpan.day - 1, isClock: true)
      }
      return today < end ? DateSpan(max(today, first), until: end) : nil
    case .later:
      let begin = max(today + 1, first)
      return begin < end ? DateSpan(begin, until: end) : stretch
    case .earlier:
      return first < today ? DateSpan(first, until: min(today, end)) : stretch
    case .early, .middle, .late, .firstHalf, .secondHalf:
      guard let (from, to) = Resolver.cut(part, length) else { return nil }
      return DateSpan(first + from, until: first + to)
    }
  }

  private static func cut(_ part: DateExpression.Part, _ length: Int) -> (Int, Int)? {
    let isMonth = (28...31).contains(length)
    let third = isMonth ? 10 : length / 3
    switch part {
    case .early: return length == 7 ? (0, 3) : (0, max(third, 1))
    case .middle:
      return length == 7 ? (2, 4) : (third, max(2 * third, third + 1))
    case .late: return length == 7 ? (4, 7) : (min(2 * third, length - 1), length)
    case .firstHalf: return (0, isMonth ? 15 : max(length / 2, 1))
    case .secondHalf: return (isMonth ? 15 : length / 2, length)
    default: return nil
    }
  }

  /// From one point to another; what one side leaves open the other decides.
  func span(_ first: DateExpression, _ last: DateExpression) -> DateSpan? {
    if case .now = first, let to = stretch(last) {
      return DateSpan(
        from: to.isClock ? now : today.number * DateSpan.day, to: to.to, isClock: to.isClock)
    }
    if case .now = last, let from = stretch(first) {
      return DateSpan(
        from: from.from, to: from.isClock ? now : today.number * DateSpan.day + DateSpan.day,
        isClock: from.isClock)
    }
    let sides = Sides(first, last)
    guard sides.lastDecides else {
      guard let from = stretch(first), let begin = from.first else { return nil }
      var to = Resolver.isNear(last) ? self.from(begin).stretch(last) : stretch(last)
      if let end = to?.to, let start = from.from, end < start {
        to = self.from(begin).stretch(last)
      }
      return joined(from, to)
    }
    guard let to = stretch(last), let end = to.end else { return nil }
    return joined(self.from(end - 1, past: true).stretch(first), to)
  }

  private func joined(_ from: DateSpan?, _ to: DateSpan?) -> DateSpan? {
    guard let from, let to, let start = from.from, var end = to.to else { return nil }
    let isClock = from.isClock || to.isClock
    if isClock, end < start, start - end < DateSpan.day { end += DateSpan.day }
    if isClock, !to.isClock { end -= 1 }
    guard end >= start else { return nil }
    return DateSpan(from: start, to: end, isClock: isClock)
  }

  /// Whether a point is the nearest of its name, counted from the other side of a span.
  private static func isNear(_ expression: DateExpression) -> Bool {
    switch expression {
    case .day(nil, _, _, _), .weekday(_, .nearest), .month(_, nil, .nearest),
      .season(_, nil, .nearest), .holiday(_, nil, .nearest), .quarter(_, nil):
      true
    case .part(_, let whole): isNear(whole)
    case .at(let day, _): isNear(day)
    default: false
    }
  }
}

/// Which side of a span knows more.
private struct Sides {
  let lastDecides: Bool

  init(_ first: DateExpression, _ last: DateExpression) {
    let (a, b) = (Sides.knowledge(first), Sides.knowledge(last))
    // Both name months without a year: the range is the next that is not over.
    lastDecides = a > 0 && b > 0 && (a < b || (a == b && a < 4))
  }

  /// 1: day of a month; 2: day and month; 3: weekday and others; 4: a year.
  private static func knowledge(_ expression: DateExpression) -> Int {
    switch expression {
    case .day(nil, nil, _, _): 1
    case .day(nil, .some, _, _), .month(_, nil, .nearest): 2
    case .day(.some, _, _, _), .month(_, .some, _), .years, .holiday(_, .some, _): 4
    case .part(_, let whole): knowledge(whole)
    case .at(let day, _): knowledge(day)
    default: 0
    }
  }
}
