/// Reads figures that are glued together: `3/15/90`, `2024-03-09`, `7:30`, `5/1-5/7`. What is none
/// of these (versions, prices, telephone numbers) is put to death, so that no rule sees its parts.
struct Numerals {
  let order: DateOrder

  /// Figures and the marks between them.
  private struct Cluster {
    /// Tokens of the figures.
    var numbers: [Int]
    /// `/ - . : ,` between them.
    var marks: [UInt8]
  }

  private static let joints: Set<UInt64> = [0x2F, 0x2D, 0x2E, 0x3A, 0x2C]
  /// A chain of more figures than this is no date.
  private static let longest = 12

  func apply(to lattice: Lattice) {
    let tokens = lattice.tokens
    var index = 0
    while index < tokens.count {
      guard tokens[index].kind == .number else {
        index += 1
        continue
      }
      let cluster = cluster(at: index, tokens)
      let end = (cluster.numbers.last ?? index) + 1
      if FigureContext.isCounted(index, end, lattice) || cluster.numbers.count > Numerals.longest {
        lattice.kill(index..<end)
      } else if !read(cluster.numbers[...], cluster.marks[...], lattice) {
        lattice.kill(index..<end)
      } else {
        instant(index, end, lattice)
      }
      index = end
    }
  }

  private func cluster(at index: Int, _ tokens: [Token]) -> Cluster {
    var cluster = Cluster(numbers: [index], marks: [])
    var at = index + 1
    while at + 1 < tokens.count, tokens[at].kind == .mark, !tokens[at].spaced,
      Numerals.joints.contains(tokens[at].key), tokens[at + 1].kind == .number,
      !tokens[at + 1].spaced
    {
      cluster.marks.append(UInt8(truncatingIfNeeded: tokens[at].key))
      cluster.numbers.append(at + 1)
      at += 2
    }
    return cluster
  }

  /// Lays down what figures say; false if they say nothing of time.
  private func read(
    _ numbers: ArraySlice<Int>, _ marks: ArraySlice<UInt8>, _ lattice: Lattice
  ) -> Bool {
    guard let first = numbers.first, let last = numbers.last else { return false }
    let tokens = numbers.map { lattice.tokens[$0] }
    let begin = Int32(first)
    let end = Int32(last + 1)
    switch (numbers.count, Set(marks).count) {
    case (1, _):
      return single(tokens[0], begin, lattice)
    case (2, _):
      return pair(tokens, marks.first ?? 0, begin, lattice)
    case (3, 1):
      if marks.first == 0x3A { return clock(tokens, begin, end, lattice) }
      if let day = triple(tokens, marks.first ?? 0) {
        lattice.add(.ND, begin, end, node: day)
        return true
      }
    case (3, 2) where Array(marks) == [0x2F, 0x2C]:
      if let day = triple(tokens, 0x2F) {
        lattice.add(.ND, begin, end, node: day)
        return true
      }
    default: break
    }
    return halves(numbers, marks, lattice)
  }

  /// Two sides of a dash, each read by itself.
  private func halves(
    _ numbers: ArraySlice<Int>, _ marks: ArraySlice<UInt8>, _ lattice: Lattice
  ) -> Bool {
    let dashes = marks.indices.filter { marks[$0] == 0x2D }
    let cut: Int
    if let cut = instantCut(numbers, marks, lattice) {
      let day = numbers[..<(numbers.startIndex + cut)]
      return read(day, marks[..<(marks.startIndex + cut - 1)], lattice)
        && read(
          numbers[(numbers.startIndex + cut)...], marks[(marks.startIndex + cut)...], lattice)
    }
    if dashes.count == 1, let only = dashes.first {
      cut = only
    } else if dashes.count == 5, numbers.count == 6 {
      cut = marks.startIndex + 2
    } else {
      return false
    }
    let middle = numbers.startIndex + (cut - marks.startIndex) + 1
    guard numbers.count > 2 else { return false }
    return read(numbers[..<middle], marks[..<cut], lattice)
      && read(numbers[middle...], marks[(cut + 1)...], lattice)
  }

