import Testing

@testable import CirclesMatching

@Suite struct RoughKeyTests {
  private func key(_ word: String) -> UInt64 { RoughKey.of(Array(word.utf8)[...]) }

  @Test(
    "Names meet what a recogniser of another language makes of them",
    arguments: [
      ("laoise", "leesha"), ("kwame", "kwami"), ("thiago", "tiago"), ("gearoid", "garode"),
      ("niamh", "neeve"), ("oisin", "usheen"),
    ])
  func alike(name: String, heard: String) {
    #expect(key(name) != 0 && key(name) == key(heard))
  }

  @Test("Other names have other keys, short ones and other scripts none")
  func apart() {
    #expect(key("moira") != key("nora"))
    #expect(key("ana") == 0 && key("мария") == 0)
  }

  @Test(
    "Silent letters, and letters that other languages say otherwise, are heard as they sound",
    arguments: [
      ("burnadebt", "bernadette"), ("charnota", "czarnota"), ("yestin", "iestyn"),
    ])
  func letters(heard: String, name: String) {
    #expect(key(heard) == key(name))
    #expect(key(name) != 0)
  }
}
