import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Encodings of whole files")
struct InputDecoderTests {
  static let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Zoë 太郎 😀\r\nEND:VCARD\r\n"

  static func utf16(_ text: String, big: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return big ? bytes.reversed() : bytes
    }
  }

  @Test("a byte order mark of UTF-8 is no part of BEGIN")
  func utf8Mark() {
    let read = Fixture([0xEF, 0xBB, 0xBF] + Array(Self.card.utf8))
    #expect(read.text("FN") == "Zoë 太郎 😀")
    #expect(read.diagnostics.isEmpty)
  }

  @Test(
    "UTF-16 is read in either order, with a mark or without",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func utf16(big: Bool, mark: Bool) {
    let read = Fixture(Self.utf16(Self.card, big: big, mark: mark))
    #expect(read.text("FN") == "Zoë 太郎 😀")
    #expect(read.diagnostics.isEmpty)
  }

  @Test("in a file of UTF-16, CHARSET says nothing of text, but all of quoted-printable")
  func charset() {
    let text =
      "BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=windows-1251:Иван\n"
      + "N;CHARSET=windows-1251;ENCODING=QUOTED-PRINTABLE:=C8=E2;;;;\nEND:VCARD\n"
    let read = Fixture(Self.utf16(text, big: false, mark: true))
    #expect(read.lines == ["FN:Иван", "N:Ив;;;;"])
    #expect(read.cards.first?.first("FN")?.parameter("CHARSET") == "UTF-8")
  }

  @Test("lone surrogates and half a unit become U+FFFD")
  func malformed() {
    var bytes = Self.utf16("BEGIN:VCARD\nVERSION:3.0\nFN:a", big: false, mark: true)
    bytes += [0x00, 0xD8, 0x62, 0x00, 0x00, 0xDC]
    bytes += Self.utf16("\nEND:VCARD\n", big: false, mark: false) + [0x20]
    let read = Fixture(bytes)
    #expect(read.text("FN") == "a\u{FFFD}b\u{FFFD}")
    #expect(read.codes.contains("vcard.bad-encoding"))
  }

  @Test("files put one behind another keep their marks apart from the cards")
  func concatenated() {
    let one: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(Self.card.utf8)
    let read = Fixture(one + one + Array(Self.card.utf8))
    #expect(read.cards.count == 3)
    #expect(read.diagnostics.isEmpty)
  }
}
