import Testing

@testable import CirclesReaders

@Suite struct NamesakesTests {
  @Test("Only different cards of one name are namesakes")
  func namesakes() {
    var namesakes = Namesakes()
    for (name, content) in [("Ana Ruiz", 1), ("Ben Hale", 2), ("ana ruiz", 3), ("Ben Hale", 2)] {
      namesakes.count(name, content: content)
    }
    namesakes.close()
    #expect(namesakes.contains("Ana Ruiz"))
    #expect(!namesakes.contains("Ben Hale"))
  }

  @Test("Past a bound no further names are kept, however large the file")
  func bound() {
    var namesakes = Namesakes(limit: 2)
    for content in 0..<2 {
      for name in ["Ana Ruiz", "Ben Hale", "Cem Aydin"] {
        namesakes.count(name, content: content)
      }
    }
    #expect(["Ana Ruiz", "Ben Hale"].allSatisfy(namesakes.contains))
    #expect(!namesakes.contains("Cem Aydin"))
  }
}
