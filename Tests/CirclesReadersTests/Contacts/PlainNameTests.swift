import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A name that is written plainly")
struct PlainNameTests {
  func find(_ card: String) -> String? { PlainName.find(in: Array(card.utf8)[...]) }

  @Test("is found without parsing the card")
  func plain() {
    #expect(find("N:Ruiz;Ana;;;\r\nFN:Ana Ruiz\r\nTEL:1\r\n") == "Ana Ruiz")
    #expect(find("fn:Bo\nTEL:1\n") == "Bo")
    #expect(find("TEL:1\nFN:Last line") == "Last line")
  }

  @Test(
    "is left to the parser wherever it is not plain",
    arguments: [
      "FN;CHARSET=UTF-8:Ana\n", "FN:Ana\n  Ruiz\n", "FN:Ana\n\tRuiz\n", "FN:Ana\\, Ruiz\n",
      "FN:José\n", "FN: Ana\n", "FN:Ana \r\n", "FN:\n", "FN:Ana\nFN:Bo\n", "item1.FN:Ana\n",
      "FN:Ana\nitem1.FN:Bo\n", " FN:Ana\n", "TEL:1\n", "", "FN:A\u{0}B\n", "FN:Ana\rTEL:1\n",
    ])
  func notPlain(card: String) {
    #expect(find(card) == nil)
  }

  @Test("is the name that parsing the card gives")
  func agreesWithParsing() throws {
    for name in ["Ana Ruiz", "O'Neill; Sean", "a,b", "ANA", "x:y", "Dr. J. Doe"] {
      let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nEND:VCARD\r\n"
      let contacts = try VCardFileReader().everything(in: MemoryInput(text)).contacts
      #expect(contacts.first?.fields.name.display == find("FN:\(name)\r\n"))
    }
  }
}
