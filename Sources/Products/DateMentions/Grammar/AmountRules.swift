/// Lengths: "three weeks", "a day and a half", "1 month 21 days", "half an hour".
enum AmountRules {
  typealias Amount = DateExpression.Amount

  static let rules: [Rule] = [
    Rule(.AMT, "n more? unit") { match in amount(match[.n], match[.unit], match) },
    Rule(.AMT, "a? n of? unit") { match in amount(match[.n], match[.unit], match) },
    Rule(.AMT, "n hyphen unit") { match in amount(match[.n], match[.unit], match) },
    Rule(.AMT, "unit") { match in
      match[.unit] == 105 && match.lattice.has(.a, at: Int(match.items[0].start) - 1)
        ? amount(1, 105, match) : nil
    },
    Rule(.AMT, "half a? unit") { half(0, $0[.unit]) },
    Rule(.AMT, "a half unit") { half(0, $0[.unit]) },
    Rule(.AMT, "n and (a|half)? half unit") { half($0[.n] ?? 0, $0[.unit]) },
    Rule(.AMT, "n unit and a? half") { half($0[.n] ?? 0, $0[.unit]) },
    Rule(.AMT, "int slash int a? unit") { match in
      guard let a = match[.int], let b = match[.int, 1], b > 0, b <= 60, match[.unit] == 2,
        60 * a % b == 0
      else { return nil }
      return .length([Amount(count: 60 * a / b, unit: .minute)])
    },
    Rule(.AMT, "a? quarter of? a? unit") { match in
      match[.unit] == 2 ? .length([Amount(count: 15, unit: .minute)]) : nil
    },
  ]

  /// Second layer: lengths of several units.
  static let joined: [Rule] = [
    Rule(.AMT, "AMT (and|comma)? AMT") { match in join(match) },
    Rule(.AMT, "AMT comma and AMT") { match in join(match) },
  ]

  private static func amount(_ count: Int?, _ unit: Int?, _ match: Match) -> DateExpression? {
    guard let count, let unit, count <= 9999 else { return nil }
    // A letter alone is a unit only glued to its figure: "3w", not "3 s".
    if let item = match.item(.unit), match.lattice.isLetter(item) {
      let position = match.items.firstIndex { $0.symbol == .unit } ?? 0
      guard match.isGlued(at: position) else { return nil }
    }
    if unit == 105 { return .length([Amount(count: count * 2, unit: .week)]) }
    guard let unit = DateExpression.TimeUnit(rawValue: unit) else { return nil }
    return .length([Amount(count: count, unit: unit)])
  }

  /// Halves, in the next smaller unit.
  private static func half(_ count: Int, _ unit: Int?) -> DateExpression? {
    switch unit {
    case 2: .length([Amount(count: count * 60 + 30, unit: .minute)])
    case 3: .length([Amount(count: count * 24 + 12, unit: .hour)])
    case 8: .length([Amount(count: count * 12 + 6, unit: .month)])
    case 1: .length([Amount(count: count * 60 + 30, unit: .second)])
    default: nil
    }
  }

  /// Units go down, so that no row of them is longer than there are units.
  private static func join(_ match: Match) -> DateExpression? {
    guard case .length(let first)? = match.said(.AMT),
      case .length(let second)? = match.said(.AMT, 1),
      let last = first.last, let next = second.first, last.unit.rawValue > next.unit.rawValue
    else { return nil }
    return .length(first + second)
  }
}
