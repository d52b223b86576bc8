import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Character encodings")
struct CharsetTests {
  func read(_ bytes: [UInt8], charset: String?, qp: Bool = false) -> (String, [String]) {
    var property = Property(name: "FN", rawValue: bytes[...], version: .v21)
    if let charset { property.parameters.append(Parameter("CHARSET", charset)) }
    if qp { property.parameters.append(Parameter("ENCODING", "QUOTED-PRINTABLE")) }
    var diagnostics: [Diagnostic] = []
    let text = property.text(reporting: &diagnostics)
    return (text, diagnostics.map(\.code.description))
  }

  @Test("without CHARSET, UTF-8 is read as such, other bytes as Windows-1252 with a warning")
  func noCharset() {
    #expect(read(Array("Jürgen 北".utf8), charset: nil) == ("Jürgen 北", []))
    #expect(read([0x4A, 0xFC, 0x80, 0x96], charset: nil) == ("Jü€–", ["vcard.bad-encoding"]))
    #expect(read(Array("J=C3=BCrgen".utf8), charset: nil, qp: true) == ("Jürgen", []))
    #expect(
      read(Array("J=FCrgen".utf8), charset: nil, qp: true) == ("Jürgen", ["vcard.bad-encoding"]))
  }

  private static let damaged: [([UInt8], String)] = [
    ([0x5A, 0xC3, 0xAB, 0x20, 0xFF, 0xC3, 0xBC], "Z\u{EB} \u{FFFD}\u{FC}"),
    ([0xE5, 0xB1, 0xB1, 0xE5, 0xA4], "\u{5C71}\u{FFFD}"),
    ([0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80, 0x21], "\u{1F600}!"),
    ([0x4A, 0xFC, 0x72, 0x67, 0xE9], "J\u{FC}rg\u{E9}"),
    ([0xC3, 0xAB, 0xE9, 0xFC, 0x72], "\u{C3}\u{AB}\u{E9}\u{FC}r"),
  ]

  @Test("UTF-8 with a bad byte or two stays UTF-8, other bytes do not", arguments: damaged)
  func damagedUTF8(bytes: [UInt8], text: String) {
    for header in ["NOTE:", "NOTE;CHARSET=UTF-8:"] {
      let read = Fixture.card("3.0", bytes: Array(header.utf8) + bytes)
      var diagnostics: [Diagnostic] = []
      #expect(read.cards.first?.first("NOTE")?.text(reporting: &diagnostics) == text)
      #expect(diagnostics.map(\.code.description) == ["vcard.bad-encoding"])
    }
  }

  @Test("every byte is some character of Windows-1252")
  func everyByte() {
    let (text, _) = read([0x81, 0x8D, 0x8F, 0x90, 0x9D, 0x80, 0xFF], charset: nil)
    #expect(text == "\u{81}\u{8D}\u{8F}\u{90}\u{9D}€ÿ")
    let all = [UInt8](0...255).withUnsafeBufferPointer { Windows1252.decode($0) }
    #expect(String(decoding: all, as: UTF8.self).unicodeScalars.count == 256)
  }

  @Test(
    "8-bit text in ISO-8859-1 needs no quoted-printable",
    arguments: [
      "ISO-8859-1", "iso8859-1", "ISO_8859-1", "latin1", "windows-1252", "CP1252", "ANSI",
    ])
  func latin(charset: String) {
    #expect(read([0x4A, 0xFC, 0x72], charset: charset) == ("Jür", []))
  }

  @Test("UTF-8 under the name of another charset is read as UTF-8")
  func converted() {
    #expect(read(Array("Jürgen".utf8), charset: "ISO-8859-1") == ("Jürgen", ["vcard.bad-encoding"]))
    #expect(read(Array("J=C3=BC".utf8), charset: "ISO-8859-1", qp: true) == ("JÃ¼", []))
  }

  @Test("UTF-8 in name only is read as Windows-1252", arguments: ["utf-8", "UTF8", "Utf_8"])
  func notUTF8(charset: String) {
    #expect(read(Array("Jürgen".utf8), charset: charset) == ("Jürgen", []))
    #expect(read([0x4A, 0xFC], charset: charset) == ("Jü", ["vcard.bad-encoding"]))
  }

  @Test(
    "the encodings of the world are read through iconv",
    arguments: [
      ("windows-1251", [0xC8, 0xE2, 0xE0, 0xED], "Иван"), ("cp1251", [0xC8], "И"),
      ("KOI8-R", [0xE9, 0xD7, 0xC1, 0xCE], "Иван"), ("ISO-8859-15", [0xA4], "€"),
      ("iso8859_2", [0xA3, 0xF3, 0x64, 0xBC], "Łódź"),
      ("SHIFT_JIS", [0x95, 0x5C, 0x3B, 0x93, 0xFA], "表;日"),
      ("x-sjis", [0x91, 0xBE, 0x98, 0x59], "太郎"), ("GB2312", [0xD5, 0xC5], "张"),
      ("gbk", [0x81, 0x30, 0x81, 0x30], "\u{80}"), ("Big5", [0xB1, 0x69], "張"),
      ("EUC-KR", [0xB1, 0xE8], "김"), ("euc-jp", [0xC2, 0xC0], "太"), ("win-1250", [0x9A], "š"),
    ] as [(String, [UInt8], String)])
  func iconv(charset: String, bytes: [UInt8], text: String) {
    #expect(read(bytes, charset: charset) == (text, []))
  }

  @Test("a backslash byte within a Japanese character escapes nothing")
  func backslashByte() {
    var name = Property(
      name: "N", parameters: [Parameter("CHARSET", "Shift_JIS")],
      rawValue: [0x95, 0x5C, 0x3B, 0x93, 0xFA][...], version: .v30)
    #expect(name.joinedComponents() == ["表", "日"])
    name.version = .v21
    #expect(name.joinedComponents() == ["表", "日"])
  }

  @Test(
    "an unknown CHARSET is told of", arguments: ["x-klingon", "", "UTF-8//TRANSLIT", "../../x"])
  func unknown(charset: String) {
    #expect(read(Array("é".utf8), charset: charset) == ("é", ["vcard.unknown-charset"]))
    #expect(read([0xE9], charset: charset) == ("é", ["vcard.unknown-charset"]))
  }

  @Test("bytes that the charset does not have become U+FFFD, the rest is read")
  func malformed() {
    #expect(read([0x91, 0xBE, 0xFF, 0x98, 0x59], charset: "EUC-JP").1 == ["vcard.bad-encoding"])
    #expect(read([0x91, 0xBE, 0xFF, 0x98, 0x59], charset: "Shift_JIS").0.hasPrefix("太"))
    let long = [UInt8](repeating: 0xC8, count: 5000)
    #expect(read(long, charset: "windows-1251").0.unicodeScalars.count == 5000)
  }

  @Test(
    "UTF-8 is checked to the letter",
    arguments: [
      ([0x41], true), ([0xC3, 0xA9], true), ([0xC0, 0x80], false), ([0xC3], false),
      ([0xE0, 0x9F, 0x80], false), ([0xED, 0xA0, 0x80], false), ([0xEF, 0xBF, 0xBD], true),
      ([0xF0, 0x8F, 0x80, 0x80], false), ([0xF4, 0x90, 0x80, 0x80], false), ([0x80], false),
      ([0xF0, 0x9F, 0x98, 0x80], true), ([0xF5, 0x80, 0x80, 0x80], false), ([0xE4, 0xBD], false),
    ] as [([UInt8], Bool)])
  func utf8(bytes: [UInt8], isGood: Bool) {
    #expect(bytes.withUnsafeBufferPointer { $0.isUTF8 } == isGood)
  }
}
