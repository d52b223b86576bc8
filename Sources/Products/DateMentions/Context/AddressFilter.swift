/// Tells streets and people that are called after a day or a month: `14 March Street`, `Straße des 17. Juni`,
/// `Mme Janvier`.
struct AddressFilter {
  let lattice: Lattice

  /// Whether an item is part of a street's name or of somebody's.
  func holds(_ item: Lattice.Item, _ expression: DateExpression) -> Bool {
    let begin = Int(item.start)
    let end = Int(item.end)
    switch expression {
    case .day, .holiday: return isStreet(begin, end)
    case .month: return isStreet(begin, end) || end - begin == 1 && isTitled(begin)
    case .weekday: return end - begin == 1 && isTitled(begin)
    default: return false
    }
  }

  private func isStreet(_ begin: Int, _ end: Int) -> Bool {
    let tokens = lattice.tokens
    if end < tokens.count, tokens[end].lines == 0, tokens[end].capital,
      Self.behind.contains(tokens[end].key)
    {
      return true
    }
    // `rue du 11 novembre`, `Avenida 9 de Julio`, but `en la plaza el 5 de mayo`
    var at = begin
    // The month alone, once its day is out: `Straße des 17. Juni`.
    if lattice.has(.month, at: at) {
      at -= 1
      // `calle Dos de Mayo`
      if at > 0, tokens[at].isMark(".") || Self.links.contains(tokens[at].key) { at -= 1 }
    }
    guard at >= 0, tokens[at].kind == .number || lattice.has(.dn, at: at) else { return false }
    at -= 1
    if at > 0, Self.links.contains(tokens[at].key), tokens[at + 1].lines == 0 { at -= 1 }
    return at >= 0 && tokens[at + 1].lines == 0 && Self.before.contains(tokens[at].key)
  }

  private func isTitled(_ begin: Int) -> Bool {
    guard begin > 0, lattice.tokens[begin].lines == 0, lattice.tokens[begin].capital else {
      return false
    }
    // `Mrs. April`
    let at = begin > 1 && lattice.tokens[begin - 1].isMark(".") ? begin - 2 : begin - 1
    return Self.titles.contains(lattice.tokens[at].key)
  }

  private static func set(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { WordKey.of($0) })
  }

  private static let behind = set("street road avenue lane terrace crescent boulevard square")
  private static let before = set(
    "strasse strase rue avenue avenida calle rua viale piazza plaza praca straat plein boulevard bulevar"
  )
  /// Stand between a street and what it is called after.
  private static let links = set("des du de del della da do")
  private static let titles = set(
    "mr mrs ms mme mlle madame monsieur frau herr senora senor signora signor dona don mevrouw meneer fru"
  )
}
