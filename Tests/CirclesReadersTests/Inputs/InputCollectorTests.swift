import CirclesModel
import Foundation
import Testing

@testable import CirclesReaders

@Suite("What the user names")
struct InputCollectorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("as a folder stands for every file below it, in order of name, hidden ones left alone")
  func folders() throws {
    for name in ["b.vcf", "a/2.vcf", "a/1.vcf", ".hidden", ".git/config", "c.txt"] {
      try folder.write(name, "x".utf8)
    }
    let found = try InputCollector.files([folder.path])
    #expect(
      found.map(\.path)
        == ["a/1.vcf", "a/2.vcf", "b.vcf", "c.txt"].map { folder.path + "/" + $0 })
    #expect(found.allSatisfy { !$0.isNamed })
  }

  @Test("as a folder with a slash at its end gives the same paths")
  func trailingSlash() throws {
    try folder.write("a.vcf", "x".utf8)
    #expect(
      try InputCollector.files([folder.path + "/"]).map(\.path) == [folder.path + "/a.vcf"])
  }

  @Test("keeps its order, and standard input is one of the names")
  func order() throws {
    let a = try folder.write("a.vcf", "x".utf8)
    let b = try folder.write("b.vcf", "x".utf8)
    let found = try InputCollector.files([b, "-", a])
    #expect(found.map(\.path) == [b, "-", a])
    #expect(found.allSatisfy { $0.isNamed })
  }

  @Test("must exist")
  func missing() throws {
    let path = folder.path + "/nothing.vcf"
    #expect(throws: ReadError.missing(path: path)) { try InputCollector.files([path]) }
  }

  @Test("as a folder does not follow links out of it, nor round in circles")
  func links() throws {
    try folder.write("inside/a.vcf", "x".utf8)
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/inside/loop", withDestinationPath: folder.path)
    try manager.createSymbolicLink(
      atPath: folder.path + "/inside/passwd", withDestinationPath: "/etc/passwd")
    #expect(
      try InputCollector.files([folder.path]).map(\.path) == [folder.path + "/inside/a.vcf"])
  }
}

@Suite("A file nobody recognises")
struct FileTypeGuessTests {
  @Test(
    "is described in words",
    arguments: [
      ([0x50, 0x4B, 0x03, 0x04, 0x14], "a ZIP archive"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D], "a PNG picture"),
      (Array("SQLite format 3\u{0}".utf8), "an SQLite database"),
      (Array("%PDF-1.7".utf8), "a PDF"),
      ([1, 0, 2], "binary data"),
      (Array("  {\"a\":1}".utf8), "JSON"),
      (Array("\u{FEFF}<html>".utf8), "XML or HTML"),
      (Array("BEGIN:VCALENDAR\r\n".utf8), "an iCalendar file"),
      (Array("Name,Phone,E-mail\n".utf8), "a table (CSV)"),
      (Array("hello\n".utf8), "plain text"),
      (Array(" \n\t ".utf8), "blank text"),
      ([], "an empty file"),
    ] as [([UInt8], String)])
  func words(head: [UInt8], expected: String) {
    #expect(FileTypeGuess.describe(head) == expected)
  }
}
