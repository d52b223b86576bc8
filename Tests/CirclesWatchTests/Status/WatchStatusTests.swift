import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("The status of the daemon")
struct WatchStatusTests {
  private let heartbeat = Date(timeIntervalSince1970: 1_795_000_000)

  private var full: WatchStatus {
    var status = WatchStatus(
      state: .degraded, watchMode: "inotify", heartbeat: heartbeat, pid: 42, version: "1.2.3")
    status.lastScan = heartbeat - 5
    status.oldestPendingSeconds = 7
    (status.pending, status.deferred, status.failed, status.committed) = (1, 2, 3, 4)
    status.eventsLost = 5
    status.lastErrorCode = "file.move.13"
    status.problems = [.init(code: "watch.cannot-file", sentence: "Files cannot be put away")]
    return status
  }

  @Test("what was written is read again")
  func roundTrip() {
    #expect(WatchStatus(json: full.json) == full)
    let bare = WatchStatus(heartbeat: heartbeat, pid: 1, version: "1")
    #expect(WatchStatus(json: bare.json) == bare)
  }

  @Test("times are written for people and machines alike, in UTC")
  func times() {
    #expect(String(decoding: full.json, as: UTF8.self).contains(#""heartbeat":"2026-11-18T"#))
  }

  @Test("text that is no status is none", arguments: ["", "{}", "[1]", #"{"state":"odd"}"#])
  func damaged(_ text: String) { #expect(WatchStatus(json: Array(text.utf8)) == nil) }

  @Test("the file is of mode 0600, is replaced whole, and leaves nothing beside it")
  func file() throws {
    let folder = try WatchedFolder()
    let file = StatusFile(folder.layout)
    #expect(try file.read() == nil)
    try file.write(WatchStatus(heartbeat: heartbeat, pid: 1, version: "1"))
    try file.write(full)
    #expect(try file.read() == full)
    #expect(try folder.contents(folder.layout.own).count == 1)
    let rights = try FileManager.default.attributesOfItem(
      atPath: folder.layout.status.string)[.posixPermissions]
    #expect(rights as? Int == 0o600)
  }

  @Test("a write that fails leaves the status before it", arguments: [ENOSPC, EIO, EDQUOT])
  func failing(_ errno: Int32) throws {
    let folder = try WatchedFolder()
    let before = WatchStatus(heartbeat: heartbeat, pid: 1, version: "1")
    try StatusFile(folder.layout).write(before)
    var number = 1
    while number < 20 {
      let faulty = FaultyFileSystem(failingCall: number, with: .errno(errno))
      do throws(FileError) {
        try StatusFile(folder.layout, fileSystem: faulty).write(full)
      } catch {
        #expect(try StatusFile(folder.layout).read() == before)
        #expect(try folder.contents(folder.layout.own).count == 1)
      }
      if !faulty.hasFired { break }
      number += 1
    }
    #expect(try StatusFile(folder.layout).read() == full)
    #expect(number > 3)
  }
}

@Suite("The health of the daemon")
struct WatchHealthTests {
  private let now = Date(timeIntervalSince1970: 1_795_000_000)

  private func status(_ state: WatchStatus.State, age: TimeInterval = 1) -> WatchStatus {
    WatchStatus(state: state, heartbeat: now - age, pid: 1, version: "1")
  }

  @Test(
    "a daemon that works is healthy", arguments: [WatchStatus.State.starting, .idle, .importing])
  func healthy(_ state: WatchStatus.State) {
    #expect(WatchHealth.of(status(state), now: now) == .healthy)
    #expect(WatchHealth.of(status(state, age: 30), now: now) == .healthy)
  }

  @Test("trouble, and files put aside, are degraded")
  func degraded() {
    #expect(WatchHealth.of(status(.degraded), now: now) == .degraded)
    var failed = status(.idle)
    failed.failed = 1
    #expect(WatchHealth.of(failed, now: now) == .degraded)
    var problem = status(.idle)
    problem.problems = [.init(code: "watch.poll", sentence: "It polls")]
    #expect(WatchHealth.of(problem, now: now) == .degraded)
  }

  @Test("an old heartbeat, one from the future and no status at all are silence")
  func silent() {
    #expect(WatchHealth.of(status(.idle, age: 31), now: now) == .silent)
    #expect(WatchHealth.of(status(.idle, age: -86_400), now: now) == .silent)
    #expect(WatchHealth.of(nil, now: now) == .silent)
  }

  @Test("the exit codes are those of the contract")
  func exitCodes() {
    #expect([WatchHealth.healthy, .degraded, .silent].map(\.exitCode) == [0, 1, 3])
  }
}
