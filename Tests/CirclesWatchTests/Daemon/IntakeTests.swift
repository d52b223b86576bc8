import CirclesStore
import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Taking files that have settled")
struct IntakeTests {
  @Test("they get into the notebook, and out of the folder")
  func takes() async throws {
    let desk = try Desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    try desk.drop("from phone/b.vcf", card("Bo Lind", uid: "b"))
    try await desk.turn()
    #expect(try desk.names() == ["Ana Ruiz", "Bo Lind"])
    #expect(desk.files(desk.layout.drop).isEmpty)
    #expect(desk.files(desk.layout.done).count == 2)
    #expect(try desk.ledger() == [.filed: 2])
  }

  @Test("the same content under other names is loaded once, and put away each time")
  func duplicates() async throws {
    let desk = try Desk()
    for name in ["a.vcf", "b.vcf", "c.vcf"] { try desk.drop(name, card("Ana Ruiz", uid: "a")) }
    try await desk.turn()
    try desk.drop("d.vcf", card("Ana Ruiz", uid: "a"))
    try await desk.turn()
    #expect(try desk.ledger() == [.filed: 1])
    #expect(desk.files(desk.layout.drop).isEmpty)
    #expect(try desk.names() == ["Ana Ruiz"])
    #expect(desk.board.totals.files == 1)
  }

  @Test("what cannot be read is put aside with a note, and says nothing of what is in it")
  func rejected() async throws {
    let desk = try Desk()
    try desk.drop("Ottilie.bin", "\u{0}\u{1} Ottilie Brandvold \u{0}")
    try await desk.turn()
    let failed = desk.files(desk.layout.failed)
    #expect(failed.count == 2)
    #expect(failed.contains { $0.hasSuffix(".bin.error.json") })
    #expect(try desk.ledger() == [.quarantined: 1])
    let note = try String(
      contentsOfFile: desk.layout.failed.string + "/" + (failed.last ?? ""), encoding: .utf8)
    #expect(note.contains("input.unrecognised"))
    #expect(!note.contains("Ottilie") && !desk.lines.all.contains("Ottilie"))
  }

  @Test("a note that is missing is written again from the ledger")
  func missingNote() async throws {
    let desk = try Desk()
    try desk.drop("a.bin", "\u{0}\u{1}\u{2}")
    try await desk.turn()
    let note = try #require(desk.files(desk.layout.failed).first { $0.hasSuffix(".json") })
    let path = desk.layout.failed.string + "/" + note
    let before = try String(contentsOfFile: path, encoding: .utf8)
    try FileManager.default.removeItem(atPath: path)
    #expect(try desk.intake.checkFailed() == 1)
    let after = try String(contentsOfFile: path, encoding: .utf8)
    #expect(after.contains("input.unrecognised"))
    #expect(after.prefix(60) == before.prefix(60))
  }

  @Test("a file without its end is put off, and taken whole when the end has come")
  func unfinished() async throws {
    let desk = try Desk()
    let whole = card("Ana Ruiz", uid: "a") + card("Bo Lind", uid: "b")
    try desk.drop("a.vcf", String(whole.dropLast(16)))
    try await desk.turn()
    #expect(try desk.names().isEmpty)
    #expect(try desk.ledger() == [.deferred: 1])
    #expect(desk.intake.tracker.heldCount == 1)
    try desk.drop("a.vcf", whole)
    try await desk.turn()
    #expect(try desk.names() == ["Ana Ruiz", "Bo Lind"])
    #expect(try desk.ledger() == [.filed: 1, .superseded: 1])
  }

