import CirclesPipeline
import CirclesStore
import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Daemons before and beside this one")
struct OtherDaemonTests {
  @Test("a daemon takes the files of another folder for neither moved nor its own")
  func otherFolder() async throws {
    let kept = try Desk(keeps: true)
    try kept.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    try await kept.turn()
    let moving = try Desk(beside: kept, root: "other")
    try moving.intake.settleMoved()
    #expect(try kept.ledger() == [.committed: 1])
    // The same content in both: put away in one, it still lies in the other.
    try moving.drop("b.vcf", card("Ana Ruiz", uid: "a"))
    try await moving.turn()
    #expect(moving.files(moving.layout.drop).isEmpty)
    #expect(try kept.ledger() == [.committed: 1])
    try kept.intake.loader.endBurst()
    _ = try kept.notebook.undo(run: try #require(try kept.notebook.runs().first).id)
    try await kept.turn()
    #expect(try kept.names().isEmpty)
    #expect(try kept.ledger() == [.undone: 1])
  }

  @Test("what is no longer where it lay when the last daemon was killed was put away")
  func moved() async throws {
    let kept = try Desk(keeps: true)
    try kept.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    try kept.drop("b.vcf", card("Bo Lind", uid: "b"))
    try await kept.turn()
    try FileManager.default.removeItem(atPath: kept.layout.drop.string + "/a.vcf")
    let next = try Desk(beside: kept)
    try next.intake.settleMoved()
    #expect(try next.ledger() == [.committed: 1, .filed: 1])
  }

  @Test("a file that grew after the last daemon put it away is moved back, and no other")
  func grown() async throws {
    let last = try Desk()
    try last.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    try last.drop("sub/b.vcf", card("Bo Lind", uid: "b"))
    let writer = try #require(
      FileHandle(forUpdatingAtPath: last.layout.drop.string + "/sub/b.vcf"))
    try await last.turn()
    _ = try writer.seekToEnd()
    try writer.write(contentsOf: Data(card("Cy Moe", uid: "c").utf8))
    let next = try Desk(beside: last)
    try next.intake.watchFiledBefore()
    try next.intake.recheckFiled()
    #expect(next.files(next.layout.drop) == ["sub/b.vcf"])
    #expect(next.files(next.layout.done).count == 1)
    try await next.turn()
    #expect(try next.names() == ["Ana Ruiz", "Bo Lind", "Cy Moe"])
  }

  @Test("a file that the last daemon put away is looked after, though nothing came yet")
  func growsLater() async throws {
    let last = try Desk()
    try last.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    let writer = try #require(FileHandle(forUpdatingAtPath: last.layout.drop.string + "/a.vcf"))
    try await last.turn()
    let next = try Desk(beside: last)
    try next.intake.watchFiledBefore()
    try next.intake.recheckFiled()
    #expect(next.files(next.layout.drop).isEmpty)
    _ = try writer.seekToEnd()
    try writer.write(contentsOf: Data(card("Bo Lind", uid: "b").utf8))
    try next.intake.recheckFiled()
    #expect(next.files(next.layout.drop) == ["a.vcf"])
  }

  @Test("how many files failed is still known when that folder cannot be listed")
  func failedCount() async throws {
    func looked(_ fileSystem: FaultyFileSystem) async throws -> Desk {
      let desk = try Desk(fileSystem: fileSystem)
      try desk.drop("a.bin", "\u{0}\u{1}\u{2}")
      try await desk.turn()
      #expect(try desk.intake.checkFailed() == 1)
      return desk
    }
    let calls = FaultyFileSystem()
    _ = try await looked(calls)
    let failing = FaultyFileSystem(failingCall: calls.callCount + 1)
    let desk = try await looked(failing)
    #expect(try desk.intake.checkFailed() == 1)
    #expect(failing.hasFired)
  }
}
