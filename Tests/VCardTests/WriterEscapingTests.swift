import Testing

@testable import VCard

@Suite("Escapes of values")
struct WriterEscapingTests {
  private func appended(_ body: (inout [UInt8]) -> Void) -> String {
    var value: [UInt8] = []
    body(&value)
    return String(decoding: value, as: UTF8.self)
  }

  private let hard = [
    "", "a", "\\", ",", ";", ":", "\n", "\r", "\r\n", "\n\r", "n", "N", "é😀", "\u{0}",
  ]

  /// Every text of up to three of the hard pieces.
  private var texts: [String] {
    hard.flatMap { first in hard.flatMap { second in hard.map { first + second + $0 } } }
  }

  @Test("Text of any characters is read as it was, but for the kind of its line breaks")
  func text() {
    for text in texts {
      let value = appended { ValueEscaping.append(text: text.utf8, to: &$0) }
      let property = Property(name: "NOTE", rawValue: Array(value.utf8)[...], version: .v40)
      let expected = String(decoding: text.utf8.withBreaks, as: UTF8.self)
      #expect(property.text == expected)
      #expect(property.list().count <= 1)
      #expect(property.components.count == 1)
      #expect(!value.utf8.contains { $0 == 10 || $0 == 13 })
    }
  }

  @Test("A URI of any characters is read as it was, but for its line breaks")
  func uri() {
    for text in texts {
      let value = appended { ValueEscaping.append(uri: "x:/\(text)/".utf8, to: &$0) }
      let property = Property(name: "URL", rawValue: Array(value.utf8)[...], version: .v40)
      #expect(property.uri.map { Array($0.utf8) } == Array("x:/\(text)/".utf8).withoutBreaks)
    }
  }

  @Test("A URI's commas, semicolons and colons stay as they are")
  func plainURI() {
    let uri = "https://example.com/a,b;c:d"
    #expect(appended { ValueEscaping.append(uri: uri.utf8, to: &$0) } == uri)
  }

  @Test("What is written as it stands is one line and otherwise as it stands")
  func verbatim() {
    #expect(
      appended { ValueEscaping.append(verbatim: "a,b;c\\,\r\nd\re\nf".utf8, to: &$0) }
        == #"a,b;c\,\nd\ne\nf"#)
  }

  @Test("Writing a value of 3.0 anew changes nothing that is read, and again nothing at all")
  func reescape() {
    for raw in texts where !raw.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
      for (name, kind) in [("NOTE", ValueKind.text), ("N", .structured), ("NICKNAME", .list)] {
        let before = Property(name: name, rawValue: Array(raw.utf8)[...], version: .v30)
        var after = before
        after.rawValue = ValueConversion.rawValue(of: before, as: kind)[...]
        #expect(after.text == before.text)
        if kind == .list { #expect(after.list() == before.list()) }
        if kind == .structured { #expect(after.components == before.components) }
        #expect(ValueConversion.rawValue(of: after, as: kind)[...] == after.rawValue)
      }
    }
  }

  @Test("Base64 is read as it was written, of every length")
  func base64() {
    var generator = RoundTripGenerator(seed: 1)
    for length in 0..<70 {
      let data = (0..<length).map { _ in UInt8(generator.below(256)) }
      let text = Base64Encoding.encode(data)
      #expect(text.count % 4 == 0)
      #expect(text.withUnsafeBufferPointer { Base64.decode($0) } == data)
    }
    #expect(Base64Encoding.encode(Array("Man".utf8)) == Array("TWFu".utf8))
    #expect(Base64Encoding.encode(Array("Ma".utf8)) == Array("TWE=".utf8))
    #expect(Base64Encoding.encode(Array("M".utf8)) == Array("TQ==".utf8))
  }
}

extension Sequence<UInt8> {
  /// With a line feed for every kind of line break.
  fileprivate var withBreaks: [UInt8] {
    var bytes: [UInt8] = []
    var last: UInt8 = 0
    for byte in self {
      if !(byte == 10 && last == 13) { bytes.append(byte == 13 ? 10 : byte) }
      last = byte
    }
    return bytes
  }

  fileprivate var withoutBreaks: [UInt8] { filter { $0 != 10 && $0 != 13 } }
}
