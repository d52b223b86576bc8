import Testing

@testable import CirclesMatching

@Suite struct LookKeyTests {
  private func key(_ word: String) -> UInt64 { LookKey.of(Array(word.utf8)[...]) }

  @Test("Letters that a reader takes for one another look the same")
  func same() {
    for (left, right) in [
      ("marnie", "mamie"), ("0wen", "owen"), ("5ian", "sian"), ("ca1lum", "callum"),
      ("anna", "arma"), ("clavid", "david"),
    ] {
      #expect(key(left) == key(right), "\(left) \(right)")
    }
  }

  @Test("Other names look otherwise, and two letters are too few")
  func other() {
    #expect(key("owen") != key("ewan"))
    #expect(key("jo") == 0)
  }
}
