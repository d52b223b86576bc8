import Testing

@testable import circles_import

@Suite struct TerminalWidthTests {
  @Test("a Latin letter takes one column, with its accent or without")
  func latin() {
    #expect(TerminalWidth.of("Zoe") == 3)
    #expect(TerminalWidth.of("Zoë") == 3)
    #expect(TerminalWidth.of("Zoe\u{308}") == 3)
  }

  @Test("Chinese, Japanese and Korean characters take two columns")
  func eastAsian() {
    #expect(TerminalWidth.of("山田 花子") == 9)
    #expect(TerminalWidth.of("민준") == 4)
    #expect(TerminalWidth.of("カフェ") == 6)
  }

  @Test("half-width katakana takes one column")
  func halfWidth() { #expect(TerminalWidth.of("ｶﾌｪ") == 3) }

  @Test("an emoji takes two columns, however many scalars it is made of")
  func emoji() {
    #expect(TerminalWidth.of("🎂") == 2)
    #expect(TerminalWidth.of("👩‍👩‍👧") == 2)
    #expect(TerminalWidth.of("❤️") == 2)
  }

  @Test("padding counts columns, not characters")
  func padding() {
    #expect(TerminalWidth.padded("花子", to: 6) == "花子  ")
    #expect(TerminalWidth.padded("already long", to: 4) == "already long")
  }

  @Test("cutting leaves room for the ellipsis and never half a character")
  func cutting() {
    #expect(TerminalWidth.cut("Harbour Choir", to: 8) == "Harbour…")
    #expect(TerminalWidth.cut("Harbour", to: 7) == "Harbour")
    #expect(TerminalWidth.cut("山田花子", to: 6) == "山田…")
  }
}
