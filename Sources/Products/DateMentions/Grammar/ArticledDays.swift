/// Days told by their number alone, as Romance languages do: "el veintisiete", "dia 24", "dal 12 al 15",
/// "le 14 et 15".
struct ArticledDays: Sendable {
  /// What a language says before such a number, between two of them, and behind what is none.
  struct Words: Sendable {
    /// Between spaces; empty where it has none.
    var articles = ""
    var from = ""
    var to = ""
    var and = ""
    /// "day", between spaces.
    var day = ""
    /// The two words of "per cent".
    var percent = ""
  }

  private let articles: Set<UInt64>
  private let from: Set<UInt64>
  private let to: Set<UInt64>
  private let and: Set<UInt64>
  private let day: Set<UInt64>
  private let percent: [UInt64]

  init(_ words: Words) {
    func keys(_ list: String) -> [UInt64] { list.split(separator: " ").map { WordKey.of($0) } }
    articles = Set(keys(words.articles))
    from = Set(keys(words.from))
    to = Set(keys(words.to))
    and = Set(keys(words.and))
    day = Set(keys(words.day))
    percent = keys(words.percent)
  }

  /// Lays down the days of a row.
  func apply(to lattice: Lattice) {
    let tokens = lattice.tokens
    for index in tokens.indices.dropFirst() {
      let lead = tokens[index - 1].key
      if day.contains(lead) {
        named(index, lattice)
      } else if from.contains(lead) {
        for day in pair(index, to, lattice) { add(day, from: Int(day.start), lattice) }
      } else if articles.contains(lead), tokens[index].kind == .word {
        word(index, lattice)
      } else if tokens[index].kind == .word, tokens[index].lines == 0,
        let weekday = lattice.value(.weekday, at: index - 1)
      {
        beside(weekday, index, lattice)
      } else if articles.contains(lead) {
        for day in pair(index, and, lattice) {
          lattice.add(.ord, day.start, day.end, value: day.value)
        }
      }
    }
  }

  /// "el veintisiete". From thirteen on hardly anything else is meant; "el once titular" is a team.
  private func word(_ index: Int, _ lattice: Lattice) {
    guard let item = spelled(index, lattice) else { return }
    let end = Int(item.end)
    guard
      end == lattice.tokens.count || lattice.tokens[end].kind == .mark
        || lattice.tokens[end].lines > 0 || lattice.isFunction(end) || item.value > 12
    else { return }
    add(item, from: index - 1, lattice)
  }

  /// "lunes diecisiete", but "lunes diez y media".
  private func beside(_ weekday: Int32, _ index: Int, _ lattice: Lattice) {
    guard let item = spelled(index, lattice), item.value > 12 else { return }
    let end = Int(item.end)
    if end < lattice.tokens.count {
      for symbol in [Symbol.unit, .meridiem, .oclock] where lattice.has(symbol, at: end) { return }
      if lattice.tokens[end].kind == .word, !lattice.isFunction(end), lattice.tokens[end].lines == 0
      {
        return
      }
    }
    lattice.add(
      .D, Int32(index - 1), item.end,
      node: .day(year: nil, month: nil, day: Int(item.value), weekday: Int(weekday)))
  }

  /// "el día 24", "dia vinte e quatro", but "día 3 de tratamiento".
  private func named(_ index: Int, _ lattice: Lattice) {
    guard let item = figure(index, lattice) ?? spelled(index, lattice) else { return }
    if Int(item.end) < lattice.tokens.count, lattice.has(.of, at: Int(item.end)) { return }
    let isLed = index > 1 && articles.contains(lattice.tokens[index - 2].key)
    add(item, from: isLed ? index - 2 : index - 1, lattice)
  }

  /// Two days, whose first is said with its article; none where it is no such pair.
  private func pair(_ index: Int, _ joint: Set<UInt64>, _ lattice: Lattice) -> [Lattice.Item] {
    guard let first = figure(index, lattice), Int(first.end) < lattice.tokens.count,
      joint.contains(lattice.tokens[Int(first.end)].key),
      let second = figure(Int(first.end) + 1, lattice), second.value > first.value
    else { return [] }
    return [first, second]
  }

  /// A figure from 1 to 31.
  private func figure(_ index: Int, _ lattice: Lattice) -> Lattice.Item? {
    guard index < lattice.tokens.count, lattice.tokens[index].kind == .number else { return nil }
    return lattice.items(.dn, at: index).first { $0.end == Int32(index) + 1 }
  }

  /// A number from 2 to 31 in words, the longest there.
  private func spelled(_ index: Int, _ lattice: Lattice) -> Lattice.Item? {
    // "le second but"
    guard lattice.tokens[index].kind == .word, !lattice.has(.ord, at: index),
      let item = lattice.items(.dn, at: index).max(by: { $0.end < $1.end }),
      (2...31).contains(item.value)
    else { return nil }
    return item
  }

  private func add(_ item: Lattice.Item, from start: Int, _ lattice: Lattice) {
    let tokens = lattice.tokens
    let end = Int(item.end)
    if end < tokens.count {
      // "le vingt heures"; the English "y" of years is Spanish for "and".
      if !and.contains(tokens[end].key) {
        for symbol in [Symbol.unit, .meridiem, .oclock] where lattice.has(symbol, at: end) {
          return
        }
      }
      // "el quince por ciento", "el veinte %", "del 5 al 10-12"
      if tokens[end].isMark("%")
        || tokens[end].kind == .mark && !tokens[end].spaced
          && (tokens[end].isMark("-") || tokens[end].isMark("/") || tokens[end].isMark(":"))
      {
        return
      }
      if !percent.isEmpty, tokens[end...].prefix(percent.count).map(\.key) == percent { return }
    }
    lattice.add(
      .D, Int32(start), item.end,
      node: .day(year: nil, month: nil, day: Int(item.value), weekday: nil))
  }
}
