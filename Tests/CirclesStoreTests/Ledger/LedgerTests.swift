import CirclesStore
import Testing

@Suite("The ledger of the daemon")
struct LedgerTests {
  private let book: TestNotebook

  init() throws { book = try TestNotebook() }

  private func entry(
    _ number: UInt8, _ state: LedgerState = .reading, path: String = "a.vcf"
  ) -> LedgerEntry {
    LedgerEntry(
      sha256: [UInt8](repeating: number, count: 32), reader: "vcard", state: state,
      pipelineVersion: 1, path: path, size: 7)
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
    let unfinished = try book.notebook.recoverLedger(command: "watch")
    #expect(unfinished.map(\.path) == ["a.vcf", "b.vcf"])
    #expect(try state(1) == .deferred)
    #expect(try state(2) == .committed)
    #expect(try book.notebook.recoverLedger(command: "watch").isEmpty)
  }

  @Test("ends the runs of a daemon that was killed, and no others")
  func killedRuns() throws {
    for command in ["watch", "import a.vcf"] {
      _ = try book.notebook.beginImport(ImportRequest(command: command))
    }
    _ = try book.notebook.recoverLedger(command: "watch")
    let states = try book.notebook.runs().map { "\($0.command) \($0.state)" }
    #expect(Set(states) == ["watch finished", "import a.vcf running"])
  }
}
