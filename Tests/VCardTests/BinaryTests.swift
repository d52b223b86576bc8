import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Pictures, sounds and keys")
struct BinaryTests {
  /// 24 bytes that begin like a JPEG, and their base64.
  let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0x41, count: 20)
  let base64 = "/9j/4EFBQUFBQUFBQUFBQUFBQUFBQUFB"

  @Test(
    "base64 is read in every layout",
    arguments: [
      "PHOTO;ENCODING=BASE64;TYPE=JPEG:/9j/4EFB\n QUFBQUFB\n QUFBQUFBQUFBQUFB",
      "PHOTO;JPEG;BASE64:\n    /9j/4EFBQUFB\n    QUFBQUFBQUFBQUFBQUFB\n",
      "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4EFBQUFB\nQUFBQUFBQUFB\nQUFBQUFB",
      "PHOTO;ENCODING=B:\n/9j/4EFBQUFB\nQUFBQUFBQUFBQUFBQUFB\n\n",
      "PHOTO:data:image/jpeg;base64,/9j/4EFBQUFBQUFB\n QUFBQUFBQUFBQUFB",
      "PHOTO:data:image/jpeg;base64,/9j/4EFBQUFBQUFB\nQUFBQUFBQUFBQUFB",
      "PHOTO;VALUE=uri:data:image/jpeg\\;base64\\,/9j/4EFBQUFBQUFBQUFBQUFBQUFBQUFB",
      "PHOTO;VALUE=URI:data\\:image/jpeg\\;base64\\,/9j/4EFBQUFBQUFBQUFBQUFBQUFBQUFB",
      "PHOTO;DATA:image/jpeg;base64,/9j/4EFBQUFBQUFBQUFBQUFBQUFBQUFB",
      "PHOTO;data:image/jpeg;base64\\,/9j/4EFBQUFBQUFBQUFBQUFBQUFBQUFB",
      "PHOTO;VALUE=URI:/9j/4EFBQUFBQUFBQUFBQUFBQUFBQUFB",
      "PHOTO;ENCODING=b;VALUE=BINARY:/9j/4EFB\\nQUFBQUFBQUFB QUFBQUFBQUFB",
      "PHOTO;encoding=base64:_9j_4EFBQUFBQUFBQUFBQUFBQUFBQUFB",
      "PHOTO:/9j/4EFBQUFBQUFBQUFBQUFBQUFBQUFB",
      "PHOTO:/9j/4EFBQUFBQUFBQUFBQUFBQUFBQUFB\n\n",
    ])
  func layouts(lines: String) {
    for version in ["2.1", "3.0", "4.0"] {
      let read = Fixture.card(version, lines + "\nTEL:1")
      let photo = read.cards.first?.first("PHOTO")
      #expect(photo?.data == bytes)
      #expect(photo?.binarySummary == BinarySummary(byteCount: 24, mediaType: "image/jpeg"))
      #expect(photo?.uri == nil)
      #expect(read.text("TEL") == "1")
      #expect(read.diagnostics.isEmpty)
    }
  }

  @Test("unindented lines are base64 even where only the value says so")
  func unlabelled() {
    let read = Fixture.card("3.0", "PHOTO:\(base64)\n\(base64)\n\(base64)\nFN:A")
    #expect(read.cards.first?.first("PHOTO")?.data == bytes + bytes + bytes)
    #expect(read.diagnostics.isEmpty)
  }

  @Test("a line of base64 that begins like a property is base64")
  func looksLikeProperty() {
    let read = Fixture.card("2.1", "PHOTO;ENCODING=BASE64:AAAA\nTELx\nENDV\nBEGINxxx\nNOTE\nTEL:1")
    #expect(read.lines.count == 2)
    #expect(read.cards.first?.first("PHOTO")?.rawValue.count == 24)
    #expect(read.text("TEL") == "1")
  }

  @Test(
    "bad base64 gives nothing, with a warning",
    arguments: [
      "AAAA!AAA", "AAAAA", "AA=A", "AAAA====", "A", "=AAA",
    ])
  func bad(value: String) {
    let read = Fixture.card("3.0", "PHOTO;ENCODING=b:\(value)")
    var diagnostics: [Diagnostic] = []
    let photo = read.cards.first?.first("PHOTO")
    #expect(photo?.data(reporting: &diagnostics) == nil)
    #expect(photo?.binarySummary(reporting: &diagnostics) == nil)
    #expect(diagnostics.map(\.code) == ["vcard.bad-base64", "vcard.bad-base64"])
    #expect(diagnostics.first?.location.line == 3)
    #expect(diagnostics.first?.location.column == 18)
  }

  @Test(
    "missing padding is forgiven, and counted right",
    arguments: [
      ("", 0), ("QQ==", 1), ("QQ", 1), ("QUE=", 2), ("QUE", 2), ("QUFB", 3), ("QUFBQQ=", 4),
    ])
  func padding(text: String, count: Int) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      #expect(Base64.decode(bytes) == [UInt8](repeating: 0x41, count: count))
      #expect(Base64.byteCount(bytes) == count)
      #expect(Base64.decode(bytes, limit: 2)?.count == min(2, count))
    }
  }

  @Test(
    "links are links, whatever VALUE says",
    arguments: [
      "PHOTO;VALUE=uri:https://example.com/a.jpg", "PHOTO;VALUE=BINARY:https://example.com/a.jpg",
      "PHOTO:https\\://example.com/a.jpg", "PHOTO;ENCODING=b:https://example.com/a.jpg",
      "PHOTO;ENCODING=QUOTED-PRINTABLE:https=3A//example.com/a.jpg",
    ])
  func links(line: String) {
    let read = Fixture.card("3.0", line)
    var diagnostics: [Diagnostic] = []
    let photo = read.cards.first?.first("PHOTO")
    #expect(photo?.uri(reporting: &diagnostics) == "https://example.com/a.jpg")
    #expect(photo?.data(reporting: &diagnostics) == nil)
    #expect(diagnostics.isEmpty)
  }

  @Test("a data: URI without base64 is percent-encoded")
  func percent() {
    let read = Fixture.card("4.0", "KEY:data:text/plain,a%20b%2")
    let key = read.cards.first?.first("KEY")
    #expect(key?.data == Array("a b%2".utf8))
    #expect(key?.binarySummary == BinarySummary(byteCount: 5, mediaType: "text/plain"))
  }

  @Test(
    "the media type is what the bytes show, else what the card says",
    arguments: [
      ("PHOTO;TYPE=GIF;ENCODING=b:iVBORw0KGgoAAAAA", "image/png"),
      ("PHOTO;TYPE=GIF;ENCODING=b:AAAAAAAA", "image/gif"),
      ("PHOTO;MEDIATYPE=image/Foo;ENCODING=b:AAAAAAAA", "image/foo"),
      ("LOGO:data:image/x-foo;base64,AAAAAAAA", "image/x-foo"),
      ("SOUND;WAVE;BASE64:AAAAAAAA", "audio/wav"), ("PHOTO;ENCODING=b:R0lGODlhAAAA", "image/gif"),
      ("PHOTO;ENCODING=b:UklGRgAAAABXRUJQ", "image/webp"), ("KEY;ENCODING=b:AAAAAAAA", nil),
    ] as [(String, String?)])
  func mediaType(line: String, expected: String?) {
    let property = Fixture.card("3.0", line).cards.first?.properties.first
    #expect(property?.binarySummary != nil)
    #expect(property?.binarySummary?.mediaType == expected)
  }

  @Test("text in base64 is text")
  func text() {
    let read = Fixture.card("2.1", "FN;CHARSET=UTF-8;ENCODING=BASE64:SsO8cmdlbg==")
    #expect(read.text("FN") == "Jürgen")
    #expect(Fixture.card("3.0", "PHOTO;ENCODING=b:/9j/4AAA").text("PHOTO") == "/9j/4AAA")
  }
}
