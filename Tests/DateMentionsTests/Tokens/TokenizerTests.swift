import Testing

@testable import DateMentions

@Suite("Cutting text into tokens")
struct TokenizerTests {
  private func words(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return Tokenizer.tokens(of: text).map { token in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[Int(token.start)..<Int(token.end)])
      return String(view)
    }
  }

  @Test("Letters, figures and marks are apart")
  func classes() {
    #expect(words("7pm, ok?") == ["7", "pm", ",", "ok", "?"])
    #expect(words("Dec31/2024") == ["Dec", "31", "/", "2024"])
  }

  @Test("A possessive is a token of its own, o'clock one word")
  func apostrophes() {
    #expect(words("year's eve") == ["year", "'s", "eve"])
    #expect(words("the 70’s") == ["the", "70", "’s"])
    #expect(words("5 o'clock") == ["5", "o'clock"])
  }

  @Test("Case, accents and curly quotes do not matter to a word's key")
  func folding() {
    #expect(Tokenizer.tokens(of: "MIÉRCOLES").first?.key == WordKey.of("miercoles"))
    #expect(Tokenizer.tokens(of: "nächste").first?.key == WordKey.of("nachste"))
    #expect(Tokenizer.tokens(of: "août").first?.key == WordKey.of("aout"))
    #expect(Tokenizer.tokens(of: "straße").first?.key == WordKey.of("strasse"))
  }

  @Test("Every dash is a hyphen, every white space a space")
  func marks() {
    for dash in ["-", "–", "—", "−", "‑"] {
      #expect(Tokenizer.tokens(of: "1\(dash)2").map { $0.isMark("-") } == [false, true, false])
    }
    for space in [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\t"] {
      #expect(Tokenizer.tokens(of: "7\(space)pm").map(\.spaced) == [true, true])
    }
  }

  @Test("Line breaks are counted, marks of direction left out")
  func lines() {
    #expect(Tokenizer.tokens(of: "a\n\nb").map(\.lines) == [0, 2])
    #expect(words("\u{200E}7\u{200F} pm") == ["7", "pm"])
  }

  @Test("Places count scalars, not bytes or characters")
  func places() {
    let tokens = Tokenizer.tokens(of: "👩‍👧 é x")
    #expect(tokens.last.map { Int($0.start) } == 6)
  }

  @Test("A long number has no value")
  func longNumbers() {
    #expect(Tokenizer.tokens(of: "12345678901234567890").first?.value == -1)
    #expect(Tokenizer.tokens(of: "123456789").first?.value == 123_456_789)
  }
}
