import SourceDiagnostics
import Testing

@testable import VCard

@Suite("The VERSION of a card")
struct VersionLineTests {
  @Test(
    "it may have a group, parameters, any case and blanks",
    arguments: [
      "VERSION:2.1", "version:2.1", "VERSION :2.1", "VERSION;X=1:2.1", "Version: 2.1 ",
      "VERSION\t;TYPE=x:2.1",
      "item1.VERSION:2.1", "VERS\n ION:2.1", "VERSION:\n 2.1",
    ])
  func spellings(line: String) {
    let read = Fixture("BEGIN:VCARD\nFN:A\n\(line)\nEND:VCARD\n")
    #expect(read.cards.first?.version == .v21)
    #expect(read.lines == ["FN:A"])
    #expect(read.codes == [])
  }

  @Test(
    "a property that only begins with its name is another one",
    arguments: [
      "VERSIONS:2.1", "VERSION-X:2.1", "X-VERSION:2.1",
    ])
  func others(line: String) {
    let read = Fixture("BEGIN:VCARD\nFN:A\n\(line)\nEND:VCARD\n")
    #expect(read.cards.first?.version == .v30)
    #expect(read.cards.first?.declaredVersion == nil)
    #expect(read.cards.first?.properties.count == 2)
    #expect(read.codes == ["vcard.missing-version"])
  }

  @Test(
    "the first digit of an unknown version tells the nearest",
    arguments: [
      ("1.0", Version.v21), ("2.2", .v21), (" 3", .v30), ("\t4.1", .v40), ("5", .v40),
    ])
  func nearest(text: String, version: Version) { #expect(VersionLine.nearest(text) == version) }

  @Test("other words tell none", arguments: ["", " ", "6.0", "v3", "x", "-3", "\n3.0"])
  func noNearest(text: String) { #expect(VersionLine.nearest(text) == nil) }

  @Test("the first VERSION counts, and each further one is told of at its place")
  func several() {
    let read = Fixture("BEGIN:VCARD\nVERSION:4.0\nVERSION:2.1\nFN:A\nversion:3.0\nEND:VCARD\n")
    #expect(read.cards.first?.version == .v40)
    #expect(read.codes == ["vcard.duplicate-version", "vcard.duplicate-version"])
    #expect(read.diagnostics.map(\.location.line) == [3, 5])
  }
}
