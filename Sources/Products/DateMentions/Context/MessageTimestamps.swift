/// Finds the time stamps of messages, which are no mentions but the time of what follows them.
struct MessageTimestamps {
  /// By token: whether it is part of a stamp. Empty if there is none.
  private var covered: [Bool] = []
  private var references: [(token: Int, reference: ReferenceTime)] = []
  private let reference: ReferenceTime

  init(lattice: Lattice, reference: ReferenceTime, isActive: Bool, isBritish: Bool) {
    self.reference = reference
    guard isActive else { return }
    // No app names the weekday of a message that is a week old.
    let resolver = Resolver(
      reference: reference, isPast: true, includesToday: true, isBritish: isBritish)
    let count = lattice.tokens.count
    let isScreen = MessageTimestamps.isScreen(lattice)
    var line = 0
    while line < count {
      var end = line + 1
      while end < count, lattice.tokens[end].lines == 0 { end += 1 }
      // A text of one line is no stamp: nothing would follow it.
      let isWhole = line == 0 && end == count
      let found =
        MessageTimestamps.stamp(line, end, lattice, isScreen: isScreen && end < count)
        ?? (end < count ? MessageTimestamps.ending(line, end, lattice) : nil)
      if let (stamp, said) = found, !isWhole || stamp.upperBound < count {
        let day = said.flatMap { resolver.stretch($0)?.first }
        // What is still to come is no stamp: a calendar shows the day of a meeting.
        let age = day.map { reference.day.number - $0.number } ?? 0
        let isYearless = if case .day(nil, _, _, _)? = said { true } else { false }
        if age >= -1, !isYearless || age <= MessageTimestamps.longestUntold {
          if covered.isEmpty { covered = [Bool](repeating: false, count: count) }
          for token in stamp { covered[token] = true }
          if let day {
            references.append((stamp.upperBound, ReferenceTime(day: day, second: 43_200)))
          }
        }
      }
      line = end
    }
    for stamp in RepeatedStamps.find(in: lattice) { take(stamp, lattice, resolver) }
    references.sort { $0.token < $1.token }
  }

  /// Takes a stamp that is known by its form, and its day unless that is still to come.
  private mutating func take(
    _ stamp: RepeatedStamps.Stamp, _ lattice: Lattice, _ resolver: Resolver
  ) {
    if covers(stamp.core) { return }
    if covered.isEmpty { covered = [Bool](repeating: false, count: lattice.tokens.count) }
    for token in stamp.line.lowerBound..<stamp.core.upperBound { covered[token] = true }
    for start in stamp.core.prefix(3) {
      for item in lattice.items(.DT, at: start) + lattice.items(.D, at: start) {
        guard let said = lattice.node(item) else { continue }
        let expression = if case .at(let day, _) = said { day } else { said }
        guard let day = resolver.stretch(expression)?.first,
          (-1...Self.longestUntold).contains(reference.day.number - day.number)
        else { continue }
        references.append((stamp.core.upperBound, ReferenceTime(day: day, second: 43_200)))
        return
      }
    }
  }

  func covers(_ range: Range<Int>) -> Bool {
    !covered.isEmpty && (covered[range.lowerBound] || covered[range.upperBound - 1])
  }

