import Testing

@testable import CirclesMatching

@Suite struct SpokenTests {
  private func sounds(_ word: String) -> [UInt8] { Spoken.sounds(of: Array(word.utf8)[...]) }

  @Test(
    "Spellings of the same sounds are alike",
    arguments: [
      ("thiago", "tiago"), ("thiessen", "tiessen"), ("kwame", "kwami"), ("philip", "filip"),
    ])
  func alike(name: String, heard: String) {
    #expect(sounds(name) == sounds(heard))
  }

  @Test("Other vowels and consonants are others")
  func apart() {
    #expect(sounds("marta") != sounds("merta"))
    #expect(sounds("nora") != sounds("mora"))
  }
}
