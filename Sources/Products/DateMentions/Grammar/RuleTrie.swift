/// The rows of many rules, laid over each other: one walk finds all that begin at a token.
struct RuleTrie: Sendable {
  private struct State: Sendable {
    var next = [Int16](repeating: -1, count: Symbol.allCases.count)
    var rules: [Int16] = []
  }

  private var states = [State()]
  private let rules: [Rule]
  /// What a text must have for any row to fit: one of these sets, none of which holds another.
  private let needs: [SymbolSet]
  /// No row is longer.
  private static let depth = 12

  init(_ rules: [Rule]) {
    self.rules = rules
    var needs: [SymbolSet] = []
    for (index, rule) in rules.enumerated() {
      for row in rule.rows where !row.isEmpty && row.count <= RuleTrie.depth {
        let symbols = SymbolSet(row)
        if !needs.contains(where: { $0.isSubset(of: symbols) }) {
          needs.removeAll { symbols.isSubset(of: $0) }
          needs.append(symbols)
        }
        var state = 0
        for symbol in row {
          let known = states[state].next[Int(symbol.rawValue)]
          if known >= 0 {
            state = Int(known)
          } else {
            states.append(State())
            states[state].next[Int(symbol.rawValue)] = Int16(states.count - 1)
            state = states.count - 1
          }
        }
        if !states[state].rules.contains(Int16(index)) { states[state].rules.append(Int16(index)) }
      }
    }
    self.needs = needs
  }

  /// Adds all the rules find, from the last token to the first, so that a phrase may end in one.
  func apply(to lattice: Lattice) {
    guard needs.contains(where: { $0.isSubset(of: lattice.symbols) }) else { return }
    var found: [(Int, [Lattice.Item])] = []
    var row: [Lattice.Item] = []
    for token in stride(from: Int32(lattice.tokens.count) - 1, through: 0, by: -1) {
      guard lattice.head(token) >= 0 else { continue }
      found.removeAll(keepingCapacity: true)
      // Arrays, not the lattice: looking into a class costs a check each time.
      walk(0, token, lattice.tokens, lattice.items, lattice.heads, &row, &found)
      for (rule, items) in found {
        guard let first = items.first, let last = items.last,
          let node = rules[rule].build(Match(lattice: lattice, items: items))
        else { continue }
        lattice.add(rules[rule].makes, first.start, last.end, node: node)
      }
    }
  }

  private func walk(
    _ state: Int, _ token: Int32, _ tokens: [Token], _ items: [Lattice.Item], _ heads: [Int32],
    _ row: inout [Lattice.Item], _ found: inout [(Int, [Lattice.Item])]
  ) {
    guard token < tokens.count, found.count < 64 else { return }
    if token > 0, !row.isEmpty, tokens[Int(token)].lines > 1 { return }
    var index = heads[Int(token)]
    while index >= 0 {
      let item = items[Int(index)]
      index = item.next
      let next = states[state].next[Int(item.symbol.rawValue)]
      guard next >= 0 else { continue }
      row.append(item)
      for rule in states[Int(next)].rules { found.append((Int(rule), row)) }
      walk(Int(next), item.end, tokens, items, heads, &row, &found)
      row.removeLast()
    }
  }
}
