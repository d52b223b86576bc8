import CirclesStore
import Foundation
import Testing

@testable import CirclesWatch

/// SQLite's own method: the n-th call fails, then the one after it, until none is left to fail.
@Suite("Each call to the system failed once, from the listing to the ledger")
struct IntakeSweepTests {
  private static let errors: [Int32] = [EIO, EACCES, ENOSPC, EINTR, ESTALE, EMFILE, ENOENT]

  /// All errors at each call with `CIRCLES_FAULTS=all`, else one of them in turn.
  private static var isThorough: Bool {
    ProcessInfo.processInfo.environment["CIRCLES_FAULTS"] == "all"
  }

  @Test("nothing is lost, nothing comes twice, and the next turns finish the work")
  func sweep() async throws {
    var call = 1
    var hasFired = true
    while hasFired {
      hasFired = false
      let errors = Self.isThorough ? Self.errors : [Self.errors[call % Self.errors.count]]
      for error in errors where try await survives(call, error) { hasFired = true }
      call += 1
      try #require(call < 1000)
    }
    // The sweep reached into the filing of the last file.
    #expect(call > 40)
  }

  private func survives(_ call: Int, _ error: Int32) async throws -> Bool {
    let fileSystem = FaultyFileSystem(failingCall: call, with: .errno(error))
    let desk = try Desk(fileSystem: fileSystem, onDisk: false)
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    try desk.drop("sub/b.vcf", card("Bo Lind", uid: "b"))
    try desk.drop("c.bin", "\u{0}\u{1}")
    for _ in 0..<4 {
      // A pause of the loop is a turn that ends early; what was put off is looked at again.
      do throws(IntakeError) { try await turn(desk) } catch { continue }
      for file in FolderScanner(layout: desk.layout).scan().files {
        desk.intake.tracker.forget(file.path)
      }
    }
    _ = try desk.intake.checkFailed()
    try desk.intake.flush()
    let place: Comment = "call \(call), errno \(error)"
    #expect(try desk.names() == ["Ana Ruiz", "Bo Lind"], place)
    #expect(desk.files(desk.layout.drop).isEmpty, place)
    #expect(desk.files(desk.layout.done).count == 2, place)
    let failed = desk.files(desk.layout.failed)
    #expect(failed.count { !$0.hasSuffix(".error.json") } == 1, place)
    #expect(failed.count == 2, place)
    #expect(try desk.ledger() == [.filed: 2, .quarantined: 1], place)
    #expect(try desk.notebook.ledgerEntries(in: .filed).allSatisfy { $0.attempts == 1 }, place)
    return fileSystem.hasFired
  }

  private func turn(_ desk: Desk) async throws(IntakeError) {
    desk.intake.tracker.observe(desk.scanner.scan(), at: desk.intake.tools.clock.now)
    try await desk.intake.take(desk.intake.tracker.ready(at: desk.intake.tools.clock.now))
  }
}
