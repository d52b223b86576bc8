import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Values as text")
struct TextTests {
  func property(_ value: String, _ version: Version = .v30) -> Property {
    Property(name: "NOTE", rawValue: Array(value.utf8)[...], version: version)
  }

  @Test("3.0 and 4.0 unescape line breaks, commas, semicolons, colons and backslashes")
  func escapes() {
    for version in [Version.v30, .v40] {
      #expect(property("a\\nb\\Nc\\,d\\;e\\:f\\\\g", version).text == "a\nb\nc,d;e:f\\g")
      #expect(property("a,b;c", version).text == "a,b;c")
      #expect(property("\\\\n\\x\\\"", version).text == "\\n\\x\"")
      #expect(property("https\\://example.com", version).text == "https://example.com")
    }
  }

  @Test("2.1 knows hardly an escape, so paths stay paths")
  func oldEscapes() {
    #expect(property("C:\\new\\Next", .v21).text == "C:\\new\\Next")
    #expect(property("\\\\server\\share", .v21).text == "\\\\server\\share")
    #expect(property("a\\;b\\,c\\:d", .v21).text == "a;b,c\\:d")
    #expect(property("a\\\\;b", .v21).text == "a\\;b")
  }

  @Test("a backslash at the end stays", arguments: [Version.v21, .v30, .v40])
  func lastBackslash(version: Version) {
    #expect(property("a\\", version).text == "a\\")
    #expect(property("\\", version).text == "\\")
    #expect(property("a;b\\", version).joinedComponents() == ["a", "b\\"])
  }

  @Test("a backslash of 2.1 with a blank behind it escapes no separator")
  func backslashBeforeBlank() {
    #expect(property("\\\r\n,x", .v21).list(splittingV21: true) == ["\\", "x"])
    #expect(property("a\\\\ ;b", .v21).joinedComponents() == ["a\\\\", "b"])
    #expect(property("a\\\\;b", .v21).components == [["a\\"], ["b"]])
  }

  @Test("line breaks become one line feed, text becomes NFC")
  func normal() {
    #expect(property("a\r\nb\rc\n\r\nd").text == "a\nb\nc\n\nd")
    let composed = property("Zoe\u{308} \\, A\u{30A}").text
    #expect(Array(composed.unicodeScalars) == Array("Zo\u{EB} , \u{C5}".unicodeScalars))
    #expect(property("\u{1112}\u{1161}\u{11AB}").rawText.unicodeScalars.count == 1)
    #expect(property("\u{212B}").text.unicodeScalars.first?.value == 0xC5)
  }

  @Test(
    "the quick look at NFC agrees with normalising",
    arguments: [
      0x20...0x2FF, 0x300...0x5FF, 0xE00...0xEFF, 0x1E00...0x20FF, 0x3000...0x34FF, 0x9F00...0xABFF,
      0xAC00...0xAC20, 0xF900...0xFFFF, 0x1F300...0x1F3FF, 0x1D100...0x1D1FF,
    ])
  func quickLook(scalars: ClosedRange<UInt32>) {
    for value in scalars {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["a\(scalar)", "\(scalar)b", "\u{1100}\(scalar)"] {
        var text = text
        let isPlain = text.withUTF8 { $0.isPlainlyNFC }
        #expect(!isPlain || Array(text.inNFC.unicodeScalars) == Array(text.unicodeScalars))
      }
    }
  }

  @Test("raw text keeps its escapes")
  func raw() {
    #expect(property("a\\nb\\,c").rawText == "a\\nb\\,c")
  }

  @Test("a list is split at commas that are not escaped")
  func list() {
    #expect(
      property("Family, Friends,,a\\,b ,c\\\\,d").list() == [
        "Family", "Friends", "a,b", "c\\", "d",
      ])
    #expect(property("").list() == [])
    #expect(property(" , ").list() == [])
  }

  @Test("in 2.1 a comma is text, unless the caller says that writers mean a list")
  func oldList() {
    #expect(property("a, b\\,c", .v21).list() == ["a, b,c"])
    #expect(property("a, b\\,c", .v21).list(splittingV21: true) == ["a", "b,c"])
  }

  @Test("components are split at semicolons, their lists at commas")
  func components() {
    let name = property("Doe;Ana,María;;Dr.\\, Prof.;a\\;b")
    #expect(name.components == [["Doe"], ["Ana", "María"], [], ["Dr., Prof."], ["a;b"]])
    #expect(name.joinedComponents() == ["Doe", "Ana,María", "", "Dr., Prof.", "a;b"])
    #expect(name.joinedComponents(separator: " ") == ["Doe", "Ana María", "", "Dr., Prof.", "a;b"])
    #expect(property("").components == [[]])
  }

  @Test("components of 2.1 have no lists")
  func oldComponents() {
    let address = property(";;Main St 1, Flat 2;A\\;B\\\\;C", .v21)
    #expect(address.components == [[], [], ["Main St 1, Flat 2"], ["A;B\\"], ["C"]])
    #expect(address.joinedComponents(separator: "|")[2] == "Main St 1, Flat 2")
  }

  @Test("unescaped separators that quoted-printable hides are separators all the same")
  func encodedSeparators() {
    var name = property("D=6Fe;=C3=85sa=2CB=3Bx", .v30)
    name.parameters = [Parameter("ENCODING", "Quoted-Printable")]
    #expect(name.components == [["Doe"], ["Åsa", "B"], ["x"]])
  }
}
