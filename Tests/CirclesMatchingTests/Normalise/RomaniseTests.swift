import Testing

@testable import CirclesMatching

@Suite struct RomaniseTests {
  @Test(
    "Names of other alphabets are written in Latin letters",
    arguments: [
      ("лебедев", "lebedev"), ("мария", "mariya"), ("ελενη", "eleni"), ("सुनीता", "sunita"),
      ("शर्मा", "sharma"), ("राहुल", "rahul"), ("이서연", "iseoyeon"), ("李娜", "lina"), ("חנה", "hnh"),
    ])
  func names(_ pair: (String, String)) {
    #expect(Romanise.word(pair.0) == pair.1)
  }

  @Test("A Latin word, and a script without a table, have no romanised form")
  func none() {
    #expect(Romanise.word("anna") == nil)
    #expect(Romanise.word("አበበ") == nil)
    #expect(Romanise.word("") == nil)
  }

  @Test("The usual spellings of a romanised name are variants of it")
  func variants() {
    #expect(Romanise.variants("grigoriy").contains("grigory"))
    #expect(Romanise.variants("aleksandr").contains("alexandr"))
    #expect(Romanise.variants("deshamukh").contains("deshmukh"))
    #expect(Romanise.variants("anna").isEmpty)
  }

  @Test("Scripts without vowels meet Latin spellings in their consonants")
  func skeletons() {
    let latin = Romanise.skeleton("khaled".utf8)
    let arabic = Romanise.word("خالد").map { Romanise.skeleton($0.utf8) }
    #expect(arabic == latin)
    #expect(Romanise.skeleton("aya".utf8) == 0)
  }
}
