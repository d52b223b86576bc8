import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Claiming a file")
struct FileClaimerTests {
  private func claim(
    _ found: FoundFile, _ fileSystem: any FileSystem = SystemFileSystem(),
    limit: Int64 = FileClaimer.sizeLimit
  ) throws(ClaimError) -> (ClaimedFile, [UInt8]) {
    var sink = CollectedBytes()
    let claimed = try FileClaimer(fileSystem: fileSystem).claim(found, limit: limit, into: &sink)
    return (claimed, sink.bytes)
  }

  @Test("its bytes come whole, with their digest", arguments: [0, 1, 1 << 20, (3 << 20) + 7])
  func whole(_ size: Int) throws {
    let folder = try WatchedFolder()
    let text = String(repeating: "x", count: size)
    let path = try folder.put(text, "card.vcf")
    let (claimed, bytes) = try claim(try folder.found(path))
    #expect(bytes == Array(text.utf8))
    #expect(claimed.size == Int64(size))
    if size == 0 { #expect(claimed.sha8 == "e3b0c442") }
  }

  @Test("a file that changed since it was found is left to settle")
  func changedBefore() throws {
    let folder = try WatchedFolder()
    let path = try folder.put("old", "card.vcf")
    let found = try folder.found(path)
    try folder.append("more", path)
    #expect(throws: ClaimError.changed) { try claim(found) }
    try SystemFileSystem().remove(path)
    #expect(throws: ClaimError.gone) { try claim(found) }
  }

  @Test(
    "a file that changes while it is read is left to settle (F6)",
    arguments: ["append", "truncate", "rewrite", "replace", "remove"])
  func changedDuring(_ how: String) throws {
    let folder = try WatchedFolder()
    let path = try folder.put("hello", "card.vcf")
    let found = try folder.found(path)
    let faulty = FaultyFileSystem(
      before: (
        .read,
        {
          switch how {
          case "append": try? folder.append("more", path)
          case "truncate": _ = path.withPlatformString { truncate($0, 2) }
          case "rewrite":
            // The same size, and an old time put back: the time of change still tells.
            usleep(20_000)
            let handle = FileHandle(forWritingAtPath: path.string)
            handle?.write(Data("HELLO".utf8))
            try? handle?.close()
          case "replace":
            _ = try? folder.put("other", "new")
            try? SystemFileSystem().move(folder.drop("new"), to: path)
          default: try? SystemFileSystem().remove(path)
          }
        }
      ))
    // A file that lost its only name has a new time of change, and is first known for that.
    let expected: Set<ClaimError> = [.changed, .gone]
    do {
      _ = try claim(found, faulty)
      Issue.record("it was claimed")
    } catch { #expect(expected.contains(error)) }
  }

  @Test("short reads and interrupted calls change nothing")
  func shortReads() throws {
    let folder = try WatchedFolder()
    let path = try folder.put("hello", "card.vcf")
    let found = try folder.found(path)
    let short = FaultyFileSystem(failingCall: 3, with: .shortReadsAndWrites)
    #expect(try claim(found, short).1 == Array("hello".utf8))
    #expect(short.hasFired)
    for number in [1, 3] {
      let interrupted = FaultyFileSystem(failingCall: number, with: .errno(EINTR))
      #expect(try claim(found, interrupted).1 == Array("hello".utf8))
    }
  }

  @Test("a file over the limit is not read (F24)")
  func tooLarge() throws {
    let folder = try WatchedFolder()
    let path = try folder.put("hello", "card.vcf")
    let found = try folder.found(path)
    #expect(throws: ClaimError.tooLarge(5)) { try claim(found, limit: 4) }
    _ = try claim(found, limit: 5)
    // A file that has holes is as large as it says.
    #expect(path.withPlatformString { truncate($0, off_t(FileClaimer.sizeLimit) + 1) } == 0)
    let sparse = try folder.found(path)
    #expect(throws: ClaimError.tooLarge(FileClaimer.sizeLimit + 1)) { try claim(sparse) }
  }

  @Test("links, pipes and folders in its place are not read, and nothing waits for them (F12)")
  func notRegular() throws {
    let folder = try WatchedFolder()
    let path = try folder.put("hello", "card.vcf")
    let found = try folder.found(path)
    try SystemFileSystem().remove(path)
    #expect(path.withPlatformString { mkfifo($0, 0o600) } == 0)
    #expect(throws: ClaimError.notRegular) { try claim(found) }
    try SystemFileSystem().remove(path)
    try FileManager.default.createSymbolicLink(
      atPath: path.string, withDestinationPath: "/etc/hostname")
    #expect(throws: ClaimError.notRegular) { try claim(found) }
    try SystemFileSystem().remove(path)
    try SystemFileSystem().makeFolder(path)
    #expect(throws: ClaimError.notRegular) { try claim(found) }
  }

  @Test("what the system refuses is said for what it is (F13)")
  func refused() throws {
    let folder = try WatchedFolder()
    let found = try folder.found(try folder.put("hello", "card.vcf"))
    #expect(throws: ClaimError.refused(FileError(.open, EACCES))) {
      try claim(found, FaultyFileSystem(failingCall: 1, with: .errno(EACCES)))
    }
    #expect(throws: ClaimError.infrastructure(FileError(.read, EIO))) {
      try claim(found, FaultyFileSystem(failingCall: 3, with: .errno(EIO)))
    }
  }
}
