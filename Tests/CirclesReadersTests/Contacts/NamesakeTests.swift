import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A contact without UID")
struct NamesakeTests {
  func cards(_ bodies: String...) throws -> [ContactRecord] {
    let text = bodies.map { "BEGIN:VCARD\nVERSION:3.0\n\($0)\nEND:VCARD\n" }.joined()
    return try VCardFileReader().everything(in: MemoryInput(text)).contacts
  }

  @Test("is identified by its name, so that a changed number leaves it the same")
  func byName() throws {
    let before = try cards("FN:Ana Ruiz\nTEL:+1 503 555 0101")
    let after = try cards("FN:Ana  RUIZ\nTEL:+1 503 555 0199")
    #expect(before[0].identifier.hasPrefix("derived:"))
    #expect(before[0].isDerived)
    #expect(before[0].bearsUniqueName)
    #expect(before[0].identifier == after[0].identifier)
  }

  @Test("that shares its name in the file is told apart by a number, wherever it stands")
  func namesakes() throws {
    let one = "FN:Ana Ruiz\nTEL:+1 503 555 0101"
    let two = "FN:Ana Ruiz\nTEL:+1 503 555 0199"
    let other = "FN:Bo Li"
    let forth = try cards(one, other, two)
    let back = try cards(two, one, other)
    #expect(Set(forth.map(\.identifier)) == Set(back.map(\.identifier)))
    #expect(Set(forth.map(\.identifier)).count == 3)
    #expect(forth.map(\.bearsUniqueName) == [false, true, false])
    #expect(try cards(one)[0].identifier != forth[0].identifier)
  }

  @Test("is one with an empty UID too")
  func emptyUID() throws {
    let both = try cards(
      "UID:\nFN:Ana Ruiz\nTEL:+1 503 555 0101", "UID:\nFN:Ana Ruiz\nTEL:+1 503 555 0199")
    #expect(Set(both.map(\.identifier)).count == 2)
    #expect(both.allSatisfy { $0.isDerived })
  }

  @Test("is not taken for a namesake of a contact that has a UID")
  func withUID() throws {
    let both = try cards("UID:7\nFN:Ana Ruiz", "FN:Ana Ruiz")
    #expect(both.map(\.identifier)[0] == "7")
    #expect(both[1].identifier == (try cards("FN:Ana Ruiz"))[0].identifier)
  }

  @Test("has an equal digest for equal bytes alone, and for equal settings")
  func digests() throws {
    let text = "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nEND:VCARD\n"
    let reader = VCardFileReader()
    let us = try reader.everything(in: MemoryInput(text)).contacts[0].digest
    let again = try reader.everything(in: MemoryInput(text, path: "b.vcf")).contacts[0].digest
    let britain = try reader.everything(in: MemoryInput(text), region: "GB").contacts[0].digest
    let changed = try reader.everything(
      in: MemoryInput(text.replacing("Ana", with: "Ann"))
    ).contacts[0].digest
    #expect(us == again)
    #expect(us != britain)
    #expect(us != changed)
  }
}
