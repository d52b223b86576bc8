import CirclesStore
import Testing

@testable import CirclesWatch

@Suite("What follows from a daemon that did not end well")
struct RecoveryTests {
  private func entry(_ number: UInt8, crashes: Int = 0, kills: Int = 0) -> LedgerEntry {
    var entry = LedgerEntry(
      sha256: [UInt8](repeating: number, count: 32), reader: "vcard", state: .reading,
      pipelineVersion: 1, path: "a.vcf", size: 1)
    (entry.attempts, entry.crashes, entry.kills) = (1, crashes, kills)
    entry.nextAttemptAt = "2026-11-22T00:00:00Z"
    return entry
  }

  @Test("nothing was being read: nothing follows")
  func nothing() {
    let recovery = Recovery([], .silence)
    #expect(recovery.entries.isEmpty)
    #expect(recovery.suspects.isEmpty)
  }

  @Test("a daemon that was told to stop blames nobody, and the attempt does not count")
  func stopped() {
    let recovery = Recovery([entry(1), entry(2)], .stopped)
    #expect(recovery.suspects.isEmpty)
    #expect(recovery.entries.map(\.attempts) == [0, 0])
    #expect(recovery.entries.allSatisfy { $0.state == .deferred && $0.nextAttemptAt == nil })
  }

  @Test("one of several files may have been the cause: each goes alone, and none is blamed")
  func killedTogether() {
    let recovery = Recovery([entry(1), entry(2)], .silence)
    #expect(recovery.suspects == [entry(1).sha256, entry(2).sha256])
    #expect(recovery.entries.map(\.kills) == [0, 0])
    #expect(recovery.entries.map(\.crashes) == [0, 0])
    #expect(recovery.culprits.isEmpty)
  }

  @Test("a trap names its file; at the third it is put aside, and the others are free")
  func trapped() {
    let once = Recovery([entry(1), entry(2)], .trapped(entry(2).sha256))
    #expect(once.suspects == [entry(2).sha256])
    #expect(once.culprits == [entry(2).sha256])
    #expect(once.entries.map(\.crashes) == [0, 1])
    #expect(once.entries.map(\.state) == [.deferred, .deferred])
    let thrice = Recovery([entry(1), entry(2, crashes: 2)], .trapped(entry(2).sha256))
    #expect(thrice.suspects.isEmpty)
    #expect(thrice.entries.map(\.state) == [.deferred, .rejected])
    #expect(thrice.entries[1].lastCode == "watch.crashed")
  }

  @Test("a trap on something that is long done says no more than a kill")
  func trappedElsewhere() {
    let recovery = Recovery([entry(1)], .trapped(entry(9).sha256))
    #expect(recovery.entries.map(\.crashes) == [0])
    #expect(recovery.entries.map(\.kills) == [1])
  }

  @Test("a file is put aside after ten kills while it alone was read, and not after nine")
  func killedAlone() {
    #expect(Recovery([entry(1, kills: 8)], .silence).entries[0].state == .deferred)
    let last = Recovery([entry(1, kills: 9)], .silence)
    #expect(last.entries[0].state == .rejected)
    #expect(last.suspects.isEmpty)
  }
}
