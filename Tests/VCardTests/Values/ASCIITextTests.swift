import Testing
import VCard

@Suite("Text helpers that know ASCII alone")
struct ASCIITextTests {
  @Test(
    "only A to Z are brought into lower case",
    arguments: [
      ("", ""), ("home", "home"), ("HomeFAX", "homefax"), ("X-ABLabel@[", "x-ablabel@["),
      ("ÉCOLE", "École".replacingLetters),
      ("A rather long label of MANY words", "a rather long label of many words"),
    ])
  func lowercased(text: String, expected: String) { #expect(text.asciiLowercased == expected) }

  @Test("comparing ignores the case of A to Z, and nothing else")
  func comparing() {
    #expect("ITEM1".equalsIgnoringASCIICase("item1"))
    #expect("".equalsIgnoringASCIICase(""))
    #expect(!"item1".equalsIgnoringASCIICase("item12"))
    #expect(!"item1".equalsIgnoringASCIICase("item2"))
    #expect(!"É".equalsIgnoringASCIICase("é"))
    #expect(!"[".equalsIgnoringASCIICase("{"))
  }

  @Test(
    "blanks, tabs and line breaks go from the ends only",
    arguments: [
      ("", ""), (" ", ""), ("\r\n\t ", ""), ("a", "a"), ("  a b\t", "a b"), ("\n\na\n", "a"),
      ("\u{A0}a\u{A0}", "\u{A0}a\u{A0}"), (" é ", "é"),
      ("  a text of more than fifteen bytes ", "a text of more than fifteen bytes"),
    ])
  func trimmed(text: String, expected: String) { #expect(text.asciiTrimmed == expected) }

  @Test("a prefix is found in any case")
  func prefix() {
    #expect("MailTo:a@example.com".hasASCIIPrefix("mailto:"))
    #expect("tel:".hasASCIIPrefix("tel:"))
    #expect(!"te".hasASCIIPrefix("tel:"))
    #expect("anything".hasASCIIPrefix(""))
  }

  @Test("bytes are dropped from the front, and no more than there are")
  func dropping() {
    #expect("X-Boat".droppingASCII(2) == "Boat")
    #expect("X".droppingASCII(2) == "")
    #expect("X-Élan".droppingASCII(2) == "Élan")
  }
}

extension String {
  /// The text with a capital E acute and the rest in small letters, as ASCII lower-casing leaves it.
  fileprivate var replacingLetters: String { "É" + dropFirst().lowercased() }
}