  /// How many figures before the time in `05/31/2024.14:15`, `2023:06:36:02`.
  private func instantCut(
    _ numbers: ArraySlice<Int>, _ marks: ArraySlice<UInt8>, _ lattice: Lattice
  ) -> Int? {
    guard let first = numbers.first else { return nil }
    let all = Array(marks)
    if all.count >= 3, all[0] == all[1], all[0] != 0x3A, all[2] != all[0], all[2] != 0x2C,
      all[3...].allSatisfy({ $0 == 0x3A }), all.count > 3
    {
      return 3
    }
    if lattice.tokens[first].digits == 4, all.count >= 2, all.allSatisfy({ $0 == 0x3A }),
      isAfterMonth(first, lattice)
    {
      return 1
    }
    return nil
  }

  private func single(_ token: Token, _ at: Int32, _ lattice: Lattice) -> Bool {
    if token.digits == 8, !isPartOfNumber(Int(at), lattice),
      let day = CivilDay(
        Int(token.value) / 10_000, Int(token.value) / 100 % 100, Int(token.value) % 100),
      (1900...2100).contains(day.parts.year)
    {
      let (year, month, number) = day.parts
      lattice.add(.ND, at, at + 1, node: .day(year: year, month: month, day: number, weekday: nil))
      return true
    }
    return token.digits <= 4
  }

  /// "20251106-B": letters go on with it.
  private func isPartOfNumber(_ at: Int, _ lattice: Lattice) -> Bool {
    let tokens = lattice.tokens
    return at + 2 < tokens.count && tokens[at + 1].isMark("-") && !tokens[at + 1].spaced
      && tokens[at + 2].kind == .word && !tokens[at + 2].spaced
  }

  private func pair(
    _ tokens: [Token], _ mark: UInt8, _ begin: Int32, _ lattice: Lattice
  ) -> Bool {
    let a = Int(tokens[0].value)
    let b = Int(tokens[1].value)
    let end = begin + 3
    switch mark {
    case 0x3A: return clock(tokens, begin, end, lattice)
    case 0x2F, 0x2D:
      if tokens[0].digits == 4, tokens[1].digits == 2, (1...12).contains(b), isYear(a) {
        lattice.add(.NM, begin, end, node: .month(b, year: a, .nearest))
        return true
      }
      if tokens[1].digits == 4, tokens[0].digits <= 2, (1...12).contains(a), isYear(b) {
        lattice.add(.NM, begin, end, node: .month(a, year: b, .nearest))
        return true
      }
      if tokens[0].digits <= 2, tokens[1].digits <= 2, let day = monthAndDay(a, b),
        mark == 0x2F
          ? !FigureContext.isFraction(Int(begin), lattice)
          : FigureContext.isDashedDay(Int(begin), lattice)
      {
        lattice.add(.ND, begin, end, node: day)
        return true
      }
      if isAfterMonth(Int(begin), lattice) { return true }
      if mark == 0x2F { return FigureContext.isFraction(Int(begin), lattice) }
      return tokens[0].digits <= 2 && tokens[1].digits <= 2
        || (tokens[0].digits == 4 && tokens[1].digits == 4 && isYear(a) && isYear(b) && a < b)
    case 0x2E:
      if tokens[1].digits == 2, a <= 24, b < 60, FigureContext.isAtTime(Int(begin), lattice) {
        lattice.add(
          .X, begin, end, node: .clock(time(a, b, nil, tokens[0], isFull: lattice.countsHoursTo24)))
        return true
      }
      if lattice.writesDottedDays, tokens[0].digits <= 2, tokens[1].digits <= 2,
        FigureContext.endsWithDot(Int(end), lattice), let day = Days.figures(a, b, dayFirst: true),
        (1...12).contains(b)
      {
        lattice.add(.ND, begin, end + 1, node: day)
        return true
      }
      if tokens[1].digits == 2, FigureContext.isDottedDay(Int(begin), lattice),
        let day = monthAndDay(a, b)
      {
        lattice.add(.ND, begin, end, node: day)
        return true
      }
      return false
    default: return false
    }
  }

  /// The rest of "Sep-23-2020".
  private func isAfterMonth(_ begin: Int, _ lattice: Lattice) -> Bool {
    guard begin > 1 else { return false }
    let before = lattice.tokens[begin - 1]
    return (before.isMark("-") || before.isMark("/")) && lattice.has(.month, at: begin - 2)
  }

