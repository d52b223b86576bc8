import Testing
import VCard

@Suite("Writing pictures, sounds and keys")
struct WriterBinaryTests {
  private func convert(_ property: Property, to version: Version) -> Property? {
    let card = Card(version: property.version, properties: [property])
    return VCardReader.cards(in: VCardWriter.write(card, as: version)).cards.first?.properties.first
  }

  private func property(
    _ name: String, _ parameters: [(String, String)], _ value: String, _ version: Version
  ) -> Property {
    Property(
      name: name, parameters: parameters.map { Parameter($0.0, $0.1) },
      rawValue: Array(value.utf8)[...], version: version)
  }

  private func parameters(_ property: Property?) -> [String] {
    (property?.parameters ?? []).map { "\($0.name)=\($0.value)" }
  }

  @Test("A picture without a word on its format is given the one that its bytes show")
  func sniffed() {
    let gif = property("PHOTO", [("ENCODING", "BASE64")], "R0lGODlhAQABAAAAACw=", .v21)
    let old = convert(gif, to: .v30)
    #expect(parameters(old) == ["ENCODING=b", "TYPE=GIF"])
    let new = convert(gif, to: .v40)
    #expect(new?.rawValue.starts(with: Array("data:image/gif;base64,R0lG".utf8)) == true)
    #expect(old?.data == gif.data)
    #expect(new?.data == gif.data)
  }

  @Test("What a card says of the format counts for more than the bytes, and other types stay")
  func declared() {
    let types = [("TYPE", "home"), ("TYPE", "png"), ("ENCODING", "b"), ("X-P", "1")]
    let photo = property("PHOTO", types, "R0lGODlhAQABAAAAACw=", .v30)
    #expect(
      parameters(convert(photo, to: .v30)) == ["ENCODING=b", "TYPE=home", "TYPE=png", "X-P=1"])
    let new = convert(photo, to: .v40)
    #expect(parameters(new) == ["TYPE=home", "X-P=1"])
    #expect(new?.rawValue.starts(with: Array("data:image/png;".utf8)) == true)
  }

  @Test("A data: URI whose bytes are percent-encoded becomes base64 in 3.0")
  func percent() {
    let sound = property("SOUND", [], "data:audio/ogg,a%20b%ZZ", .v40)
    let old = convert(sound, to: .v30)
    #expect(parameters(old) == ["ENCODING=b", "TYPE=OGG"])
    #expect(old?.data == Array("a b%ZZ".utf8))
    #expect(convert(sound, to: .v40)?.rawValue == sound.rawValue)
  }

  @Test("Formats that 3.0 has no word for are written out, and an unknown one is left out")
  func unknownFormats() {
    let key = property("KEY", [], "data:application/x-odd;base64,AAEC", .v40)
    #expect(parameters(convert(key, to: .v30)) == ["ENCODING=b", "TYPE=application/x-odd"])
    let logo = property("LOGO", [], "data:application/octet-stream;base64,AAEC", .v40)
    #expect(parameters(convert(logo, to: .v30)) == ["ENCODING=b"])
    let bare = property("LOGO", [], "data:;base64,AAEC", .v40)
    #expect(convert(bare, to: .v30)?.data == [0, 1, 2])
  }

  @Test("A picture of a megabyte comes through both versions whole")
  func large() {
    let data = (0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for index in stride(from: 0, to: data.count - 2, by: 3) {
      let bits = Int(data[index]) << 16 | Int(data[index + 1]) << 8 | Int(data[index + 2])
      for shift in [18, 12, 6, 0] { text.append(alphabet[bits >> shift & 63]) }
    }
    let photo = Property(
      name: "PHOTO", parameters: [Parameter("ENCODING", "b"), Parameter("TYPE", "JPEG")],
      rawValue: text[...], version: .v30)
    let new = convert(photo, to: .v40)
    #expect(new?.data?.count == data.count / 3 * 3)
    #expect(new?.data == photo.data)
    #expect(new.flatMap { convert($0, to: .v30) }?.data == photo.data)
  }

  @Test("Nothing at all is a picture of no bytes")
  func empty() {
    let photo = property("PHOTO", [("ENCODING", "b"), ("TYPE", "JPEG")], "", .v30)
    #expect(convert(photo, to: .v30)?.data == photo.data)
  }

  @Test("Links keep their format where the version says it")
  func links() {
    let link = property(
      "PHOTO", [("VALUE", "URL"), ("TYPE", "GIF")], "https://example.com/a,b", .v21)
    let old = convert(link, to: .v30)
    #expect(parameters(old) == ["TYPE=GIF", "VALUE=uri"])
    #expect(old?.uri == "https://example.com/a,b")
    let new = convert(link, to: .v40)
    #expect(parameters(new) == ["MEDIATYPE=image/gif"])
    #expect(new?.uri == "https://example.com/a,b")
    #expect(new.flatMap { parameters(convert($0, to: .v30)) } == ["TYPE=GIF", "VALUE=uri"])
  }

  @Test("A key may be text, and text in base64 is text")
  func texts() {
    let key = property("KEY", [("VALUE", "text")], "a\\, b", .v40)
    #expect(convert(key, to: .v30)?.text == "a, b")
    #expect(parameters(convert(key, to: .v30)) == ["VALUE=text"])
    let note = property("NOTE", [("ENCODING", "BASE64")], "YSwgYg==", .v21)
    #expect(convert(note, to: .v40)?.text == "a, b")
    #expect(parameters(convert(note, to: .v40)) == [])
  }
}
