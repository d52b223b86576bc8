import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Scanning the folder")
struct FolderScannerTests {
  private func names(_ result: ScanResult, _ folder: WatchedFolder) -> [String] {
    result.files.map { $0.relative(to: folder.layout.drop) }
  }

  @Test("files are found at every depth, the oldest first, with the folders they are in (F11)")
  func deep() throws {
    let folder = try WatchedFolder()
    let deep = "a/b/c/d/e/f/g/h/x.vcf"
    for (index, name) in ["z.vcf", deep, "b.vcf"].enumerated() {
      let path = try folder.put("x", name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(index) * 60)],
        ofItemAtPath: path.string)
    }
    let result = FolderScanner(layout: folder.layout).scan()
    #expect(names(result, folder) == ["z.vcf", deep, "b.vcf"])
    #expect(result.folders.count == 9)
    #expect(result.folders.first?.path == folder.layout.drop)
    #expect(result.problems.isEmpty)
  }

  @Test("folders that nest without end are left at the limit, and said so")
  func tooDeep() throws {
    let folder = try WatchedFolder()
    let parts = Array(repeating: "d", count: FolderScanner.maximumDepth + 1)
    try folder.put("x", parts.joined(separator: "/") + "/x.vcf")
    let result = FolderScanner(layout: folder.layout).scan()
    #expect(result.fileCount == 0)
    #expect(result.problems.map(\.reason) == [.tooDeep])
  }

  @Test("links, pipes and sockets are noted and not opened; a folder named x.vcf is a folder (F12)")
  func others() throws {
    let folder = try WatchedFolder()
    let target = try folder.put("x", "real.vcf")
    try folder.put("y", "x.vcf/inside.vcf")
    let link = folder.drop("link.vcf").string
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: target.string)
    try FileManager.default.createSymbolicLink(
      atPath: folder.drop("loop").string, withDestinationPath: folder.layout.drop.string)
    #expect(folder.drop("pipe.vcf").withPlatformString { mkfifo($0, 0o600) } == 0)
    let result = FolderScanner(layout: folder.layout).scan()
    #expect(Set(names(result, folder)) == ["real.vcf", "x.vcf/inside.vcf"])
    #expect(result.skipped.count == 3)
    #expect(Set(result.skipped.map(\.kind)) == [.link, .pipe])
  }

  @Test("names that are no UTF-8, and of 255 bytes, are found (F24)")
  func oddNames() throws {
    let folder = try WatchedFolder()
    try folder.put("x", String(repeating: "n", count: 251) + ".vcf")
    let bytes: [CChar] = [0x61, CChar(bitPattern: 0xFF), 0]
    let odd = try #require(
      bytes.withUnsafeBufferPointer {
        $0.baseAddress.flatMap { FilePath.Component(platformString: $0) }
      })
    // Some file systems allow no such name.
    let file = try? SystemFileSystem().create(folder.layout.drop.appending(odd))
    let result = FolderScanner(layout: folder.layout).scan()
    #expect(result.fileCount == (file == nil ? 1 : 2))
    for found in result.files {
      var bytes = DroppedBytes()
      _ = try FileClaimer().claim(found, into: &bytes)
    }
  }

  @Test("a part of the folder is scanned with all that lies in it, and nothing outside drop/")
  func part() throws {
    let folder = try WatchedFolder()
    try folder.put("x", "a/x.vcf")
    try folder.put("y", "a/b/y.vcf")
    try folder.put("z", "z.vcf")
    let result = FolderScanner(layout: folder.layout).scan(
      folders: [folder.drop("a"), folder.drop("a/b"), folder.drop("went"), "/etc"])
    #expect(Set(names(result, folder)) == ["a/x.vcf", "a/b/y.vcf"])
    #expect(result.folders.count == 2)
    #expect(result.problems.isEmpty)
  }

  @Test("drop/ that is not there is missing, not empty")
  func missing() {
    let result = FolderScanner(layout: WatchLayout(root: "/nonexistent/circles")).scan()
    #expect(result.isDropMissing)
    #expect(result.problems.count == 1)
  }

  @Test("a folder that may not be read is a problem of its own; the others are read (F13)")
  func refused() throws {
    let folder = try WatchedFolder()
    try folder.put("x", "x.vcf")
    try folder.put("y", "sub/y.vcf")
    // The first calls: status and names of drop/, its kind, both entries, then those of sub/.
    let faulty = FaultyFileSystem(failingCall: 7, with: .errno(EACCES))
    let result = FolderScanner(fileSystem: faulty, layout: folder.layout).scan()
    #expect(names(result, folder) == ["x.vcf"])
    #expect(
      result.problems == [
        .init(path: folder.drop("sub"), reason: .file(FileError(.list, EACCES)))
      ])
  }

  @Test("20,000 files are found in well under half a second")
  func many() throws {
    let folder = try WatchedFolder()
    let drop = folder.layout.drop.string
    for index in 0..<20_000 { close(creat("\(drop)/f\(index).vcf", 0o600)) }
    let scanner = FolderScanner(layout: folder.layout)
    var tracker = SettleTracker()
    var result = ScanResult()
    let scan = ContinuousClock().measure { result = scanner.scan() }
    let settle = ContinuousClock().measure {
      tracker.observe(result, at: .seconds(1))
      tracker.observe(result, at: .seconds(20))
    }
    print("scan \(scan), settle \(settle)")
    #expect(result.fileCount == 20_000)
    #expect(tracker.ready(at: .seconds(20)).count == 20_000)
    // Generous, for debug builds on machines that others use as well.
    #expect(scan < .seconds(3))
    #expect(settle < .seconds(3))
  }
}
