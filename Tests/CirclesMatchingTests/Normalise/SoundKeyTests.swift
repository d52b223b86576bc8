import Testing

@testable import CirclesMatching

@Suite struct SoundKeyTests {
  private func key(_ word: String) -> UInt64 { SoundKey.of(Array(word.utf8)[...]) }

  @Test("Spellings of one sound share a key")
  func same() {
    for (left, right) in [("stefan", "stephan"), ("karl", "carl"), ("katrin", "cathrin")] {
      #expect(key(left) != 0)
      #expect(key(left) == key(right), "\(left) \(right)")
    }
  }

  @Test("Other names have other keys")
  func other() {
    #expect(key("martin") != key("marcus"))
    #expect(key("laura") != key("nora"))
  }

  @Test("A word too short to tell has no key")
  func short() {
    #expect(key("jo") == 0)
    #expect(key("aoi") == 0)
  }
}
