import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

/// SQLite's method: the n-th call to the system fails, n goes up until nothing is left to fail, and each
/// time all is well afterwards.
@Suite("When one call to the system fails")
struct FaultSweepTests {
  static let faults: [FaultyFileSystem.Fault] =
    [EIO].map(FaultyFileSystem.Fault.errno) + [.shortReadsAndWrites]

  @Test("no file is lost, none is written over, and the next pass completes", arguments: faults)
  func onOneDevice(_ fault: FaultyFileSystem.Fault) throws {
    try sweep(fault, onIsland: false)
  }

  @Test("nor where a folder lies on another device", arguments: [faults[1]])
  func onTwoDevices(_ fault: FaultyFileSystem.Fault) throws {
    try sweep(fault, onIsland: true)
  }

  private func sweep(_ fault: FaultyFileSystem.Fault, onIsland: Bool) throws {
    var number = 1
    while number < 500 {
      let folder = try Self.filled()
      let before = Set(try folder.contents(folder.layout.root).values)
      let island = onIsland ? folder.drop("sub") : nil
      let faulty = FaultyFileSystem(failingCall: number, with: fault, island: island)
      Pass.run(folder, faulty)
      let after = try folder.contents(folder.layout.root)
      #expect(before.isSubset(of: Set(after.values)), "call \(number) lost something")

      Pass.run(folder, FaultyFileSystem(island: island))
      let end = try folder.contents(folder.layout.root)
      #expect(before.isSubset(of: Set(end.values)), "after call \(number) something was lost")
      #expect(try folder.contents(folder.layout.drop).isEmpty, "call \(number) left something")
      #expect(!end.keys.contains { $0.hasSuffix(".tmp") }, "call \(number) left a part")
      let failed = try FailedFolder(folder.layout).entries()
      #expect(failed.count == 1, "call \(number)")
      #expect(!faulty.hasFired || number <= faulty.callCount)
      if !faulty.hasFired { break }
      number += 1
    }
    // A sweep that ends at once has shown nothing.
    #expect(number > 30 && number < 500)
  }

  /// Files of all fates: to be put away, twice the same, to be put aside, and one whose name in `done/` is
  /// taken by something else.
  private static func filled() throws -> WatchedFolder {
    let folder = try WatchedFolder()
    try folder.put("one", "one.vcf")
    try folder.put("one", "again/one.vcf")
    try folder.put("two", "sub/two.vcf")
    try folder.put("bad", "sub/bad.vcf")
    try folder.put("three", "three.vcf")
    let claimed = try folder.claim("three.vcf")
    let month = folder.layout.done.appending(
      String(ManualClock().wall.formatted(.iso8601).prefix(7)))
    try folder.put("thrice", month.appending("three.\(claimed.sha8).vcf"))
    return folder
  }
}

/// One pass of what the daemon does with files, without a notebook.
enum Pass {
  static func run(_ folder: WatchedFolder, _ fileSystem: any FileSystem) {
    let clock = ManualClock()
    var tracker = SettleTracker()
    let scanner = FolderScanner(fileSystem: fileSystem, layout: folder.layout)
    tracker.observe(scanner.scan(), at: clock.now)
    clock.pass(.seconds(3))
    tracker.observe(scanner.scan(), at: clock.now)
    clock.pass(.seconds(3))
    let away = Archiver(fileSystem: fileSystem, layout: folder.layout, clock: clock)
    for found in tracker.ready(at: clock.now) {
      var bytes = CollectedBytes()
      guard
        let claimed = try? FileClaimer(fileSystem: fileSystem).claim(found, into: &bytes)
      else { continue }
      if bytes.bytes == Array("bad".utf8) {
        _ = away.quarantine(claimed, note(claimed))
      } else {
        _ = away.file(claimed)
      }
    }
    _ = away.synchronise([folder.layout.drop, folder.layout.done])
    let failed = FailedFolder(folder.layout, fileSystem: fileSystem)
    for entry in (try? failed.entries()) ?? [] where !entry.hasNote {
      _ = failed.write(note(nil), beside: entry.path)
    }
  }

  static func note(_ claimed: ClaimedFile?) -> SidecarNote {
    SidecarNote(
      code: "test.bad", message: "It is bad", attempts: 1, sha8: claimed?.sha8 ?? "",
      at: ManualClock().wall)
  }
}
