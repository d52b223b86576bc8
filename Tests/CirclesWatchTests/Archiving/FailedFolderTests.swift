import CirclesModel
import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Files that could not be read")
struct FailedFolderTests {
  private func quarantined(
    _ folder: WatchedFolder, _ fileSystem: any FileSystem = SystemFileSystem()
  ) throws -> FilePath? {
    try folder.put("hello", "card.vcf")
    let claimed = try folder.claim("card.vcf")
    let away = Archiver(fileSystem: fileSystem, layout: folder.layout)
    guard case .filed(let path) = away.quarantine(claimed, Pass.note(claimed)) else { return nil }
    return path
  }

  @Test("a file lies in failed/ with a note of mode 0600 that holds codes alone")
  func note() throws {
    let folder = try WatchedFolder()
    let path = try #require(try quarantined(folder))
    #expect(path == folder.layout.failed.appending("card.2cf24dba.vcf"))
    let note = FilePath(path.string + ".error.json")
    let value = try #require(JSONValue(parsing: Array(try folder.read(note).utf8)))
    #expect(value["code"]?.text == "test.bad")
    #expect(value["sha8"]?.text == "2cf24dba")
    #expect(value["attempts"]?.integer == 1)
    #expect(value["line"] == nil)
    let rights = try FileManager.default.attributesOfItem(atPath: note.string)[.posixPermissions]
    #expect(rights as? Int == 0o600)
  }

  @Test("a note that the full disk refused is missing, and can be written later (F16)")
  func missing() throws {
    let folder = try WatchedFolder()
    let full = FullDisk()
    let path = try #require(try quarantined(folder, full))
    let failed = FailedFolder(folder.layout)
    let entry = try #require(try failed.entries().first)
    #expect(entry.path == path)
    #expect(!entry.hasNote)
    #expect(entry.digest == "2cf24dba")
    #expect(failed.write(Pass.note(nil), beside: path) == nil)
    #expect(try failed.entries().map(\.hasNote) == [true])
  }

  @Test("a retry brings the file back to drop/ and takes the note away")
  func retry() throws {
    let folder = try WatchedFolder()
    _ = try quarantined(folder)
    let failed = FailedFolder(folder.layout)
    let entry = try #require(try failed.entries().first)
    #expect(failed.retry(entry) == .moved(folder.drop("card.2cf24dba.vcf")))
    #expect(try folder.contents(folder.layout.failed).isEmpty)
    #expect(failed.retry(entry) == .gone)
    // The name does not grow when the file fails again.
    let claimed = try folder.claim("card.2cf24dba.vcf")
    let outcome = Archiver(layout: folder.layout).quarantine(claimed, Pass.note(claimed))
    #expect(outcome == .filed(entry.path))
  }

  @Test("a retry writes over nothing in drop/")
  func retryBesideOther() throws {
    let folder = try WatchedFolder()
    _ = try quarantined(folder)
    try folder.put("other", "card.2cf24dba.vcf")
    let failed = FailedFolder(folder.layout)
    let entry = try #require(try failed.entries().first)
    #expect(failed.retry(entry) == .moved(folder.drop("card.2cf24dba-2.vcf")))
    #expect(try folder.read(folder.drop("card.2cf24dba.vcf")) == "other")
  }

  @Test("no folder has no failed files")
  func none() throws {
    let layout = WatchLayout(root: "/nonexistent/circles")
    #expect(try FailedFolder(layout).entries().isEmpty)
  }
}

/// A disk on which nothing new can be written, but names can be changed.
private struct FullDisk: FileSystem {
  private let real = SystemFileSystem()

  func list(_ folder: FilePath, limit: Int) throws(FileError) -> [FileName] {
    try real.list(folder, limit: limit)
  }
  func status(_ path: FilePath) throws(FileError) -> FileStatus { try real.status(path) }
  func status(of name: FileName, in folder: FilePath) throws(FileError) -> FileStatus {
    try real.status(of: name, in: folder)
  }
  func openFile(_ path: FilePath) throws(FileError) -> any OpenFile { try real.openFile(path) }
  func create(_ path: FilePath) throws(FileError) -> any WritableFile {
    throw FileError(.create, ENOSPC)
  }
  func move(_ path: FilePath, to other: FilePath) throws(FileError) {
    try real.move(path, to: other)
  }
  func addName(_ name: FilePath, for path: FilePath) throws(FileError) {
    try real.addName(name, for: path)
  }
  func remove(_ path: FilePath) throws(FileError) { try real.remove(path) }
  func makeFolder(_ path: FilePath) throws(FileError) { try real.makeFolder(path) }
  func synchronise(folder: FilePath) throws(FileError) { try real.synchronise(folder: folder) }
  func folderKind(of folder: FilePath) throws(FileError) -> FolderKind { .local }
}
