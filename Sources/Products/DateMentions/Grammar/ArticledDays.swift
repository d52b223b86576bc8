/// Spanish tells days by the number alone: "el veintisiete", "el día 24", "del 23 al 25", "el 14 y 15".
struct ArticledDays {
  /// Lays down the days of a row.
  func apply(to lattice: Lattice) {
    let tokens = lattice.tokens
    for index in tokens.indices.dropFirst() {
      switch tokens[index - 1].key {
      case Self.el where tokens[index].kind == .word: word(index, lattice)
      case Self.el:
        for day in pair(index, Self.y, lattice) {
          lattice.add(.ord, day.start, day.end, value: day.value)
        }
      case Self.del:
        for day in pair(index, Self.al, lattice) { add(day, from: Int(day.start), lattice) }
      case Self.dia: figure(index, lattice)
      default: break
      }
    }
  }

  /// "el veintisiete". From thirteen on hardly anything else is meant; "el once titular" is a team.
  private func word(_ index: Int, _ lattice: Lattice) {
    guard lattice.has(.card, at: index) || lattice.has(.n, at: index),
      let item = lattice.items(.dn, at: index).max(by: { $0.end < $1.end }),
      (2...31).contains(item.value)
    else { return }
    let end = Int(item.end)
    guard
      end == lattice.tokens.count || lattice.tokens[end].kind == .mark
        || lattice.tokens[end].lines > 0 || lattice.isFunction(end) || item.value > 12
    else { return }
    add(item, from: index - 1, lattice)
  }

  /// "el día 24", but "día 3 de tratamiento".
  private func figure(_ index: Int, _ lattice: Lattice) {
    guard let item = day(index, lattice) else { return }
    if Int(item.end) < lattice.tokens.count, lattice.has(.of, at: Int(item.end)) { return }
    let isLed = index > 1 && lattice.tokens[index - 2].key == Self.el
    add(item, from: isLed ? index - 2 : index - 1, lattice)
  }

  /// Two days, whose first is said with its article; none where it is no such pair.
  private func pair(_ index: Int, _ joint: UInt64, _ lattice: Lattice) -> [Lattice.Item] {
    guard let first = day(index, lattice), Int(first.end) < lattice.tokens.count,
      lattice.tokens[Int(first.end)].key == joint,
      let second = day(Int(first.end) + 1, lattice), second.value > first.value
    else { return [] }
    return [first, second]
  }

  /// A figure from 1 to 31.
  private func day(_ index: Int, _ lattice: Lattice) -> Lattice.Item? {
    guard index < lattice.tokens.count, lattice.tokens[index].kind == .number else { return nil }
    return lattice.items(.dn, at: index).first { $0.end == Int32(index) + 1 }
  }

  private func add(_ item: Lattice.Item, from start: Int, _ lattice: Lattice) {
    let tokens = lattice.tokens
    let end = Int(item.end)
    if end < tokens.count {
      // "el quince por ciento", "el veinte %", "del 5 al 10-12"
      if tokens[end].isMark("%")
        || tokens[end].kind == .mark && !tokens[end].spaced
          && (tokens[end].isMark("-") || tokens[end].isMark("/") || tokens[end].isMark(":"))
      {
        return
      }
      if end + 1 < tokens.count, tokens[end].key == Self.por, tokens[end + 1].key == Self.ciento {
        return
      }
    }
    lattice.add(
      .D, Int32(start), item.end,
      node: .day(year: nil, month: nil, day: Int(item.value), weekday: nil))
  }

  private static let el = WordKey.of("el")
  private static let del = WordKey.of("del")
  private static let al = WordKey.of("al")
  private static let dia = WordKey.of("dia")
  private static let y = WordKey.of("y")
  private static let por = WordKey.of("por")
  private static let ciento = WordKey.of("ciento")
}
