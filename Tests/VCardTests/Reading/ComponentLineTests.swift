import Testing

@testable import VCard

@Suite("Lines that begin or end a component")
struct ComponentLineTests {
  /// `begin` or `end`, indent and name; nil where the line is another.
  private func read(_ line: String) -> String? {
    Array(line.utf8).withUnsafeBufferPointer { bytes -> String? in
      guard let found = ComponentLine(bytes, 0, bytes.count) else { return nil }
      let name = String(decoding: bytes[found.name], as: UTF8.self)
      return "\(found.isBegin ? "begin" : "end") \(found.indent) \(name)"
    }
  }

  @Test(
    "case, blanks, a group and a byte order mark do not matter",
    arguments: [
      ("BEGIN:VCARD", "begin 0 VCARD"), ("end:vcard", "end 0 vcard"),
      (" \tBegin : VEVENT \r", "begin 2 VEVENT"),
      ("a-1.END:VCARD", "end 0 VCARD"), ("\u{FEFF}BEGIN:VCARD", "begin 0 VCARD"),
      ("  \u{FEFF} item1.BEGIN:\tx-a_b", "begin 2 x-a_b"),
    ])
  func spellings(line: String, expected: String) { #expect(read(line) == expected) }

  @Test(
    "other lines are none",
    arguments: [
      "", " ", "BEGIN", "BEGIN:", "BEGIN: ", "BEGIN VCARD", "BEGIN;X=1:VCARD", "BEGINS:VCARD",
      "BEGIN:V CARD", "BEGIN:VCARD;", "BEGIN::VCARD", "XBEGIN:VCARD", ".BEGIN:VCARD",
      "a.b.BEGIN:VCARD",
      "a b.BEGIN:VCARD", "\u{FEFF}\u{FEFF}BEGIN:VCARD", "BEGIN:VCÄRD",
    ])
  func others(line: String) { #expect(read(line) == nil) }

  @Test("a name of 64 letters is one, a longer one is not")
  func longest() {
    let name = String(repeating: "x", count: 64)
    #expect(read("BEGIN:" + name) == "begin 0 " + name)
    #expect(read("BEGIN:x" + name) == nil)
  }

  @Test(
    "only VCARD is a card, in any case",
    arguments: [
      ("BEGIN:VCARD", true), ("BEGIN:vCard", true), ("BEGIN:VCARDS", false), ("BEGIN:VCAR", false),
      ("BEGIN:VCALENDAR", false), ("BEGIN:X-VCARD", false),
    ])
  func isCard(line: String, expected: Bool) {
    Array(line.utf8).withUnsafeBufferPointer { bytes in
      #expect(ComponentLine(bytes, 0, bytes.count)?.isCard(bytes) == expected)
    }
  }

  @Test("a line is read within its bounds, not beyond them")
  func bounds() {
    Array("xxBEGIN:VCARDyy".utf8).withUnsafeBufferPointer { bytes in
      #expect(ComponentLine(bytes, 2, 13)?.isCard(bytes) == true)
      #expect(ComponentLine(bytes, 2, 7) == nil)
      #expect(ComponentLine(bytes, 2, 12)?.isCard(bytes) == false)
    }
  }
}
