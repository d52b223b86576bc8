import Testing

@testable import DateMentions

@Suite struct WordSieveTests {
  @Test("a word of the table is let through, and most others are not")
  func sieve() {
    let keys = (0..<2_000).map { WordKey.of("word\($0)") }
    let sieve = WordSieve(keys)
    #expect(keys.allSatisfy(sieve.mayHold))
    let others = (0..<2_000).filter { sieve.mayHold(WordKey.of("other\($0)")) }
    #expect(others.count < 200)
  }
}
