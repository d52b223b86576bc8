import CirclesPipeline
import CirclesStore
import Foundation
import Logging
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Taking files while the notebook cannot be written to, or the daemon is told to stop")
struct IntakePauseTests {
  private let lock = NotebookLock()

  /// A desk at which something happens when the first file is put away; each file has a transaction of
  /// its own.
  private func desk(
    whenFirstIsFiled happens: @escaping @Sendable (Desk) -> Void
  ) throws -> Desk {
    let later = Later()
    let fileSystem = FaultyFileSystem(
      before: (.move, { later.desk.map(happens) }))
    let desk = try Desk(fileSystem: fileSystem, records: 1)
    later.desk = desk
    return desk
  }

  private final class Later: @unchecked Sendable {
    // Set before any file is taken.
    weak var desk: Desk?
  }

  private func drop(_ names: String..., to desk: Desk) throws {
    for name in names { try desk.drop("\(name).vcf", card(name, uid: name)) }
  }

  @Test("what keeps a part of a batch from being loaded is counted to none of its files")
  func attempts() async throws {
    let lock = lock
    let desk = try desk { desk in try? lock.hold(desk.notebook.path) }
    try drop("Ana", "Bo", "Cy", to: desk)
    await #expect(throws: IntakeError.self) { try await desk.turn() }
    #expect(try desk.names() == ["Ana"])
    for _ in 0..<3 { await #expect(throws: IntakeError.self) { try await desk.turn() } }
    try lock.release()
    try await desk.turn()
    #expect(try desk.names() == ["Ana", "Bo", "Cy"])
    #expect(try desk.ledger() == [.filed: 3])
    #expect(try desk.notebook.ledgerEntries(in: .filed).allSatisfy { $0.attempts == 1 })
    #expect(desk.intake.refunds.isEmpty)
  }

  @Test("an attempt whose beginning could not be written down is none to give back")
  func neverBegun() async throws {
    let desk = try Desk()
    try drop("Ana", to: desk)
    try lock.hold(desk.notebook.path)
    await #expect(throws: IntakeError.self) { try await desk.turn() }
    #expect(desk.intake.refunds.isEmpty)
    try lock.release()
    try await desk.turn()
    #expect(try desk.notebook.ledgerEntries(in: .filed).map(\.attempts) == [1])
  }

  @Test("when it is told to stop, no file is left as if it were being read")
  func stops() async throws {
    let desk = try desk { $0.stop.request() }
    try drop("Ana", "Bo", "Cy", to: desk)
    await #expect(throws: IntakeError.self) { try await desk.turn() }
    try desk.intake.flush()
    #expect(try desk.ledger() == [.filed: 1, .deferred: 2])
    #expect(try desk.notebook.ledgerEntries(in: .deferred).map(\.attempts) == [0, 0])
  }

  @Test("people who came just before a pause find their notes after it")
  func review() async throws {
    let desk = try Desk()
    try desk.drop("a.notes.jsonl", Self.note)
    try await desk.turn()
    try desk.intake.loader.endBurst()
    #expect(try desk.notebook.inboxCount() == 1)
    let handler = WatchLogHandler(.json, showsPaths: false, sink: { _ in })
    let loop = WatchLoop(
      WatchOptions(root: desk.layout.root, databasePath: "", importing: .init(region: "US")),
      log: WatchLog(Logger(label: "test") { _ in handler }), stop: desk.stop, board: desk.board)
    try await loop.take(desk.intake)
    #expect(!desk.intake.mayHaveMissed)

    try drop("Priya Raman", to: desk)
    try await desk.turn()
    try lock.hold(desk.notebook.path)
    #expect(throws: IntakeError.self) { try loop.endBurst(desk.intake) }
    try lock.release()
    try await loop.take(desk.intake)
    #expect(try desk.notebook.inboxCount() == 0)
  }

  @Test("so do those before files that could not be loaded")
  func reviewAfterLoad() async throws {
    let lock = lock
    let desk = try desk { desk in try? lock.hold(desk.notebook.path) }
    desk.intake.mayHaveMissed = false
    try drop("Ana", "Bo", to: desk)
    await #expect(throws: IntakeError.self) { try await desk.turn() }
    #expect(desk.intake.mayHaveMissed)
    try lock.release()
  }

  private static let note = """
    {"id":"n","source":"voice_note","captured_at":"2026-03-14T18:20:00Z",\
    "text":"Had lunch with Priya Raman. She moved to Oslo."}

    """
}
