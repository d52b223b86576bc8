import CirclesModel
import Foundation
import Testing

@testable import CirclesReaders

@Suite("An input file")
struct InputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func bytes(_ input: InputFile, at offset: Int, count: Int) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let got = try buffer.withUnsafeMutableBytes { try input.read(into: $0, at: offset) }
    return Array(buffer.prefix(got))
  }

  @Test("gives its bytes at any place, as often as wanted")
  func readsAnywhere() throws {
    let input = try InputFile(path: folder.write("a", "0123456789".utf8))
    #expect(input.size == 10)
    #expect(try bytes(input, at: 4, count: 3) == Array("456".utf8))
    #expect(try bytes(input, at: 0, count: 3) == Array("012".utf8))
    #expect(try bytes(input, at: 8, count: 9) == Array("89".utf8))
    #expect(try bytes(input, at: 10, count: 1).isEmpty)
  }

  @Test("of JSON in UTF-16 is given in UTF-8, either way round; other texts and damage as they are")
  func utf16() throws {
    // Long enough for several pieces, with a pair of surrogates across a border.
    let json = "{\"text\": \"" + String(repeating: "né 😀", count: 20_001) + "\"}\r\n"
    for isBig in [true, false] {
      func encode(_ text: String) -> [UInt8] {
        ([0xFEFF] + Array(text.utf16)).flatMap { unit in
          isBig
            ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
        }
      }
      let input = try InputFile(path: folder.write("a.json", encode(json)), modifiedAt: 7).inUTF8()
      #expect(try bytes(input, at: 0, count: input.size) == Array(json.utf8))
      #expect(input.modifiedAt == 7)
      for other in ["BEGIN:VCARD\r\n", "", " "] {
        let same = try InputFile(path: folder.write("b", encode(other))).inUTF8()
        #expect(try bytes(same, at: 0, count: same.size) == encode(other))
      }
      // Half a character at the end is left out.
      let cut = try InputFile(path: folder.write("c.json", encode("[1]") + [0x20])).inUTF8()
      #expect(try bytes(cut, at: 0, count: cut.size) == Array("[1]".utf8))
    }
  }

  @Test("that does not exist is missing, and one below a file as well")
  func missing() throws {
    let path = folder.path + "/nothing"
    #expect(throws: ReadError.missing(path: path)) { try InputFile(path: path) }
    let below = try folder.write("file", "x".utf8) + "/below"
    #expect(throws: ReadError.missing(path: below)) { try InputFile(path: below) }
  }

  @Test("that is a folder cannot be read")
  func folderIsNoFile() throws {
    let input = try InputFile(path: folder.path)
    #expect(throws: ReadError.io(path: folder.path, errno: EISDIR)) {
      try bytes(input, at: 0, count: 1)
    }
  }

  @Test("shows a reader its name and no more than its first bytes")
  func probe() throws {
    let long = try InputFile(path: folder.write("long.vcf", [UInt8](repeating: 65, count: 9000)))
    #expect(try long.probe().name == "long.vcf")
    #expect(try long.probe().head.count == FileProbe.headLength)
    let short = try InputFile(path: folder.write("short.vcf", "AB".utf8))
    #expect(try short.probe().head == [65, 66])
  }

  @Test("may be a stream, which is spooled to where nobody else can read it")
  func standardInput() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    let sent = [UInt8]((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    let writer = Thread {
      FileHandle(fileDescriptor: writing, closeOnDealloc: true).write(Data(sent))
    }
    writer.start()
    let input = try StandardInput.spool(descriptor: reading)
    close(reading)
    #expect(input.path == "-")
    #expect(input.size == sent.count)
    #expect(try bytes(input, at: 0, count: sent.count) == sent)
  }
}
