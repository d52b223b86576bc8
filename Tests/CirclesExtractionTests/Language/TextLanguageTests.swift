import Testing

@testable import CirclesExtraction

@Suite("The language of a text")
struct TextLanguageTests {
  @Test("is told by its common words, in any case and with any letters")
  func told() {
    #expect(TextLanguage.of("The dog AND the cat") == .english)
    #expect(TextLanguage.of("Ich komme nicht, für dich") == .german)
    #expect(TextLanguage.of("más tarde está muy bien, pero no") == .spanish)
    #expect(TextLanguage.of("ma\u{301}s tarde esta\u{301} muy bien, pero no") == .spanish)
    #expect(TextLanguage.of("¿Y el perro?“Muy”") == .spanish)
    #expect(TextLanguage.of("xyz") == nil)
    #expect(TextLanguage.of("") == nil)
  }

  @Test("counts every word of its lists that has ASCII letters alone")
  func packed() {
    let plain = TextLanguage.common.keys.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    #expect(plain.count == TextLanguage.packed.count)
  }
}
