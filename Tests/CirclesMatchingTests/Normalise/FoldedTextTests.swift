import Testing

@testable import CirclesMatching

@Suite struct FoldedTextTests {
  private func words(_ text: String) -> [String] {
    let folded = FoldedText(text)
    return folded.tokens.indices.map { folded.word($0) }
  }

  private func flags(_ text: String, _ at: Int) -> TokenFlags { FoldedText(text).tokens[at].flags }

  @Test("Case, diacritics and apostrophes within a word do not count")
  func folding() {
    #expect(words("Zoë O'Brien-Łaski, ÅSA") == ["zoe", "obrien", "laski", "asa"])
    #expect(words("d’Artagnan D'ARTAGNAN") == ["dartagnan", "dartagnan"])
    #expect(words("Straße") == ["strasse"])
  }

  @Test("A possessive is cut off and remembered, however the apostrophe is written")
  func possessive() {
    for text in ["Bea's loom", "Bea’s loom", "BEA'S loom"] {
      #expect(words(text) == ["bea", "loom"])
      #expect(flags(text, 0).contains(.possessive))
    }
    #expect(flags("the Hughes' car", 1).contains(.possessive))
    #expect(!flags("O'Shea said", 0).contains(.possessive))
  }

  @Test("Words of other scripts are kept whole, with their vowel signs")
  func scripts() {
    #expect(words("सुनीता आई").count == 2)
    #expect(flags("Лев", 0).contains([.foreign, .capital]))
    #expect(flags("山田さん", 0).contains(.ideographic))
  }

  @Test("What stands behind a word is remembered")
  func signs() {
    #expect(flags("Wanda: back", 0).contains(.colon))
    #expect(flags("Wanda, back", 0).contains(.comma))
    #expect(flags("Wanda - back", 0).contains(.dash))
    #expect(flags("Wanda — back", 0).contains(.dash))
    #expect(flags("Wanda (cleaner)", 0).contains(.bracket))
    #expect(flags("Wanda + Bea", 0).contains(.plus))
    #expect(flags("Wanda\nBea", 0).contains(.endsLine))
    #expect(flags("Wanda. Bea", 1).contains(.opensSentence))
    #expect(!flags("Wanda, Bea", 1).contains(.opensSentence))
  }

  @Test("Places are bytes of the text, so that excerpts are verbatim")
  func excerpts() {
    let text = FoldedText("met Siân Prosser’s dog")
    #expect(text.excerpt(1, 2) == "Siân Prosser")
    #expect(text.excerpt(2, 1) == "")
    #expect(text.excerpt(0, 99) == "")
  }

  @Test("Texts without words, and damaged ones, give no words and no crash")
  func empty() {
    #expect(words("").isEmpty)
    #expect(words(" \n — …!? ").isEmpty)
    #expect(words("\u{0}\u{FFFD}").isEmpty)
    #expect(words("❤️🎉").isEmpty)
  }

  @Test("A long text is looked at as far as the bound, a long word as far as its own")
  func bounds() {
    let text = FoldedText(String(repeating: "word ", count: FoldedText.maximumTokens + 50))
    #expect(text.tokens.count == FoldedText.maximumTokens)
    let long = FoldedText(String(repeating: "x", count: 5000) + " end")
    #expect(long.tokens.count == 2)
    #expect(Int(long.tokens[0].length) == FoldedText.maximumWord)
  }
}
