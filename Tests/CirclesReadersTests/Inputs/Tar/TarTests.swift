import CirclesModel
import Foundation
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A tar archive")
struct TarTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A header and its content.
  static func entry(
    _ name: String, _ content: String, type: Character = "0", prefix: String = "",
    size: String? = nil
  ) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, _ offset: Int) {
      header.replaceSubrange(offset..<(offset + text.utf8.count), with: Array(text.utf8))
    }
    func octal(_ number: Int) -> String {
      let digits = String(number, radix: 8)
      return String(repeating: "0", count: 11 - digits.count) + digits
    }
    put(name, 0)
    put(size ?? octal(content.utf8.count), 124)
    put(octal(1_773_600_000), 136)
    put(String(type), 156)
    put("ustar\u{0}00", 257)
    put(prefix, 345)
    put("        ", 148)
    put(String(String(octal(header.reduce(0) { $0 + Int($1) })).suffix(6)) + "\0 ", 148)
    let padding = [UInt8](repeating: 0, count: (512 - content.utf8.count % 512) % 512)
    return header + Array(content.utf8) + padding
  }

  static let end = [UInt8](repeating: 0, count: 1024)

  private func open(_ bytes: [UInt8]) throws -> (names: [String], texts: [String], codes: [String])
  {
    let path = try folder.write("a.tar", bytes)
    let inputs = try ArchiveInputs(InputOrigin(path: path, isNamed: true), zone: nil)
    let texts = try inputs.entries.map { entry in
      let input = try entry.origin.open()
      #expect(input.modifiedAt == 1_773_600_000)
      return String(decoding: try input.bytes(at: 0, count: input.size), as: UTF8.self)
    }
    return (
      inputs.entries.map { $0.origin.path.replacing(path + "/", with: "") }, texts,
      inputs.diagnostics.map(\.code.description)
    )
  }

  @Test("gives its files, and neither folders, links nor what is hidden")
  func entries() throws {
    let long = String(repeating: "plums, ", count: 200)
    let found = try open(
      Self.entry("media/", "", type: "5") + Self.entry("messages.json", long)
        + Self.entry("b.txt", "hm", prefix: "media") + Self.entry("link", "", type: "2")
        + Self.entry("._b.txt", "x") + Self.entry("empty.txt", "") + Self.end)
    #expect(found.names == ["messages.json", "media/b.txt"])
    #expect(found.texts == [long, "hm"])
    #expect(found.codes.isEmpty)
  }

  @Test("has long names in headers of their own")
  func longNames() throws {
    let name = String(repeating: "a", count: 120) + ".txt"
    let record = " path=\(name)\n"
    let pax = "\(record.utf8.count + 3)\(record)"
    let found = try open(
      Self.entry("././@LongLink", name + "\0", type: "L") + Self.entry("a", "one")
        + Self.entry("PaxHeader", pax, type: "x") + Self.entry("a", "two")
        + Self.entry("b", "three")
        + Self.end)
    #expect(found.names == [name, name, "b"])
    #expect(found.texts == ["one", "two", "three"])
  }

  @Test("that breaks off anywhere gives what is whole before, and says so")
  func cut() throws {
    let whole =
      Self.entry("a.txt", "one") + Self.entry("b.txt", String(repeating: "2", count: 700))
      + Self.end
    for end in stride(from: 513, to: whole.count - 1024, by: 111) {
      let found = try open(Array(whole[..<end]))
      #expect(found.codes == ["zip.damaged"], "\(end)")
      #expect(found.texts.count == (end < 515 ? 0 : end < 2236 ? 1 : 2), "\(end)")
    }
    var broken = whole
    broken[1024] ^= 1
    #expect(try open(broken).texts == ["one"])
    let bold = try open(Self.entry("a.txt", "one", size: "77777777777") + Self.end)
    #expect(bold.names.isEmpty)
    #expect(bold.codes == ["zip.damaged"])
  }

  @Test("is known by its mark and sum, and not by its name")
  func recognised() {
    let head = Self.entry("a", "one")
    #expect(ArchiveInputs.isArchive(head))
    #expect(FileTypeGuess.describe(head) == "a tar archive")
    #expect(!ArchiveInputs.isArchive(Array(head.dropFirst(1))))
    #expect(!ArchiveInputs.isArchive(Array(head.prefix(300))))
    #expect(!ArchiveInputs.isArchive([UInt8](repeating: 0x20, count: 512)))
  }
}
