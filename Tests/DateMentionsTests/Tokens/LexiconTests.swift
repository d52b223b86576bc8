import Testing

@testable import DateMentions

@Suite("The words of the languages")
struct LexiconTests {
  private static let languages: [Language] = [.english, .spanish, .german, .french]

  private func senses(_ word: String, _ lexicon: Lexicon) -> [Lexicon.Sense] {
    guard var token = Tokenizer.tokens(of: word).first else { return [] }
    return lexicon.look(up: &token)
  }

  @Test("Words are in lower case, without accents, apostrophes or marks")
  func spelling() {
    for language in Self.languages {
      for words in language.words {
        for character in words.list.unicodeScalars {
          let isPlain =
            ("a"..."z").contains(character) || ("0"..."9").contains(character)
            || character == " " || character == "_"
          #expect(isPlain, "\(words.symbol): \(words.list)")
        }
      }
    }
  }

  @Test("Every language has twelve months and seven weekdays")
  func names() {
    for language in Self.languages {
      let months = Set(language.words.filter { $0.symbol == .month }.map(\.value))
      let weekdays = Set(language.words.filter { $0.symbol == .weekday }.map(\.value))
      #expect(months == Set(1...12))
      #expect(weekdays == Set(1...7))
    }
  }

  @Test("A word of several meanings has them all")
  func meanings() {
    let symbols = Set(senses("second", Lexicon.of([.english])).map(\.symbol))
    #expect(symbols.isSuperset(of: [.ord, .unit]))
    #expect(senses("mar", Lexicon.of([.english])).contains { $0.symbol == .month })
    #expect(senses("xylophone", Lexicon.of([.english])).isEmpty)
  }

  @Test("A phrase is known by its first word")
  func phrases() {
    let day = senses("day", Lexicon.of([.english]))
    #expect(day.contains { $0.symbol == .dayword && $0.rest.count == 2 })
    #expect(day.contains { $0.symbol == .unit && $0.rest.isEmpty })
  }

  @Test("A word is told its groups and cue")
  func groups() throws {
    let lexicon = Lexicon.of([.english])
    var token = try #require(Tokenizer.tokens(of: "met").first)
    _ = lexicon.look(up: &token)
    #expect(token.isIn(.pasts))
    #expect(!token.isIn(.futures))
    var version = try #require(Tokenizer.tokens(of: "version").first)
    _ = lexicon.look(up: &version)
    #expect(version.cue == .counted)
  }

  @Test("No verb is both of the past and of the future")
  func directions() {
    for language in Self.languages {
      let pasts = Set((language.groups[.pasts] ?? "").split(separator: " "))
      let futures = Set((language.groups[.futures] ?? "").split(separator: " "))
      #expect(pasts.isDisjoint(with: futures), "\(pasts.intersection(futures))")
    }
  }

  @Test("Groups have bits of their own")
  func bits() {
    #expect(Language.Group.stamps.rawValue < 32)
    #expect(Language.Group.pasts.bit != Language.Group.futures.bit)
  }

  @Test("Names in their order are numbered, spellings share a number")
  func numbered() {
    let words = Language.numbered(.month, "one/uno two")
    #expect(words.map(\.value) == [1, 2])
    #expect(words.map(\.list) == ["one uno", "two"])
  }
}
