import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("The names of files that were put away")
struct ArchivedNameTests {
  private let sha256 = [UInt8](repeating: 0xAB, count: 32)

  private func first(_ name: FilePath.Component) -> String? {
    ArchivedName.candidates(for: name, sha256: sha256).first?.string
  }

  @Test("the digest stands before the extension")
  func plain() {
    #expect(first("card.vcf") == "card.abababab.vcf")
    #expect(first("chat") == "chat.abababab")
    #expect(first("a.b.txt") == "a.b.abababab.txt")
  }

  @Test("digests do not pile up when a file comes back")
  func again() {
    #expect(first("card.abababab.vcf") == "card.abababab.vcf")
    #expect(first("chat.abababab") == "chat.abababab")
    #expect(first("card.12345678.vcf") == "card.12345678.abababab.vcf")
  }

  @Test("a name of 255 bytes is cut between characters, with room for the note's ending (F24)")
  func long() throws {
    let name = try #require(FilePath.Component(String(repeating: "é", count: 125) + ".vcf"))
    let cut = try #require(ArchivedName.candidates(for: name, sha256: sha256).last)
    #expect(cut.string.utf8.count <= ArchivedName.limit)
    #expect(cut.string.hasPrefix("ééé") && cut.string.hasSuffix(".vcf"))
    #expect(!cut.string.contains("\u{FFFD}"))
    #expect(cut.bytes.count + SidecarNote.ending.utf8.count <= 255)
  }

  @Test("a name that is no UTF-8 keeps its bytes (F24)")
  func notUTF8() throws {
    let bytes: [CChar] = [0x61, CChar(bitPattern: 0xFF), 0x2E, 0x76, 0]
    let name = try #require(
      bytes.withUnsafeBufferPointer {
        $0.baseAddress.flatMap { FilePath.Component(platformString: $0) }
      })
    let filed = try #require(ArchivedName.candidates(for: name, sha256: sha256).first)
    #expect(filed.bytes[1] == 0xFF)
  }

  @Test("the digest is found again in the name, and in no name that a person chose")
  func digest() {
    #expect(ArchivedName.digest(in: "card.abababab.vcf") == "abababab")
    #expect(ArchivedName.digest(in: "chat.0123456789abcdef") == "0123456789abcdef")
    #expect(ArchivedName.digest(in: "card.vcf") == nil)
    #expect(ArchivedName.digest(in: "card.abab.vcf") == nil)
  }
}