  private func clock(
    _ tokens: [Token], _ begin: Int32, _ end: Int32, _ lattice: Lattice
  ) -> Bool {
    let numbers = tokens.map { Int($0.value) }
    guard tokens[0].digits <= 2, tokens[1].digits == 2, numbers[0] <= 24, numbers[1] < 60,
      numbers.count < 3 || (tokens[2].digits == 2 && numbers[2] < 60),
      numbers[0] < 24 || numbers[1] == 0
    else { return false }
    let second = numbers.count > 2 ? numbers[2] : nil
    lattice.add(
      .X, begin, end,
      node: .clock(
        time(numbers[0], numbers[1], second, tokens[0], isFull: lattice.countsHoursTo24)))
    return true
  }

  private func time(
    _ hour: Int, _ minute: Int, _ second: Int?, _ token: Token, isFull: Bool = false
  ) -> DateExpression.ClockTime {
    let isSure = hour > 12 || hour == 0 || (token.digits == 2 && hour < 10) || second != nil
    // Where the hours are counted to 24, coffee is at 3.30 all the same.
    let isByCustom = isFull && !isSure && hour > 5
    return .init(
      hour: hour, minute: minute, second: second, isSure: isSure || isByCustom,
      isByCustom: isByCustom)
  }

  private func isYear(_ number: Int) -> Bool { (1900...2099).contains(number) }

  private func monthAndDay(_ a: Int, _ b: Int) -> DateExpression? {
    Days.figures(a, b, dayFirst: order == .dmy)
  }

  /// Three figures in the order the option names, or in the only one that is a date.
  private func triple(_ tokens: [Token], _ mark: UInt8) -> DateExpression? {
    guard [0x2F, 0x2D, 0x2E].contains(mark) else { return nil }
    let numbers = tokens.map { Int($0.value) }
    var tries: [(Int, Int, Int)] = []
    if tokens[0].digits == 4 {
      guard tokens[1].digits <= 2, tokens[2].digits <= 2 else { return nil }
      tries = [(0, 1, 2), (0, 2, 1)]
    } else {
      guard tokens[0].digits <= 2, tokens[1].digits <= 2 else { return nil }
      let isShort = tokens[2].digits == 2
      guard tokens[2].digits == 4 || isShort else { return nil }
      if mark == 0x2E, isShort, tokens[0].digits < 2 || tokens[1].digits < 2 { return nil }
      let dayFirst = order == .dmy || mark == 0x2E
      tries = dayFirst ? [(2, 1, 0), (2, 0, 1)] : [(2, 0, 1), (2, 1, 0)]
      if isShort, order == .ymd || numbers[0] > 31 { tries.insert((0, 1, 2), at: 0) }
    }
    for (y, m, d) in tries {
      let year = Years.full(numbers[y], digits: Int(tokens[y].digits))
      if CivilDay(year, numbers[m], numbers[d]) != nil {
        return .day(year: year, month: numbers[m], day: numbers[d], weekday: nil)
      }
    }
    return nil
  }

  /// `2024-03-09T18:40:00Z`: a day and a time in one.
  private func instant(_ begin: Int, _ end: Int, _ lattice: Lattice) {
    let tokens = lattice.tokens
    guard let day = lattice.items(.ND, at: begin).first(where: { $0.end == Int32(end) }),
      end + 1 < tokens.count, tokens[end].kind == .word, !tokens[end].spaced,
      tokens[end].end - tokens[end].start == 1, tokens[end].key == WordKey.of("t"),
      tokens[end + 1].kind == .number, !tokens[end + 1].spaced
    else { return }
    let rest = cluster(at: end + 1, tokens)
    let count = rest.marks.prefix(2).prefix { $0 == 0x3A }.count + 1
    let numbers = rest.numbers.prefix(count)
    guard count >= 2, let last = numbers.last, let said = lattice.node(day)
    else { return }
    let values = numbers.map { Int(tokens[$0].value) }
    guard values[0] < 24, values[1] < 60 else { return }
    let time = DateExpression.ClockTime(
      hour: values[0], minute: values[1], second: count > 2 ? values[2] : nil, isSure: true)
    lattice.add(.DT, Int32(begin), Int32(last + 1), node: .at(said, .clock(time)))
  }
}

/// Two-digit years.
enum Years {
  /// Below 40: this century; else the last one, as people's years of birth have it.
  static func full(_ number: Int, digits: Int) -> Int {
    guard digits <= 2 else { return number }
    return number < 40 ? 2000 + number : 1900 + number
  }
}
