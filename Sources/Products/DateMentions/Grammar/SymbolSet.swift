/// A set of symbols, a bit each.
struct SymbolSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// No symbols.
  init() {}

  /// These symbols.
  init(_ symbols: some Sequence<Symbol>) {
    for symbol in symbols { insert(symbol) }
  }

  @inline(__always)
  mutating func insert(_ symbol: Symbol) {
    if symbol.rawValue < 64 {
      low |= 1 << UInt64(symbol.rawValue)
    } else {
      high |= 1 << UInt64(symbol.rawValue - 64)
    }
  }

  func isSubset(of other: SymbolSet) -> Bool {
    low & ~other.low == 0 && high & ~other.high == 0
  }

  func isDisjoint(with other: SymbolSet) -> Bool {
    low & other.low == 0 && high & other.high == 0
  }
}
