import CirclesModel
import Foundation
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A zip archive")
struct ArchiveInputsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func open(_ bytes: [UInt8]) throws -> ArchiveInputs {
    let path = try folder.write("a.zip", bytes)
    return try ArchiveInputs(InputOrigin(path: path, isNamed: true), zone: "Europe/Berlin")
  }

  func content(_ entry: ArchiveInputs.Entry) throws -> [UInt8] {
    let input = try entry.origin.open()
    var bytes = [UInt8](repeating: 0, count: input.size)
    let count = try input.fill(&bytes, from: 0, at: 0)
    return Array(bytes.prefix(count))
  }

  func names(_ inputs: ArchiveInputs) -> [String] {
    inputs.entries.map { $0.origin.path.replacing(folder.path + "/a.zip/", with: "") }
  }

  func codes(_ inputs: ArchiveInputs) -> [String] { inputs.diagnostics.map(\.code.description) }

  static let long = Array(String(repeating: "plums and more plums, ", count: 20_000).utf8)

  @Test("gives its entries, packed or not, with sizes before or behind them")
  func entries() throws {
    var builder = ZipBuilder()
    builder.add("packed.txt", Self.long)
    builder.add("plain.txt", Array("hm".utf8), .init(method: 0))
    builder.add("ü/late.txt", Self.long, .init(hasDescriptor: true))
    builder.add("wide.txt", Self.long, .init(isWide: true))
    for archive in [
      builder.finish(), builder.finish(isWide: true), builder.finish(comment: "PK and more"),
      Array("#!/bin/sh\n".utf8) + builder.finish(),
    ] {
      let inputs = try open(archive)
      #expect(names(inputs) == ["packed.txt", "plain.txt", "ü/late.txt", "wide.txt"])
      #expect(codes(inputs).isEmpty)
      #expect(
        try inputs.entries.map(content) == [Self.long, Array("hm".utf8), Self.long, Self.long])
      #expect(inputs.entries[0].probe.head == Array(Self.long.prefix(FileProbe.headLength)))
    }
  }

  @Test("tells when an entry was changed, by the clock of the zone")
  func times() throws {
    let entry = try #require(try open(ZipBuilder.archive([("a.txt", "hm")])).entries.first)
    // 2022-03-14T19:05:34+01:00
    #expect(try entry.origin.open().modifiedAt == 1_647_281_134)
  }

  @Test("has folders, hidden files and the doubles of macOS passed over")
  func passedOver() throws {
    let inputs = try open(
      ZipBuilder.archive([
        ("d/", ""), ("__MACOSX/._a.txt", "x"), (".hidden", "x"), ("d/.git/a", "x"),
        ("d/a.txt", "x"),
      ]))
    #expect(names(inputs) == ["d/a.txt"])
  }

  @Test("cannot name a place outside: names are shown, and never opened")
  func paths() throws {
    let inputs = try open(
      ZipBuilder.archive([("../../etc/passwd", "one"), ("/etc/passwd", "two")]))
    #expect(try inputs.entries.map(content) == [Array("one".utf8), Array("two".utf8)])
  }

  @Test("within an archive is read, and one within that is not")
  func nested() throws {
    let deep = ZipBuilder.archive([("deep.txt", "hm")])
    var middle = ZipBuilder()
    middle.add("deep.zip", deep)
    middle.add("middle.txt", Array("so".utf8))
    var outer = ZipBuilder()
    outer.add("middle.zip", middle.finish(), .init(method: 0))
    let inputs = try open(outer.finish())
    #expect(names(inputs) == ["middle.zip/middle.txt"])
    #expect(try inputs.entries.map(content) == [Array("so".utf8)])
    #expect(codes(inputs) == ["zip.nested"])
  }

  @Test("with a password is told of, and what has none is read")
  func encrypted() throws {
    var builder = ZipBuilder()
    builder.add("secret.txt", Self.long, .init(isEncrypted: true))
    builder.add("open.txt", Self.long)
    let inputs = try open(builder.finish())
    #expect(codes(inputs) == ["zip.encrypted"])
    #expect(names(inputs) == ["open.txt"])
  }

  @Test("packed by other means is told of")
  func unsupported() throws {
    var builder = ZipBuilder()
    builder.add("a.txt", Self.long, .init(method: 14))
    #expect(try codes(open(builder.finish())) == ["zip.unsupported"])
  }

  @Test("that is cut keeps the entries that are whole")
  func cut() throws {
    var builder = ZipBuilder()
    builder.add("one.txt", Self.long)
    builder.add("two.txt", Self.long, .init(hasDescriptor: true))
    let whole = builder.bytes.count
    builder.add("three.txt", Self.long)
    let inputs = try open(Array(builder.bytes.prefix(whole + 60)))
    #expect(codes(inputs) == ["zip.damaged"])
    #expect(names(inputs) == ["one.txt", "two.txt"])
    #expect(try inputs.entries.map(content) == [Self.long, Self.long])
  }

  @Test("cut anywhere, or with any byte changed, neither crashes nor hangs")
  func damage() throws {
    var builder = ZipBuilder()
    builder.add("one.txt", Array("plums ".utf8) + Array(0...255))
    builder.add("two.txt", Array("more".utf8), .init(hasDescriptor: true))
    let archive = builder.finish(isWide: true)
    for place in archive.indices {
      for damaged in [
        Array(archive.prefix(place)),
        archive.enumerated().map { $0.offset == place ? 0xFF : $0.element },
      ] {
        let inputs = try open(damaged)
        for entry in inputs.entries { _ = try? content(entry) }
      }
    }
  }

  @Test("whose entry is not what its check sum says fails when it is opened")
  func checksum() throws {
    var builder = ZipBuilder()
    builder.add("a.txt", Self.long, .init(badChecksum: true))
    let entry = try #require(try open(builder.finish()).entries.first)
    #expect { try entry.origin.open() } throws: { error in
      guard case ReadError.malformed(let diagnostic) = error else { return false }
      return diagnostic.code == "zip.damaged"
    }
  }

  @Test("that would unpack without end is stopped")
  func bomb() throws {
    var builder = ZipBuilder()
    let zeros = [UInt8](repeating: 0x20, count: ZipLimits.freeBytes * 2)
    builder.add("a.txt", zeros)
    let entry = try #require(try open(builder.finish()).entries.first)
    #expect { try entry.origin.open() } throws: { error in
      guard case ReadError.malformed(let diagnostic) = error else { return false }
      return diagnostic.code == "zip.bomb"
    }
  }

  @Test("whose entries share their bytes is a bomb")
  func overlap() throws {
    var builder = ZipBuilder()
    builder.add("a.txt", Self.long)
    let once = builder.finish()
    // The same entry a second time in the list.
    var twice = ZipBuilder()
    twice.add("a.txt", Self.long)
    let list = Array(once[twice.bytes.count..<(once.count - 22)])
    let end =
      ZipBuilder.u32(0x0605_4B50) + ZipBuilder.u32(0) + ZipBuilder.u16(2) + ZipBuilder.u16(2)
      + ZipBuilder.u32(2 * list.count) + ZipBuilder.u32(twice.bytes.count) + ZipBuilder.u16(0)
    let inputs = try open(twice.bytes + list + list + end)
    #expect(codes(inputs) == ["zip.bomb"])
    #expect(inputs.entries.isEmpty)
  }

  @Test("leaves nothing behind in the temporary directory")
  func traces() throws {
    // What other programs have there, or a test beside this one, is none of this one's.
    let before = try temporaryFiles()
    let inputs = try open(ZipBuilder.archive([("a.txt", "hm")]))
    var kept: [InputFile] = []
    for _ in 0..<32 { kept.append(try #require(try inputs.entries.first?.origin.open())) }
    #expect(try temporaryFiles().subtracting(before).count < 32)
    #expect(kept.allSatisfy { $0.size == 2 })
  }

  private func temporaryFiles() throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
        .filter { $0.hasPrefix("circles-import.") })
  }

  @Test("is known by its first bytes: an entry's, an empty archive's, one's made in parts")
  func isArchive() {
    #expect(ArchiveInputs.isArchive(Array("PK\u{3}\u{4}...".utf8)))
    #expect(ArchiveInputs.isArchive(Array("PK\u{5}\u{6}...".utf8)))
    #expect(ArchiveInputs.isArchive(Array("PK\u{7}\u{8}PK\u{3}\u{4}".utf8)))
    #expect(ArchiveInputs.isArchive(Array("PK00PK\u{3}\u{4}".utf8)))
    #expect(!ArchiveInputs.isArchive(Array("PK\u{7}\u{8}, he said".utf8)))
    #expect(!ArchiveInputs.isArchive(Array("PK".utf8)))
  }
}
