import CirclesStore
import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Files that may not be read, or not be put away")
struct RefusalTests {
  private let clock = ManualClock()
  private let fileSystem = FaultyFileSystem()

  private func desk(_ fileSystem: FaultyFileSystem? = nil) throws -> Desk {
    try Desk(fileSystem: fileSystem ?? self.fileSystem, clock: clock)
  }

  private func problems(_ desk: Desk) -> [String] {
    desk.board.current(at: clock.wall).problems.map(\.code)
  }

  @Test("one that somebody takes away concerns nobody any more")
  func takenAway() async throws {
    let desk = try desk()
    try desk.drop("sub/a.vcf", card("Ana Ruiz", uid: "a"))
    fileSystem.refuse(.open)
    try await desk.turn()
    #expect(problems(desk) == ["watch.cannot-read"])
    try FileManager.default.removeItem(atPath: desk.layout.drop.string + "/sub")
    try await desk.turn()
    #expect(problems(desk).isEmpty)
  }

  @Test("one that cannot be put away is tried ever more seldom, and said to be known once")
  func backsOff() async throws {
    let desk = try desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    fileSystem.refuse(.move)
    // Twenty minutes.
    for _ in 0..<240 {
      try await desk.turn()
      #expect(problems(desk) == ["watch.cannot-file"])
      clock.pass(.seconds(5))
    }
    #expect(desk.lines.all.components(separatedBy: "cannot be put away").count - 1 == 24)
    #expect(!desk.lines.all.contains("known already"))
    fileSystem.refuse(nil)
    clock.pass(.seconds(300))
    try await desk.turn()
    #expect(problems(desk).isEmpty)
    #expect(try desk.ledger() == [.filed: 1])
    #expect(desk.files(desk.layout.drop).isEmpty)
  }

  @Test("one that changes is looked at as any other, and waits as little as at first")
  func changes() async throws {
    let desk = try desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    fileSystem.refuse(.open)
    for _ in 0..<60 {
      try await desk.turn()
      clock.pass(.seconds(5))
    }
    #expect(desk.intake.refused.values.map(\.count) == [9])
    try desk.drop("a.vcf", card("Ana María Ruiz", uid: "a"))
    try await desk.turn()
    #expect(desk.intake.refused.values.map(\.count) == [1])
    fileSystem.refuse(nil)
    clock.pass(.seconds(10))
    try await desk.turn()
    #expect(try desk.names() == ["Ana María Ruiz"])
    #expect(problems(desk).isEmpty)
  }

  @Test("the status says so until it is put away, and not only until it is read again")
  func untilFiled() async throws {
    let seen = LineKeeper()
    let board = Board()
    let fileSystem = FaultyFileSystem(
      before: (.move, { seen.add(board.codes.joined(separator: " ")) }))
    let desk = try desk(fileSystem)
    board.board = desk.board
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    fileSystem.refuse(.makeFolder)
    try await desk.turn()
    fileSystem.refuse(nil)
    clock.pass(.seconds(10))
    try await desk.turn()
    #expect(seen.all == "watch.cannot-file")
    #expect(problems(desk).isEmpty)
  }

  @Test("a bad spot in a file that is too large anyway stops no other file")
  func badSector() async throws {
    let desk = try desk()
    try desk.drop("a.bin", "")
    let large = try FileHandle(
      forWritingTo: URL(fileURLWithPath: desk.layout.drop.string + "/a.bin"))
    try large.truncate(atOffset: UInt64(FileClaimer.sizeLimit) + 1)
    try large.close()
    fileSystem.refuse(.read, with: EIO)
    try await desk.turn()
    #expect(problems(desk) == ["watch.cannot-read"])
    #expect(desk.intake.tracker.heldCount == 1)
    #expect(desk.intake.dirty.isEmpty)
  }

  private final class Board: @unchecked Sendable {
    // Set before any file is taken.
    var board: StatusBoard?
    var codes: [String] { board?.current(at: Date()).problems.map(\.code) ?? [] }
  }
}
