import Testing

@testable import VCard

@Suite("Looking for the next card")
struct JCardSearchTests {
  /// Behind how many bytes a card is found.
  private func found(_ text: String) -> Int? {
    var search = CardSearch()
    for (index, byte) in text.utf8.enumerated() where search.take(byte) { return index + 1 }
    return nil
  }

  @Test(
    "It is found with any blanks and behind anything",
    arguments: [
      (#"["vcard",["#, 10), ("[ \"vcard\" ,\n\t[", 14), (#"x"],["vcard",[[]"#, 14),
      (#"[["vcard",["#, 11), (#"["vcard["vcard",["#, 17), (#"["vcard","vcard",["vcard",["#, 27),
      (#"["VCARD",["#, 10), (#"["vcard"["vcard",["#, 18),
    ])
  func finds(text: String, end: Int) {
    #expect(found(text) == end)
  }

  @Test(
    "Nothing else is taken for it",
    arguments: [
      "", #"["vcard"]"#, #"["vcards",["#, #"["vcard",{"#, #"[vcard,["#, #"[\"vcard\",["#,
      #"["v card",["#, #"{"vcard",["#, #"["vcard";["#,
    ])
  func passes(text: String) {
    #expect(found(text) == nil)
  }

  @Test("The tokenizer goes on behind it and knows where it began")
  func tokenizer() throws {
    var tokenizer = JSONTokenizer(
      ByteSource.bytes(Array("oops [\n [ \"vcard\",[ 1".utf8)), limits: JSONLimits(Limits()))
    #expect(try tokenizer.skipToCard())
    #expect(tokenizer.line == 2)
    #expect(tokenizer.column == 2)
    #expect(try tokenizer.next() == .number([0x31]))
    #expect(try !tokenizer.skipToCard())
  }
}
