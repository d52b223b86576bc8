import Testing

@testable import CirclesPipeline

@Suite("Whether a file breaks off")
struct FileTailTests {
  @Test(
    "an end that is there",
    arguments: [
      "BEGIN:VCARD\nFN:A\nEND:VCARD\n", "BEGIN:VCARD\r\nEND:VCARD", "begin:vcard\nend:vcard\n\n",
      #"{"a":1}"#, "[1, 2]\n", #"{"a":1}\#n{"b":2}\#n"#, "<smses><sms/></smses>\n",
      "<html></html><!-- made by hand -->", "Plain words", "Grüße aus Zürich", "a,b\n1,2",
      "日本語のメモ", "[14/03/2026, 18:20:00] Ana: hi\r\n", "[2026-03-14, 18:20:00] Ana: hi\n",
      "[14.03.26, 18:20:00] Ana: hallo\n", "\u{FEFF}[18:20, 3/14/26] Ana: hi\n",
      "[LINE] Chat history with Ana\nSaved on: 3/14/2026 18:20\n", "[Holidays]\nAna flies to Oslo",
    ])
  func whole(_ text: String) throws {
    #expect(try isCut(Array(text.utf8)) == false)
  }

  @Test(
    "an end that is missing",
    arguments: [
      "", "BEGIN:VCARD\nFN:A\n", "BEGIN:VCARD\nEND:VCARD\nBEGIN:VCARD\nFN:", "BEGIN:VCARD\nEND:VC",
      #"{"a":1"#, "[1, 2", "[", "[ ", "[tru", "[14", #"["vcard", ["#, #"[{"a":1},"#,
      #"{"a":1}\#n{"b":"#, "<smses><sms/>", "<smses><sms address=\"+1",
      "<smses><sms/></smses", "<html><p>Hello",
    ])
  func cut(_ text: String) throws {
    #expect(try isCut(Array(text.utf8)))
  }

  @Test("a character of which the rest is missing")
  func cutCharacter() throws {
    let bytes = Array("Grüße aus Zürich, schöne Grü".utf8)
    #expect(try isCut(bytes) == false)
    #expect(try isCut(bytes.dropLast()))
    #expect(try isCut(Array("日本語のメモ".utf8).dropLast()))
    #expect(try isCut(Array("日本語のメモ".utf8).dropLast(2)))
  }

  @Test("a letter of Latin-1 at the end is a letter")
  func latin1() throws {
    #expect(try isCut(Array("Plain words and caf".utf8) + [0xE9]) == false)
    #expect(try isCut([0x5A, 0xFC, 0x72, 0x69, 0x63, 0x68, 0x20, 0xE9]) == false)
  }

  @Test("a database with fewer pages than it says")
  func database() throws {
    var head = Array("SQLite format 3\0".utf8) + [0x10, 0x00] + [UInt8](repeating: 1, count: 10)
    head += [0, 0, 0, 2]
    #expect(try isCut(head + [UInt8](repeating: 7, count: 4096)))
    #expect(try isCut(head + [UInt8](repeating: 7, count: 8192 - head.count)) == false)
  }

  @Test(
    "a chat whose lines begin with a bracket has no end of its own, as any other text",
    arguments: ["[14/03/2026, 18:20:00] Ana: hi\n", "[LINE] Chat history with Ana\n", "Ana: hi\n"])
  func texts(_ text: String) throws {
    #expect(try FileTail.mayGoOn(DropDesk.input("x", Array(text.utf8))))
    #expect(try !FileTail.mayGoOn(DropDesk.input("x", Array("[{\"a\":1}]\n".utf8))))
  }

  private func isCut(_ bytes: [UInt8]) throws -> Bool {
    try FileTail.isCut(try DropDesk.input("x", bytes))
  }
}
