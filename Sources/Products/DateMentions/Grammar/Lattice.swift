/// All that has been recognised so far: items, by the token they begin at.
///
/// A class, so that a match may look at it without copying. Only one task ever has it, and nothing that
/// is called while one of its lists is written looks at it: each access need not be checked for that.
final class Lattice {
  /// A symbol over some tokens, with its number or what it says.
  struct Item {
    var symbol: Symbol
    var start: Int32
    var end: Int32
    var value: Int32
    /// Place in ``Lattice/nodes``, -1 for none.
    var node: Int32
    var next: Int32
  }

  /// No token begins more items than this: what keeps any text linear.
  static let itemsPerToken: UInt8 = 40
  /// No item is longer than this.
  static let tokensPerItem: Int32 = 26

  @exclusivity(unchecked) private(set) var tokens: [Token]
  let order: DateOrder
  /// Whether a day is written `17.` and `17.2.`, as in German.
  let writesDottedDays: Bool
  /// Whether `7:45` is in the morning.
  let countsHoursTo24: Bool
  /// Whether it is written in a language other than English.
  let isForeign: Bool
  @exclusivity(unchecked) private(set) var items: [Item] = []
  @exclusivity(unchecked) private(set) var nodes: [DateExpression] = []
  @exclusivity(unchecked) private(set) var heads: [Int32]
  /// The symbols of all items.
  @exclusivity(unchecked) private(set) var symbols = SymbolSet()
  /// Numbers that belong to something that is no date: a version, a price, a telephone number.
  @exclusivity(unchecked) private var dead: Set<Int32> = []
  @exclusivity(unchecked) private var counts: [UInt8]

  init(
    tokens: [Token], order: DateOrder, writesDottedDays: Bool = false,
    countsHoursTo24: Bool = false, isForeign: Bool = false
  ) {
    self.order = order
    self.isForeign = isForeign
    self.countsHoursTo24 = countsHoursTo24
    self.writesDottedDays = writesDottedDays
    self.tokens = tokens
    heads = [Int32](repeating: -1, count: tokens.count + 1)
    counts = [UInt8](repeating: 0, count: tokens.count + 1)
  }

  /// The first item that begins at a token, -1 for none.
  @inline(__always)
  func head(_ token: Int32) -> Int32 { heads[Int(token)] }

  func add(
    _ symbol: Symbol, _ start: Int32, _ end: Int32, value: Int32 = 0, node: DateExpression? = nil
  ) {
    guard counts[Int(start)] < Lattice.itemsPerToken, end - start <= Lattice.tokensPerItem else {
      return
    }
    var index = heads[Int(start)]
    while index >= 0 {
      let item = items[Int(index)]
      if item.symbol == symbol, item.end == end, node != nil || item.value == value { return }
      index = item.next
    }
    var place: Int32 = -1
    if let node {
      place = Int32(nodes.count)
      nodes.append(node)
    }
    items.append(
      Item(
        symbol: symbol, start: start, end: end, value: value, node: place,
        next: heads[Int(start)]))
    heads[Int(start)] = Int32(items.count - 1)
    symbols.insert(symbol)
    counts[Int(start)] += 1
  }

  /// What a word says about the figures beside it.
  func cue(at token: Int) -> Cue? {
    guard token >= 0, token < tokens.count, tokens[token].kind == .word else { return nil }
    return tokens[token].cue
  }

  /// Tells a word its groups, and gives its meanings.
  func look(up token: Int, in lexicon: Lexicon) -> [Lexicon.Sense] {
    lexicon.look(up: &tokens[token])
  }

  func kill(_ tokens: Range<Int>) {
    for token in tokens { dead.insert(Int32(token)) }
  }

  func isDead(_ token: Int) -> Bool { !dead.isEmpty && dead.contains(Int32(token)) }

  /// Whether a token carries this symbol as a word of its own; its value then.
  func value(_ symbol: Symbol, at token: Int) -> Int32? {
    guard token >= 0, token < tokens.count else { return nil }
    var index = heads[token]
    while index >= 0 {
      let item = items[Int(index)]
      if item.symbol == symbol { return item.value }
      index = item.next
    }
    return nil
  }

  /// Whether an item of this symbol begins at a token.
  func has(_ symbol: Symbol, at token: Int) -> Bool { value(symbol, at: token) != nil }

  /// All items of a symbol that begin at a token.
  func items(_ symbol: Symbol, at token: Int) -> [Item] {
    guard token >= 0, token < tokens.count else { return [] }
    var found: [Item] = []
    var index = heads[token]
    while index >= 0 {
      let item = items[Int(index)]
      if item.symbol == symbol { found.append(item) }
      index = item.next
    }
    return found
  }

  /// What an item says.
  func node(_ item: Item) -> DateExpression? { item.node < 0 ? nil : nodes[Int(item.node)] }
}
