import Testing

@testable import VCard

@Suite("Telling a property from text behind a soft break")
struct KnownNamesTests {
  private func starts(_ line: String, after length: Int) -> Bool {
    Array(line.utf8).withUnsafeBufferPointer { KnownNames.startsProperty($0, afterLineOf: length) }
  }

  @Test("behind a short line a known name in any case is a property, behind a full one in capitals")
  func lengths() {
    for name in ["TEL", "EMAIL", "ORG-DIRECTORY", "N", "item1.TEL", "a.b.TEL"] {
      for tail in [":x", ";CELL:x"] {
        #expect(starts(name + tail, after: 59) && starts(name + tail, after: 60))
        #expect(starts(name.lowercased() + tail, after: 59))
        #expect(!starts(name.lowercased() + tail, after: 60))
      }
    }
  }

  @Test("a private name is one with a capital X, or behind a short line")
  func privateNames() {
    #expect(starts("X-Foo:1", after: 76) && starts("item1.X-FOO:1", after: 10))
    #expect(starts("x-foo:1", after: 59) && !starts("x-foo:1", after: 60))
  }

  @Test(
    "text, unknown names and names without a separator are none",
    arguments: [
      "", ":", "See: this", "TEL", "TEL x:1", "TELE:1", "=41TEL:1", " TEL:1", ".:1", "TEL.:1",
      "é:1",
      "http://example.com", "BEGIN:VCARD", "END:VCARD",
    ])
  func text(line: String) {
    #expect(!starts(line, after: 10))
    #expect(!starts(line, after: 76))
  }

  @Test("a name longer than any known is not searched to its end")
  func long() { #expect(!starts(String(repeating: "A", count: 5000) + ".TEL:1", after: 10)) }

  @Test("free text is in notes and addresses and in everything private")
  func freeText() {
    for name in ["NOTE", "LABEL", "ADR", "COMMENT", "X-ANYTHING", "X-"] {
      #expect(KnownNames.isFreeText(name))
    }
    for name in ["TEL", "FN", "N", "EMAIL", "NOTES", "x-lower", ""] {
      #expect(!KnownNames.isFreeText(name))
    }
  }
}
