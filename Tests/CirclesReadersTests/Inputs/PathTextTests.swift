import Foundation
import Testing

@testable import CirclesReaders

@Suite("Paths that are not UTF-8")
struct PathTextTests {
  private static let names: [[UInt8]] = [
    Array("plain.vcf".utf8), Array("Žofie 🐢.vcf".utf8), Array("caf".utf8) + [0xE9],
    [0xE2, 0x82], [0xFF, 0xFE, 0x41], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
    Array("\u{10FFE9}".utf8),
  ]

  @Test("Every name comes back byte for byte, and no two are one", arguments: names)
  func roundTrip(_ name: [UInt8]) {
    #expect(PathText.bytes(of: PathText.text(of: name)) == name)
    let same = Self.names.filter { PathText.text(of: $0) == PathText.text(of: name) }
    #expect(same == [name])
  }

  @Test("A name that is UTF-8 stays as it is")
  func plain() {
    #expect(PathText.text(of: Array("Žofie 🐢.vcf".utf8)) == "Žofie 🐢.vcf")
  }

  @Test("A file with such a name is found in its folder and read")
  func reading() throws {
    let folder = try TemporaryFolder()
    let name = PathText.text(of: Array("caf".utf8) + [0xE9] + Array(".vcf".utf8))
    try folder.write("plain.vcf", "x".utf8)
    let old = folder.path + "/plain.vcf"
    try #require(PathText.withPath(folder.path + "/" + name) { rename(old, $0) } == 0)
    let found = try InputCollector.files([folder.path])
    #expect(found.map(\.path) == [folder.path + "/" + name])
    #expect(try found[0].open().bytes(at: 0, count: 10) == Array("x".utf8))
    #expect(try InputCollector.files([folder.path + "/" + name]).count == 1)
  }
}
