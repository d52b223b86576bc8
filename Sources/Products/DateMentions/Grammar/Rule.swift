/// A phrase and what it says: symbols in a row, `?` after one that may be missing, `(a|b)` a choice.
struct Rule: Sendable {
  var makes: Symbol
  var pattern: String
  var build: @Sendable (Match) -> DateExpression?

  init(_ makes: Symbol, _ pattern: String, _ build: @escaping @Sendable (Match) -> DateExpression?)
  {
    self.makes = makes
    self.pattern = pattern
    self.build = build
  }

  /// Every row of symbols the pattern allows.
  var rows: [[Symbol]] {
    var rows: [[Symbol]] = [[]]
    for word in pattern.split(separator: " ") {
      let isOptional = word.last == "?"
      let names = word.filter { $0 != "?" && $0 != "(" && $0 != ")" }.split(separator: "|")
      let choices = names.compactMap { Rule.symbols[String($0)] }
      rows = rows.flatMap { row in
        choices.map { row + [$0] } + (isOptional ? [row] : [])
      }
    }
    return rows
  }

  /// The names patterns may use; a test sees that each rule uses no other.
  static let symbols = Dictionary(
    uniqueKeysWithValues: Symbol.allCases.map { ("\($0)", $0) })
}

/// The items a rule's row was found in.
struct Match {
  let lattice: Lattice
  var items: [Lattice.Item] = []

  /// The number of the first item of that symbol.
  subscript(_ symbol: Symbol) -> Int? { self[symbol, 0] }

  /// The number of the nth item of that symbol.
  subscript(_ symbol: Symbol, _ ordinal: Int) -> Int? {
    var left = ordinal
    for item in items where item.symbol == symbol {
      if left == 0 { return Int(item.value) }
      left -= 1
    }
    return nil
  }

  /// What the nth item of that symbol says.
  func said(_ symbol: Symbol, _ ordinal: Int = 0) -> DateExpression? {
    var left = ordinal
    for item in items where item.symbol == symbol {
      if left == 0 { return lattice.node(item) }
      left -= 1
    }
    return nil
  }

  /// The nth thing said at all, whatever its symbol.
  func phrase(_ ordinal: Int = 0) -> DateExpression? {
    var left = ordinal
    for item in items {
      guard let node = lattice.node(item) else { continue }
      if left == 0 { return node }
      left -= 1
    }
    return nil
  }

  func has(_ symbol: Symbol) -> Bool { items.contains { $0.symbol == symbol } }

  /// The token before the nth item of the row is glued to it.
  func isGlued(at position: Int) -> Bool {
    guard position < items.count else { return false }
    return !lattice.tokens[Int(items[position].start)].spaced
  }

  func item(_ symbol: Symbol, _ ordinal: Int = 0) -> Lattice.Item? {
    var left = ordinal
    for item in items where item.symbol == symbol {
      if left == 0 { return item }
      left -= 1
    }
    return nil
  }
}
