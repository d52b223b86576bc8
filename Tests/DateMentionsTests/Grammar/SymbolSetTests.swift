import Testing

@testable import DateMentions

@Suite("A set of symbols")
struct SymbolSetTests {
  @Test("holds each symbol by itself")
  func members() {
    for symbol in Symbol.allCases {
      let one = SymbolSet([symbol])
      for other in Symbol.allCases {
        #expect(one.isDisjoint(with: SymbolSet([other])) == (symbol != other))
        #expect(one.isSubset(of: SymbolSet([other])) == (symbol == other))
      }
      #expect(one.isSubset(of: SymbolSet(Symbol.allCases)))
    }
  }
}
