import CirclesModel
import CirclesStore
import Foundation
import Testing

@Suite("The ledger of the daemon")
struct LedgerTests {
  private let book: TestNotebook

  init() throws { book = try TestNotebook() }

  private func entry(
    _ number: UInt8, _ state: LedgerState = .reading, root: String = "/r", path: String = "a.vcf"
  ) -> LedgerEntry {
    var entry = LedgerEntry(
      sha256: [UInt8](repeating: number, count: 32), reader: "vcard", state: state,
      pipelineVersion: 1, path: path, size: 7)
    entry.root = root
    return entry
  }

  /// Takes up after the daemon of a folder; answers what it was reading.
  private func recover(_ root: String) throws -> [LedgerEntry] {
    try book.notebook.recoverLedger(root: root, command: "watch \(root)") { entries in
      entries.map { entry in
        var entry = entry
        entry.state = .deferred
        return entry
      }
    }
  }

  /// Commits contents in a run of their own.
  private func commit(_ entries: LedgerEntry...) throws {
    let session = try book.notebook.beginImport(ImportRequest(command: "watch /r", isHeld: true))
    try session.commit(entries, RunReport())
    try session.finish(RunReport())
  }

  private func state(_ number: UInt8) throws -> LedgerState? {
    let digest = [UInt8](repeating: number, count: 32)
    return try book.notebook.ledgerEntries([digest])[digest]?.state
  }

  @Test("keeps a row as it was saved, and the first time it was met")
  func saves() throws {
    var first = entry(1, .deferred)
    first.attempts = 2
    first.deferrals = 1
    first.crashes = 3
    first.kills = 4
    first.nextAttemptAt = "2026-11-22T01:00:00Z"
    first.lastCode = "vcard.missing-end"
    first.lastLine = 12
    first.lastColumn = 3
    first.recordsOK = 5
    first.recordsBad = 6
    first.firstSeen = "2026-11-20T01:00:00Z"
    try book.notebook.ledger(save: [first])
    #expect(try book.notebook.ledgerEntries([first.sha256])[first.sha256] == first)
    var second = first
    second.firstSeen = "2026-11-21T01:00:00Z"
    second.attempts = 3
    try book.notebook.ledger(save: [second])
    let found = try #require(try book.notebook.ledgerEntries([first.sha256])[first.sha256])
    #expect(found.attempts == 3)
    #expect(found.firstSeen == "2026-11-20T01:00:00Z")
  }

  @Test("keeps the digest as digits, by which people find the row of a file")
  func digits() throws {
    try book.notebook.ledger(save: [entry(0xA7)])
    #expect(
      try book.rows("SELECT sha256 FROM ledger")
        == ["\"" + String(repeating: "a7", count: 32) + "\""])
  }

  @Test("knows nothing of a content that was never met")
  func unknown() throws {
    #expect(try state(9) == nil)
    #expect(try book.notebook.ledgerCounts().isEmpty)
  }

  @Test("a row that was made before the format was known gives way to the one that knows it")
  func readers() throws {
    var unknown = entry(1, .reading)
    unknown.reader = "-"
    try book.notebook.ledger(save: [unknown])
    try book.notebook.ledger(save: [entry(1, .deferred)])
    #expect(try book.rows("SELECT reader FROM ledger") == ["\"vcard\""])
    #expect(try state(1) == .deferred)
  }

  @Test("follows a file to where it is put away")
  func filed() throws {
    try book.notebook.ledger(save: [
      entry(1, .committed), entry(2, .rejected), entry(3, .committed),
    ])
    try book.notebook.ledger(
      filed: [entry(1).sha256], quarantined: [entry(2).sha256], superseded: [entry(3).sha256])
    #expect(try state(1) == .filed)
    #expect(try state(2) == .quarantined)
    #expect(try state(3) == .superseded)
    #expect(
      try book.rows("SELECT filed_at IS NOT NULL FROM ledger ORDER BY sha256")
        == ["1", "0", "0"])
    #expect(
      try book.notebook.ledgerCounts() == [.filed: 1, .quarantined: 1, .superseded: 1])
    #expect(try book.notebook.ledgerEntries(in: .quarantined).map(\.sha256) == [entry(2).sha256])
  }

  @Test("finds after a crash what was being read, once")
  func recovers() throws {
    try book.notebook.ledger(save: [entry(1), entry(2, .committed), entry(3, path: "b.vcf")])
    let unfinished = try recover("/r")
    #expect(unfinished.map(\.path) == ["a.vcf", "b.vcf"])
    #expect(try state(1) == .deferred)
    #expect(try state(2) == .committed)
    #expect(try recover("/r").isEmpty)
  }

  @Test("leaves alone what the daemon of another folder is reading")
  func othersReading() throws {
    try book.notebook.ledger(save: [entry(1), entry(2, root: "/other")])
    #expect(try recover("/r").map(\.root) == ["/r"])
    #expect(try state(2) == .reading)
    #expect(try book.notebook.ledgerEntries(in: .reading, root: "/r").isEmpty)
    #expect(try book.notebook.ledgerEntries(in: .reading).count == 1)
  }

  @Test("ends the runs of a daemon that was killed, and no others")
  func killedRuns() throws {
    for command in ["watch /r", "watch /other", "import a.vcf"] {
      _ = try book.notebook.beginImport(ImportRequest(command: command))
    }
    _ = try recover("/r")
    let states = try book.notebook.runs().map { "\($0.command) \($0.state)" }
    #expect(
      Set(states) == ["watch /r finished", "watch /other running", "import a.vcf running"])
  }

  @Test("a beginning that the whole file supersedes does not count as loaded unless it was")
  func superseded() throws {
    try book.notebook.ledger(save: [entry(1, .deferred)])
    try commit(entry(2))
    try commit(entry(3))
    try book.notebook.ledger(superseded: [entry(2).sha256])
    #expect(try state(1) == .superseded)
    #expect(try state(2) == .superseded)
    let digests = [1, 2, 3].map { entry($0).sha256 }
    let entries = try book.notebook.ledgerEntries(digests)
    #expect(digests.map { entries[$0]?.isLoaded } == [false, true, true])
    // So it can be met again, and be loaded then.
    try book.notebook.ledger(save: [entry(1, .reading)])
    #expect(try state(1) == .reading)
    try commit(entry(1))
    #expect(try state(1) == .committed)
  }

  @Test("a file supersedes nothing of the same name in another folder")
  func othersPath() throws {
    try book.notebook.ledger(save: [entry(1, .deferred, root: "/other")])
    try commit(entry(2))
    #expect(try state(1) == .deferred)
  }

  @Test("tells which files of a folder were put away since a time, the newest first")
  func filedSince() throws {
    try book.notebook.ledger(save: [
      entry(1, .committed), entry(2, .committed, root: "/other"), entry(3, .committed),
    ])
    try book.notebook.ledger(filed: [entry(1).sha256, entry(2).sha256])
    let now = Date()
    func filed(since seconds: Double, limit: Int = 9) throws -> [[UInt8]] {
      try book.notebook.ledgerEntries(
        filedSince: now.addingTimeInterval(seconds), root: "/r", limit: limit
      ).map(\.sha256)
    }
    #expect(try filed(since: -60) == [entry(1).sha256])
    #expect(try filed(since: 60).isEmpty)
    #expect(try filed(since: -60, limit: 0).isEmpty)
  }
}
