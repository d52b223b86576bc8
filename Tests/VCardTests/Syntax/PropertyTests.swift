import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Properties")
struct PropertyTests {
  private func property(line: Int = 0, column: Int = 1, record: Int? = nil) -> Property {
    Property(
      name: "TEL", rawValue: Array("1".utf8)[...], version: .v30, line: line, column: column,
      record: record)
  }

  @Test("without a place of its own the value stands where the property does")
  func valuePlace() {
    let found = property(line: 7, column: 3)
    #expect([found.valueLine, found.valueColumn] == [7, 3])
    #expect(found.location == SourceLocation(line: 7, column: 3))
  }

  @Test("a property that was not read from a file has no place")
  func noPlace() {
    #expect(property().location == SourceLocation())
    #expect(property().record == nil)
    #expect(property().diagnostic(.warning, "vcard.test", "x").location.line == nil)
  }

  @Test("places beyond what is kept are clamped, not wrapped")
  func clamping() {
    var found = property(line: .max, column: -5, record: 3)
    #expect(found.line == Int(UInt32.max) && found.column == 0)
    found.valueLine = .min
    found.valueColumn = 1 << 40
    #expect(found.valueLine == 0 && found.valueColumn == Int(UInt32.max))
    #expect(found.record == 3)
    found.record = nil
    #expect(found.record == nil)
    found.record = 0
    #expect(found.record == 0)
  }

  @Test("the first of several parameters counts, by its name in upper case")
  func parameter() {
    let tel = Fixture.card("3.0", "TEL;Type=home;TYPE=work;pref=2:1").cards.first?.first("TEL")
    #expect(tel?.parameter("TYPE") == "home")
    #expect(tel?.parameter("PREF") == "2")
    #expect(tel?.parameter("Type") == nil && tel?.parameter("X") == nil)
  }

  @Test("a diagnostic about a property has its place, its card and the beginning of its value")
  func diagnostic() {
    let long = String(repeating: "x", count: 500)
    let read = Fixture(
      "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nNOTE:\(long)\nEND:VCARD\n"
    )
    let note = read.cards.last?.first("NOTE")
    let found = note?.diagnostic(.note, "vcard.test", "something")
    #expect(found?.location == SourceLocation(line: 7, column: 6))
    #expect(found?.record == 1 && found?.property == "NOTE" && found?.severity == .note)
    #expect(found?.value == String(long.prefix(200)))
    #expect(note?.diagnostic(.note, "vcard.test", "something", value: "y").value == "y")
  }

  @Test("names are made of letters, digits, hyphens and underscores")
  func nameBytes() {
    let allowed = (UInt8.min...UInt8.max).filter(Property.isNameByte)
    #expect(allowed.count == 64)
    #expect(Set("-_09azAZ".utf8).isSubset(of: allowed))
    for byte in ".:;=\"/@[`{ \u{7F}".utf8 { #expect(!Property.isNameByte(byte)) }
  }

  @Test("an excerpt cut within a letter is still text")
  func excerpt() {
    let text = String(repeating: "x", count: 199) + "é"
    let cut = Array(text.utf8).withUnsafeBufferPointer(Excerpt.text)
    #expect(cut == String(repeating: "x", count: 199) + "\u{FFFD}")
    #expect(Array("short".utf8).withUnsafeBufferPointer(Excerpt.text) == "short")
  }

  @Test(
    "the encodings have many spellings, and other words are none",
    arguments: [
      ("quoted-printable", TransferEncoding.quotedPrintable), ("Q", .quotedPrintable),
      ("QuotedPrintable", .quotedPrintable), ("quoted_printable", .quotedPrintable),
      ("qp", .quotedPrintable), ("b", .base64), ("Base64", .base64), ("BASE-64", .base64),
      ("8BIT", .none), ("7bit", .none), ("", .none), ("base", .none),
    ])
  func encodings(name: String, encoding: TransferEncoding) {
    #expect(TransferEncoding(name) == encoding)
  }
}