  /// The time of the message a token belongs to.
  func reference(at token: Int) -> ReferenceTime {
    var low = 0
    var high = references.count
    while low < high {
      let middle = (low + high) / 2
      if references[middle].token <= token { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? references[low - 1].reference : reference
  }

  /// Older messages, in days, have their year beside the day.
  private static let longestUntold = 200

  /// Whether several lines have a time of the clock, as messages on a screen do.
  private static func isScreen(_ lattice: Lattice) -> Bool {
    var lines = 0
    var isTimed = false
    for (index, token) in lattice.tokens.enumerated() {
      if token.lines > 0 { isTimed = false }
      if !isTimed, lattice.has(.X, at: index) {
        isTimed = true
        lines += 1
      }
    }
    return lines > 1
  }

  /// The stamp a line begins with or is, and the day it names. On a screen a day alone in a line parts
  /// the messages of one day from those of the next, if no heading says what day it is.
  private static func stamp(_ begin: Int, _ end: Int, _ lattice: Lattice, isScreen: Bool)
    -> (Range<Int>, DateExpression?)?
  {
    var start = begin
    while start < end, isFiller(start, lattice) { start += 1 }
    guard start < end, start - begin < 5 else { return nil }
    // "do 6 nov.", a weekday cut short in whatever language
    if isScreen, start + 1 < end, lattice.tokens[start].kind == .word,
      lattice.tokens[start].end - lattice.tokens[start].start < 5,
      lattice.tokens[start + 1].kind == .number, lattice.items(.D, at: start).isEmpty
    {
      start += 1
    }
    var best: Lattice.Item?
    for symbol in [Symbol.DT, .HD, .T, .D] {
      for item in lattice.items(symbol, at: start) where Int(item.end) <= end {
        if item.end > best?.end ?? 0 { best = item }
      }
    }
    guard let best, let said = lattice.node(best) else { return nil }
    let day: DateExpression?
    var hasTime = true
    switch said {
    case .at(let date, _): day = date
    case .clock: day = nil
    default:
      day = said
      hasTime = false
    }
    var rest = Int(best.end)
    while rest < end, isFiller(rest, lattice) { rest += 1 }
    if rest == end {
      // "Date: 03.05.2024"
      if start > begin, isHeader(begin, lattice), isDated(said) { return (begin..<end, day) }
      if !hasTime, isHeaded(begin, lattice) { return nil }
      return hasTime || start > begin || isDated(said) || isScreen ? (begin..<end, day) : nil
    }
    guard hasTime else { return nil }
    // "Date: Wed, 4 Mar 2026 16:09:02 -0800"
    if start > begin, isHeader(begin, lattice) { return (begin..<end, day) }
    // A prefix: in brackets, or before a dash and a name with a colon.
    let follower = lattice.tokens[Int(best.end)]
    let opened = lattice.tokens[begin].isMark("[") || lattice.tokens[begin].isMark("(")
    if opened, follower.isMark("]") || follower.isMark(")") { return (begin..<Int(best.end), day) }
    let name = follower.isMark("-") ? nameLength : 8
    for index in Int(best.end)..<min(end, Int(best.end) + name)
    where lattice.tokens[index].isMark(":") {
      return (begin..<Int(best.end), day)
    }
    return nil
  }

  /// Whether the line above is a heading that says what day it is: `Birthday`.
  private static func isHeaded(_ begin: Int, _ lattice: Lattice) -> Bool {
    guard begin == 1 || begin > 1 && lattice.tokens[begin - 1].lines > 0 else { return false }
    let cue = lattice.cue(at: begin - 1)
    return cue == .birth || cue == .wedding
  }

  /// The stamp that a line ends with behind a name, a day with its year and a time:
  /// `Ana Ruiz, [11.03.2025 21:15]`; or the line above a quoted letter: `On 3 May 2025 at 21:52 Ana wrote:`.
  private static func ending(_ begin: Int, _ end: Int, _ lattice: Lattice)
    -> (Range<Int>, DateExpression?)?
  {
    let tokens = lattice.tokens
    if tokens[end - 1].isMark(":"), (begin..<end).contains(where: { tokens[$0].isIn(.wrote) }) {
      for start in begin..<end {
        for item in lattice.items(.DT, at: start) {
          if case .at(let day, _)? = lattice.node(item), isDated(day) { return (begin..<end, day) }
        }
      }
    }
    let isClosed = tokens[end - 1].isMark("]") || tokens[end - 1].isMark(")")
    let last = isClosed ? end - 1 : end
    for start in (begin + 1..<max(begin + 1, last)).prefix(nameLength) {
      let before = tokens[start - 1]
      guard before.isMark(",") || before.isMark("[") || before.isMark("(") else { continue }
      for item in lattice.items(.DT, at: start) where Int(item.end) == last {
        if case .at(let day, _)? = lattice.node(item), isDated(day) { return (begin..<end, day) }
      }
    }
    return nil
  }

  /// So many words and marks a name in front of a stamp has at most.
  private static let nameLength = 14

  /// A word of stamps and a colon.
  private static func isHeader(_ begin: Int, _ lattice: Lattice) -> Bool {
    lattice.tokens[begin].isIn(.stamps) && begin + 1 < lattice.tokens.count
      && lattice.tokens[begin + 1].isMark(":")
  }

  private static func isDated(_ said: DateExpression) -> Bool {
    if case .day(.some, _, _, _) = said { return true }
    return false
  }

  private static func isFiller(_ index: Int, _ lattice: Lattice) -> Bool {
    let token = lattice.tokens[index]
    return token.kind == .mark
      || token.kind == .word && token.isIn(.stamps)
        && !lattice.has(.dayword, at: index) && !lattice.has(.D, at: index)
  }
}
