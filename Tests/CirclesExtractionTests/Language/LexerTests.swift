import Testing

@testable import CirclesExtraction

@Suite("Cutting a text into tokens")
struct LexerTests {
  private func words(_ text: String, isRead: Bool = false) -> [String] {
    Lexer.tokens(of: text, isRead: isRead).map(\.text)
  }

  @Test(
    "words, signs and numbers part",
    arguments: [
      ("Ana sings.", ["ana", "sings", "."]),
      ("hand-weaving", ["hand", "weaving"]),
      ("home - away", ["home", "-", "away"]),
      ("at 9:41, 3/7", ["at", "9:41", ",", "3/7"]),
      ("July 5. Then", ["july", "5", ".", "then"]),
      ("Café Žižek", ["cafe", "zizek"]),
      ("a\nb", ["a", "\n", "b"]),
      ("Straße", ["strasse"]),
      ("", []),
      ("  \t ", []),
      ("9th", ["9th"]),
      ("d&d", ["d", "&", "d"]),
      ("(maybe)", ["(", "maybe", ")"]),
    ])
  func parts(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(
    "contractions are two words, with and without an apostrophe",
    arguments: [
      ("don't", ["do", "n't"]), ("dont", ["do", "n't"]), ("she's", ["she", "'s"]),
      ("shes", ["she", "'s"]), ("I'm", ["i", "'m"]), ("im", ["i", "'m"]),
      ("can’t", ["can", "n't"]), ("cannot", ["can", "n't"]), ("won't", ["will", "n't"]),
      ("wont", ["will", "n't"]), ("O'Brien", ["obrien"]), ("rock'n'roll", ["rocknroll"]),
      ("gonna", ["going", "to"]), ("we'll", ["we", "'ll"]), ("Ana's", ["ana", "'s"]),
    ])
  func contractions(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test("places count Unicode scalars")
  func places() {
    let text = "Zoë 🎻 plays"
    let tokens = Lexer.tokens(of: text)
    #expect(tokens.first.map { text.scalars($0.start, $0.end) } == "Zoë")
    #expect(tokens.last.map { text.scalars($0.start, $0.end) } == "plays")
    let marked = "Zoe\u{308} plays"
    #expect(Lexer.tokens(of: marked).first?.text == "zoe")
    #expect(Lexer.tokens(of: marked).last.map { marked.scalars($0.start, $0.end) } == "plays")
  }

  @Test("letters that were read wrongly are put right, in what was read off a picture")
  func repair() {
    #expect(words("te1escope", isRead: true) == ["telescope"])
    #expect(words("b0ats", isRead: true) == ["boats"])
    #expect(words("tuming", isRead: true) == ["turning"])
    #expect(words("retums", isRead: true) == ["retums"])
    #expect(words("summer", isRead: true) == ["summer"])
    #expect(words("tuming") == ["tuming"])
    #expect(words("9am 2nd", isRead: true) == ["9am", "2nd"])
  }

  @Test("capitals are remembered, and not given to the second part of a word")
  func capitals() {
    let tokens = Lexer.tokens(of: "Ana's cat Élan I'm")
    #expect(tokens.map(\.isCapital) == [true, false, false, true, true, false])
  }

  @Test("a stem loses the s of the plural and nothing else")
  func stems() {
    #expect(Token.stem("puzzles") == "puzzle")
    #expect(Token.stem("chess") == "chess")
    #expect(Token.stem("gas") == "gas")
  }
}
