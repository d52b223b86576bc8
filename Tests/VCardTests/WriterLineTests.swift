import Testing
import VCard

@Suite("Writing content lines")
struct WriterLineTests {
  private func written(
    _ value: [UInt8], name: String = "NOTE", group: String? = nil, _ parameters: [Parameter] = []
  ) -> [String] {
    let property = Property(
      group: group, name: name, parameters: parameters, rawValue: value[...], version: .v40)
    let bytes = VCardWriter.write(Card(version: .v40, properties: [property]), as: .v40)
    let lines = String(decoding: bytes, as: UTF8.self).components("\r\n")
    #expect(lines.first == "BEGIN:VCARD")
    #expect(lines.suffix(2) == ["END:VCARD", ""])
    return Array(lines.dropFirst(2).dropLast(2))
  }

  private func written(_ value: String, _ parameters: [Parameter] = []) -> [String] {
    written(Array(value.utf8), parameters)
  }

  @Test("A card begins with its version and every line ends with CR and LF")
  func frame() {
    let name = Property(name: "FN", rawValue: Array("Ada".utf8)[...], version: .v30)
    let card = Card(version: .v30, properties: [name])
    for (version, text) in [(Version.v21, "3.0"), (.v30, "3.0"), (.v40, "4.0")] {
      let bytes = VCardWriter.write(card, as: version)
      let expected = "BEGIN:VCARD\r\nVERSION:\(text)\r\nFN:Ada\r\nEND:VCARD\r\n"
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
  }

  @Test("Lines have at most 75 bytes, and unfolded they are what they were", arguments: 60...90)
  func folding(length: Int) {
    for letter in ["a", "é", "€", "😀"] {
      let value = String(repeating: letter, count: length)
      let lines = written(value)
      #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\u{FFFD}") })
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") })
      let unfolded = lines[0] + lines.dropFirst().map { $0.dropFirst() }.joined()
      #expect(unfolded == "NOTE:" + value)
      #expect(lines.count == 1 || lines[0].utf8.count > 71)
    }
  }

  @Test("No line break makes words of a text look like the begin of a card", arguments: 40...90)
  func framesInText(length: Int) {
    for words in ["BEGIN:VCARD", " end : vcard", "é\tBegin:vCard"] {
      let note = String(repeating: "a", count: length) + words
      let text = Property(name: "NOTE", rawValue: Array(note.utf8)[...], version: .v40)
      let name = Property(name: "N", rawValue: Array("Ruiz;Ana".utf8)[...], version: .v40)
      let bytes = VCardWriter.write(Card(version: .v40, properties: [text, name]), as: .v40)
      let read = VCardReader.cards(in: bytes).cards
      #expect(read.map { $0.properties.map(\.text) } == [[note, "Ruiz;Ana"]])
    }
  }

  @Test("A line of just 75 bytes stays whole")
  func exactLine() {
    #expect(written(String(repeating: "a", count: 70)).count == 1)
    #expect(written(String(repeating: "a", count: 71)).count == 2)
  }

  @Test("Bytes that are no UTF-8 are read as Windows-1252, so that what is written always is UTF-8")
  func noUTF8() {
    #expect(written([0x5A, 0x6F, 0xEB]) == ["NOTE:Zoë"])
    #expect(written([UInt8](repeating: 0x80, count: 300)).joined().count > 300)
  }

  @Test(
    "Parameters are quoted where they need it, with the escapes of RFC 6868",
    arguments: [
      ("plain", "plain"), ("a b", "\"a b\""), ("a,b", "\"a,b\""), ("a;b:c", "\"a;b:c\""),
      ("say \"hi\"", "\"say ^'hi^'\""), ("a^b", "a^^b"), ("a\nb\r\nc\rd", "\"a^nb^nc^nd\""),
      ("", ""), ("é", "é"), ("C:\\x", "\"C:\\x\""),
    ])
  func parameterValues(value: String, expected: String) {
    #expect(written("v", [Parameter("X-P", value)]) == ["NOTE;X-P=\(expected):v"])
  }

  @Test("Several values of one parameter are one list")
  func parameterLists() {
    let parameters = [
      Parameter("TYPE", "home"), Parameter("TYPE", "a,b"), Parameter("PREF", "1"),
      Parameter("TYPE", "work"),
    ]
    #expect(written("v", parameters) == ["NOTE;TYPE=home,\"a,b\";PREF=1;TYPE=work:v"])
  }

  @Test("Names, groups and values cannot begin a line of their own")
  func injection() {
    let parameters = [Parameter("X:Y\r\nZ", "v\r\nEND:VCARD")]
    let lines = written(
      Array("a\r\nEND:VCARD\rb\nc".utf8), name: "X;A:\nB", group: "g.h\r\n", parameters)
    #expect(
      lines == ["g-h--.X-A--B;X-Y--Z=\"v^nEND:VCARD\":a\\nEND:VCARD\\nb\\nc"])
  }
}

extension String {
  /// The parts between a separator; `Character` would take CR and LF for one.
  func components(_ separator: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    let separator = Array(separator.utf8)
    for byte in utf8 {
      parts[parts.count - 1].append(byte)
      if parts[parts.count - 1].suffix(separator.count) == separator[...] {
        parts[parts.count - 1].removeLast(separator.count)
        parts.append([])
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
