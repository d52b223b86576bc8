extension MentionReader {
  /// How far behind a day another may stand, in tokens, that is told from it.
  private static let carried = 24
  /// The same behind a span, which says more by itself.
  private static let near = 10

  /// Days that say no month by what was said before them: "on the second of April, and they go back on
  /// the sixteenth"; "from Friday 28 August, staying till Monday".
  func inContext(_ chosen: [Candidate]) -> [Candidate] {
    var all = chosen.map(moved)
    for index in all.indices.dropFirst() {
      let (before, this) = (all[index - 1], all[index])
      guard Int(this.item.start - before.item.end) <= Self.carried,
        lattice.tokens[Int(before.item.end)..<Int(this.item.start)].allSatisfy({ $0.lines < 2 })
      else { continue }
      let isSameSentence =
        Sentence(lattice: lattice).end(of: Int(before.item.end) - 1) > Int(this.item.start)
      switch (Self.last(of: before.expression), this.expression) {
      // "13-14 November, and a match on the 29th"
      case (.span(_, .day(let year, let month?, let first, _)), .day(nil, nil, let day, nil))
      where day > first && CivilDay(year ?? 2000, month, day) != nil && isSameSentence
        && Int(this.item.start - before.item.end) <= Self.near:
        all[index].expression = .day(year: year, month: month, day: day, weekday: nil)
        all[index].tense = before.tense
      case (.day(let year, let month?, let first, _), .day(nil, nil, let day, let weekday))
      where day > first - Self.shortlyBefore && day != first
        && CivilDay(year ?? 2000, month, day) != nil && isSameSentence:
        all[index].expression = .day(year: year, month: month, day: day, weekday: weekday)
        all[index].tense = before.tense
      case (
        .day(let year, let month?, let first, _),
        .span(.day(nil, nil, let from, nil), .day(nil, nil, let to, nil))
      )
      where from > first && to > from && CivilDay(year ?? 2000, month, to) != nil:
        all[index].expression = .span(
          .day(year: year, month: month, day: from, weekday: nil),
          .day(year: year, month: month, day: to, weekday: nil))
        all[index].tense = before.tense
      case (.day(nil, nil, let first, _), .day(nil, nil, let day, _))
      where day > first && isSameSentence:
        all[index].tense = before.tense
      case (.day, .open(.until, .weekday(let weekday, .nearest))) where isSameSentence:
        all[index].expression = .open(
          .until, .within(.weekday(weekday, .coming), before.expression))
        all[index].tense = before.tense
      // "his is 3 July and hers two days later", "keep that weekend free"
      case (.day, .shifted(let amounts, 1, nil))
      where isSameSentence && lattice.has(.hence, at: Int(this.item.end) - 1):
        all[index].expression = .shifted(amounts, 1, from: before.expression)
        all[index].tense = before.tense
      case (.day(_, .some, _, _), .unit(let unit, 0))
      where [.week, .weekend].contains(unit) && isSameSentence
        && Self.those.contains(lattice.tokens[Int(this.item.start)].key):
        all[index].expression = .holding(unit, before.expression)
        all[index].tense = before.tense
      default: continue
      }
    }
    return all
  }

  /// "pushed from the 20th to the 27th": the day it was is over.
  private func moved(_ candidate: Candidate) -> Candidate {
    let begin = Int(candidate.item.start)
    guard case .span(_, let last) = candidate.expression, lattice.has(.from, at: begin),
      lattice.isMoved(begin)
    else { return candidate }
    var copy = candidate
    copy.expression = last
    return copy
  }

  /// A day is of the month named before it, too, if it lies so many days before that.
  private static let shortlyBefore = 8
  private static let those = Set(["that", "same"].map { WordKey.of($0) })

  /// The day of a phrase, without its time.
  private static func last(of expression: DateExpression) -> DateExpression {
    if case .at(let day, _) = expression { return day }
    return expression
  }
}

extension Lattice {
  /// Whether a word before a token tells that a day is changed.
  func isMoved(_ begin: Int) -> Bool {
    (max(0, begin - 6)..<begin).contains { Self.movers.contains(tokens[$0].key) }
  }

  private static let movers = Set(
    [
      "moved", "pushed", "postponed", "rescheduled", "changed", "shifted", "brought", "delayed",
      "verschoben", "verlegt", "aplazado", "aplazada", "aplaza", "reporte", "reportee", "rinviato",
      "rinviata", "spostato", "spostata", "verplaatst", "verschoven", "adiado", "adiada", "flyttad",
      "flyttat", "flyttet", "flyttas", "flyttes",
    ].map { WordKey.of($0) })
}
