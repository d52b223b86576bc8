import CirclesModel
import Foundation
import SeededRandom
import Testing

@testable import CirclesReaders

/// What the headers of a tar archive may say beside the plain case of `TarTests`.
@Suite("A header of a tar archive")
struct TarHeaderTests {
  private func entries(_ bytes: [UInt8]) throws -> (list: [ZipEntry], isCut: Bool) {
    try TarDirectory.entries(of: MemoryInput(bytes, path: "a.tar"))
  }

  private func text(_ entry: ZipEntry, _ bytes: [UInt8]) throws -> String {
    let start = try #require(entry.dataOffset)
    return String(decoding: bytes[start..<(start + entry.size)], as: UTF8.self)
  }

  /// An entry whose size, or another field, stands there in other bytes.
  private static func entry(_ name: String, _ content: String, at offset: Int, _ field: [UInt8])
    -> [UInt8]
  {
    var bytes = TarTests.entry(name, content)
    bytes.replaceSubrange(offset..<(offset + field.count), with: field)
    return summed(bytes)
  }

  private static func summed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(148..<156, with: [UInt8](repeating: 0x20, count: 8))
    let digits = String(bytes[..<512].reduce(0) { $0 + Int($1) }, radix: 8)
    let field = String(repeating: "0", count: 6 - digits.count) + digits + "\0 "
    bytes.replaceSubrange(148..<156, with: Array(field.utf8))
    return bytes
  }

  private static func pax(_ members: (String, String)...) -> String {
    members.map { key, value in
      let rest = " \(key)=\(value)\n"
      var length = rest.utf8.count
      while String(length).utf8.count + rest.utf8.count != length { length += 1 }
      return "\(length)\(rest)"
    }.joined()
  }

  @Test("may give a size in binary; one that no file has ends the list")
  func binarySizes() throws {
    let binary: [UInt8] = [0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]
    let good = Self.entry("a", "one", at: 124, binary) + TarTests.entry("b", "two") + TarTests.end
    let found = try entries(good)
    #expect(found.list.map(\.name) == ["a", "b"])
    #expect(try found.list.map { try text($0, good) } == ["one", "two"])
    for field: [UInt8] in [
      [0x80, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], [0x80, 0, 0, 0, 0xFF, 0, 0, 0, 0, 0, 0, 3],
      [UInt8](repeating: 0xFF, count: 12),
      [0x80, 0, 0, 0, 0x3F] + [UInt8](repeating: 255, count: 7),
      Array("-0000000003 ".utf8), Array("00000000x03\0".utf8), Array("777777777777".utf8),
    ] {
      let bad = try entries(Self.entry("a", "one", at: 124, field) + TarTests.end)
      #expect(bad.list.isEmpty)
      #expect(bad.isCut)
    }
  }

  @Test("may give any time; one beyond all calendars is none")
  func times() throws {
    let late: [UInt8] = [0x80, 0, 0, 0, 0x3F] + [UInt8](repeating: 255, count: 7)
    let found = try entries(Self.entry("a", "one", at: 136, late) + TarTests.end)
    #expect(found.list.map(\.instant) == [nil])
    #expect(try entries(TarTests.entry("a", "one")).list.map(\.instant) == [1_773_600_000])
  }

  @Test("of a link, a device or a folder is followed by nothing, whatever size it says")
  func links() throws {
    for type: Character in ["1", "2", "3", "4", "5", "6"] {
      let bytes =
        TarTests.entry("l", "", type: type, size: "00000001000") + TarTests.entry("b", "two")
        + TarTests.end
      let found = try entries(bytes)
      #expect(found.list.map(\.name) == ["b"], "\(type)")
      #expect(!found.isCut)
    }
  }

  @Test("keeps a long name whichever other headers stand between it and the file")
  func longNames() throws {
    let long = String(repeating: "n", count: 200)
    let name = TarTests.entry("x", long + "\0", type: "L")
    let link = TarTests.entry("x", "target\0", type: "K")
    let global = TarTests.entry("x", Self.pax(("comment", "hm")), type: "g")
    let file = TarTests.entry("a", "one")
    for before in [name + link, link + name, name + global] {
      #expect(try entries(before + file + file + TarTests.end).list.map(\.name) == [long, "a"])
    }
    let tooLong = TarTests.entry("x", String(repeating: "n", count: 70_000), type: "L")
    #expect(try entries(tooLong + file + TarTests.end).list.map(\.name) == ["a"])
  }

  @Test("of pax gives name and size of the file alone, by the lengths of its members")
  func members() throws {
    let pax = Self.pax(
      ("comment", "two\n9 path=x\nlines"), ("path", "deep/é.txt"), ("size", "3"), ("mtime", "1.5"))
    let long = TarTests.entry("x", "a name that the file has not\0", type: "K")
    let bytes =
      TarTests.entry("x", pax, type: "x") + long + TarTests.entry("a", "one", size: "00000000000")
      + TarTests.entry("b", "two") + TarTests.end
    let found = try entries(bytes)
    #expect(found.list.map(\.name) == ["deep/é.txt", "b"])
    #expect(try found.list.map { try text($0, bytes) } == ["one", "two"])
    for broken in [
      "path=x\n", "-3 path=x\n", "999 path=x\n", "0 path=x\n", "1 path=x\n", "11 path=x\0\0",
      "9 size=-3\n", "99999999999999999999 path=x\n", " ", "",
    ] {
      let bytes =
        TarTests.entry("x", broken, type: "x") + TarTests.entry("a", "one") + TarTests.end
      let found = try entries(bytes)
      #expect(found.list.map(\.name) == ["a"], "\(broken)")
      #expect(try found.list.map { try text($0, bytes) } == ["one"], "\(broken)")
    }
  }

  @Test("of a file with holes says that the file cannot be read, and the others are")
  func sparse() throws {
    var old = Self.entry("old", "piece", at: 156, [UInt8(ascii: "S")])
    old[482] = 1
    var map = [UInt8](repeating: 0, count: 1024)
    map[504] = 1
    let bytes =
      Self.summed(old).prefix(512) + map + old.suffix(512)
      + TarTests.entry(
        "x", Self.pax(("GNU.sparse.major", "1"), ("GNU.sparse.name", "new")), type: "x")
      + TarTests.entry("GNUSparseFile.0/new", "piece") + TarTests.entry("b", "two") + TarTests.end
    let folder = try TemporaryFolder()
    let path = try folder.write("a.tar", Array(bytes))
    let inputs = try ArchiveInputs(InputOrigin(path: path, isNamed: true), zone: nil)
    #expect(inputs.entries.map(\.probe.name) == ["b"])
    #expect(inputs.diagnostics.map(\.code.description) == ["zip.unsupported", "zip.unsupported"])
    // Its list of pieces breaks off.
    #expect(try entries(Array(Self.summed(old).prefix(512) + map.prefix(512))).isCut)
  }

  @Test("whose name leaves the archive names no file of this machine")
  func paths() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.write("secret.txt", Array("secret".utf8))
    let path = try folder.write(
      "a.tar",
      TarTests.entry("../secret.txt", "one") + TarTests.entry(secret, "two")
        + TarTests.entry("secret.txt", "", type: "2") + TarTests.end)
    let inputs = try ArchiveInputs(InputOrigin(path: path, isNamed: true), zone: nil)
    let texts = try inputs.entries.map { entry in
      let input = try entry.origin.open()
      return String(decoding: try input.bytes(at: 0, count: input.size), as: UTF8.self)
    }
    #expect(texts == ["one", "two"])
  }

  @Test("in any bytes never leads beyond them")
  func damaged() throws {
    var random = SeededRandom(7)
    let whole =
      TarTests.entry("x", Self.pax(("path", "long"), ("size", "3")), type: "x")
      + TarTests.entry("a", "one") + TarTests.entry("x", "name\0", type: "L")
      + TarTests.entry("b", "two") + TarTests.entry("s", "six", type: "S")
      + TarTests.entry("l", "", type: "1") + TarTests.end
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0...random.below(3) {
        // Most hit a header's numbers and type, whose sum is put right again.
        let header = random.below(whole.count / 512) * 512
        let place = random.below(4) == 0 ? random.below(512) : 124 + random.below(34)
        bytes[header + place] = UInt8(random.below(256))
        bytes.replaceSubrange(
          header..<(header + 512), with: Self.summed(Array(bytes[header..<(header + 512)])))
      }
      if random.below(4) == 0 { bytes = Array(bytes.prefix(random.below(bytes.count + 1))) }
      guard let found = try? entries(bytes) else { continue }
      for entry in found.list {
        let start = try #require(entry.dataOffset)
        #expect(start >= 512 && entry.size >= 0 && entry.size <= bytes.count - start)
      }
    }
  }
}
