import Testing

@testable import circles_import

@Suite struct TerminalTextTests {
  @Test("plain text stays as it is")
  func plain() {
    #expect(TerminalText.escaped("Ana O'Neill, 4 Wharf Lane") == "Ana O'Neill, 4 Wharf Lane")
    #expect(TerminalText.escaped("") == "")
  }

  @Test("letters of every script stay as they are")
  func scripts() {
    for name in ["Zoë", "山田 花子", "Ольга", "نور", "രവി", "👩‍👩‍👧"] {
      #expect(TerminalText.escaped(name) == name)
    }
  }

  @Test("an escape sequence becomes visible instead of colouring the terminal")
  func escapeSequence() {
    #expect(TerminalText.escaped("\u{1B}[31mred\u{1B}[0m") == "\\u{1B}[31mred\\u{1B}[0m")
    #expect(TerminalText.escaped("\u{1B}]0;title\u{07}") == "\\u{1B}]0;title\\u{7}")
  }

  @Test("the one-character CSI of C1 is a control too")
  func c1() {
    #expect(TerminalText.escaped("a\u{9B}31mb") == "a\\u{9B}31mb")
  }

  @Test("what would overwrite the line is shown: carriage return, backspace, delete, NUL")
  func overwriting() {
    #expect(TerminalText.escaped("safe\rRISK") == "safe\\rRISK")
    #expect(TerminalText.escaped("ab\u{8}c\u{7F}\0") == "ab\\u{8}c\\u{7F}\\u{0}")
  }

  @Test("line breaks and tabs cannot break a table")
  func breaks() {
    #expect(TerminalText.escaped("one\ntwo\tthree") == "one\\ntwo\\tthree")
    #expect(TerminalText.escaped("one\u{2028}two") == "one\\u{2028}two")
  }

  @Test("bidirectional overrides cannot turn what stands beside the value")
  func bidi() {
    for control in ["\u{202E}", "\u{2066}", "\u{200F}", "\u{061C}"] {
      let safe = TerminalText.escaped("exe" + control + "fdp")
      #expect(safe.hasPrefix("exe\\u{"))
      #expect(safe.hasSuffix("}fdp"))
    }
  }

  @Test("a longer text keeps its lines, each of them safe")
  func lines() {
    #expect(TerminalText.escapedLines("a\r\n\nb\u{1B}") == ["a", "", "b\\u{1B}"])
  }
}