  @Test("a file without its end that gets another name is not given up for what has its old one")
  func renamedBeginning() async throws {
    let desk = try Desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a") + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Cy")
    try await desk.turn()
    #expect(try desk.ledger() == [.deferred: 1])
    let drop = desk.layout.drop.string
    try FileManager.default.moveItem(atPath: drop + "/a.vcf", toPath: drop + "/old.vcf")
    try desk.drop("a.vcf", card("Bo Lind", uid: "b"))
    try await desk.turn()
    #expect(try desk.names() == ["Bo Lind"])
    #expect(try desk.notebook.ledgerEntries(in: .deferred).map(\.path) == ["old.vcf"])
    for _ in 0..<3 {
      try desk.forgetWaits()
      try await desk.turn()
    }
    #expect(try desk.names().contains("Ana Ruiz"))
    #expect(try desk.ledger() == [.filed: 2])
  }

  @Test("a beginning that was superseded before it was ever loaded is loaded when it comes again")
  func supersededBeginning() async throws {
    let desk = try Desk()
    let whole = card("Ana Ruiz", uid: "a") + card("Bo Lind", uid: "b")
    let beginning = card("Cy Moe", uid: "c") + "BEGIN:VCARD"
    try desk.drop("a.vcf", beginning)
    try await desk.turn()
    try desk.drop("a.vcf", whole)
    try await desk.turn()
    #expect(try desk.ledger() == [.filed: 1, .superseded: 1])
    try desk.drop("c.vcf", beginning)
    for _ in 0..<4 {
      try await desk.turn()
      try desk.forgetWaits()
    }
    #expect(try desk.names().contains("Cy Moe"))
    #expect(try desk.ledger() == [.filed: 2])
  }

  @Test("a file whose end never comes is taken for what it is after the third look")
  func neverFinished() async throws {
    let desk = try Desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a") + "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo")
    for _ in 0..<3 {
      try await desk.turn()
      #expect(try desk.ledger() == [.deferred: 1])
      try desk.forgetWaits()
    }
    try await desk.turn()
    #expect(try desk.names().contains("Ana Ruiz"))
    #expect(try desk.ledger() == [.filed: 1])
  }

  @Test("files that are kept stay where they are, and are taken again only when they change")
  func keeps() async throws {
    let desk = try Desk(keeps: true)
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    try desk.drop("b.bin", "\u{0}\u{1}")
    try await desk.turn()
    try await desk.turn()
    #expect(desk.files(desk.layout.drop) == ["a.vcf", "b.bin"])
    #expect(try desk.ledger() == [.committed: 1, .rejected: 1])
    #expect(desk.intake.tracker.pendingCount == 0)
    try desk.drop("a.vcf", card("Ana María Ruiz", uid: "a"))
    try await desk.turn()
    #expect(try desk.names() == ["Ana María Ruiz"])
    #expect(try desk.notebook.people().count == 1)
  }

  @Test("files that are kept and cannot be read count as failed while they lie there unchanged")
  func keptAside() async throws {
    let desk = try Desk(keeps: true)
    try desk.drop("a.bin", "\u{0}\u{1}")
    try desk.drop("b.bin", "\u{0}\u{2}")
    for _ in 0..<2 {
      try await desk.turn()
      #expect(try desk.intake.checkFailed() == 2)
    }
    try FileManager.default.removeItem(atPath: desk.layout.drop.string + "/a.bin")
    try desk.drop("b.bin", "\u{0}\u{3} another")
    desk.intake.observe(desk.scanner.scan())
    #expect(try desk.intake.checkFailed() == 0)
    try await desk.turn()
    #expect(try desk.intake.checkFailed() == 1)
  }

  @Test("files that are kept and cannot be read are tried again when somebody asks for it")
  func retriesKept() async throws {
    let desk = try Desk(keeps: true)
    try desk.drop("a.bin", "\u{0}\u{1}")
    try await desk.turn()
    try desk.intake.retryKept()
    try await desk.turn()
    #expect(desk.lines.all.components(separatedBy: "file rejected").count == 2)
    try RetryRequest(desk.layout).leave()
    try desk.intake.retryKept()
    #expect(try desk.ledger() == [.deferred: 1])
    try await desk.turn()
    #expect(desk.lines.all.components(separatedBy: "file rejected").count == 3)
    #expect(try desk.notebook.ledgerEntries(in: .rejected).map(\.attempts) == [1])
    #expect(!FileManager.default.fileExists(atPath: desk.layout.retry.string))
  }

  @Test("a file that was put away and grows is moved back, and taken whole")
  func grows() async throws {
    let desk = try Desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    // A program that still writes keeps the file open across the rename.
    let writer = try #require(FileHandle(forUpdatingAtPath: desk.layout.drop.string + "/a.vcf"))
    try await desk.turn()
    #expect(desk.files(desk.layout.done).count == 1)
    _ = try writer.seekToEnd()
    try writer.write(contentsOf: Data(card("Bo Lind", uid: "b").utf8))
    try writer.close()
    try desk.intake.recheckFiled()
    #expect(desk.files(desk.layout.drop) == ["a.vcf"])
    #expect(try desk.ledger() == [.superseded: 1])
    try await desk.turn()
    #expect(try desk.names() == ["Ana Ruiz", "Bo Lind"])
    #expect(try desk.ledger() == [.superseded: 1, .filed: 1])
  }

  @Test("when it is asked to stop, what was begun is given back and no attempt counts")
  func stops() async throws {
    let desk = try Desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    desk.stop.request()
    await #expect(throws: IntakeError.self) { try await desk.turn() }
    #expect(try desk.names().isEmpty)
    #expect(desk.files(desk.layout.drop) == ["a.vcf"])
    #expect(try desk.ledger().isEmpty)
  }

  @Test("suspects go alone")
  func suspects() async throws {
    let desk = try Desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    try desk.drop("b.vcf", card("Bo Lind", uid: "b"))
    try desk.drop("c.vcf", card("Cy Moe", uid: "c"))
    desk.intake.suspects = [try desk.digest(of: "a.vcf")]
    try await desk.turn()
    #expect(try desk.names() == ["Ana Ruiz", "Bo Lind", "Cy Moe"])
    #expect(desk.intake.suspects.isEmpty)
    // Two transactions: the suspect, then the others together.
    #expect(desk.lines.all.components(separatedBy: #""loaded""#).count == 3)
  }

  @Test("a suspect does not overwrite what a newer file says")
  func suspectsInOrder() async throws {
    let desk = try Desk()
    try desk.drop("old.vcf", card("Ana Ruiz", uid: "a"))
    desk.intake.suspects = [try desk.digest(of: "old.vcf")]
    // The older one is older by its time, too, whatever the file system's clock ticks in.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)],
      ofItemAtPath: desk.layout.drop.string + "/old.vcf")
    try desk.drop("new.vcf", card("Ana Ruiz-Lind", uid: "a"))
    try await desk.turn()
    #expect(try desk.names() == ["Ana Ruiz-Lind"])
  }

  @Test("a file on which the program trapped goes after all others")
  func culprits() async throws {
    let desk = try Desk()
    try desk.drop("a.vcf", card("Ana Ruiz", uid: "a"))
    let digest = try desk.digest(of: "a.vcf")
    (desk.intake.suspects, desk.intake.culprits) = ([digest], [digest])
    try desk.drop("b.vcf", card("Ana Ruiz-Lind", uid: "a"))
    try await desk.turn()
    #expect(try desk.names() == ["Ana Ruiz"])
  }

  @Test(
    "the clock on the wall, set forward or back, keeps no file waiting for longer than it should",
    arguments: [-31_536_000.0, -86_400, 86_400, 31_536_000])
  func clock(seconds: Double) async throws {
    let clock = ManualClock()
    let desk = try Desk(clock: clock)
    try desk.drop("a.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:a\r\nFN:Ana Ruiz\r\n")
    try await desk.turn()
    #expect(try desk.notebook.ledgerEntries(in: .deferred).map(\.deferrals) == [1])
    clock.setWall(by: seconds)
    try await desk.turn()
    #expect(try desk.notebook.ledgerEntries(in: .deferred).map(\.deferrals) == [1])
    clock.pass(.seconds(11))
    try await desk.turn()
    #expect(try desk.notebook.ledgerEntries(in: .deferred).map(\.deferrals) == [2])
    // The next daemon knows what the ledger says, and no more.
    clock.setWall(by: -31_536_000)
    let next = try Desk(beside: desk, clock: clock)
    try await next.turn()
    #expect(try next.notebook.ledgerEntries(in: .deferred).map(\.deferrals) == [3])
  }

  @Test(
    "what cannot be read under one name is read under another, and stays read",
    arguments: [true, false])
  func misnamed(keeps: Bool) async throws {
    let desk = try Desk(keeps: keeps)
    let text = "Had lunch with Ottilie Brandvold today, she likes pottery.\n"
    try desk.drop("a.vcf", text)
    try desk.drop("b.txt", text)
    try desk.drop("c.vcf", text)
    for desk in [desk, try Desk(keeps: keeps, beside: desk)] {
      try await desk.turn()
      try await desk.turn()
      #expect(try desk.notebook.inboxCount() == 1)
      #expect(try desk.ledger() == [keeps ? .committed : .filed: 1])
    }
    #expect(desk.files(desk.layout.drop).count == (keeps ? 3 : 0))
    let failed = desk.files(desk.layout.failed).filter { $0.hasSuffix(".vcf") }
    #expect(failed.count == (keeps ? 0 : 2))
  }
}
